import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Fixed-window counters; `window_ends_at` is Unix time in milliseconds. */
export const rate_limits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    window_ends_at: integer().notNull(),
  },
  (t) => [index("rate_limits_by_end").on(t.window_ends_at)],
);
