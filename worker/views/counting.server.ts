import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, type daily_views, promotions, rate_limits } from "../../db/schema";
import { incrementCounter, deleteExpiredCounters } from "../records/rate-limits.server";
import { dailyHash } from "../secrets/daily-secret.server";
import { addDailyView } from "./daily.server";

const HOUR_MS = 3_600_000;

interface Viewed {
  kind: typeof daily_views.$inferSelect.kind;
  table: SQLiteTable & { id: SQLiteColumn; view_count: SQLiteColumn };
  isPublic?: SQL;
}

const VIEWED = {
  blog: { kind: "post", table: blog_posts, isPublic: eq(blog_posts.is_published, true) },
  promotions: { kind: "promotion", table: promotions },
  casinos: { kind: "casino", table: casinos },
} satisfies Record<string, Viewed>;

export type ViewedKind = keyof typeof VIEWED;

/** Counts a view once per network address (stored hashed) and clock hour; undefined if no such record is public. */
export async function countView(
  db: Db,
  path: ViewedKind,
  id: string,
  address: string,
  now: Date,
): Promise<number | undefined> {
  const { kind, table, isPublic }: Viewed = VIEWED[path];
  const endOfHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const key = `view:${await dailyHash(db, `${id} ${address}`, now)}`;
  const record = and(eq(table.id, id), isPublic);
  const isFirst = sql`(select ${rate_limits.count} from ${rate_limits} where ${rate_limits.key} = ${key}) = 1`;
  const [, , , , [row]] = await db.batch([
    deleteExpiredCounters(db, now),
    incrementCounter(db, key, endOfHour, sql`exists (select 1 from ${table} where ${record})`),
    db
      .update(table)
      .set({ view_count: sql`${table.view_count} + 1` })
      .where(and(record, isFirst)),
    addDailyView(db, { kind, record_id: id }, table, and(record, isFirst), now),
    db
      .select({ view_count: sql<number>`${table.view_count}`.as("view_count") })
      .from(table as SQLiteTable)
      .where(record),
  ]);
  return row?.view_count;
}
