import { startTransition, useEffect, useState } from "react";

const SLICE = 10;

/**
 * The first of `rows`, and ten more with each frame, so that keys are answered while the results of a search are rendered.
 * Rows come all at once when the list first appears, when at most ten are new, and when its page changes, since fewer rows
 * would move the reader's place.
 */
export function useSlices<Row extends { id: string }>(rows: Row[], page: number): Row[] {
  const [slices, setSlices] = useState({ rows, page, count: rows.length });
  let { count } = slices;
  if (slices.rows !== rows) {
    const known = new Set(slices.rows.map(({ id }) => id));
    const added = rows.filter(({ id }) => !known.has(id)).length;
    if (added > SLICE && page === slices.page) count = SLICE;
    else if (count >= slices.rows.length || page !== slices.page) count = rows.length;
    setSlices({ rows, page, count });
  }
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setSlices((now) => ({ ...now, count: now.count + SLICE }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [isWhole, count, rows]);
  return isWhole ? rows : rows.slice(0, count);
}
