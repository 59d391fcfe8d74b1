import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id } from "./columns";
import { users } from "./accounts";

/** A list query that a person has named: search, filters, order and hidden columns. */
export const saved_views = sqliteTable(
  "saved_views",
  {
    id: id(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    screen: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    /** Shown when the list opens; at most one per list. */
    is_default: flagColumn().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex("saved_views_of_person").on(t.user_id, t.screen, t.name)],
);
