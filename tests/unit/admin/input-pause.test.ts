// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inPause, useInputTimes } from "../../../app/admin/shell/input-pause";

describe("a pause of the editor", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    renderHook(useInputTimes);
  });

  afterEach(() => {
    dispatchEvent(new Event("pointerup"));
    cleanup();
    vi.useRealTimers();
  });

  it("begins 200 ms after the last key", () => {
    const callback = vi.fn();
    dispatchEvent(new Event("keydown"));
    inPause(callback);
    vi.advanceTimersByTime(150);
    dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(190);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(callback).toHaveBeenCalledOnce();
  });

  it("begins 200 ms after a pointer was released", () => {
    const callback = vi.fn();
    dispatchEvent(new Event("pointerdown"));
    inPause(callback);
    vi.advanceTimersByTime(700);
    dispatchEvent(new Event("pointerup"));
    vi.advanceTimersByTime(190);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(callback).toHaveBeenCalledOnce();
  });

  it("does not begin while a pointer is pressed, even if a key is", () => {
    const callback = vi.fn();
    dispatchEvent(new Event("pointerdown"));
    dispatchEvent(new Event("keydown"));
    inPause(callback);
    vi.advanceTimersByTime(700);
    expect(callback).not.toHaveBeenCalled();
  });

  it("is waited for no longer than a second, while a key repeats", () => {
    const callback = vi.fn();
    dispatchEvent(new Event("keydown"));
    inPause(callback);
    for (let ms = 0; ms < 990; ms += 30) {
      dispatchEvent(new Event("keydown"));
      expect(callback).not.toHaveBeenCalled();
      vi.advanceTimersByTime(30);
    }
    vi.advanceTimersByTime(10);
    expect(callback).toHaveBeenCalledOnce();
  });

  it("is not waited for once that is cancelled", () => {
    const callback = vi.fn();
    dispatchEvent(new Event("keydown"));
    inPause(callback)();
    vi.advanceTimersByTime(2_000);
    expect(callback).not.toHaveBeenCalled();
  });
});
