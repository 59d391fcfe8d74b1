import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant, updatedAt } from "./columns";
import { promotions } from "./promotions";

export const promotion_comments = sqliteTable(
  "promotion_comments",
  {
    id: id(),
    promotion_id: text()
      .notNull()
      .references(() => promotions.id),
    user_name: text().notNull(),
    comment: text().notNull(),
    rating: integer().notNull(),
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt().default(""),
    status: text({ enum: ["published", "pending", "hidden", "spam"] })
      .notNull()
      .default("published"),
    held_for: text({
      enum: ["trap", "listed", "sender", "link", "words", "stamp", "speed", "challenge", "copy", "burst"],
    }),
    /** The listed word or link for which it was held. */
    held_match: text(),
    /** Keyed hash of the network address, see `senderOf`; null after `SENDER_DAYS`. */
    sender: text(),
    reply: text(),
    replied_at: instant(),
    /** E-mail of the last editor of the reply. */
    replied_by: text(),
    /** Hash of the comment's letters, to find copies; null for a short comment. */
    fingerprint: text(),
  },
  (t) => [
    index("comments_of_promotion").on(t.promotion_id, t.status, t.created_at, t.id),
    index("comments_rated").on(t.promotion_id, t.status, t.rating),
    index("comments_by_age").on(t.created_at, t.id),
    index("comments_by_status").on(t.status, t.created_at, t.id),
    index("comments_by_rating").on(t.rating, t.created_at, t.id),
    index("comments_by_fingerprint")
      .on(t.fingerprint, t.created_at)
      .where(sql`"fingerprint" is not null`),
    index("comments_of_sender")
      .on(t.sender, t.created_at)
      .where(sql`"sender" is not null`),
    index("comments_with_sender")
      .on(t.created_at)
      .where(sql`"sender" is not null`),
  ],
);

/** One row: words that always or never hold a comment. */
export const comment_rules = sqliteTable("comment_rules", {
  id: id(),
  always_words: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  never_words: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  updated_at: updatedAt(),
});

/** Network addresses whose comments are always or never held. */
export const comment_senders = sqliteTable("comment_senders", {
  id: text().primaryKey(),
  verdict: text({ enum: ["always", "never"] }).notNull(),
  /** Name on the comment by which an editor decided. */
  user_name: text().notNull(),
  created_at: createdAt(),
  created_by: text().notNull(),
});

export type CommentRules = typeof comment_rules.$inferSelect;
export type CommentSender = typeof comment_senders.$inferSelect;
export type Comment = typeof promotion_comments.$inferSelect;
