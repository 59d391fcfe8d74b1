import { and, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_clicks, daily_visits, type VisitFact } from "../../db/schema";
import { countedSince, isKnown, UNCOUNTED } from "../figures/counted-since.server";
import { pathOf, viewsSinceFirstClick } from "../figures/names.server";
import { dayAfter, dayInIstanbul } from "../text/calendar";
import { LEAST_SHOWN, OTHERS, REFERRERS_MAX } from "./constants";

const SHOWN_MAX = 50;

/** What visits of the last `days` have in common; values below `LEAST_SHOWN` visits are left out. */
export async function readVisits(db: Db, days: number, now: Date) {
  const [first, today] = [dayAfter(now, 1 - days), dayInIstanbul(now)];
  const { day, kind, record_id } = daily_visits;
  const isCounted = gte(day, first);
  const visits = sql<number>`sum(${daily_visits.visits})`;
  const robots = sql<number>`sum(${daily_visits.robots})`;
  const of = (fact: VisitFact, most: number, having?: SQL) =>
    db
      .select({
        value: record_id,
        visits: visits.as("visits"),
        robots: robots.as("robots"),
        hits: daily_visits.hits,
        typed: daily_visits.typed,
        last: sql<string>`max(${day})`.as("last"),
      })
      .from(daily_visits)
      .where(and(eq(kind, fact), isCounted))
      .groupBy(record_id)
      .having(and(gte(visits, LEAST_SHOWN), having))
      .orderBy(sql`${record_id} = ${OTHERS}`, desc(visits), record_id)
      .limit(most);
  const entered = db
    .select({ page: record_id })
    .from(daily_visits)
    .where(and(eq(kind, "entry"), isCounted));
  const clicks = db
    .select({ page: daily_clicks.page, clicks: sql<number>`sum(${daily_clicks.clicks})`.as("clicks") })
    .from(daily_clicks)
    .where(and(gte(daily_clicks.day, first), inArray(daily_clicks.page, entered)))
    .groupBy(daily_clicks.page);
  const [[sums], [since = UNCOUNTED], referrers, entries, clicked, viewed, searches, missed, filters] = await db.batch([
    db
      .select({ visits: sql<number>`coalesce(${visits}, 0)`, robots: sql<number>`coalesce(${robots}, 0)` })
      .from(daily_visits)
      .where(and(eq(kind, "referrer"), isCounted)),
    countedSince(db),
    of("referrer", REFERRERS_MAX + 2),
    of("entry", SHOWN_MAX),
    clicks,
    viewsSinceFirstClick(db, { from: first, to: today }, today),
    of("search", SHOWN_MAX),
    of("search", SHOWN_MAX, eq(daily_visits.hits, 0)),
    of("filter", SHOWN_MAX),
  ]);
  const clicksOn = new Map(clicked.map((row) => [row.page, row.clicks]));
  const known = viewed.filter((row) => isKnown(row.kind, since, first));
  const viewsOf = new Map(known.map((row) => [pathOf(row), row.views]));
  return {
    visits: sums?.visits ?? 0,
    robots: sums?.robots ?? 0,
    referrers,
    entries: entries.map((entry) => ({
      ...entry,
      clicks: clicksOn.get(entry.value) ?? 0,
      /** Null where no views of the page are counted. */
      views: viewsOf.get(entry.value) ?? null,
    })),
    searches,
    missed,
    filters,
  };
}
