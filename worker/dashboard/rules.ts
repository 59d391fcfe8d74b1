import { laterDay } from "../turkish/calendar";

/** Rows of each kind of work. */
export const WORK_ROWS = 5;
/** Today is the first. */
export const WEEK_DAYS = 7;
/** Days of the charts, today included. */
export const TRAFFIC_DAYS = 30;
export const MOST_VIEWED = 8;

/** The new last day: `days` after the last one, or after today when that has passed. */
export function extendedDay(expiryDate: string | null, days: number, today: string): string {
  return laterDay(expiryDate !== null && expiryDate > today ? expiryDate : today, days);
}
