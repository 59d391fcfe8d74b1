// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useKeptText } from "../../../app/admin/promotions/use-kept-text";

afterEach(() => void sessionStorage.clear());

const show = () => renderHook(() => useKeptText("operator:new"));
const textOf = ({ result }: ReturnType<typeof show>) => result.current[0];

describe("a kept text", () => {
  it("is there after a reload, which leaves no form", () => {
    const { result } = show();
    act(() => result.current[1]("Yeni üyelere %100 bonus"));
    expect(textOf(show())).toBe("Yeni üyelere %100 bonus");
  });

  it("is gone once its form was left", () => {
    const { result, unmount } = show();
    act(() => result.current[1]("Yeni üyelere %100 bonus"));
    unmount();
    expect(textOf(show())).toBe("");
  });

  it("may not be stored", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const shown = show();
    act(() => shown.result.current[1]("Yeni üyelere %100 bonus"));
    expect(textOf(shown)).toBe("Yeni üyelere %100 bonus");
  });
});
