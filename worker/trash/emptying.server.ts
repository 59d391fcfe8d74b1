import { and, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { withTimeout } from "../../db/deadline";
import { forgotten_records, record_references, record_versions, trash } from "../../db/schema";
import { logError } from "../log";
import { filesOf } from "../text/variants";
import { isOneOf } from "../records/selection.server";
import { isUnusedPicture, trashedKey } from "../references/pictures.server";
import { RETENTION_DAYS } from "./rules";

const DAY_MS = 86_400_000;
/** R2 deletes at most this many objects in one call. */
const R2_DELETE_MAX = 1_000;
const R2_DELETE_TIMEOUT_MS = 5_000;

const deletedColumns = {
  id: trash.id,
  kind: trash.kind,
  name: trash.name,
  key: sql<string | null>`${trashedKey}`.as("key"),
};

export async function emptyTrash(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  const isExpired = and(lt(trash.deleted_at, monthAgo), isDeletable);
  const [, , deleted] = await db.batch([
    deleteOf(db, record_references, isExpired),
    deleteOf(db, record_versions, isExpired),
    db.delete(trash).where(isExpired).returning(deletedColumns),
    db.delete(forgotten_records).where(lt(forgotten_records.deleted_at, monthAgo)),
  ]);
  await deleteFiles(bucket, deleted);
}

/** Deletes records and what was trashed with them, except images in use; keeps their dates for the dashboard. */
export async function deletePermanently(db: Db, bucket: R2Bucket, ids: string[], requestId: string) {
  const chosen = and(isOneOf(trash.id, ids), isDeletable);
  const [, , , , deleted] = await db.batch([
    deleteOf(db, record_references, chosen),
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
    deleteOf(db, record_versions, or(chosen, isOneOf(trash.parent_id, ids))),
    db.delete(trash).where(isOneOf(trash.parent_id, ids)),
    db.delete(trash).where(chosen).returning(deletedColumns),
  ]);
  await deleteFiles(bucket, deleted).catch((error: unknown) => logError(error, requestId));
  return deleted.map(({ id, kind, name }) => ({ id, kind, name }));
}

const deleteOf = (db: Db, table: typeof record_versions | typeof record_references, chosen: SQL | undefined) =>
  db.delete(table).where(inArray(table.record_id, db.select({ id: trash.id }).from(trash).where(chosen)));

const isDeletable = sql`(${trash.kind} <> 'image' or ${isUnusedPicture(trashedKey)})`;

/** Runs after the rows were deleted: a row without its file could be restored. Files that stay are swept (B14.2). */
async function deleteFiles(bucket: R2Bucket, deleted: { kind: string; key: string | null }[]): Promise<void> {
  const keys = deleted.filter(({ kind }) => kind === "image").flatMap(({ key }) => filesOf(key ?? ""));
  for (let from = 0; from < keys.length; from += R2_DELETE_MAX)
    await withTimeout(R2_DELETE_TIMEOUT_MS, () => bucket.delete(keys.slice(from, from + R2_DELETE_MAX)));
}
