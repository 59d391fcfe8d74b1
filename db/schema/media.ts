import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns";

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
    created_at: createdAt(),
  },
  (t) => [index("media_by_age").on(t.created_at, t.id)],
);

export type Media = typeof media.$inferSelect;
