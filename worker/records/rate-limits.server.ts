import { lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { rate_limits } from "../../db/schema";

/** Statement: `endsAt`, in Unix milliseconds, is the end of the window. */
export const startCounter = (db: Db, key: string, endsAt: number, condition: SQL = sql`true`) =>
  insertFrom(db, rate_limits, { key, count: 1, window_ends_at: endsAt }, condition);

/** Statement: starts a missing counter; an existing one keeps its window. */
export const incrementCounter = (db: Db, key: string, endsAt: number, condition?: SQL) =>
  startCounter(db, key, endsAt, condition).onConflictDoUpdate({
    target: rate_limits.key,
    set: { count: sql`${rate_limits.count} + 1` },
  });

export const deleteExpiredCounters = (db: Db, now: Date) =>
  db.delete(rate_limits).where(lte(rate_limits.window_ends_at, now.getTime()));
