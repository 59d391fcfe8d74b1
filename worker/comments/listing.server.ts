import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { casinos, comment_senders, promotion_comments, promotions } from "../../db/schema";
import { titlePrefix } from "../../db/schema/columns";
import { LIST_SIZE, listOf, type ListQuery, NONE, offsetOf, orderOf } from "../records/list";
import { dayInIstanbulSql } from "../text/day-sql.server";
import { foldTr } from "../text/folding";
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
  sender?: string | undefined;
}

export const commentContains = (term: string): SQL =>
  sql`(instr(${promotion_comments.search_text}, ${term}) > 0 or ${promotion_comments.promotion_id} in (
    select p.id from ${promotions} p left join ${casinos} c on c.id = p.casino_id
    where instr(${foldedTitle}, ${term}) > 0 or instr(c.search_text, ${term}) > 0))`;

function isOfCasino(casino: string): SQL {
  const isOf = casino === NONE ? sql`p.casino_id is null` : sql`p.casino_id = ${casino}`;
  return sql`${promotion_comments.promotion_id} in (select p.id from ${promotions} p where ${isOf})`;
}

function narrowedBy({ q, rating, casino, sender }: Omit<CommentFilter, "status">): SQL | undefined {
  const term = foldTr(q);
  return and(
    term ? commentContains(term) : undefined,
    rating ? eq(promotion_comments.rating, rating) : undefined,
    casino ? isOfCasino(casino) : undefined,
    sender ? eq(promotion_comments.sender, sender) : undefined,
  );
}

const hasStatus = (status: CommentStatus | undefined) => (status ? eq(promotion_comments.status, status) : undefined);
const countOf = (status: CommentStatus) =>
  sql<number>`coalesce(sum(${promotion_comments.status} = ${status}), 0)`.as(status);

export const matchingComments = ({ status, ...filter }: CommentFilter) => and(hasStatus(status), narrowedBy(filter));

/** Other comments of the same sender on the same day in Istanbul; none once the sender is forgotten. */
const other = alias(promotion_comments, "other");
const isOfSameDay = and(
  eq(other.sender, promotion_comments.sender),
  ne(other.id, promotion_comments.id),
  sql`${dayInIstanbulSql(other.created_at)} = ${dayInIstanbulSql(promotion_comments.created_at)}`,
);

const rowsOf = (db: Db) =>
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
      of_same_day: sql<number>`(select count(*) from ${promotion_comments} as other where ${isOfSameDay})`.as(
        "of_same_day",
      ),
      reply: promotion_comments.reply,
      replied_at: promotion_comments.replied_at,
      created_at: promotion_comments.created_at,
      updated_at: promotion_comments.updated_at,
    })
    .from(promotion_comments)
    .innerJoin(promotions, eq(promotions.id, promotion_comments.promotion_id))
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .leftJoin(comment_senders, eq(comment_senders.id, promotion_comments.sender));

/** A page of comments and the counts by status; bulk actions take `read_at` as `until`. */
export async function listComments(
  db: Db,
  { sort = "-created_at", page, status, ...filter }: ListQuery & CommentFilter,
  now: Date,
) {
  const matches = narrowedBy(filter);
  const [rows, [counted]] = await db.batch([
    rowsOf(db)
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

/** A comment as in the list. */
export async function commentRow(db: Db, id: string) {
  const [row] = await rowsOf(db).where(eq(promotion_comments.id, id));
  return row;
}

/** Other comments of a comment's sender on its day in Istanbul, the newest first; at most a page of the list. */
export const commentsOfSameDay = (db: Db, id: string) =>
  db
    .select({
      id: other.id,
      promotion_title: promotions.title,
      user_name: other.user_name,
      comment: other.comment,
      rating: other.rating,
      status: other.status,
      held_for: other.held_for,
      held_match: other.held_match,
      created_at: other.created_at,
    })
    .from(promotion_comments)
    .innerJoin(other, isOfSameDay)
    .innerJoin(promotions, eq(promotions.id, other.promotion_id))
    .where(eq(promotion_comments.id, id))
    .orderBy(desc(other.created_at), desc(other.id))
    .limit(LIST_SIZE);
