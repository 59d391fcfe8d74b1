import { createHash } from "node:crypto";
import { and, avg, count, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { type Comment, promotion_comments, promotions, rate_limits } from "../../db/schema";
import { dayInIstanbul } from "../turkish/calendar";
import { dailyHash } from "../secrets/daily-secret.server";
import { Refusal } from "../refusal";
import { isActiveSql } from "../records/active-promotion";
import { countOne, deleteExpiredCounters } from "../records/rate-limits.server";
import { foldTr } from "../turkish/folding";
import { COMMENTS_PER_PAGE, type CommentInput, type HeldFor } from "./rules";
import { bareLetters } from "./words";

/** Comments one address may leave in one window, and the window's length in milliseconds. */
const LIMIT = 30;
const WINDOW_MS = 10 * 60_000;
/** Milliseconds within which the same words on the same promotion count as a double click. */
const REPEAT_MS = 60_000;
const HOUR_MS = 60 * 60_000;
/** Comments of one hour that are published at once; the others wait for an editor. */
const PUBLISHED_AN_HOUR = { promotion: 8, site: 20 };
/** Comments that are stored in one hour, whatever their state; no more are taken. */
const STORED_AN_HOUR = { promotion: 60, site: 300 };
/** Milliseconds within which the same text counts as copied, whoever sends it. */
const COPY_MS = 7 * 24 * HOUR_MS;

const shown = {
  id: promotion_comments.id,
  user_name: promotion_comments.user_name,
  comment: promotion_comments.comment,
  rating: promotion_comments.rating,
  created_at: promotion_comments.created_at,
};

export type ShownComment = Pick<Comment, keyof typeof shown>;

export interface AddedComment extends ShownComment {
  isNew: boolean;
  /** What the visitor may know: nobody is told that a comment was taken for spam. */
  status: "published" | "pending";
  /** Of the promotion, now. */
  total: number;
  average: number | null;
}

/** A comment after its screening; one that is `held_for` something is not published at once. */
export interface ScreenedComment extends Pick<CommentInput, "promotion_id" | "user_name" | "comment" | "rating"> {
  held_for?: HeldFor | undefined;
}

/** SQL: comments of a promotion that public pages show. */
const published = (promotionId: SQL | string) =>
  and(eq(promotion_comments.promotion_id, promotionId), eq(promotion_comments.status, "published"));

/** Query: one page (from 1) of a promotion's published comments, newest first. */
export function commentsOf(db: Db, promotionId: SQL | string, page: number) {
  return db
    .select(shown)
    .from(promotion_comments)
    .where(published(promotionId))
    .orderBy(desc(promotion_comments.created_at), desc(promotion_comments.id))
    .limit(COMMENTS_PER_PAGE)
    .offset((page - 1) * COMMENTS_PER_PAGE);
}

/** Query: how many published comments a promotion has, and their mean rating (null for none). */
export function commentSummary(db: Db, promotionId: SQL | string) {
  return db
    .select({ total: count().as("total"), rating: avg(promotion_comments.rating).mapWith(Number).as("rating") })
    .from(promotion_comments)
    .where(published(promotionId));
}

/**
 * Adds a visitor's comment to an active promotion, at most 30 in ten minutes per network address. The counters, their
 * checks and the row are one transaction. The same words within a minute answer with the row that stands already,
 * and `isNew` false. Too many within an hour, or a text that stands elsewhere, wait for an editor.
 * Throws `Refusal`: `not_found`, `invalid` (promotion no longer active), `too_many`.
 */
export async function addComment(db: Db, input: ScreenedComment, address: string, now: Date): Promise<AddedComment> {
  const id = crypto.randomUUID();
  const key = `comment:${await dailyHash(db, address, now)}`;
  return outcomeOf(await db.batch(addition(db, input, { id, key }, now)), id, now);
}

/** The statements of `addComment`, to be sent as one batch: `id` is that of the new row, `key` that of its counter. */
export function addition(db: Db, input: ScreenedComment, { id, key }: { id: string; key: string }, now: Date) {
  const { promotion_id, user_name, comment, rating, held_for = null } = input;
  const [time, created_at] = [now.getTime(), now.toISOString()];
  const since = (ms: number) => new Date(time - ms).toISOString();
  const letters = bareLetters(comment);
  const fingerprint = letters ? createHash("sha256").update(letters).digest("hex").slice(0, 32) : null;
  const active = isActiveSql(promotions, dayInIstanbul(now));
  const repeat = and(
    eq(promotion_comments.promotion_id, promotion_id),
    eq(promotion_comments.user_name, user_name),
    eq(promotion_comments.comment, comment),
    eq(promotion_comments.rating, rating),
    gt(promotion_comments.created_at, since(REPEAT_MS)),
  );
  const isCopy = and(
    eq(promotion_comments.fingerprint, fingerprint ?? ""),
    gt(promotion_comments.created_at, since(COPY_MS)),
  );
  const lastHour = gt(promotion_comments.created_at, since(HOUR_MS));
  const isPublished = eq(promotion_comments.status, "published");
  const ofPromotion = eq(promotion_comments.promotion_id, promotion_id);
  const atMost = (limit: number, ...of: SQL[]) =>
    sql`(select count(*) from (select 1 from ${promotion_comments} where ${and(lastHour, ...of)} limit ${limit})) < ${limit}`;
  const reason = sql`case when ${held_for} is not null then ${held_for}
    when exists (select 1 from ${promotion_comments} where ${isCopy}) then 'copy'
    when not (${atMost(PUBLISHED_AN_HOUR.promotion, ofPromotion, isPublished)}
      and ${atMost(PUBLISHED_AN_HOUR.site, isPublished)}) then 'burst' end`;
  const isOpen = sql`exists (select 1 from ${promotions} where ${promotions.id} = ${promotion_id} and ${active})`;
  const isWithinLimits = and(
    sql`(select ${rate_limits.count} from ${rate_limits} where ${rate_limits.key} = ${key}) <= ${LIMIT}`,
    atMost(STORED_AN_HOUR.promotion, ofPromotion),
    atMost(STORED_AN_HOUR.site),
  );
  return [
    deleteExpiredCounters(db, now),
    countOne(db, key, time + WINDOW_MS).returning(),
    db.insert(promotion_comments).select((query) =>
      query
        .select({
          id: sql`${id}`.as("id"),
          promotion_id: sql`${promotion_id}`.as("promotion_id"),
          user_name: sql`${user_name}`.as("user_name"),
          comment: sql`${comment}`.as("comment"),
          rating: sql`${rating}`.as("rating"),
          search_text: sql`${foldTr(`${user_name} ${comment}`)}`.as("search_text"),
          created_at: sql`${created_at}`.as("created_at"),
          updated_at: sql`${created_at}`.as("updated_at"),
          status: sql`case reason when 'trap' then 'spam' else iif(reason is null, 'published', 'pending') end`.as(
            "status",
          ),
          held_for: sql`reason`.as("held_for"),
          fingerprint: sql`${fingerprint}`.as("fingerprint"),
        })
        .from(sql`(select ${reason} as reason)`)
        .where(and(isOpen, isWithinLimits, sql`not exists (select 1 from ${promotion_comments} where ${repeat})`)),
    ),
    db
      .select({ ...shown, status: promotion_comments.status })
      .from(promotion_comments)
      .where(repeat)
      .limit(1),
    db
      .select({ active: sql<number>`${active}`.as("active") })
      .from(promotions)
      .where(eq(promotions.id, promotion_id)),
    commentSummary(db, promotion_id),
  ] as const;
}

type Answers = BatchResponse<ReturnType<typeof addition>>;

function outcomeOf([, [limit], , [stored], [promotion], [summary]]: Answers, id: string, now: Date): AddedComment {
  if (!promotion) throw new Refusal("not_found", "Promosyon bulunamadı");
  if (!promotion.active) throw new Refusal("invalid", "Bu promosyon artık aktif olmadığı için yorum alınmıyor");
  if (!stored) {
    const isAddress = (limit?.count ?? 0) > LIMIT;
    const end = isAddress && limit ? limit.window_ends_at : now.getTime() + WINDOW_MS;
    throw new Refusal("too_many", "Kısa sürede çok fazla yorum gönderdiniz. Lütfen biraz sonra tekrar deneyin.", {
      retryAfter: Math.ceil((end - now.getTime()) / 1_000),
    });
  }
  return {
    ...stored,
    isNew: stored.id === id,
    status: stored.status === "published" ? "published" : "pending",
    total: summary?.total ?? 0,
    average: summary?.rating ?? null,
  };
}
