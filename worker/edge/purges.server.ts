import { lte, max } from "drizzle-orm";
import type { Db } from "../../db/client";
import { pending_purges } from "../../db/schema";
import { logError } from "../log";

/** The part of Workers Cache used here; `purge` resolves with `success: false` when the platform refuses. */
export interface EdgeCache {
  purge(options: { tags: string[] } | { purgeEverything: true }): Promise<{ success: boolean; errors: unknown[] }>;
}

/** Limit of the platform on every plan; more tags purge the whole cache. */
const TAGS_PER_CALL = 100;

export interface Purging {
  db: Db;
  /** Missing on a developer's machine. */
  cache: EdgeCache | undefined;
  requestId: string;
}

/**
 * Sends all pending tags in one call and deletes them once confirmed. Otherwise they wait for the next write or cron
 * tick, so a flood of writes beyond the platform's rate limit is merged. Logs errors instead of throwing, since the
 * write has succeeded.
 */
export async function purgeStale({ db, cache, requestId }: Purging): Promise<void> {
  try {
    const pending = await db
      .select({ tag: pending_purges.tag, last: max(pending_purges.id) })
      .from(pending_purges)
      .groupBy(pending_purges.tag);
    if (pending.length === 0) return;
    const tags = pending.map(({ tag }) => tag);
    const purged = await cache?.purge(tags.length > TAGS_PER_CALL ? { purgeEverything: true } : { tags });
    if (purged && !purged.success) throw new Error(`purge refused: ${JSON.stringify(purged.errors)}`);
    await db.delete(pending_purges).where(lte(pending_purges.id, Math.max(...pending.map(({ last }) => last ?? 0))));
  } catch (error) {
    logError(error, requestId);
  }
}
