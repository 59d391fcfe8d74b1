import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, media, promotion_comments, promotions, trash } from "../../db/schema";
import { clearIndexed, queueChanges } from "../announcements/announcements.server";
import { removeDemoFigures } from "../figures/demo.server";
import { isActiveSql } from "../records/active-promotion.server";
import { isUnusedPicture } from "../references/pictures.server";
import { found } from "../refusal";
import { KINDS, nameSql, type RecordTable, type TrashKind } from "../records/kinds.server";
import { type Edit, laterThan } from "../records/revision.server";
import { rowJson } from "../records/row-json.server";
import { isOneOf } from "../records/selection.server";
import { dayInIstanbul } from "../text/calendar";
import { slugWithId } from "./slugs.server";

/** Soft delete; returns the ids of what moved. Keeps categories and pictures in use, and files in the bucket. */
export async function moveToTrash(db: Db, kind: TrashKind, ids: string[], edit: Edit): Promise<string[]> {
  const [moved] = await db.batch(deletion(db, kind, ids, edit));
  return moved.map(({ id }) => id);
}

/** Statements of a soft delete; the first returns the ids of what moves. */
export function deletion(db: Db, kind: TrashKind, ids: string[], edit: Edit) {
  const [copy, ...rest] = trashStatements(db, kind, ids, edit);
  const figures = removeDemoFigures(db, ids, edit.now);
  return [copy, ...announceDeleted(db, kind, ids, edit.now), ...rest, ...figures] satisfies BatchItem<"sqlite">[] as [
    typeof copy,
    ...BatchItem<"sqlite">[],
  ];
}

/** Promotions of a deleted casino get other addresses. */
function announceDeleted(db: Db, kind: TrashKind, ids: string[], now: Date): BatchItem<"sqlite">[] {
  if (kind === "post")
    return [queueChanges(db, kind, and(isOneOf(blog_posts.id, ids), eq(blog_posts.is_published, true)), now)];
  if (kind === "casino") {
    const isDetached = and(isOneOf(promotions.casino_id, ids), isActiveSql(promotions, dayInIstanbul(now)));
    return [queueChanges(db, "promotion", isDetached, now), clearIndexed(db, "promotion", isDetached)];
  }
  if (kind !== "promotion") return [];
  return [queueChanges(db, kind, and(isOneOf(promotions.id, ids), isNotNull(promotions.activated_at)), now)];
}

export async function moveOneToTrash(db: Db, kind: TrashKind, id: string, edit: Edit): Promise<void> {
  const [moved] = await moveToTrash(db, kind, [id], edit);
  found(moved, KINDS[kind].missing);
}

export function trashStatements(db: Db, kind: TrashKind, ids: string[], edit: Edit) {
  const { table }: { table: RecordTable } = KINDS[kind];
  const chosen = and(isOneOf(table.id, ids), IS_UNUSED[kind]);
  return [
    copyToTrash(db, kind, chosen, edit),
    ...(kind === "promotion" ? trashComments(db, ids, edit) : []),
    ...(kind === "casino" ? detachPromotions(db, ids, edit.now) : []),
    db.delete(table).where(chosen),
  ] satisfies BatchItem<"sqlite">[] as [ReturnType<typeof copyToTrash>, ...BatchItem<"sqlite">[]];
}

const IS_UNUSED: { [Kind in TrashKind]?: SQL } = {
  category: sql`not exists (select 1 from ${promotions} where ${promotions.category_id} = "promotion_categories"."id")`,
  image: isUnusedPicture(media.key),
};

function copyToTrash(db: Db, kind: TrashKind, chosen: SQL | undefined, edit: Edit, parent = sql`null`) {
  const { table }: { table: RecordTable } = KINDS[kind];
  return db
    .insert(trash)
    .select((query) =>
      query
        .select({
          id: table.id,
          kind: sql`${kind}`.as("kind"),
          name: nameSql(kind).as("name"),
          row: rowJson(table).as("row"),
          parent_id: parent.as("parent_id"),
          deleted_at: sql`${edit.now.toISOString()}`.as("deleted_at"),
          change_id: sql`${edit.change}`.as("change_id"),
        })
        .from(table as SQLiteTable)
        .where(chosen),
    )
    .returning({ id: trash.id });
}

function trashComments(db: Db, ids: string[], edit: Edit): BatchItem<"sqlite">[] {
  const chosen = isOneOf(promotion_comments.promotion_id, ids);
  return [
    copyToTrash(db, "comment", chosen, edit, sql`${promotion_comments.promotion_id}`),
    db.delete(promotion_comments).where(chosen),
  ];
}

/** Promotions stand without a casino. Appends the id to slugs that are already taken among those. */
function detachPromotions(db: Db, ids: string[], now: Date): BatchItem<"sqlite">[] {
  const list = JSON.stringify(ids);
  const isTaken = sql`exists (select 1 from ${promotions} as other where other.slug = "promotions"."slug" and other.id <> "promotions"."id"
    and (other.casino_id is null or other.casino_id in (select value from json_each(${list}))))`;
  return [
    db
      .update(promotions)
      .set({
        slug: sql`case when ${isTaken} then ${slugWithId(sql`"promotions"."slug"`, sql`"promotions"."id"`)} else "promotions"."slug" end`,
        casino_id: null,
        former_casino_id: promotions.casino_id,
        former_slug: promotions.slug,
        updated_at: laterThan(promotions.updated_at, now),
      })
      .where(isOneOf(promotions.casino_id, ids)),
  ];
}
