import { and, eq, getTableColumns, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { withinDeadline } from "../../db/deadline";
import { forgotten_records, promotion_comments, promotions, trash } from "../../db/schema";
import { isUnused } from "../records/media-uses.server";
import { laterThan } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { KEPT_DAYS, type TrashKind } from "./rules";
import { type Kept, TABLES, withId } from "./tables.server";

const DAY_MS = 86_400_000;
const PAIRS_MAX = 16;
/** Objects that R2 deletes in one call. */
const FILES_MAX = 1_000;
/** Milliseconds that the bucket has for that. */
const FILES_MS = 5_000;

/**
 * Moves records to the trash, in one transaction, and returns their ids; those that do not meet the `condition` stay,
 * and so do categories that promotions use. Comments go with their promotion; promotions of a casino stay, without it.
 * The file of an image stays where it is.
 */
export async function moveToTrash(
  db: Db,
  kind: TrashKind,
  ids: string[],
  now: Date,
  condition?: SQL,
): Promise<string[]> {
  const { table, name } = TABLES[kind];
  const chosen = and(isOneOf(table.id, ids), kind === "category" ? isEmpty : condition);
  const [moved] = await db.batch([
    keep(db, kind, table, name, chosen, now),
    ...(kind === "promotion" ? withComments(db, ids, now) : []),
    ...(kind === "casino" ? withoutCasino(db, ids, now) : []),
    db.delete(table).where(chosen),
  ]);
  return moved.map(({ id }) => id);
}

const isEmpty = sql`not exists (select 1 from ${promotions} where ${promotions.category_id} = "promotion_categories"."id")`;

function keep(
  db: Db,
  kind: TrashKind,
  table: Kept,
  name: SQLiteColumn,
  chosen: SQL | undefined,
  now: Date,
  parent = sql`null`,
) {
  const detached =
    kind === "casino"
      ? sql`(select json_group_array(json_object('id', ${promotions.id}, 'slug', ${promotions.slug})) from ${promotions} where ${promotions.casino_id} = "casinos"."id")`
      : sql`null`;
  return db
    .insert(trash)
    .select((query) =>
      query
        .select({
          id: table.id,
          kind: sql`${kind}`.as("kind"),
          name,
          row: asJson(table).as("row"),
          detached: detached.as("detached"),
          parent_id: parent.as("parent_id"),
          deleted_at: sql`${now.toISOString()}`.as("deleted_at"),
        })
        .from(table as SQLiteTable)
        .where(chosen),
    )
    .returning({ id: trash.id });
}

function withComments(db: Db, ids: string[], now: Date): BatchItem<"sqlite">[] {
  const { table, name } = TABLES.comment;
  const chosen = isOneOf(promotion_comments.promotion_id, ids);
  return [
    keep(db, "comment", table, name, chosen, now, sql`${promotion_comments.promotion_id}`),
    db.delete(promotion_comments).where(chosen),
  ];
}

/** Where two promotions would share an address under 'Diğer', the id tells them apart meanwhile. */
function withoutCasino(db: Db, ids: string[], now: Date): BatchItem<"sqlite">[] {
  const list = JSON.stringify(ids);
  const isTaken = sql`exists (select 1 from ${promotions} as other where other.slug = "promotions"."slug" and other.id <> "promotions"."id"
    and (other.casino_id is null or other.casino_id in (select value from json_each(${list}))))`;
  return [
    db
      .update(promotions)
      .set({
        slug: sql`case when ${isTaken} then ${withId(sql`"promotions"."slug"`, sql`"promotions"."id"`)} else "promotions"."slug" end`,
        casino_id: null,
        updated_at: laterThan(promotions.updated_at, now),
      })
      .where(isOneOf(promotions.casino_id, ids)),
  ];
}

/** A row as a JSON object, in parts: D1 takes at most 32 arguments to a function. A null is left out, and read as null. */
function asJson(table: Kept): SQL {
  const pairs = Object.entries(getTableColumns(table)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const part = (from: number) => sql`json_object(${sql.join(pairs.slice(from, from + PAIRS_MAX), sql`, `)})`;
  return pairs.length > PAIRS_MAX ? sql`json_patch(${part(0)}, ${part(PAIRS_MAX)})` : part(0);
}

/** Deletes for good what has lain in the trash for 30 days, and the dates kept of others. */
export async function emptyTrash(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const isOld = and(lt(trash.deleted_at, monthAgo), isSpare);
  await deleteFiles(db, bucket, isOld);
  await db.batch([
    db.delete(trash).where(isOld),
    db.delete(forgotten_records).where(lt(forgotten_records.deleted_at, monthAgo)),
  ]);
}

/**
 * Deletes records for good, with what went with them, and returns their ids; their dates stay as long. An image that is
 * used again stays.
 */
export async function deleteForGood(db: Db, bucket: R2Bucket, ids: string[]): Promise<string[]> {
  const chosen = and(isOneOf(trash.id, ids), isSpare);
  await deleteFiles(db, bucket, chosen);
  const [, , deleted] = await db.batch([
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
    db.delete(trash).where(isOneOf(trash.parent_id, ids)),
    db.delete(trash).where(chosen).returning({ id: trash.id }),
  ]);
  return deleted.map(({ id }) => id);
}

/** No image that a record shows again: somebody may have picked it before it was deleted. */
const keyOfImage = sql`${trash.row} ->> 'key'`;
const isSpare = sql`(${trash.kind} <> 'image' or ${isUnused(keyOfImage)})`;

/** Deletes the files of images before their rows, so that none is forgotten where that fails. */
async function deleteFiles(db: Db, bucket: R2Bucket, chosen: SQL | undefined): Promise<void> {
  const images = await db
    .select({ key: sql<string>`${keyOfImage}`.as("key") })
    .from(trash)
    .where(and(eq(trash.kind, "image"), chosen));
  const keys = images.map(({ key }) => key);
  for (let from = 0; from < keys.length; from += FILES_MAX)
    await withinDeadline(FILES_MS, () => bucket.delete(keys.slice(from, from + FILES_MAX)));
}
