import { createHash } from "node:crypto";
import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { promotion_comments, promotions } from "../../db/schema";
import { isActiveSql } from "../records/active-promotion.server";
import { KINDS } from "../records/kinds.server";
import { deleteExpiredCounters } from "../records/rate-limits.server";
import { Refusal, refuseOnOutage } from "../refusal";
import type { Scope } from "../scope.server";
import { dayInIstanbul } from "../text/calendar";
import { foldTr } from "../text/folding";
import { countersOf, incrementCounters, isWithinLimits, type SenderCounters } from "./limits.server";
import { commentSummary, type PublicComment, publicColumns } from "./public.server";
import type { CommentInput } from "./rules";
import { type Screening, screenComment } from "./screening.server";
import { COMMENT_FAILED } from "./sentences";
import { lettersOfLongText } from "./words";

const DOUBLE_CLICK_MS = 60_000;
const HOUR_MS = 60 * 60_000;
/** Above these a comment waits for an editor (P8.4). */
const PUBLISHED_PER_HOUR = { promotion: 8, site: 20 };
const COPY_MS = 7 * 24 * HOUR_MS;

export interface AddedComment extends PublicComment {
  isNew: boolean;
  /** Hidden ones and spam are reported as pending, so that bots learn nothing. */
  status: "published" | "pending";
  total: number;
  average: number | null;
}

export type ScreenedComment = Pick<CommentInput, "promotion_id" | "user_name" | "comment" | "rating"> &
  Partial<Screening>;

/** Throws `Refusal`: `not_found`, `invalid`, `too_many`, `unavailable`. */
export async function receiveComment(scope: Scope, input: CommentInput, address: string): Promise<AddedComment> {
  const { db, now, requestId } = scope;
  const screening = await screenComment(scope, input, address);
  const adding = addComment(db, { ...input, ...screening }, address, now);
  const added = await refuseOnOutage(adding, COMMENT_FAILED, requestId);
  if (added.isNew && added.status === "pending") scope.tell({ kind: "comment" });
  return added;
}

/** After a double click returns the first row, `isNew` false. Throws `Refusal`: `not_found`, `invalid`, `too_many`. */
export async function addComment(db: Db, input: ScreenedComment, address: string, now: Date): Promise<AddedComment> {
  const id = crypto.randomUUID();
  const counters = await countersOf(db, address, now);
  return resultOf(await db.batch(additionStatements(db, input, { id, counters }, now)), id, now);
}

/** Equal for texts with the same letters; null for short ones. */
function fingerprintOf(comment: string) {
  const letters = lettersOfLongText(comment);
  return letters ? createHash("sha256").update(letters).digest("hex").slice(0, 32) : null;
}

/** SQL: why a comment waits for an editor, or null. `since` gives the time some milliseconds ago. */
function holdReason(input: ScreenedComment, fingerprint: string | null, since: (ms: number) => string) {
  const { promotion_id, held_for = null } = input;
  const isLifted = (rule: "copy" | "burst") => sql.raw(input.lifts?.includes(rule) ? "1" : "0");
  const isCopy = and(
    eq(promotion_comments.fingerprint, fingerprint ?? ""),
    gt(promotion_comments.created_at, since(COPY_MS)),
  );
  const lastHour = gt(promotion_comments.created_at, since(HOUR_MS));
  const isPublished = eq(promotion_comments.status, "published");
  const ofPromotion = eq(promotion_comments.promotion_id, promotion_id);
  const atMost = (limit: number, ...of: SQL[]) =>
    sql`(select count(*) from (select 1 from ${promotion_comments} where ${and(lastHour, ...of)} limit ${limit})) < ${limit}`;
  return sql`case when ${held_for} is not null then ${held_for}
    when not ${isLifted("copy")} and exists (select 1 from ${promotion_comments} where ${isCopy}) then 'copy'
    when not ${isLifted("burst")} and not (${atMost(PUBLISHED_PER_HOUR.promotion, ofPromotion, isPublished)}
      and ${atMost(PUBLISHED_PER_HOUR.site, isPublished)}) then 'burst' end`;
}

/** One batch, so that concurrent comments cannot exceed a limit. */
function additionStatements(
  db: Db,
  input: ScreenedComment,
  { id, counters }: { id: string; counters: SenderCounters },
  now: Date,
) {
  const { promotion_id, user_name, comment, rating, held_match = null, sender = null } = input;
  const created_at = now.toISOString();
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const fingerprint = fingerprintOf(comment);
  const active = isActiveSql(promotions, dayInIstanbul(now));
  const repeat = and(
    eq(promotion_comments.promotion_id, promotion_id),
    eq(promotion_comments.user_name, user_name),
    eq(promotion_comments.comment, comment),
    eq(promotion_comments.rating, rating),
    gt(promotion_comments.created_at, since(DOUBLE_CLICK_MS)),
  );
  const isOpen = sql`exists (select 1 from ${promotions} where ${promotions.id} = ${promotion_id} and ${active})`;
  return [
    deleteExpiredCounters(db, now),
    ...incrementCounters(db, counters, now),
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
          status: sql`iif(reason is null, 'published', 'pending')`.as("status"),
          held_for: sql`reason`.as("held_for"),
          held_match: sql`${held_match}`.as("held_match"),
          sender: sql`${sender}`.as("sender"),
          reply: sql`null`.as("reply"),
          replied_at: sql`null`.as("replied_at"),
          replied_by: sql`null`.as("replied_by"),
          fingerprint: sql`${fingerprint}`.as("fingerprint"),
        })
        .from(sql`(select ${holdReason(input, fingerprint, since)} as reason)`)
        .where(
          and(isOpen, isWithinLimits(counters), sql`not exists (select 1 from ${promotion_comments} where ${repeat})`),
        ),
    ),
    db
      .select({ ...publicColumns, status: promotion_comments.status })
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

type Answers = BatchResponse<ReturnType<typeof additionStatements>>;

function resultOf(answers: Answers, id: string, now: Date): AddedComment {
  const [, [ofAddress], [ofNetwork], , [stored], [promotion], [summary]] = answers;
  if (!promotion) throw new Refusal("not_found", KINDS.promotion.missing);
  if (!promotion.active) throw new Refusal("invalid", "Bu bonus artık aktif olmadığı için yorum alınmıyor");
  if (!stored) {
    // An address beyond its limit leaves the counter of its network as it is.
    const end = (ofNetwork ?? ofAddress)?.window_ends_at ?? now.getTime();
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
