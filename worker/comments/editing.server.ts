import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, type Comment, comment_senders, promotion_comments, promotions } from "../../db/schema";
import { titlePrefix } from "../../db/schema/columns";
import { LIST_SIZE, listOf, type ListQuery, NONE, offsetOf, orderOf } from "../records/list";
import { type Edit, laterThan, reviseRecord } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { derivedOf } from "../records/search-text.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { foldTr } from "../text/folding";
import type { CommentUpdate, ReplyInput } from "./rules";
import type { CommentStatus, SenderVerdict } from "./states";

export const commentSorts = {
  created_at: [promotion_comments.created_at],
  rating: [promotion_comments.rating, promotion_comments.created_at],
  user_name: [titlePrefix("promotion_comments.search_text")],
  promotion: [titlePrefix("promotions.search_text"), promotion_comments.created_at],
};
/** First line of `search_text`; the short description follows. */
const foldedTitle = sql.raw("substr(p.search_text, 1, instr(p.search_text, char(10)) - 1)");

export interface CommentFilter {
  q: string;
  rating?: number | undefined;
  status?: CommentStatus | undefined;
  casino?: string | undefined;
}

export const commentContains = (term: string): SQL =>
  sql`(instr(${promotion_comments.search_text}, ${term}) > 0 or ${promotion_comments.promotion_id} in (
    select p.id from ${promotions} p left join ${casinos} c on c.id = p.casino_id
    where instr(${foldedTitle}, ${term}) > 0 or instr(c.search_text, ${term}) > 0))`;

function isOfCasino(casino: string): SQL {
  const isOf = casino === NONE ? sql`p.casino_id is null` : sql`p.casino_id = ${casino}`;
  return sql`${promotion_comments.promotion_id} in (select p.id from ${promotions} p where ${isOf})`;
}

function narrowedBy({ q, rating, casino }: Omit<CommentFilter, "status">): SQL | undefined {
  const term = foldTr(q);
  return and(
    term ? commentContains(term) : undefined,
    rating ? eq(promotion_comments.rating, rating) : undefined,
    casino ? isOfCasino(casino) : undefined,
  );
}

const hasStatus = (status: CommentStatus | undefined) => (status ? eq(promotion_comments.status, status) : undefined);
const countOf = (status: CommentStatus) =>
  sql<number>`coalesce(sum(${promotion_comments.status} = ${status}), 0)`.as(status);

export const matchingComments = ({ status, ...filter }: CommentFilter) => and(hasStatus(status), narrowedBy(filter));

/** A page of comments and the counts by status; bulk actions take `read_at` as `until`. */
export async function listComments(
  db: Db,
  { sort = "-created_at", page, status, ...filter }: ListQuery & CommentFilter,
  now: Date,
) {
  const matches = narrowedBy(filter);
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: promotion_comments.id,
        promotion_id: promotion_comments.promotion_id,
        promotion_title: sql<string>`${promotions.title}`.as("promotion_title"),
        promotion_slug: sql<string>`${promotions.slug}`.as("promotion_slug"),
        casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
        user_name: promotion_comments.user_name,
        comment: promotion_comments.comment,
        rating: promotion_comments.rating,
        status: promotion_comments.status,
        held_for: promotion_comments.held_for,
        held_match: promotion_comments.held_match,
        sender: promotion_comments.sender,
        sender_verdict: sql<SenderVerdict | null>`${comment_senders.verdict}`.as("sender_verdict"),
        reply: promotion_comments.reply,
        replied_at: promotion_comments.replied_at,
        created_at: promotion_comments.created_at,
        updated_at: promotion_comments.updated_at,
      })
      .from(promotion_comments)
      .innerJoin(promotions, eq(promotions.id, promotion_comments.promotion_id))
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .leftJoin(comment_senders, eq(comment_senders.id, promotion_comments.sender))
      .where(and(hasStatus(status), matches))
      .orderBy(...orderOf(commentSorts, sort, promotion_comments.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({
        published: countOf("published"),
        pending: countOf("pending"),
        hidden: countOf("hidden"),
        spam: countOf("spam"),
      })
      .from(promotion_comments)
      .where(matches),
  ]);
  const counts = counted ?? { published: 0, pending: 0, hidden: 0, spam: 0 };
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count);
  return { ...listOf(rows, total, page), counts, read_at: now.toISOString() };
}

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
