import { dayInIstanbul, daysLeft } from "../text/calendar";

export interface Verifiable {
  /** ISO 8601 in UTC; null if nobody has verified the record since it was added. */
  last_verified_at: string | null;
  created_at: string;
}

/** Days since the last verification, else since the record was added; `today` is a day in Istanbul. */
export function daysUnverified({ last_verified_at, created_at }: Verifiable, today: string): number {
  const since = dayInIstanbul(new Date(last_verified_at ?? created_at));
  return Math.max(0, -(daysLeft(since, today) ?? 0));
}
