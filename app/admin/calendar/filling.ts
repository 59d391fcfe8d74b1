import { dayInIstanbul, fromIstanbulClock, type Span } from "../../../worker/text/calendar";
import { daysOf, spanOf, weeksOf } from "./span";
import { type LooseDraft, undatedDrafts } from "./targets";
import type { Calendar } from "./use-calendar";

/** A draft and the moment (UTC) at which it would be published. */
export interface Filled {
  draft: LooseDraft;
  day: string;
  at: string;
}

export const PAST_WEEK = "Geçmiş bir hafta doldurulamaz; bu haftayı ya da sonrasını açın.";

/** The weeks of the span that are not over. */
export const weeksToFill = (span: Span, today: string): Span[] =>
  weeksOf(daysOf(span))
    .map((days) => spanOf("week", days[0] ?? ""))
    .filter(({ to }) => to >= today);

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
