import { laterDay, mondayOf, type Span, WEEK } from "../../../worker/text/calendar";

/** Number of weeks of each view. */
const WEEKS = { weeks: 5, week: 1 };
export type CalendarView = keyof typeof WEEKS;

const utc = { timeZone: "UTC" } as const;
const date = new Intl.DateTimeFormat("tr-TR", { ...utc, day: "numeric", month: "long", year: "numeric" });
const dayOfWeek = new Intl.DateTimeFormat("tr-TR", { ...utc, weekday: "long" });
const shortDayOfWeek = new Intl.DateTimeFormat("tr-TR", { ...utc, weekday: "short" });
const shortDay = new Intl.DateTimeFormat("tr-TR", { ...utc, day: "numeric", month: "short" });
const longDay = new Intl.DateTimeFormat("tr-TR", { ...utc, day: "numeric", month: "long", weekday: "long" });

/** The days of a view that begins with the week of `day`. */
export const spanOf = (view: CalendarView, day: string): Span => ({
  from: mondayOf(day),
  to: laterDay(mondayOf(day), WEEKS[view] * WEEK - 1),
});

export function daysOf({ from, to }: Span): string[] {
  const days = [];
  for (let day = from; day <= to; day = laterDay(day, 1)) days.push(day);
  return days;
}

export const weeksOf = (days: string[]): string[][] =>
  Array.from({ length: Math.ceil(days.length / WEEK) }, (_, n) => days.slice(n * WEEK, n * WEEK + WEEK));

/** The day one view earlier or later. */
export const step = (view: CalendarView, day: string, by: 1 | -1) => laterDay(day, by * WEEKS[view] * WEEK);

/** The dates in Turkish: '23–29 Kasım 2026'. */
export const spanTitle = ({ from, to }: Span) => date.formatRange(new Date(from), new Date(to));

export const weekdayOf = (day: string) => dayOfWeek.format(new Date(day));
export const shortWeekdayOf = (day: string) => shortDayOfWeek.format(new Date(day));

/** '22', or '1 Ara' on the first day of a month. */
export const numberOf = (day: string) =>
  day.endsWith("-01") ? shortDay.format(new Date(day)) : `${Number(day.slice(8))}`;

/** '22 Kasım Pazar' */
export const longDayOf = (day: string) => longDay.format(new Date(day));
