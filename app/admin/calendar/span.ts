import { laterDay, mondayOf, WEEK } from "../../../worker/text/calendar";

export type CalendarView = "month" | "week";

/** An inclusive range of calendar days (YYYY-MM-DD). */
export interface Span {
  from: string;
  to: string;
}

const utc = { timeZone: "UTC" } as const;
const month = new Intl.DateTimeFormat("tr-TR", { ...utc, month: "long", year: "numeric" });
const date = new Intl.DateTimeFormat("tr-TR", { ...utc, day: "numeric", month: "long", year: "numeric" });
const dayOfWeek = new Intl.DateTimeFormat("tr-TR", { ...utc, weekday: "long" });
const shortDayOfWeek = new Intl.DateTimeFormat("tr-TR", { ...utc, weekday: "short" });
const shortDay = new Intl.DateTimeFormat("tr-TR", { ...utc, day: "numeric", month: "short" });
const longDay = new Intl.DateTimeFormat("tr-TR", { ...utc, day: "numeric", month: "long", weekday: "long" });

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

function monthLater(day: string, months: number): string {
  const start = new Date(monthStart(day));
  start.setUTCMonth(start.getUTCMonth() + months);
  return start.toISOString().slice(0, 10);
}

/** Days of the view, without those around it. */
export function spanOf(view: CalendarView, day: string): Span {
  if (view === "week") return { from: mondayOf(day), to: laterDay(mondayOf(day), WEEK - 1) };
  return { from: monthStart(day), to: laterDay(monthLater(day, 1), -1) };
}

/** The span extended to whole weeks: 42 days at most. */
export const wholeWeeks = ({ from, to }: Span): Span => ({
  from: mondayOf(from),
  to: laterDay(mondayOf(to), WEEK - 1),
});

export function daysOf({ from, to }: Span): string[] {
  const days = [];
  for (let day = from; day <= to; day = laterDay(day, 1)) days.push(day);
  return days;
}

export const weeksOf = (days: string[]): string[][] =>
  Array.from({ length: Math.ceil(days.length / WEEK) }, (_, n) => days.slice(n * WEEK, n * WEEK + WEEK));

/** The day one view earlier or later. */
export const step = (view: CalendarView, day: string, by: 1 | -1) =>
  view === "week" ? laterDay(day, by * WEEK) : monthLater(day, by);

/** 'Kasım 2026' or '23–29 Kasım 2026'. */
export function spanTitle(view: CalendarView, day: string): string {
  const { from, to } = spanOf(view, day);
  return view === "month" ? month.format(new Date(from)) : date.formatRange(new Date(from), new Date(to));
}

export const weekdayOf = (day: string) => dayOfWeek.format(new Date(day));
export const shortWeekdayOf = (day: string) => shortDayOfWeek.format(new Date(day));

/** '22', or '1 Ara' on the first day of a month. */
export const numberOf = (day: string) =>
  day.endsWith("-01") ? shortDay.format(new Date(day)) : `${Number(day.slice(8))}`;

/** '22 Kasım Pazar' */
export const longDayOf = (day: string) => longDay.format(new Date(day));
