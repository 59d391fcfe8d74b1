import * as z from "zod";
import type { Comment } from "../../db/schema";
import { basis, hiddenField } from "../fields";
import { NAME_MISSING, TEXT_MISSING } from "./sentences";
import { cleanText, isBlank, isWithin } from "../text/visible-text";

export const NAME_MAX = 60;
export const COMMENT_MAX = 2_000;
export const RATING_DEFAULT = 5;
/** Milliseconds in which nobody writes a name and a comment. */
export const WRITING_MS_MIN = 2_000;
/** Comments on one page of the list. */
export const COMMENTS_PER_PAGE = 20;

const RATING_WRONG = "Puan 1 ile 5 arasında bir tam sayı olmalıdır";

const visibleText = (missing: string, limit: number, tooLong: string) =>
  z
    .string({ error: missing })
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .transform(cleanText)
    .refine((text) => isWithin(text, limit), { error: tooLong });

/** What a visitor sends with a comment; lengths are counted as a reader counts. */
export const commentInput = z.object(
  {
    promotion_id: z.uuid({ error: "Promosyon bulunamadı" }).toLowerCase(),
    user_name: visibleText(NAME_MISSING, NAME_MAX, `Kullanıcı adı en çok ${NAME_MAX} karakter olabilir`).transform(
      (name) => name.replace(/\s+/g, " "),
    ),
    comment: visibleText(TEXT_MISSING, COMMENT_MAX, `Yorum en çok ${COMMENT_MAX} karakter olabilir`),
    rating: z.int({ error: RATING_WRONG }).min(1, RATING_WRONG).max(5, RATING_WRONG).default(RATING_DEFAULT),
    /** See `commentStamp`. */
    stamp: hiddenField,
    /** No reader sees this field; only bots fill it. */
    website: hiddenField,
    "cf-turnstile-response": hiddenField,
  },
  { error: "Gönderilen veri geçersiz" },
);

export type CommentInput = z.infer<typeof commentInput>;

export type CommentState = Comment["status"];
export const COMMENT_STATES = ["published", "pending", "spam"] as const satisfies CommentState[];
export type HeldFor = NonNullable<Comment["held_for"]>;

/** A comment as the panel sends it after editing. */
export const commentUpdate = z.strictObject({
  user_name: commentInput.shape.user_name,
  comment: commentInput.shape.comment,
  rating: z.int({ error: RATING_WRONG }).min(1, RATING_WRONG).max(5, RATING_WRONG),
  updated_at: basis,
});
export type CommentUpdate = z.infer<typeof commentUpdate>;

const rating = z.coerce.number().int().min(1).max(5).optional();
const status = z.enum(COMMENT_STATES).optional();
/** What a list of comments can be narrowed by, besides a search. */
export const commentFilters = { rating, status };

/** What an editor decides about several comments. */
export const COMMENT_ACTIONS = ["publish", "spam", "delete"] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

/** An action on all comments that match a filter and were there at `until`. */
export const matchingAction = z.strictObject({
  action: z.enum(COMMENT_ACTIONS, { error: "Bilinmeyen işlem" }),
  q: z.string().max(100).default(""),
  rating,
  status,
  until: z.iso.datetime(),
});
