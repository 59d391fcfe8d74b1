import { and, eq, gte, inArray, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_clicks, daily_views } from "../../db/schema";
import { dayAfter } from "../text/calendar";
import { type ClickedKind, TRAFFIC_DAYS } from "./rules";

const LINKS = {
  promotion: { column: daily_clicks.promotion_id, onPage: ["detay", "cubuk"] },
  casino: { column: daily_clicks.casino_id, onPage: ["casino"] },
};

/** Views and clicks of a promotion or casino in the last days; `on_page` are the clicks on its own page. */
export async function recordFigures(db: Db, kind: ClickedKind, id: string, now: Date) {
  const days = Array.from({ length: TRAFFIC_DAYS }, (_, at) => dayAfter(now, at - TRAFFIC_DAYS + 1));
  const first = days[0] ?? "";
  const { column, onPage } = LINKS[kind];
  const [views, clicks] = await db.batch([
    db
      .select({ day: daily_views.day, views: daily_views.views })
      .from(daily_views)
      .where(and(gte(daily_views.day, first), eq(daily_views.kind, kind), eq(daily_views.record_id, id))),
    db
      .select({
        day: daily_clicks.day,
        clicks: sum(daily_clicks.clicks).mapWith(Number),
        on_page: sql<number>`sum(iif(${inArray(daily_clicks.placement, onPage)}, ${daily_clicks.clicks}, 0))`,
      })
      .from(daily_clicks)
      .where(and(gte(daily_clicks.day, first), eq(column, id)))
      .groupBy(daily_clicks.day),
  ]);
  return {
    days: days.map((day) => ({
      day,
      views: views.find((row) => row.day === day)?.views ?? 0,
      clicks: clicks.find((row) => row.day === day)?.clicks ?? 0,
    })),
    on_page: clicks.reduce((all, row) => all + row.on_page, 0),
  };
}
