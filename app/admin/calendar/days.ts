import type { CalendarKind } from "../../../worker/publishing/calendar-rules";
import type { Day } from "./day-entries";
import type { Calendar, CalendarEntry } from "./use-calendar";

const byTime = (a: CalendarEntry, b: CalendarEntry) =>
  (a.at ?? "").localeCompare(b.at ?? "") ||
  (a.position ?? 0) - (b.position ?? 0) ||
  a.title.localeCompare(b.title, "tr");

/** Entries of each day, without hidden kinds. */
export function entriesByDay(calendar: Calendar, days: string[], hidden: CalendarKind[]): Day[] {
  const isShown = ({ kind }: { kind: CalendarKind }) => !hidden.includes(kind);
  return days.map((day) => {
    const on = <Item extends { day: string }>(items: Item[]) => items.filter((item) => item.day === day);
    return {
      day,
      entries: on(calendar.entries).filter(isShown).sort(byTime),
      turns: hidden.includes("queued") ? [] : on(calendar.turns),
      unnamed: on(calendar.hidden)
        .filter(isShown)
        .reduce((sum, { total }) => sum + total, 0),
    };
  });
}
