import { and, eq, gte, inArray, ne, not, or, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/client";
import { conversions, daily_clicks, daily_views, promotions, type Role } from "../../db/schema";
import { isCancelled } from "../conversions/listing.server";
import { placementsOn } from "../outbound/placements";
import { isLinkOfContent } from "../records/demo.server";
import { dayAfter } from "../text/calendar";
import { LIRA } from "../text/money";
import { type ClickedKind, TRAFFIC_DAYS } from "./rules";

const LINKS = {
  promotion: { column: daily_clicks.promotion_id, earner: conversions.promotion_id, onPage: placementsOn("promotion") },
  casino: {
    column: daily_clicks.casino_id,
    earner: conversions.casino_id,
    onPage: [...placementsOn("casino"), ...placementsOn("promotion")],
  },
};

interface Asked {
  kind: ClickedKind;
  id: string;
  role: Role;
}

/** Views, clicks and, for administrators, reported conversions of the last days; of a casino with its promotions'. */
export async function recordFigures(db: Db, { kind, id, role }: Asked, now: Date) {
  const days = Array.from({ length: TRAFFIC_DAYS }, (_, at) => dayAfter(now, at - TRAFFIC_DAYS + 1));
  const first = days[0] ?? "";
  const { column, earner, onPage } = LINKS[kind];
  const isOwn = and(eq(daily_views.kind, kind), eq(daily_views.record_id, id));
  const itsPromotions = db.select({ id: promotions.id }).from(promotions).where(eq(promotions.casino_id, id));
  const isOfPromotions = and(eq(daily_views.kind, "promotion"), inArray(daily_views.record_id, itsPromotions));
  const [views, clicks, reported] = await db.batch([
    db
      .select({
        day: daily_views.day,
        views: sum(daily_views.views).mapWith(Number),
      })
      .from(daily_views)
      .where(and(gte(daily_views.day, first), kind === "casino" ? or(isOwn, isOfPromotions) : isOwn))
      .groupBy(daily_views.day),
    db
      .select({
        day: daily_clicks.day,
        clicks: sum(daily_clicks.clicks).mapWith(Number),
        page_clicks: sql<number>`sum(iif(${inArray(daily_clicks.placement, onPage)}, ${daily_clicks.clicks}, 0))`,
      })
      .from(daily_clicks)
      .where(and(gte(daily_clicks.day, first), eq(column, id), isLinkOfContent(daily_clicks)))
      .groupBy(daily_clicks.day),
    db
      .select({
        status: conversions.status,
        currency: conversions.currency,
        count: sum(conversions.count).mapWith(Number),
        amount: sql<number>`coalesce(sum(${conversions.amount}), 0)`,
      })
      .from(conversions)
      .where(
        and(
          gte(conversions.day, first),
          eq(earner, id),
          isLinkOfContent(conversions),
          not(isCancelled),
          not(conversions.is_second),
        ),
      )
      .groupBy(conversions.status, conversions.currency)
      .orderBy(ne(conversions.currency, LIRA), conversions.currency),
  ]);
  const counted = (status: string) => reported.reduce((all, row) => (row.status === status ? all + row.count : all), 0);
  return {
    days: days.map((day) => ({
      day,
      views: views.find((row) => row.day === day)?.views ?? 0,
      clicks: clicks.find((row) => row.day === day)?.clicks ?? 0,
    })),
    /** On the pages whose views are counted. */
    page_clicks: clicks.reduce((all, row) => all + row.page_clicks, 0),
    earned:
      role === "admin"
        ? {
            registrations: counted("kayit"),
            deposits: counted("yatirim"),
            revenue: reported.flatMap(({ status, currency, amount }) =>
              status === "onay" && currency && amount ? { currency, amount } : [],
            ),
          }
        : null,
  };
}
