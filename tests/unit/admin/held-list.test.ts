// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useHeldList } from "../../../app/admin/list/use-held-list";
import { useInputTimes } from "../../../app/admin/shell/input-pause";

const page = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) });
const ids = Array.from({ length: 20 }, (_, n) => `a${n}`);
const first = page(...ids);

describe("the loaded page of a list", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    renderHook(useInputTimes);
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  function follow(next: typeof first | undefined, shown: typeof first | undefined = first) {
    const { result, rerender } = renderHook(useHeldList<typeof first>, { initialProps: shown });
    dispatchEvent(new Event("keydown"));
    rerender(next);
    const now = result.current;
    act(() => void vi.advanceTimersByTime(200));
    return { now, later: result.current };
  }

  it.each([
    ["other rows", page(...ids.map((id) => `b${id}`))],
    ["the same rows in another order", page(...ids.toReversed())],
    ["eleven new rows", page(...ids.map((id, n) => (n < 11 ? `b${id}` : id)))],
  ])("with %s follows in the next pause", (_, next) => {
    expect(follow(next)).toEqual({ now: first, later: next });
  });

  it.each([
    ["the same rows", page(...ids)],
    ["fewer rows", page(...ids.slice(15))],
    ["ten new rows", page(...ids.map((id, n) => (n < 10 ? `b${id}` : id)))],
    ["no rows", page()],
  ])("with %s is shown at once", (_, next) => {
    expect(follow(next).now).toBe(next);
  });

  it("is shown at once when it is the first", () => {
    const { result, rerender } = renderHook(useHeldList<typeof first>, { initialProps: undefined });
    dispatchEvent(new Event("keydown"));
    rerender(first);
    expect(result.current).toBe(first);
  });
});
