import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, updatedAt } from "./columns";

/** One row, made by a migration. */
export const scheduled_publishing_settings = sqliteTable("scheduled_publishing_settings", {
  id: id(),
  daily_publish_count: integer().notNull().default(1),
  is_active: flag().notNull().default(false),
  next_publish_at: instant(),
  last_published_at: instant(),
  updated_at: updatedAt(),
});

export const scheduled_publishing_logs = sqliteTable(
  "scheduled_publishing_logs",
  {
    id: id(),
    blog_id: text().notNull(),
    published_at: instant().notNull(),
    status: text().notNull(),
    message: text(),
  },
  (t) => [index("publishing_logs_by_age").on(t.published_at, t.id)],
);
