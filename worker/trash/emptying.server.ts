import { and, eq, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { withTimeout } from "../../db/timeout";
import { forgotten_records, record_versions, trash } from "../../db/schema";
import { filesOf } from "../pictures/variants";
import { isOneOf } from "../records/selection.server";
import { isUnusedPicture, trashedKeys } from "../references/pictures.server";
import { updateReferences } from "../references/updating.server";
import { RETENTION_DAYS } from "./rules";

const DAY_MS = 86_400_000;
/** R2 deletes at most this many objects in one call. */
const R2_DELETE_MAX = 1_000;
const R2_DELETE_TIMEOUT_MS = 5_000;

/** `site` is the origin of the site. */
export async function emptyTrash(db: Db, bucket: R2Bucket, site: string, now: Date): Promise<void> {
  const isDeletable = deletable(await updateReferences(db, site));
  const monthAgo = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  const isExpired = and(lt(trash.deleted_at, monthAgo), isDeletable);
  await deleteFiles(db, bucket, isExpired);
  await db.batch([
    deleteVersions(db, isExpired),
    db.delete(trash).where(isExpired),
    db.delete(forgotten_records).where(lt(forgotten_records.deleted_at, monthAgo)),
  ]);
}

/** Deletes records and what was trashed with them, except images in use; keeps their dates for the dashboard. */
export async function deletePermanently(db: Db, bucket: R2Bucket, site: string, ids: string[]) {
  const isDeletable = deletable(await updateReferences(db, site));
  const chosen = and(isOneOf(trash.id, ids), isDeletable);
  await deleteFiles(db, bucket, chosen);
  const [, , , deleted] = await db.batch([
    db
      .insert(forgotten_records)
      .select((query) =>
        query
          .select({
            id: trash.id,
            kind: trash.kind,
            created_at: sql`${trash.row} ->> 'created_at'`.as("created_at"),
            deleted_at: trash.deleted_at,
          })
          .from(trash)
          .where(chosen),
      )
      .onConflictDoNothing(),
    deleteVersions(db, chosen),
    db.delete(trash).where(isOneOf(trash.parent_id, ids)),
    db.delete(trash).where(chosen).returning({ id: trash.id, kind: trash.kind, name: trash.name }),
  ]);
  return deleted;
}

const deleteVersions = (db: Db, chosen: SQL | undefined) =>
  db
    .delete(record_versions)
    .where(inArray(record_versions.record_id, db.select({ id: trash.id }).from(trash).where(chosen)));

/** SQL: excludes images that are in use again, and all images while uses are unknown. */
const deletable = (areUsesKnown: boolean) =>
  areUsesKnown ? sql`(${trash.kind} <> 'image' or ${isUnusedPicture(trashedKeys)})` : ne(trash.kind, "image");

/** Runs before the rows are deleted, so that a failure leaves no orphaned file. */
async function deleteFiles(db: Db, bucket: R2Bucket, chosen: SQL | undefined): Promise<void> {
  const images = await db
    .select({
      key: sql<string>`${trashedKeys.key}`.as("key"),
      former_key: sql<string | null>`${trashedKeys.former_key}`.as("former_key"),
    })
    .from(trash)
    .where(and(eq(trash.kind, "image"), chosen));
  const keys = images.flatMap(({ key, former_key }) => [...filesOf(key), ...(former_key ? [former_key] : [])]);
  for (let from = 0; from < keys.length; from += R2_DELETE_MAX)
    await withTimeout(R2_DELETE_TIMEOUT_MS, () => bucket.delete(keys.slice(from, from + R2_DELETE_MAX)));
}
