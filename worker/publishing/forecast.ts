import { nextTimeAfterRun } from "./rules";
import { dayInIstanbul, daysLeft } from "../text/calendar";

const DAY_MS = 86_400_000;

/** Scheduled runs from day `from` to day `to`; `index` is 0 for the next run. */
export function turnsBetween(scheduled: string, now: Date, from: string, to: string): { index: number; at: string }[] {
  const next = scheduled > now.toISOString() ? scheduled : now.toISOString();
  const second = Date.parse(nextTimeAfterRun(scheduled, new Date(next)));
  const daysUntil = (day: string) => daysLeft(day, dayInIstanbul(new Date(second))) ?? 0;
  const first = Math.max(0, daysUntil(from));
  const later = Array.from({ length: Math.max(0, daysUntil(to) - first + 1) }, (_, n) => ({
    index: first + n + 1,
    at: new Date(second + (first + n) * DAY_MS).toISOString(),
  }));
  const day = dayInIstanbul(new Date(next));
  return day >= from && day <= to ? [{ index: 0, at: next }, ...later] : later;
}
