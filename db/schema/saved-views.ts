import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id } from "./columns";
import { users } from "./session";

/** What a person has named of a list: search, filters, order and hidden columns, as its address says them. */
export const saved_views = sqliteTable(
  "saved_views",
  {
    id: id(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** The list, such as `promotions`. */
    screen: text().notNull(),
    name: text().notNull(),
    /** Query string without its question mark. */
    query: text().notNull(),
    /** Shown when the list is opened; at most one of a list. */
    is_default: flagColumn().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex("saved_views_of_person").on(t.user_id, t.screen, t.name)],
);
