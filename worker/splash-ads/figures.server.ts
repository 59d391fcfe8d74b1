import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_views } from "../../db/schema";
import { viewsByDay, viewsByRecord } from "../figures/sums.server";
import { dayAfter, dayInIstanbul, lastDays } from "../text/calendar";
import { FIGURE_DAYS } from "./state";

/** Shows and clicks. */
const KINDS = ["ad", "ad-click"] as const;

/** Query: shows and clicks of the last days, by ad and kind. */
export const adTotals = (db: Db, now: Date) =>
  db.select().from(viewsByRecord(db, dayAfter(now, 1 - FIGURE_DAYS), dayInIstanbul(now), KINDS));

export async function adDays(db: Db, id: string, now: Date) {
  const days = lastDays(now, FIGURE_DAYS);
  const isOfAd = and(inArray(daily_views.kind, KINDS), eq(daily_views.record_id, id));
  const rows = await viewsByDay(db, { from: days[0] ?? "", to: dayInIstanbul(now) }, isOfAd);
  const on = (day: string, kind: string) => rows.find((row) => row.day === day && row.kind === kind)?.views ?? 0;
  return days.map((day) => ({ day, shows: on(day, "ad"), clicks: on(day, "ad-click") }));
}
