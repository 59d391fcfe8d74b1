import { and, between, count, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotions, scheduled_publishing_settings as schedules } from "../../db/schema";
import { uncheckedColumn } from "../blog/checking.server";
import { isUnplanned } from "../blog/listing.server";
import { lastDay } from "../promotions/filtering.server";
import { isQueued, queueOrder } from "./drafts.server";
import { dayInIstanbul, fromIstanbulClock, laterDay } from "../text/calendar";
import { dayInIstanbulSql } from "../text/day-sql.server";
import { hiddenOf } from "./calendar-hidden";
import { readTurns } from "./turns.server";
import { type CalendarEntry, type CalendarKind, DAY_ROWS, LOOSE_DRAFTS } from "./calendar-rules";

/** SQL: the value `DAY_ROWS` rows earlier, read in index order; `partition by` would sort. */
const earlierIn = (column: SQLiteColumn | SQL): SQL<string | null> =>
  sql<string | null>`lag(${column}, ${sql.raw(`${DAY_ROWS}`)}) over (order by ${column})`;

function entriesBetween(from: string, to: string) {
  const since = fromIstanbulClock(`${from}T00:00`);
  const until = fromIstanbulClock(`${laterDay(to, 1)}T00:00`);
  const within = (instant: SQLiteColumn) => and(gte(instant, since), lt(instant, until));
  return {
    published: and(eq(blog_posts.is_published, true), within(blog_posts.published_at)),
    scheduled: and(eq(blog_posts.is_published, false), within(blog_posts.publish_at)),
    // The index of active promotions contains this expression.
    ending: and(eq(promotions.is_active, true), between(lastDay, from, to)),
  };
}

/** The first posts of each day. The subquery reads only an index; full rows are read only for posts that are shown. */
function postsOf(db: Db, condition: SQL | undefined, instant: SQLiteColumn) {
  const ranked = db
    .select({ id: blog_posts.id, at: sql<string>`${instant}`.as("at"), earlier: earlierIn(instant).as("earlier") })
    .from(blog_posts)
    .where(condition)
    .as("ranked");
  return db
    .select({
      id: sql<string>`${blog_posts.id}`.as("id"),
      title: blog_posts.title,
      at: ranked.at,
      is_unchecked: uncheckedColumn(),
      updated_at: blog_posts.updated_at,
    })
    .from(ranked)
    .innerJoin(blog_posts, eq(blog_posts.id, ranked.id))
    .where(sql`${ranked.earlier} is null or ${dayInIstanbulSql(ranked.earlier)} <> ${dayInIstanbulSql(ranked.at)}`);
}

function endsOf(db: Db, condition: SQL | undefined) {
  const ends = db
    .select({ id: promotions.id, day: sql<string>`${lastDay}`.as("day"), earlier: earlierIn(lastDay).as("earlier") })
    .from(promotions)
    .where(condition)
    .as("ends");
  return db
    .select({
      id: sql<string>`${promotions.id}`.as("id"),
      title: promotions.title,
      day: ends.day,
      updated_at: promotions.updated_at,
      casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
    })
    .from(ends)
    .innerJoin(promotions, eq(promotions.id, ends.id))
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(sql`${ends.earlier} is null or ${ends.earlier} <> ${ends.day}`);
}

function totalsPerDay(db: Db, on: ReturnType<typeof entriesBetween>) {
  const perDay = (kind: CalendarKind, day: SQL<string>) => ({
    kind: sql<CalendarKind>`${sql.raw(`'${kind}'`)}`.as("kind"),
    day: day.as("day"),
    total: sql<number>`count(*)`.as("total"),
  });
  const postsPerDay = (kind: "published" | "scheduled", instant: SQLiteColumn) =>
    db
      .select(perDay(kind, dayInIstanbulSql(instant)))
      .from(blog_posts)
      .where(on[kind])
      .groupBy(dayInIstanbulSql(instant));
  return unionAll(
    postsPerDay("published", blog_posts.published_at),
    postsPerDay("scheduled", blog_posts.publish_at),
    db
      .select(perDay("ending", sql<string>`${lastDay}`))
      .from(promotions)
      .where(on.ending)
      .groupBy(lastDay),
  );
}

const LOOSE = {
  id: blog_posts.id,
  title: blog_posts.title,
  updated_at: blog_posts.updated_at,
  is_unchecked: uncheckedColumn(),
};

const looseDrafts = (db: Db) =>
  db
    .select(LOOSE)
    .from(blog_posts)
    .where(isUnplanned)
    .orderBy(desc(blog_posts.created_at), desc(blog_posts.id))
    .limit(LOOSE_DRAFTS);

const headOfQueue = (db: Db) =>
  db
    .select(LOOSE)
    .from(blog_posts)
    .where(isQueued)
    .orderBy(...queueOrder)
    .limit(LOOSE_DRAFTS);

const countOf = (db: Db, which: SQL | undefined) =>
  db
    .select({ total: count().as("total") })
    .from(blog_posts)
    .where(which);

/** Published and planned entries between two days in Istanbul, and how many more each day has. */
export async function readCalendar(db: Db, from: string, to: string, now: Date) {
  const on = entriesBetween(from, to);
  const [published, scheduled, ending, totals, drafts, [unplanned], head, [queue], [schedule]] = await db.batch([
    postsOf(db, on.published, blog_posts.published_at),
    postsOf(db, on.scheduled, blog_posts.publish_at),
    endsOf(db, on.ending),
    totalsPerDay(db, on),
    looseDrafts(db),
    countOf(db, isUnplanned),
    headOfQueue(db),
    countOf(db, isQueued),
    db.select().from(schedules).limit(1),
  ]);
  const queued = queue?.total ?? 0;
  const { turns, entries: taken } = await readTurns(db, schedule, queued, from, to, now);
  const timed = (kind: CalendarKind, rows: typeof published): CalendarEntry[] =>
    rows.map((row) => ({ kind, ...row, day: dayInIstanbul(new Date(row.at)) }));
  const entries: CalendarEntry[] = [
    ...timed("published", published),
    ...timed("scheduled", scheduled),
    ...taken,
    ...ending.map((row) => ({ kind: "ending" as const, ...row, at: null })),
  ];
  const all = [...totals, ...turns.map(({ day, total }) => ({ kind: "queued" as const, day, total }))];
  return {
    entries,
    turns,
    hidden: hiddenOf(entries, all),
    drafts,
    unplanned: unplanned?.total ?? 0,
    queue: { total: queued, is_active: schedule?.is_active ?? false, drafts: head },
  };
}
