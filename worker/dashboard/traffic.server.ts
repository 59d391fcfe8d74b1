import { and, asc, desc, eq, gt, gte, inArray, isNotNull, not, or, sql, sum } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, daily_clicks, daily_views, promotion_comments, promotions } from "../../db/schema";
import { isDemoId, isLinkOfContent } from "../records/demo.server";
import { dayAfter, fromIstanbulClock, laterDay } from "../text/calendar";
import { dayInIstanbulSql } from "../text/day-sql.server";
import { READ_KINDS, type ReadKind } from "../views/kinds";
import { MOST_VIEWED, TRAFFIC_DAYS } from "./rules";

export interface TrafficDay {
  day: string;
  views: number;
  clicks: number;
  comments: number;
  publications: number;
}

const isOf = (kind: typeof daily_views.$inferSelect.kind, id: SQLiteColumn) =>
  and(eq(daily_views.kind, kind), eq(id, daily_views.record_id));

/** SQL: views of demo content go with it, since nobody ever viewed it. Shows of ads are no views. */
export const isOfContent = and(
  inArray(daily_views.kind, READ_KINDS),
  or(
    not(isDemoId(daily_views.record_id)),
    ...[blog_posts, promotions, casinos].map(
      ({ id }) => sql`exists (select 1 from ${id.table} where ${eq(id, daily_views.record_id)})`,
    ),
  ),
);

export async function readTraffic(db: Db, now: Date) {
  const days = Array.from({ length: TRAFFIC_DAYS }, (_, at) => dayAfter(now, at - TRAFFIC_DAYS + 1));
  const first = days[0] ?? "";
  const since = fromIstanbulClock(`${first}T00:00`);
  const perDay = (instant: SQLiteColumn) => ({
    day: dayInIstanbulSql(instant).as("day"),
    n: sql<number>`count(*)`.as("n"),
  });
  const total = sum(daily_views.views).mapWith(Number).as("views");
  const before = laterDay(first, -TRAFFIC_DAYS);
  const [views, clicks, comments, published, viewed, clicked, [counted]] = await db.batch([
    db
      .select({ day: daily_views.day, n: total })
      .from(daily_views)
      .where(and(gte(daily_views.day, before), isOfContent))
      .groupBy(daily_views.day),
    db
      .select({ day: daily_clicks.day, n: sum(daily_clicks.clicks).mapWith(Number).as("n") })
      .from(daily_clicks)
      .where(and(gte(daily_clicks.day, first), isLinkOfContent(daily_clicks)))
      .groupBy(daily_clicks.day),
    db
      .select(perDay(promotion_comments.created_at))
      .from(promotion_comments)
      .where(gte(promotion_comments.created_at, since))
      .groupBy(dayInIstanbulSql(promotion_comments.created_at)),
    unionAll(
      db
        .select(perDay(blog_posts.published_at))
        .from(blog_posts)
        .where(and(eq(blog_posts.is_published, true), gte(blog_posts.published_at, since)))
        .groupBy(dayInIstanbulSql(blog_posts.published_at)),
      db
        .select(perDay(promotions.created_at))
        .from(promotions)
        .where(gte(promotions.created_at, since))
        .groupBy(dayInIstanbulSql(promotions.created_at)),
    ),
    mostViewed(db, first),
    mostClicked(db, first),
    db.select({ since: daily_views.day }).from(daily_views).where(isOfContent).orderBy(daily_views.day).limit(1),
  ]);
  const on = (rows: { day: string; n: number }[], day: string) =>
    rows.reduce((all, row) => (row.day === day ? all + row.n : all), 0);
  return {
    days: days.map((day): TrafficDay => ({
      day,
      views: on(views, day),
      clicks: on(clicks, day),
      comments: on(comments, day),
      publications: on(published, day),
    })),
    counted_since: counted?.since ?? null,
    /** Views of the 30 days before; null if not all of them were counted. */
    views_before: counted?.since && counted.since <= before ? totalBefore(views, first) : null,
    most_viewed: viewed,
    most_clicked: clicked,
  };
}

const totalBefore = (views: { day: string; n: number }[], first: string) =>
  views.reduce((all, { day, n }) => (day < first ? all + n : all), 0);

function mostViewed(db: Db, first: string) {
  const views = sum(daily_views.views).mapWith(Number).as("views");
  const name = sql<string>`coalesce(${blog_posts.title}, ${promotions.title}, ${casinos.name})`;
  return db
    .select({
      kind: sql<ReadKind>`${daily_views.kind}`.as("kind"),
      id: daily_views.record_id,
      name: name.as("name"),
      views,
    })
    .from(daily_views)
    .leftJoin(blog_posts, isOf("post", blog_posts.id))
    .leftJoin(promotions, isOf("promotion", promotions.id))
    .leftJoin(casinos, isOf("casino", casinos.id))
    .where(and(gte(daily_views.day, first), isNotNull(name)))
    .groupBy(daily_views.kind, daily_views.record_id)
    .orderBy(desc(views), asc(daily_views.record_id))
    .limit(MOST_VIEWED);
}

/** A click on a promotion's link counts for the promotion alone. */
function mostClicked(db: Db, first: string) {
  const clicks = sum(daily_clicks.clicks).mapWith(Number).as("clicks");
  const kind = sql<"promotion" | "casino">`iif(${daily_clicks.promotion_id} = '', 'casino', 'promotion')`;
  const id = sql<string>`iif(${daily_clicks.promotion_id} = '', ${daily_clicks.casino_id}, ${daily_clicks.promotion_id})`;
  const name = sql<string>`coalesce(${promotions.title}, ${casinos.name})`;
  return db
    .select({ kind: kind.as("kind"), id: id.as("id"), name: name.as("name"), clicks })
    .from(daily_clicks)
    .leftJoin(promotions, eq(promotions.id, daily_clicks.promotion_id))
    .leftJoin(casinos, and(eq(daily_clicks.promotion_id, ""), eq(casinos.id, daily_clicks.casino_id)))
    .where(and(gte(daily_clicks.day, first), isNotNull(name)))
    .groupBy(kind, id)
    .having(gt(clicks, 0))
    .orderBy(desc(clicks), asc(id))
    .limit(MOST_VIEWED);
}
