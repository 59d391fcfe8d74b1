import { createHash } from "node:crypto";
import type { daily_views } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";

type DailyViews = typeof daily_views.$inferInsert;

/** Two periods of the dashboard, so that it can compare them. */
const DAYS = 60;
/** Sunday first; guides are read at the weekend. */
const WEEK = [1.35, 0.85, 0.8, 0.85, 0.9, 1.05, 1.3];

/** Views of the last 60 days, today last: a share of `total`, uneven but the same on every run. */
export function dailyViews(
  record: Pick<DailyViews, "kind" | "record_id">,
  total: number,
  ageDays: number,
  now: Date,
): DailyViews[] {
  const days = Math.min(DAYS, Math.floor(ageDays));
  const perDay = total / Math.max(ageDays, 2 * DAYS);
  const noise = createHash("sha512").update(record.record_id).digest();
  return Array.from({ length: days }, (_, ago) => {
    const day = dayAfter(now, -ago);
    const swing = 0.6 + (noise[ago] ?? 0) / 255;
    const weekday = WEEK[new Date(day).getUTCDay()] ?? 1;
    return { ...record, day, views: Math.round(perDay * weekday * swing) };
  }).filter(({ views }) => views > 0);
}
