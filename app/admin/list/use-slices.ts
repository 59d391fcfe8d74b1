import { startTransition, useEffect, useState } from "react";

/** Rows of the first frame, about as many as a window shows, and of each later one. Input waits for a whole frame. */
const FIRST = 10;
const STEP = 3;

/**
 * Renders the first ten of `rows`, and three more per frame, so that typing a search is not delayed. All rows come at
 * once when the list first appears, when at most ten are new, and on another page, since fewer rows would move the
 * scroll position.
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
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setSlices((now) => ({ ...now, count: now.count + STEP }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [isWhole, count, rows]);
  return isWhole ? rows : rows.slice(0, count);
}
