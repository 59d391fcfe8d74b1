import { startTransition, useEffect, useRef, useState } from "react";

/** Rows of the first frame, about a window of them, and of each further frame, which delays a key or click. */
const FIRST = 10;
const MORE = 5;
/** How long the editor pauses before further rows are rendered (ms). */
const PAUSE_MS = 250;

/**
 * Renders the first ten of `rows`, and once the editor pauses five more per frame, so that keys and clicks are not
 * delayed. All rows come at once when the list first appears, when at most ten are new, and on another page, since
 * fewer rows would move the scroll position.
 */
export function useSlices<Row extends { id: string }>(rows: Row[], page: number): Row[] {
  const [slices, setSlices] = useState({ rows, page, count: rows.length });
  let { count } = slices;
  if (slices.rows !== rows) {
    const known = new Set(slices.rows.map(({ id }) => id));
    const added = rows.filter(({ id }) => !known.has(id)).length;
    if (added > FIRST && page === slices.page) count = FIRST;
    else if (count >= slices.rows.length || page !== slices.page) count = rows.length;
    setSlices({ rows, page, count });
  }
  const isWhole = count >= rows.length;
  /** When the pause is long enough (ms, by `performance.now()`). */
  const pausedAt = useRef(0);
  useEffect(() => {
    if (isWhole) return;
    const heard = new AbortController();
    const wait = () => {
      pausedAt.current = performance.now() + PAUSE_MS;
    };
    wait();
    for (const event of ["keydown", "pointerdown"])
      addEventListener(event, wait, { capture: true, passive: true, signal: heard.signal });
    return () => heard.abort();
  }, [isWhole, rows]);
  useEffect(() => {
    if (isWhole) return;
    const nextFrame = () =>
      requestAnimationFrame(() => {
        if (performance.now() < pausedAt.current) frame = nextFrame();
        else startTransition(() => setSlices((now) => ({ ...now, count: now.count + MORE })));
      });
    let frame = nextFrame();
    return () => cancelAnimationFrame(frame);
  }, [isWhole, count, rows]);
  return isWhole ? rows : rows.slice(0, count);
}
