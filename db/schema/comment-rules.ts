import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, updatedAt } from "./columns";

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

/** Secrets that never change. */
export const lasting_secrets = sqliteTable("lasting_secrets", {
  name: text().primaryKey(),
  secret: text().notNull(),
});

export type CommentRules = typeof comment_rules.$inferSelect;
export type CommentSender = typeof comment_senders.$inferSelect;
