import { dayInIstanbul, fromIstanbulClock, laterDay } from "../../../worker/text/calendar";

/** Query parameter: the day on which a new post is to be published. */
export const PLANNED_DAY = "gun";
export const FIRST_HOUR = "09:00";
const HOUR_MS = 3_600_000;

/** Whether a query parameter is a valid day of this century. */
export function isDay(text: string | null): text is string {
  return (
    text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && laterDay(text, 0) === text
  );
}

/** The moment (UTC) for a new post on a day: nine in the morning, or else one to two hours from now; null if none is left. */
export function plannedOn(day: string | null, now: Date): string | null {
  if (!isDay(day)) return null;
  const first = fromIstanbulClock(`${day}T${FIRST_HOUR}`);
  if (first > now.toISOString()) return first;
  const soon = new Date((Math.ceil(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return dayInIstanbul(soon) === day ? soon.toISOString() : null;
}
