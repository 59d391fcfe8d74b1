import { useEffect } from "react";

/** A pause begins after this time without a key press or a pressed pointer (ms). */
const PAUSE_MS = 200;
/** The longest wait for a pause (ms). */
const LONGEST_MS = 1_000;

/** Time of the last key press or change of a pointer, by `performance.now()` (ms). */
let lastInput = -Infinity;
/** Nothing may move below a pressed pointer, because the click would meet something else. */
let isPressed = false;

/** Records when keys and pointers are pressed. Called once, by the panel's layout. */
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

/** Calls back when the editor pauses, at the latest after a second. Returns a function that cancels the call. */
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
