import { and, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { pending_purges, rate_limits } from "../../db/schema";
import { logError } from "../log";

/** The part of Workers Cache used here; `purge` resolves with `success: false` when the platform refuses. */
export interface EdgeCache {
  purge(options: { tags: string[] } | { purgeEverything: true }): Promise<{ success: boolean; errors: unknown[] }>;
}

/** Limit of the platform on every plan; more tags purge the whole cache. */
const TAGS_PER_CALL = 100;
/** Second purges use fewer calls, so that new writes still find some. */
const CALLS_A_MINUTE = { first: 5, again: 3 };
const MINUTE_MS = 60_000;

/**
 * Time after which replicas have applied a write. A page rendered earlier may be outdated, and the edge would keep it,
 * so each tag is purged again after this time.
 */
const REPLICA_LAG_MS = 10_000;
/** Includes tags that another request sent a moment later. */
const MARGIN_MS = 500;

export interface Purging {
  db: Db;
  /** Missing on a developer's machine. */
  cache: EdgeCache | undefined;
  requestId: string;
  hasReplicas: boolean;
}

/** Purges stale tags, and again after `REPLICA_LAG_MS` where pages are read from replicas. */
export async function purgeStale(purging: Purging): Promise<void> {
  const isLeft = await sendPendingPurges(purging, new Date());
  if (!isLeft || !purging.cache || !purging.hasReplicas) return;
  await new Promise((resolve) => setTimeout(resolve, REPLICA_LAG_MS + MARGIN_MS));
  await sendPendingPurges(purging, new Date());
}

/**
 * Sends all pending tags in one call if one is due, and deletes them once confirmed (with replicas, after the second
 * purge). Otherwise they wait for the next write or cron tick. Logs errors instead of throwing, since the write has
 * succeeded. Returns whether a tag was pending.
 */
export async function sendPendingPurges({ db, cache, requestId, hasReplicas }: Purging, now: Date): Promise<boolean> {
  const settled = new Date(now.getTime() - REPLICA_LAG_MS).toISOString();
  try {
    const pending = await db.all<{ tag: string; last: number; due: "first" | "again" | null }>(
      sql`select tag, (select max(id) from ${pending_purges}) as last,
        (select case when max(sent_at is null) then 'first' when min(sent_at) <= ${settled} then 'again' end
          from ${pending_purges}) as due
        from ${pending_purges} group by tag limit ${TAGS_PER_CALL + 1}`,
    );
    const { last, due } = pending[0] ?? {};
    if (last === undefined) return false;
    if (cache) {
      if (!due || !(await takePurgeCall(db, now, CALLS_A_MINUTE[due]))) return true;
      const tags = pending.map(({ tag }) => tag);
      const { success, errors } = await cache.purge(tags.length > TAGS_PER_CALL ? { purgeEverything: true } : { tags });
      if (!success) throw new Error(`purge refused: ${JSON.stringify(errors)}`);
    }
    const sent = lte(pending_purges.id, last);
    if (!cache || !hasReplicas) await db.delete(pending_purges).where(sent);
    else
      await db.batch([
        db.delete(pending_purges).where(and(sent, lte(pending_purges.sent_at, settled))),
        db
          .update(pending_purges)
          .set({ sent_at: now.toISOString() })
          .where(and(sent, isNull(pending_purges.sent_at))),
      ]);
    return true;
  } catch (error) {
    logError(error, requestId);
    return true;
  }
}

/** One counter per allowed call, so that no 60 seconds have more. */
async function takePurgeCall(db: Db, now: Date, calls: number): Promise<boolean> {
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
        .from(sql`json_each(${JSON.stringify([...Array(calls).keys()])}) as n`)
        .where(sql`not exists (${takenBefore})`)
        .limit(1),
    )
    .onConflictDoUpdate({ target: rate_limits.key, set: { window_ends_at: sql`excluded.window_ends_at` } })
    .returning({ key: rate_limits.key });
  return taken.length > 0;
}
