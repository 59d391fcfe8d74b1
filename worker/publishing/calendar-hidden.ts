import type { CalendarEntry } from "./calendar-rules";

export type Total = Pick<CalendarEntry, "kind" | "day"> & { total: number };

/** Number of entries per day and kind that `entries` leaves out. */
export function hiddenOf(entries: CalendarEntry[], totals: Total[]): Total[] {
  const keyOf = ({ kind, day }: Pick<Total, "kind" | "day">) => `${kind} ${day}`;
  const left = new Map<string, Total>();
  for (const { kind, day, total } of totals)
    left.set(keyOf({ kind, day }), { kind, day, total: total + (left.get(keyOf({ kind, day }))?.total ?? 0) });
  for (const entry of entries) {
    const known = left.get(keyOf(entry));
    if (known) known.total--;
  }
  return [...left.values()].filter(({ total }) => total > 0);
}
