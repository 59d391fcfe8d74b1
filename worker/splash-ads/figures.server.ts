import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_views } from "../../db/schema";
import { dayAfter } from "../text/calendar";
import { FIGURE_DAYS } from "./state";

const lastDays = (now: Date) => Array.from({ length: FIGURE_DAYS }, (_, at) => dayAfter(now, at - FIGURE_DAYS + 1));
const isOfAds = (days: string[]) => and(inArray(daily_views.day, days), inArray(daily_views.kind, ["ad", "ad-click"]));
const sumOf = (kind: "ad" | "ad-click") => sql<number>`sum((${daily_views.kind} = ${kind}) * ${daily_views.views})`;

/** Query: shows and clicks of the last days, by ad. */
export const adTotals = (db: Db, now: Date) =>
  db
    .select({ id: daily_views.record_id, shows: sumOf("ad").as("shows"), clicks: sumOf("ad-click").as("clicks") })
    .from(daily_views)
    .where(isOfAds(lastDays(now)))
    .groupBy(daily_views.record_id);

export async function adDays(db: Db, id: string, now: Date) {
  const days = lastDays(now);
  const rows = await db
    .select({ day: daily_views.day, kind: daily_views.kind, views: daily_views.views })
    .from(daily_views)
    .where(and(isOfAds(days), eq(daily_views.record_id, id)));
  const on = (day: string, kind: string) => rows.find((row) => row.day === day && row.kind === kind)?.views ?? 0;
  return days.map((day) => ({ day, shows: on(day, "ad"), clicks: on(day, "ad-click") }));
}
