import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { withTimeout } from "../../db/deadline";
import { media } from "../../db/schema";
import { orphansAmong } from "./orphans.server";
import { purgePictures } from "./purging.server";

const PAGES_MAX = 50;
const BUCKET_TIMEOUT_MS = 10_000;

/** Compares the library with up to 50,000 files of the bucket: marks lost files, deletes orphaned ones. */
export async function compareFiles(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  let after = "";
  for (let page = 0; page < PAGES_MAX; page++) {
    const startAfter = after;
    const { objects, truncated } = await withTimeout(BUCKET_TIMEOUT_MS, () =>
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
    const orphans = await orphansAmong(db, objects, now);
    if (orphans.length > 0) await withTimeout(BUCKET_TIMEOUT_MS, () => bucket.delete(orphans));
    await purgePictures(db, orphans);
    if (last === undefined) return;
    after = last;
  }
}
