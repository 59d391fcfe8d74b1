import { and, avg, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Comment, promotion_comments, promotions } from "../../db/schema";
import type { Limit } from "../records/list";
import type { Bindable } from "../../db/prepared";
import { COMMENTS_PER_PAGE } from "./constants";

export const publicColumns = {
  id: promotion_comments.id,
  user_name: promotion_comments.user_name,
  comment: promotion_comments.comment,
  rating: promotion_comments.rating,
  created_at: promotion_comments.created_at,
  reply: promotion_comments.reply,
  replied_at: promotion_comments.replied_at,
};

export type PublicComment = Pick<Comment, keyof typeof publicColumns>;

const publishedOf = (promotionId: SQL | string) =>
  and(eq(promotion_comments.promotion_id, promotionId), eq(promotion_comments.status, "published"));

/** A page of comments in an order of `COMMENT_ORDERS`; the newest first by default. */
export function commentsOf(
  db: Db,
  promotionId: SQL | string,
  { offset, order }: { offset: Limit; order: Bindable<string> },
) {
  const { rating, created_at, id } = promotion_comments;
  return db
    .select(publicColumns)
    .from(promotion_comments)
    .where(publishedOf(promotionId))
    .orderBy(
      sql`case ${order} when 'iyi' then -${rating} when 'kotu' then ${rating} end`,
      sql`case when ${order} = 'eski' then ${created_at} end`,
      desc(created_at),
      desc(id),
    )
    .limit(COMMENTS_PER_PAGE)
    .offset(offset);
}

export function visitorRating(db: Db, casinoId: SQL | string) {
  return db
    .select({ total: count().as("total"), mean: avg(promotion_comments.rating).mapWith(Number).as("mean") })
    .from(promotion_comments)
    .where(
      and(
        eq(promotion_comments.status, "published"),
        sql`${promotion_comments.promotion_id} in (select id from ${promotions} where casino_id = ${casinoId})`,
      ),
    );
}

export function commentSummary(db: Db, promotionId: SQL | string) {
  return db
    .select({ total: count().as("total"), rating: avg(promotion_comments.rating).mapWith(Number).as("rating") })
    .from(promotion_comments)
    .where(publishedOf(promotionId));
}
