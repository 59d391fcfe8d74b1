import { and, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, type Comment, promotion_comments, promotions } from "../../db/schema";
import { firstWords } from "../../db/schema/columns";
import { LIST_SIZE, listOf, type ListQuery, offsetOf, orderOf } from "../http/list";
import { revise, revisionTime } from "../revision.server";
import { isOneOf } from "../selection.server";
import { foldTr } from "../turkish";
import type { CommentUpdate } from "./rules";

export const commentSorts = {
  created_at: [promotion_comments.created_at],
  rating: [promotion_comments.rating, promotion_comments.created_at],
  // The folded name and title, so that Ç stands beside C.
  user_name: [firstWords("promotion_comments.search_text")],
  promotion: [firstWords("promotions.search_text"), promotion_comments.created_at],
};
export const COMMENT_MISSING = "Yorum bulunamadı";
/** The first line of the text to search in; the short description follows. */
const foldedTitle = sql.raw("substr(p.search_text, 1, instr(p.search_text, char(10)) - 1)");

/** One page of the comments, newest first unless told otherwise. */
export async function listComments(db: Db, { q, sort = "-created_at", page, rating }: ListQuery & { rating?: number }) {
  const term = foldTr(q);
  const matches = and(
    term
      ? sql`(instr(${promotion_comments.search_text}, ${term}) > 0 or ${promotion_comments.promotion_id} in (
          select p.id from ${promotions} p left join ${casinos} c on c.id = p.casino_id
          where instr(${foldedTitle}, ${term}) > 0 or instr(c.search_text, ${term}) > 0))`
      : undefined,
    rating ? eq(promotion_comments.rating, rating) : undefined,
  );
  const [rows, [all]] = await db.batch([
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
        created_at: promotion_comments.created_at,
        updated_at: promotion_comments.updated_at,
      })
      .from(promotion_comments)
      .innerJoin(promotions, eq(promotions.id, promotion_comments.promotion_id))
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(matches)
      .orderBy(...orderOf(commentSorts, sort, promotion_comments.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(promotion_comments)
      .where(matches),
  ]);
  return listOf(rows, all?.total, page);
}

export async function commentRow(db: Db, id: string): Promise<Comment | undefined> {
  const [row] = await db.select().from(promotion_comments).where(eq(promotion_comments.id, id));
  return row;
}

/** Changes a visitor's comment. Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseComment(
  db: Db,
  id: string,
  { updated_at, ...input }: CommentUpdate,
  now: Date,
): Promise<Comment> {
  const search_text = foldTr(`${input.user_name} ${input.comment}`);
  const values = { ...input, search_text, updated_at: revisionTime(updated_at, now) };
  return revise(db, promotion_comments, id, updated_at, values, COMMENT_MISSING);
}

/** The promotions that comments belong to, whose pages then show something else. */
export async function commentedPromotions(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: promotion_comments.promotion_id })
    .from(promotion_comments)
    .where(isOneOf(promotion_comments.id, ids))
    .groupBy(promotion_comments.promotion_id);
  return rows.map((row) => row.id);
}
