// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useInputTimes } from "../../../app/admin/shell/input-pause";
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
    renderHook(useInputTimes);
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

  it("come three a frame when most are new", () => {
    const { result, count, frame, change } = show();
    change(second);
    const counts = [count()];
    for (let n = 0; n < 17; n++) {
      frame();
      counts.push(count());
    }
    expect(counts).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 50, 50]);
    expect(result.current).toBe(second);
  });

  it("all come when they change again during that", () => {
    const { result, count, frame, change } = show();
    change(second);
    frame();
    change(third);
    expect(count()).toBe(3);
    frame();
    change([...third]);
    for (let n = 0; n < 16; n++) frame();
    expect(result.current.map(({ id }) => id)).toEqual(third.map(({ id }) => id));
  });

  it.each(["keydown", "pointerdown"])("wait for a pause after each %s from the eleventh on", (event) => {
    const { count, frame, pass, change } = show();
    change(second);
    dispatchEvent(new Event(event));
    for (let n = 0; n < 6; n++) frame();
    expect(count()).toBe(12);
    pass(120);
    expect(count()).toBeLessThan(20);
    dispatchEvent(new Event(event));
    const rendered = count();
    pass(180);
    expect(count()).toBe(rendered);
    for (let n = 0; n < 18; n++) frame();
    expect(count()).toBe(50);
  });
});
