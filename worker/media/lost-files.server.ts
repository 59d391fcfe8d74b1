import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { withTimeout } from "../../db/timeout";
import { media } from "../../db/schema";

const PAGES_MAX = 50;
const LISTING_TIMEOUT_MS = 10_000;

/** Compares the library with the bucket, 50,000 files at most, and notes which files the bucket lacks. */
export async function findLostFiles(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  let after = "";
  for (let page = 0; page < PAGES_MAX; page++) {
    const startAfter = after;
    const { objects, truncated } = await withTimeout(LISTING_TIMEOUT_MS, () =>
      bucket.list(startAfter ? { startAfter } : {}),
    );
    const keys = objects.map(({ key }) => key);
    const last = truncated ? keys.at(-1) : undefined;
    const isLost = sql`${media.key} not in (select value from json_each(${JSON.stringify(keys)}))`;
    // A file that was uploaded meanwhile may be missing in the list.
    await db
      .update(media)
      .set({ is_lost: sql`${isLost}` })
      .where(
        sql`${media.key} > ${startAfter} ${last === undefined ? sql`` : sql`and ${media.key} <= ${last}`}
          and ${media.created_at} < ${now.toISOString()} and ${media.is_lost} <> (${isLost})`,
      );
    if (last === undefined) return;
    after = last;
  }
}
