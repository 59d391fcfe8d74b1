// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inputPause, useInputTimes } from "../../../app/admin/shell/input-pause";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a pause begins 200 ms after the last key or press", async () => {
  vi.useFakeTimers();
  renderHook(useInputTimes);
  let isPaused = false;
  dispatchEvent(new Event("keydown"));
  void inputPause().then(() => (isPaused = true));
  await vi.advanceTimersByTimeAsync(150);
  dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(190);
  expect(isPaused).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(isPaused).toBe(true);
});
