import { laterDay } from "../text/calendar";

export const WORK_ROWS = 5;
export const TRAFFIC_DAYS = 30;
export const MOST_VIEWED = 8;

export const WORK_LISTS = {
  ending: { status: "active", end: "week", sort: "expiry_date" },
  expired: { status: "overdue", sort: "-expiry_date" },
  comments: { status: "pending" },
  drafts: { status: "draft" },
};

/** The new last day: `days` after the last one, or after today when that has passed. */
export function extendedDay(expiryDate: string | null, days: number, today: string): string {
  return laterDay(expiryDate !== null && expiryDate > today ? expiryDate : today, days);
}
