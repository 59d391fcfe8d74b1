import { and, avg, count, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Comment, promotion_comments, promotions, rate_limits } from "../../db/schema";
import { dayInIstanbul } from "../calendar";
import { dailyHash } from "../daily-secret.server";
import { Refusal } from "../http/errors";
import { isActive } from "../promotions/promotions.server";
import { foldTr } from "../turkish";
import { COMMENTS_PER_PAGE, type CommentInput } from "./rules";

/** Comments one address may leave in one window, and the window's length in milliseconds. */
const LIMIT = 30;
const WINDOW_MS = 10 * 60_000;
/** Milliseconds within which the same words on the same promotion count as a double click. */
const REPEAT_MS = 60_000;

const shown = {
  id: promotion_comments.id,
  user_name: promotion_comments.user_name,
  comment: promotion_comments.comment,
  rating: promotion_comments.rating,
  created_at: promotion_comments.created_at,
};

export type ShownComment = Pick<Comment, keyof typeof shown>;

export type AddedComment = ShownComment & { isNew: boolean };

/** Query: one page (from 1) of a promotion's comments, newest first. */
export function commentsOf(db: Db, promotionId: SQL | string, page: number) {
  return db
    .select(shown)
    .from(promotion_comments)
    .where(eq(promotion_comments.promotion_id, promotionId))
    .orderBy(desc(promotion_comments.created_at), desc(promotion_comments.id))
    .limit(COMMENTS_PER_PAGE)
    .offset((page - 1) * COMMENTS_PER_PAGE);
}

/** Query: how many comments a promotion has, and their mean rating (null for none). */
export function commentSummary(db: Db, promotionId: SQL | string) {
  return db
    .select({ total: count().as("total"), rating: avg(promotion_comments.rating).mapWith(Number).as("rating") })
    .from(promotion_comments)
    .where(eq(promotion_comments.promotion_id, promotionId));
}

/**
 * Adds a visitor's comment to an active promotion, at most 30 in ten minutes per network address. The counter, its
 * check and the row are one transaction. The same words within a minute answer with the row that stands already,
 * and `isNew` false.
 * Throws `Refusal`: `not_found`, `invalid` (promotion no longer active), `too_many`.
 */
export async function addComment(db: Db, input: CommentInput, address: string, now: Date): Promise<AddedComment> {
  const key = `comment:${await dailyHash(db, address, now)}`;
  const time = now.getTime();
  const comment = {
    ...input,
    id: crypto.randomUUID(),
    created_at: now.toISOString(),
    search_text: foldTr(`${input.user_name} ${input.comment}`),
  };
  const active = isActive(dayInIstanbul(now));
  const repeat = and(
    eq(promotion_comments.promotion_id, input.promotion_id),
    eq(promotion_comments.user_name, input.user_name),
    eq(promotion_comments.comment, input.comment),
    eq(promotion_comments.rating, input.rating),
    gt(promotion_comments.created_at, new Date(time - REPEAT_MS).toISOString()),
  );
  const [, [limit], , [stored], [promotion]] = await db.batch([
    db.delete(rate_limits).where(sql`${rate_limits.window_ends_at} <= ${time}`),
    db
      .insert(rate_limits)
      .values({ key, count: 1, window_ends_at: time + WINDOW_MS })
      .onConflictDoUpdate({ target: rate_limits.key, set: { count: sql`${rate_limits.count} + 1` } })
      .returning(),
    db.insert(promotion_comments).select(sql`
      select ${comment.id}, ${comment.promotion_id}, ${comment.user_name}, ${comment.comment}, ${comment.rating},
        ${comment.search_text}, ${comment.created_at}, ${comment.created_at}
      where exists (select 1 from ${promotions} where ${promotions.id} = ${comment.promotion_id} and ${active})
        and (select ${rate_limits.count} from ${rate_limits} where ${rate_limits.key} = ${key}) <= ${LIMIT}
        and not exists (select 1 from ${promotion_comments} where ${repeat})`),
    db.select(shown).from(promotion_comments).where(repeat).limit(1),
    db
      .select({ active: sql<number>`${active}`.as("active") })
      .from(promotions)
      .where(eq(promotions.id, input.promotion_id)),
  ]);
  if (!promotion) throw new Refusal("not_found", "Promosyon bulunamadı");
  if (!promotion.active) throw new Refusal("invalid", "Bu promosyon artık aktif olmadığı için yorum alınmıyor");
  if (!stored) {
    const seconds = Math.ceil(((limit?.window_ends_at ?? time + WINDOW_MS) - time) / 1000);
    throw new Refusal("too_many", "Kısa sürede çok fazla yorum gönderdiniz. Lütfen biraz sonra tekrar deneyin.", {
      headers: { "Retry-After": String(seconds) },
    });
  }
  return { ...stored, isNew: stored.id === comment.id };
}
