import { useEffect } from "react";

/** How long no key and no button of a pointer is pressed in a pause (ms). */
const PAUSE_MS = 200;

/** By `performance.now()` (ms). */
let lastInput = -Infinity;

/** Notes when a key or a button of a pointer is pressed; for the layout of the panel. */
export function useInputTimes() {
  useEffect(() => {
    const ended = new AbortController();
    const note = () => {
      lastInput = performance.now();
    };
    for (const event of ["keydown", "pointerdown"])
      addEventListener(event, note, { capture: true, passive: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}

/** Milliseconds until the editor has paused for long enough; 0 in a pause. */
export const untilInputPause = () => Math.max(0, lastInput + PAUSE_MS - performance.now());

/** Resolves in a pause of the editor. Rendering many rows would delay the next key or click. */
export async function inputPause(): Promise<void> {
  for (let ms = untilInputPause(); ms > 0; ms = untilInputPause())
    await new Promise((passed) => setTimeout(passed, ms));
}
