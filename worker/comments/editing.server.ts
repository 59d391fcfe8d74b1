import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Comment, promotion_comments } from "../../db/schema";
import { type Edit, laterThan, reviseRecord } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { derivedOf } from "../records/search-text.server";
import { keepVersions, noteChange } from "../records/versions.server";
import type { CommentUpdate, ReplyInput } from "./rules";
import type { CommentStatus } from "./states";

/** Keeps the reason for holding a comment, so that a decision can be undone. Returns the ids of the changed comments. */
export async function moderateComments(db: Db, ids: string[], status: CommentStatus, { change }: Edit) {
  const { id } = promotion_comments;
  const where = and(isOneOf(id, ids), ne(promotion_comments.status, status));
  const [, rows] = await db.batch([
    keepVersions(db, "comment", change, where, [promotion_comments.status]),
    db.update(promotion_comments).set({ status }).where(where).returning({ id }),
    ...noteChange(db, "comment", change),
  ]);
  return rows.map((row) => row.id);
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseComment(
  db: Db,
  id: string,
  { updated_at, ...input }: CommentUpdate,
  edit: Edit,
): Promise<Comment> {
  return reviseRecord(db, "comment", id, updated_at, { values: { ...input, ...derivedOf("comment", input) } }, edit);
}

/** Adds or edits the reply and keeps its first date. Throws `Refusal`: `not_found`, `conflict`. */
export async function replyTo(db: Db, id: string, { updated_at, reply }: ReplyInput, edit: Edit): Promise<Comment> {
  const replied_at = sql`coalesce(${promotion_comments.replied_at}, ${edit.now.toISOString()})`;
  return reviseRecord(db, "comment", id, updated_at, { values: { reply, replied_at, replied_by: edit.by } }, edit);
}

export async function removeReply(db: Db, id: string, { now, change }: Edit): Promise<Comment | undefined> {
  const where = and(eq(promotion_comments.id, id), isNotNull(promotion_comments.reply));
  const update = db
    .update(promotion_comments)
    .set({ reply: null, replied_at: null, replied_by: null, updated_at: laterThan(promotion_comments.updated_at, now) })
    .where(where)
    .returning();
  const kept = keepVersions(db, "comment", change, where);
  const [, [row]] = await db.batch([kept, update, ...noteChange(db, "comment", change)]);
  return row;
}
