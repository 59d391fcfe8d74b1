import { startTransition, useEffect, useState } from "react";
import { untilInputPause } from "../shell/input-pause";

/** About the rows of a window. */
const WINDOW = 10;
/** Rows of a frame, which delays a key or click. */
const STEP = 3;

/**
 * Renders `rows` three per frame, from the eleventh on only in pauses of the editor, so that keys and clicks are not
 * delayed. All rows come at once when the list first appears, when at most ten are new, and on another page, since
 * fewer rows would move the scroll position.
 */
export function useSlices<Row extends { id: string }>(rows: Row[], page: number): Row[] {
  const [slices, setSlices] = useState({ rows, page, count: rows.length });
  let { count } = slices;
  if (slices.rows !== rows) {
    const known = new Set(slices.rows.map(({ id }) => id));
    const added = rows.filter(({ id }) => !known.has(id)).length;
    if (added > WINDOW && page === slices.page) count = STEP;
    else if (count >= slices.rows.length || page !== slices.page) count = rows.length;
    setSlices({ rows, page, count });
  }
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return;
    const nextFrame = () =>
      requestAnimationFrame(() => {
        if (count >= WINDOW && untilInputPause() > 0) frame = nextFrame();
        else startTransition(() => setSlices((now) => ({ ...now, count: now.count + STEP })));
      });
    let frame = nextFrame();
    return () => cancelAnimationFrame(frame);
  }, [isWhole, count, rows]);
  return isWhole ? rows : rows.slice(0, count);
}
