import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, htmlMarkColumn, id, updatedAt, updatedBy } from "./columns";

export const pages = sqliteTable(
  "pages",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    content: text().notNull(),
    html_mark: htmlMarkColumn(),
    seo_title: text(),
    seo_description: text(),
    seo_keywords: text(),
    in_footer: flagColumn().notNull().default(true),
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    updated_by: updatedBy(),
  },
  (t) => [
    index("pages_by_age").on(t.created_at, t.id),
    index("pages_by_change").on(t.updated_at, t.id),
    index("pages_by_footer").on(t.in_footer, t.created_at, t.id),
  ],
);

export type Page = typeof pages.$inferSelect;
