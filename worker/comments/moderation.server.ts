import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import {
  comment_rules,
  comment_senders,
  type CommentRules,
  type CommentSender,
  promotion_comments,
  record_versions,
  trash,
} from "../../db/schema";
import { KINDS } from "../records/kinds.server";
import { type Edit, revise } from "../records/revision.server";
import { Refusal } from "../refusal";
import { hmacSha256 } from "../secrets/daily-secret.server";
import { lastingSecret } from "../secrets/lasting-secret.server";
import { type CommentRulesUpdate, SENDERS_MAX } from "./rules";
import { SENDER_DAYS, type SenderVerdict } from "./states";

const DAY_MS = 86_400_000;
export const RULES_NOT_FOUND = "Bekletme kuralları bulunamadı";
const SENDER_NOT_FOUND = "Bu adres için kural yok";

export async function senderOf(db: Db, address: string): Promise<string> {
  return hmacSha256(await lastingSecret(db, "comment senders"), address).slice(0, 32);
}

export async function readCommentRules(db: Db): Promise<CommentRules | undefined> {
  const [row] = await db.select().from(comment_rules).limit(1);
  return row;
}

export async function rulesFor(db: Db, sender: string) {
  const [[words], [decided]] = await db.batch([
    db.select().from(comment_rules).limit(1),
    db.select({ verdict: comment_senders.verdict }).from(comment_senders).where(eq(comment_senders.id, sender)),
  ]);
  return { always: words?.always_words ?? [], never: words?.never_words ?? [], verdict: decided?.verdict };
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseCommentRules(
  db: Db,
  id: string,
  input: CommentRulesUpdate,
  now: Date,
): Promise<CommentRules> {
  return revise(db, comment_rules, id, input, now, RULES_NOT_FOUND);
}

export const decidedSenders = (db: Db) =>
  db.select().from(comment_senders).orderBy(desc(comment_senders.created_at), desc(comment_senders.id));

/** Decides whether all further comments of a comment's sender are held. Throws `Refusal`: `not_found`, `invalid`. */
export async function decideSender(
  db: Db,
  commentId: string,
  verdict: SenderVerdict,
  { now, by }: Edit,
): Promise<CommentSender> {
  const chosen = eq(promotion_comments.id, commentId);
  const decided = sql`${promotion_comments.sender} in (select id from ${comment_senders})`;
  const isRoom = sql`((select count(*) from ${comment_senders}) < ${SENDERS_MAX} or ${decided})`;
  const stamped = { created_at: now.toISOString(), created_by: by };
  const [[comment], [sender]] = await db.batch([
    db.select({ sender: promotion_comments.sender }).from(promotion_comments).where(chosen),
    insertFrom(
      db,
      comment_senders,
      { id: promotion_comments.sender, verdict, user_name: promotion_comments.user_name, ...stamped },
      and(chosen, isNotNull(promotion_comments.sender), isRoom),
      sql`${promotion_comments}`,
    )
      .onConflictDoUpdate({ target: comment_senders.id, set: { verdict, ...stamped } })
      .returning(),
  ]);
  if (!comment) throw new Refusal("not_found", KINDS.comment.missing);
  if (comment.sender === null)
    throw new Refusal(
      "invalid",
      `Bu yorumun geldiği adres artık bilinmiyor; adres özetleri ${SENDER_DAYS} gün tutulur.`,
    );
  if (!sender)
    throw new Refusal("invalid", `En çok ${SENDERS_MAX} adres için kural konabilir; eskilerden birini kaldırın.`);
  return sender;
}

/** Throws `Refusal`: `not_found`. */
export async function forgetSender(db: Db, id: string): Promise<void> {
  const gone = await db.delete(comment_senders).where(eq(comment_senders.id, id)).returning({ id: comment_senders.id });
  if (gone.length === 0) throw new Refusal("not_found", SENDER_NOT_FOUND);
}

/** Removes the sender from comments older than `SENDER_DAYS`, including those in the trash. */
export async function forgetOldSenders(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - SENDER_DAYS * DAY_MS).toISOString();
  await db.batch([
    db
      .update(promotion_comments)
      .set({ sender: null })
      .where(and(isNotNull(promotion_comments.sender), lt(promotion_comments.created_at, oldest))),
    db
      .update(trash)
      .set({ row: sql`json_remove(${trash.row}, '$.sender')` })
      .where(and(eq(trash.kind, "comment"), lt(sql`${trash.row} ->> 'created_at'`, oldest))),
    db
      .update(record_versions)
      .set({ row: sql`json_remove(${record_versions.row}, '$.sender')` })
      .where(and(eq(record_versions.kind, "comment"), lt(sql`${record_versions.row} ->> 'created_at'`, oldest))),
  ]);
}
