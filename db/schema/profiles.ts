import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id, instant, updatedBy } from "./columns";

/** What visitors may read of an account, which has the same id; it outlives the account. */
export const profiles = sqliteTable("profiles", {
  id: id(),
  name: text().notNull(),
  /** Null until it was public for the first time. */
  slug: text().unique(),
  photo_url: text(),
  words: text(),
  /** What the person compares with operators' pages. */
  verifies: text(),
  is_public: flagColumn().notNull().default(false),
  created_at: createdAt(),
  updated_at: instant().notNull(),
  updated_by: updatedBy(),
});

export type Profile = typeof profiles.$inferSelect;
