import { and, asc, desc, eq, gt, gte, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, promotion_comments, promotions } from "../../db/schema";
import { sumOf, sumOn } from "../earnings/folding";
import { comparedSpans } from "../earnings/rules";
import { countedSince, isKnown, UNCOUNTED } from "../figures/counted-since.server";
import { namedSql } from "../figures/names.server";
import { clicksByDay, clicksByRecord, viewsByDay, viewsByRecord } from "../figures/sums.server";
import { READ_KINDS, type ReadKind } from "../records/kinds.server";
import { dayInIstanbul, fromIstanbulClock, lastDays, laterDay, type Span } from "../text/calendar";
import { dayInIstanbulSql } from "../text/day-sql.server";
import { MOST_VIEWED, TRAFFIC_DAYS } from "./rules";

export interface TrafficDay {
  day: string;
  views: number;
  clicks: number;
  comments: number;
  publications: number;
}

export async function readTraffic(db: Db, now: Date) {
  const days = lastDays(now, TRAFFIC_DAYS);
  const [first = "", today] = [days[0], dayInIstanbul(now)];
  const start = fromIstanbulClock(`${first}T00:00`);
  const perDay = (instant: SQLiteColumn) => ({
    day: dayInIstanbulSql(instant).as("day"),
    n: sql<number>`count(*)`.as("n"),
  });
  const before = laterDay(first, -TRAFFIC_DAYS);
  const [allViews, clicks, comments, published, viewed, clicked, [since = UNCOUNTED]] = await db.batch([
    viewsByDay(db, { from: before, to: today }),
    clicksByDay(db, { from: first, to: today }),
    db
      .select(perDay(promotion_comments.created_at))
      .from(promotion_comments)
      .where(gte(promotion_comments.created_at, start))
      .groupBy(dayInIstanbulSql(promotion_comments.created_at)),
    unionAll(
      db
        .select(perDay(blog_posts.published_at))
        .from(blog_posts)
        .where(and(eq(blog_posts.is_published, true), gte(blog_posts.published_at, start)))
        .groupBy(dayInIstanbulSql(blog_posts.published_at)),
      db
        .select(perDay(promotions.created_at))
        .from(promotions)
        .where(gte(promotions.created_at, start))
        .groupBy(dayInIstanbulSql(promotions.created_at)),
    ),
    most(db, viewsByRecord(db, first, today, READ_KINDS), today),
    most(db, clicksByRecord(db, first, today), today),
    countedSince(db),
  ]);
  const views = allViews.filter(({ kind }) => isKnown(kind, since, first));
  const isWhole = views.every(({ kind }) => (since[kind === "list" ? "lists" : "views"] ?? today) <= before);
  const compared = comparedSpans({ from: first, to: today }, now);
  const within = ({ from, to }: Span) =>
    sumOf(
      views.filter(({ day }) => day >= from && day <= to),
      "views",
    );
  return {
    days: days.map((day): TrafficDay => ({
      day,
      views: sumOn(views, "views", day),
      clicks: sumOn(clicks, "clicks", day),
      comments: sumOn(comments, "n", day),
      publications: sumOn(published, "n", day),
    })),
    counted_since: since.views,
    /** Before which 'Kazanç' counts no views. */
    first_click: since.clicks,
    /** Views of the whole days, and of the same ones before; null if not all of them were counted. */
    compared_views:
      isWhole && compared && views.length > 0 ? { now: within(compared.days), before: within(compared.before) } : null,
    most_viewed: viewed.map(nameOf),
    most_clicked: clicked.map(nameOf),
  };
}

const nameOf = <Row extends { named: { name: string } | null }>({ named, ...row }: Row) => ({
  ...row,
  name: named?.name ?? "",
});

type Figures = ReturnType<typeof viewsByRecord | typeof clicksByRecord>;

/** Query: the records with the highest figure that are still there. */
const most = (db: Db, figures: Figures, today: string) =>
  db
    .select({
      kind: sql<ReadKind>`${figures.kind}`.as("kind"),
      id: figures.id,
      count: figures.count,
      named: namedSql(figures.kind, figures.id, today).as("named"),
    })
    .from(figures)
    .where(and(sql`named is not null`, gt(figures.count, 0)))
    .orderBy(desc(figures.count), asc(figures.id))
    .limit(MOST_VIEWED);
