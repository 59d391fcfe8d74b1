import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media } from "../../db/schema";
import { requireRecord } from "../records/editable.server";
import { purgePictures } from "./purging.server";
import { addressOf, checkedVariants, putFiles, variantFiles } from "./storing.server";

/** Pictures whose variants no browser has made yet. */
export async function listLacking(db: Db) {
  const { id, key, title } = media;
  const rows = await db.select({ id, key, title }).from(media).where(eq(media.is_sized, false));
  return rows.map(({ key, ...row }) => ({ ...row, url: addressOf({ key }) }));
}

/**
 * Stores variants beside their picture, under whose address `/media` answers with them; none notes that it needs none.
 * Throws `Refusal`: `not_found`, `invalid`; `Unavailable`.
 */
export async function addVariants(db: Db, bucket: R2Bucket, id: string, sent: Uint8Array[]) {
  const picture = await requireRecord(db, "image", id);
  const variants = checkedVariants(sent, picture);
  await putFiles(bucket, variantFiles(picture.key, variants));
  await db.update(media).set({ is_sized: true }).where(eq(media.id, id));
  if (variants.length > 0) await purgePictures(db, [picture.key]);
  return { records: variants.length > 0 ? [{ kind: "image" as const, id }] : [] };
}
