import { lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { pending_purges, rate_limits } from "../../db/schema";
import { logError } from "../log";

/** The part of Workers Cache used here; `purge` resolves with `success: false` when the platform refuses. */
export interface EdgeCache {
  purge(options: { tags: string[] } | { purgeEverything: true }): Promise<{ success: boolean; errors: unknown[] }>;
}

/** Limits of the platform on every plan; for more tags the whole cache is purged. */
const TAGS_PER_CALL = 100;
const CALLS_A_MINUTE = 5;
const MINUTE_MS = 60_000;

/**
 * Sends all pending tags in one call and deletes them once the platform has confirmed; otherwise they wait for the next
 * write or cron tick. Logs errors instead of throwing, since the write has succeeded.
 */
export async function sendPendingPurges(
  db: Db,
  cache: EdgeCache | undefined,
  now: Date,
  requestId: string,
): Promise<void> {
  try {
    const pending = await db.all<{ tag: string; last: number }>(
      sql`select tag, (select max(id) from ${pending_purges}) as last from ${pending_purges} group by tag limit ${TAGS_PER_CALL + 1}`,
    );
    const last = pending[0]?.last;
    if (last === undefined) return;
    if (cache) {
      if (!(await takePurgeCall(db, now))) return;
      const tags = pending.map(({ tag }) => tag);
      const { success, errors } = await cache.purge(tags.length > TAGS_PER_CALL ? { purgeEverything: true } : { tags });
      if (!success) throw new Error(`purge refused: ${JSON.stringify(errors)}`);
    }
    await db.delete(pending_purges).where(lte(pending_purges.id, last));
  } catch (error) {
    logError(error, requestId);
  }
}

/** One counter for each allowed call, so that no sliding minute has more. */
async function takePurgeCall(db: Db, now: Date): Promise<boolean> {
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
        .from(sql`json_each(${JSON.stringify([...Array(CALLS_A_MINUTE).keys()])}) as n`)
        .where(sql`not exists (${takenBefore})`)
        .limit(1),
    )
    .onConflictDoUpdate({ target: rate_limits.key, set: { window_ends_at: sql`excluded.window_ends_at` } })
    .returning({ key: rate_limits.key });
  return taken.length > 0;
}
