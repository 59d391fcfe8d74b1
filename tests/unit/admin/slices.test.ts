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
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
    const hook = renderHook(({ of, page }) => useSlices(of, page), { initialProps: { of: first, page: 1 } });
    const count = () => hook.result.current.length;
    const frame = () => act(() => void vi.advanceTimersToNextFrame());
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    return { ...hook, count, frame, pass, change: (of: typeof first, page = 1) => hook.rerender({ of, page }) };
  }

  it("come at once when the list appears, on another page and when few are new", () => {
    const { count, change } = show();
    expect(count()).toBe(50);
    change([...rows("new", 5), ...first.slice(5)]);
    expect(count()).toBe(50);
    change(second, 2);
    expect(count()).toBe(50);
  });

  it("come ten in the first frame and, after a pause, five in each further one when most are new", () => {
    const { result, count, frame, pass, change } = show();
    change(second);
    pass(240);
    const counts = [count()];
    for (let n = 0; n < 9; n++) {
      frame();
      counts.push(count());
    }
    expect(counts).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50, 50]);
    expect(result.current).toBe(second);
  });

  it("all come when they change again during that", () => {
    const { result, count, frame, pass, change } = show();
    change(second);
    pass(300);
    expect(count()).toBeGreaterThan(10);
    change(third);
    expect(count()).toBe(10);
    pass(300);
    change([...third]);
    pass(240);
    for (let n = 0; n < 8; n++) frame();
    expect(result.current.map(({ id }) => id)).toEqual(third.map(({ id }) => id));
  });

  it.each(["keydown", "pointerdown"])("wait for a pause after each %s", (event) => {
    const { count, frame, pass, change } = show();
    change(second);
    for (let n = 0; n < 5; n++) {
      pass(200);
      dispatchEvent(new Event(event));
    }
    expect(count()).toBe(10);
    pass(300);
    const rendered = count();
    expect(rendered).toBeGreaterThan(10);
    dispatchEvent(new Event(event));
    pass(200);
    expect(count()).toBe(rendered);
    pass(240);
    for (let n = 0; n < 9; n++) frame();
    expect(count()).toBe(50);
  });
});
