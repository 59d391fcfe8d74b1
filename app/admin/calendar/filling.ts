import { dayInIstanbul, fromIstanbulClock, laterDay, WEEK } from "../../../worker/text/calendar";
import { daysOf, type Span } from "./span";
import { type LooseDraft, undatedDrafts } from "./targets";
import type { Calendar } from "./use-calendar";

/** A draft and the moment (UTC) at which it would be published. */
export interface Filled {
  draft: LooseDraft;
  day: string;
  at: string;
}

/** The week to fill: the one that is shown, or the seven days from today on where that is over or a month is shown. */
export function weekToFill(span: Span, today: string): Span {
  const isWeek = laterDay(span.from, WEEK - 1) === span.to;
  return isWeek && span.to >= today ? span : { from: today, to: laterDay(today, WEEK - 1) };
}

/** Spreads drafts that stand on no day over the days of a week on which no post is published or planned, one a day. */
export function fillingOf(calendar: Calendar, week: Span, hour: string, now: Date): Filled[] {
  const taken = new Set([
    ...calendar.entries.filter(({ kind }) => kind !== "ending").map(({ day }) => day),
    ...calendar.turns.filter(({ total }) => total > 0).map(({ day }) => day),
  ]);
  const isLate = (day: string) => fromIstanbulClock(`${day}T${hour}`) <= now.toISOString();
  const free = daysOf(week).filter((day) => day >= dayInIstanbul(now) && !taken.has(day) && !isLate(day));
  return undatedDrafts(calendar)
    .slice(0, free.length)
    .map((draft, at) => ({ draft, day: free[at] ?? "", at: fromIstanbulClock(`${free[at]}T${hour}`) }));
}
