import { useEffect, useState } from "react";
import { inPause } from "../shell/input-pause";

/** About as many rows as a window shows. */
const WINDOW = 10;

type Rows = { id: string }[];

/** Whether more than a window of rows is inserted or moved; React moves each row that now follows one it preceded. */
function isNewWindow(before: Rows, after: Rows): boolean {
  const places = new Map(before.map(({ id }, at) => [id, at]));
  let last = -1;
  let inserted = 0;
  for (const { id } of after) {
    const place = places.get(id) ?? -1;
    if (place <= last) inserted++;
    else last = place;
  }
  return inserted > WINDOW;
}

/**
 * Returns the loaded page of a list. If more than ten of its rows are new or moved, returns the former page until the
 * editor pauses, because inserting many rows delays the next key or click.
 */
export function useHeldList<L extends { rows: Rows }>(list: L | undefined): L | undefined {
  const [held, setHeld] = useState(list);
  const isHeld = held !== list && held !== undefined && list !== undefined && isNewWindow(held.rows, list.rows);
  if (held !== list && !isHeld) setHeld(list);
  useEffect(() => {
    if (!isHeld) return;
    return inPause(() => setHeld(list));
  }, [isHeld, list]);
  return isHeld ? held : list;
}
