import { lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { pending_purges, rate_limits } from "../../db/schema";
import { logError } from "../log";

/** Workers Cache as far as purges need it: `purge` resolves with `success: false` where the platform refuses. */
export interface EdgeCache {
  purge(options: { tags: string[] } | { purgeEverything: true }): Promise<{ success: boolean; errors: unknown[] }>;
}

/** Tags that one call takes; more are no fewer calls than to empty the whole cache. */
const TAGS_MAX = 100;
/** Calls that the platform takes within any minute, on every plan. */
const CALLS = 5;
const MINUTE_MS = 60_000;

/**
 * Purges the pages of all tags that writes have made stale, in one call, and forgets the tags once the platform has
 * confirmed it. What is refused, or more than the platform takes in a minute, waits for the next write or the cron.
 * Errors are logged, not thrown: the write that they follow has succeeded.
 */
export async function purgeStale(db: Db, cache: EdgeCache | undefined, now: Date, requestId: string): Promise<void> {
  try {
    const pending = await db.all<{ tag: string; last: number }>(
      sql`select tag, (select max(id) from ${pending_purges}) as last from ${pending_purges} group by tag limit ${TAGS_MAX + 1}`,
    );
    const last = pending[0]?.last;
    if (last === undefined) return;
    if (cache) {
      if (!(await takeCall(db, now))) return;
      const tags = pending.map(({ tag }) => tag);
      const { success, errors } = await cache.purge(tags.length > TAGS_MAX ? { purgeEverything: true } : { tags });
      if (!success) throw new Error(`purge refused: ${JSON.stringify(errors)}`);
    }
    await db.delete(pending_purges).where(lte(pending_purges.id, last));
  } catch (error) {
    logError(error, requestId);
  }
}

/** Takes one of the calls that are free in this minute; false where there is none. Each is a counter of its own, so that no minute has more. */
async function takeCall(db: Db, now: Date): Promise<boolean> {
  const time = now.getTime();
  const takenBefore = sql`select 1 from ${rate_limits} where key = 'purge:' || n.value and window_ends_at > ${time}`;
  const taken = await db
    .insert(rate_limits)
    .select((query) =>
      query
        .select({
          key: sql`'purge:' || n.value`.as("key"),
          count: sql`1`.as("count"),
          window_ends_at: sql`${time + MINUTE_MS}`.as("window_ends_at"),
        })
        .from(sql`json_each(${JSON.stringify([...Array(CALLS).keys()])}) as n`)
        .where(sql`not exists (${takenBefore})`)
        .limit(1),
    )
    .onConflictDoUpdate({ target: rate_limits.key, set: { window_ends_at: sql`excluded.window_ends_at` } })
    .returning({ key: rate_limits.key });
  return taken.length > 0;
}
