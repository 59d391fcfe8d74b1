// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useSlices } from "../../../app/admin/list/use-slices";

const rows = (name: string, count: number) => Array.from({ length: count }, (_, n) => ({ id: `${name} ${n}` }));
const [first, second, third] = [rows("a", 50), rows("b", 50), rows("c", 50)];

describe("the rows of a list", () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  function show() {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
    const hook = renderHook(({ of, page }) => useSlices(of, page), { initialProps: { of: first, page: 1 } });
    const count = () => hook.result.current.length;
    const frame = () => act(() => void vi.advanceTimersToNextFrame());
    return { ...hook, count, frame, change: (of: typeof first, page = 1) => hook.rerender({ of, page }) };
  }

  it("come at once when the list appears, on another page and when few are new", () => {
    const { count, change } = show();
    expect(count()).toBe(50);
    change([...rows("new", 5), ...first.slice(5)]);
    expect(count()).toBe(50);
    change(second, 2);
    expect(count()).toBe(50);
  });

  it("come ten in the first frame and three in each further one when most are new", () => {
    const { result, count, frame, change } = show();
    change(second);
    const counts = [count()];
    for (let n = 0; n < 15; n++) {
      frame();
      counts.push(count());
    }
    expect(counts).toEqual([10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 50, 50]);
    expect(result.current).toBe(second);
  });

  it("all come when they change again during that", () => {
    const { result, count, frame, change } = show();
    change(second);
    frame();
    change(third);
    expect(count()).toBe(10);
    frame();
    change([...third]);
    for (let n = 0; n < 14; n++) frame();
    expect(result.current.map(({ id }) => id)).toEqual(third.map(({ id }) => id));
  });
});
