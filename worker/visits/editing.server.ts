import { and, desc, eq, gte, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import {
  blog_posts,
  casinos,
  daily_clicks,
  daily_views,
  daily_visits,
  promotions,
  type VisitFact,
} from "../../db/schema";
import { hasDemo, isLinkOfContent } from "../records/demo.server";
import { dayAfter, dayInIstanbul } from "../text/calendar";
import { NO_CASINO_SLUG } from "../text/slug";
import { hasLists, isViewed, sinceColumns } from "../dashboard/counted-views.server";
import { LISTS, type ReadKind } from "../views/kinds";
import { LEAST_SHOWN, OTHERS, REFERRERS_MAX } from "./constants";

const SHOWN_MAX = 50;

const owner = alias(casinos, "owner");

/** Views of records and lists between two days, by the path of their page. */
function viewsByPage(db: Db, first: string, last: string) {
  const viewed = db
    .select({
      kind: daily_views.kind,
      id: daily_views.record_id,
      views: sql<number>`sum(${daily_views.views})`.as("views"),
    })
    .from(daily_views)
    .where(isViewed(first, last))
    .groupBy(daily_views.kind, daily_views.record_id)
    .as("viewed");
  const isOf = (kind: ReadKind, id: SQLiteColumn) => and(eq(viewed.kind, kind), eq(id, viewed.id));
  const ofLists = Object.entries(LISTS).map(([list, path]) => sql`when ${list} then ${path}`);
  const page = sql<string | null>`coalesce('/blog/' || ${blog_posts.slug}, '/casino/' || ${casinos.slug},
    '/bonuslar/' || coalesce(${owner.slug}, ${NO_CASINO_SLUG}) || '/' || ${promotions.slug},
    case ${viewed.id} ${sql.join(ofLists, sql` `)} end)`;
  return db
    .select({ page: page.as("page"), kind: viewed.kind, views: viewed.views })
    .from(viewed)
    .leftJoin(blog_posts, isOf("post", blog_posts.id))
    .leftJoin(casinos, isOf("casino", casinos.id))
    .leftJoin(promotions, isOf("promotion", promotions.id))
    .leftJoin(owner, eq(owner.id, promotions.casino_id))
    .as("paged");
}

/** What visits of the last `days` have in common; values below `LEAST_SHOWN` visits are left out. */
export async function readVisits(db: Db, days: number, now: Date) {
  const first = dayAfter(now, 1 - days);
  const isCounted = and(gte(daily_visits.day, first), or(not(daily_visits.is_demo), hasDemo));
  const visits = sql<number>`sum(${daily_visits.visits})`;
  const robots = sql<number>`sum(${daily_visits.robots})`;
  const of = (fact: VisitFact, most: number, having?: SQL) =>
    db
      .select({
        value: daily_visits.value,
        visits: visits.as("visits"),
        robots: robots.as("robots"),
        hits: daily_visits.hits,
        typed: daily_visits.typed,
        last: sql<string>`max(${daily_visits.day})`.as("last"),
      })
      .from(daily_visits)
      .where(and(eq(daily_visits.fact, fact), isCounted))
      .groupBy(daily_visits.value)
      .having(and(gte(visits, LEAST_SHOWN), having))
      .orderBy(sql`${daily_visits.value} = ${OTHERS}`, desc(visits), daily_visits.value)
      .limit(most);
  const entered = db
    .select({ page: daily_visits.value })
    .from(daily_visits)
    .where(and(eq(daily_visits.fact, "entry"), isCounted));
  const clicks = db
    .select({ page: daily_clicks.page, clicks: sql<number>`sum(${daily_clicks.clicks})`.as("clicks") })
    .from(daily_clicks)
    .where(and(gte(daily_clicks.day, first), inArray(daily_clicks.page, entered), isLinkOfContent(daily_clicks)))
    .groupBy(daily_clicks.page);
  const paged = viewsByPage(db, first, dayInIstanbul(now));
  const [[sums], [since], referrers, entries, clicked, viewed, searches, missed, filters] = await db.batch([
    db
      .select({ visits: sql<number>`coalesce(${visits}, 0)`, robots: sql<number>`coalesce(${robots}, 0)` })
      .from(daily_visits)
      .where(and(eq(daily_visits.fact, "referrer"), isCounted)),
    db.select(sinceColumns).from(sql`(select 1)`),
    of("referrer", REFERRERS_MAX + 2),
    of("entry", SHOWN_MAX),
    clicks,
    db
      .select({ page: paged.page, kind: paged.kind, views: paged.views })
      .from(paged)
      .where(inArray(paged.page, entered)),
    of("search", SHOWN_MAX),
    of("search", SHOWN_MAX, eq(daily_visits.hits, 0)),
    of("filter", SHOWN_MAX),
  ]);
  const clicksOn = new Map(clicked.map((row) => [row.page, row.clicks]));
  const known = viewed.filter(({ kind }) => kind !== "list" || (since && hasLists(since, first)));
  const viewsOf = new Map(known.map((row) => [row.page, row.views]));
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
