import { lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { rate_limits } from "../../db/schema";

/** Statement: inserts the counter `key` with 1 where `condition` holds; its window ends at `endsAt` (Unix ms). */
export const startCounter = (db: Db, key: string, endsAt: number, condition: SQL = sql`true`) =>
  db.insert(rate_limits).select((query) =>
    query
      .select({
        key: sql`${key}`.as("key"),
        count: sql`1`.as("count"),
        window_ends_at: sql`${endsAt}`.as("window_ends_at"),
      })
      .from(sql`(select 1)`)
      .where(condition),
  );

/** Statement: counts one more under `key` where `condition` holds; a new counter's window ends at `endsAt` (Unix ms). */
export const countOne = (db: Db, key: string, endsAt: number, condition?: SQL) =>
  startCounter(db, key, endsAt, condition).onConflictDoUpdate({
    target: rate_limits.key,
    set: { count: sql`${rate_limits.count} + 1` },
  });

/** Statement: deletes the counters whose window is over. */
export const deleteExpiredCounters = (db: Db, now: Date) =>
  db.delete(rate_limits).where(lte(rate_limits.window_ends_at, now.getTime()));
