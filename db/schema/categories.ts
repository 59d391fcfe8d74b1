import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id, updatedAt } from "./columns";

export const promotion_categories = sqliteTable(
  "promotion_categories",
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    is_active: flagColumn().notNull().default(true),
    sort_key: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index("categories_by_name").on(t.sort_key, t.id)],
);

export type Category = typeof promotion_categories.$inferSelect;
