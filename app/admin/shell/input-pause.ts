import { useEffect } from "react";

/** A pause begins after this time without a key press or a pressed pointer (ms). */
const PAUSE_MS = 200;
/** What waits for a pause waits no longer than this (ms). */
const LONGEST_MS = 1_000;

/** Times by `performance.now()` (ms). */
let lastInput = -Infinity;
/** Whether a pointer is pressed: what is below it must not move away before it is released. */
let isPressed = false;

/** Notes when keys and pointers are pressed; used once, by the panel's layout. */
export function useInputTimes() {
  useEffect(() => {
    const ended = new AbortController();
    const note = ({ type }: Event) => {
      lastInput = performance.now();
      if (type !== "keydown") isPressed = type === "pointerdown";
    };
    for (const event of ["keydown", "pointerdown", "pointerup", "pointercancel"])
      addEventListener(event, note, { capture: true, passive: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}

/** Calls back in the editor's next pause, after a second at the latest; returns a function that cancels that. */
export function inPause(callback: () => void): () => void {
  const latest = performance.now() + LONGEST_MS;
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    const now = performance.now();
    const pauseAt = isPressed ? now + PAUSE_MS : lastInput + PAUSE_MS;
    const ms = Math.min(pauseAt, latest) - now;
    if (ms <= 0) callback();
    else timer = setTimeout(wait, ms);
  }
  wait();
  return () => clearTimeout(timer);
}
