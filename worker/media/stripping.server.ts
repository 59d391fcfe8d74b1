import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { withTimeout } from "../../db/deadline";
import { MEDIA_CACHE_CONTROL } from "../text/variants";
import { plainImage } from "./plain-image";
import { purgePictures } from "./purging.server";
import type { IMAGE_TYPES } from "./rules";

const PICTURES_AT_ONCE = 100;
const FILE_TIMEOUT_MS = 10_000;

/** Removes metadata from up to 100 pictures that were stored with it (B5.11). Throws the first failure at the end. */
export async function stripStored(db: Db, bucket: R2Bucket): Promise<void> {
  const pictures = await db.select().from(media).where(eq(media.is_stripped, false)).limit(PICTURES_AT_ONCE);
  const failures: unknown[] = [];
  for (const { id, key, ...picture } of pictures)
    try {
      const size = (await stripFile(db, bucket, key)) ?? picture.size;
      await db.update(media).set({ is_stripped: true, size }).where(eq(media.id, id));
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

async function stripFile(db: Db, bucket: R2Bucket, key: string): Promise<number | undefined> {
  const stored = await withTimeout(FILE_TIMEOUT_MS, () => bucket.get(key));
  const before = stored && (await withTimeout(FILE_TIMEOUT_MS, () => stored.bytes()));
  if (!before) return undefined;
  const plain = plainImage(before, key.split(".").at(-1) as keyof typeof IMAGE_TYPES);
  if (!plain || plain.bytes.length === before.length) return before.length;
  await purgePictures(db, [key]);
  await withTimeout(FILE_TIMEOUT_MS, () =>
    bucket.put(key, plain.bytes, {
      httpMetadata: { ...stored.httpMetadata, cacheControl: MEDIA_CACHE_CONTROL },
      // A file that was deleted meanwhile stays deleted.
      onlyIf: { etagMatches: stored.etag },
    }),
  );
  // The edge may have fetched the old file meanwhile.
  await purgePictures(db, [key]);
  return plain.bytes.length;
}
