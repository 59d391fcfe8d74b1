import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id } from "./columns";

/** Images in R2; `size` in bytes. */
export const media = sqliteTable(
  "media",
  {
    id: id(),
    key: text().notNull().unique(),
    folder: text().notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Title for editors; at first the name of the uploaded file. */
    title: text().notNull().default(""),
    search_text: text().notNull().default(""),
    /** Whether the bucket lacked the file when it was last looked through. */
    is_lost: flagColumn().notNull().default(false),
    /** Whether it has all variants that save bytes. */
    is_sized: flagColumn().notNull().default(false),
    /** Whether its files are known to be without metadata. */
    is_stripped: flagColumn().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index("media_by_age").on(t.created_at, t.id),
    index("media_by_title").on(t.search_text, t.id),
    index("media_lost")
      .on(t.key)
      .where(sql`"is_lost" = 1`),
    index("media_unsized")
      .on(t.id)
      .where(sql`"is_sized" = 0`),
  ],
);

export type Media = typeof media.$inferSelect;
