// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useEnter } from "../../../app/admin/search/use-enter";

/** A field whose results are shown as `isSettled` says. */
function fieldWith(text: string, isSettled: boolean) {
  const opened = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(
    (shown: { text: string; isSettled: boolean }) => useEnter(shown.text, shown.isSettled, () => opened(shown.text)),
    { initialProps: { text, isSettled } },
  );
  const show = (next: string, settled: boolean) => rerender({ text: next, isSettled: settled });
  return { opened, show, enter: (value: string) => act(() => result.current(value)) };
}

describe("Enter in a field with results", () => {
  it("acts at once on results that are shown", () => {
    const { opened, enter } = fieldWith("kısayol", true);
    enter("kısayol");
    expect(opened.mock.calls).toEqual([["kısayol"]]);
  });

  it("acts once when the results of what was typed are shown, not on those of the text before", () => {
    const { opened, show, enter } = fieldWith("kısayol", false);
    enter("kısayol");
    expect(opened).not.toHaveBeenCalled();
    show("kısayol", true);
    show("kısayol", true);
    expect(opened.mock.calls).toEqual([["kısayol"]]);
  });

  it("does not act when the text changes before its results are shown", () => {
    const { opened, show, enter } = fieldWith("kısayol", false);
    enter("kısayol");
    show("kısayolu", false);
    show("kısayol", true);
    expect(opened).not.toHaveBeenCalled();
  });
});
