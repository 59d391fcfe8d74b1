import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, rate_limits } from "../../db/schema";
import { incrementCounter, deleteExpiredCounters } from "../records/rate-limits.server";
import { dailyHash } from "../secrets/daily-secret.server";

const HOUR_MS = 3_600_000;

/** Counts a view once per network address (stored hashed) and clock hour; undefined if no such post is published. */
export async function countView(db: Db, id: string, address: string, now: Date): Promise<number | undefined> {
  const endOfHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const key = `view:${await dailyHash(db, `${id} ${address}`, now)}`;
  const post = and(eq(blog_posts.id, id), eq(blog_posts.is_published, true));
  const isFirst = sql`(select ${rate_limits.count} from ${rate_limits} where ${rate_limits.key} = ${key}) = 1`;
  const [, , , [row]] = await db.batch([
    deleteExpiredCounters(db, now),
    incrementCounter(db, key, endOfHour, sql`exists (select 1 from ${blog_posts} where ${post})`),
    db
      .update(blog_posts)
      .set({ view_count: sql`${blog_posts.view_count} + 1` })
      .where(and(post, isFirst)),
    db.select({ view_count: blog_posts.view_count }).from(blog_posts).where(post),
  ]);
  return row?.view_count;
}
