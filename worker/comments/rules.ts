import * as z from "zod";
import { expectedVersion, hiddenField, listedValue, listOfLines } from "../fields";
import { COMMENT_STATUSES, SENDER_VERDICTS } from "./states";
import { NAME_MISSING, TEXT_MISSING } from "./sentences";
import { normalizeText, isBlank, isWithin } from "../text/visible-text";
import { NAME_MAX, COMMENT_MAX, RATING_DEFAULT } from "./constants";

const REPLY_MAX = 1_000;
/** A form sent faster than this was not typed by a person. */
export const WRITING_MS_MIN = 2_000;

const RATING_WRONG = "Puan 1 ile 5 arasında bir tam sayı olmalıdır";

const visibleText = (missing: string, limit: number, tooLong: string) =>
  z
    .string({ error: missing })
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .transform(normalizeText)
    .refine((text) => isWithin(text, limit), { error: tooLong });

export const commentInput = z.object(
  {
    promotion_id: z.uuid({ error: "Promosyon bulunamadı" }).toLowerCase(),
    user_name: visibleText(NAME_MISSING, NAME_MAX, `Kullanıcı adı en çok ${NAME_MAX} karakter olabilir`).transform(
      (name) => name.replace(/\s+/g, " "),
    ),
    comment: visibleText(TEXT_MISSING, COMMENT_MAX, `Yorum en çok ${COMMENT_MAX} karakter olabilir`),
    rating: z.int({ error: RATING_WRONG }).min(1, RATING_WRONG).max(5, RATING_WRONG).default(RATING_DEFAULT),
    stamp: hiddenField,
    /** Honeypot, hidden from readers. Password managers do not know a field of this name and kind. */
    message: hiddenField,
    "cf-turnstile-response": hiddenField,
  },
  { error: "Gönderilen veri geçersiz" },
);

export type CommentInput = z.infer<typeof commentInput>;

export const commentUpdate = z.strictObject({
  user_name: commentInput.shape.user_name,
  comment: commentInput.shape.comment,
  rating: z.int({ error: RATING_WRONG }).min(1, RATING_WRONG).max(5, RATING_WRONG),
  updated_at: expectedVersion,
});
export type CommentUpdate = z.infer<typeof commentUpdate>;

export const replyInput = z.strictObject({
  reply: visibleText(
    "Yanıtınızı yazın",
    REPLY_MAX,
    `Yanıt en çok ${REPLY_MAX.toLocaleString("tr-TR")} karakter olabilir`,
  ),
  updated_at: expectedVersion,
});
export type ReplyInput = z.infer<typeof replyInput>;

const RULE_WORDS_MAX = 200;
const RULE_WORD_LENGTH = 60;
export const SENDERS_MAX = 500;

const listedWords = listOfLines(RULE_WORDS_MAX, RULE_WORD_LENGTH).refine(
  (words) => words.every((word) => /[\p{L}\p{N}]/u.test(word)),
  "Her satırda en az bir harf ya da rakam olmalıdır",
);

export const commentRulesUpdate = z.strictObject({
  always_words: listedWords,
  never_words: listedWords,
  updated_at: expectedVersion,
});
export type CommentRulesUpdate = z.infer<typeof commentRulesUpdate>;

export const senderDecision = z.strictObject({
  verdict: z.enum(SENDER_VERDICTS, { error: "Bilinmeyen işlem" }),
});

const rating = z.coerce.number().int().min(1).max(5).optional();
const status = z.enum(COMMENT_STATUSES).optional();
export const commentFilters = { rating, status, casino: listedValue, sender: listedValue };
