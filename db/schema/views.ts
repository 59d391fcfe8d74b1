import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Views of records by day, kept for 400 days; robots are not counted. */
export const daily_views = sqliteTable(
  "daily_views",
  {
    /** Day in Istanbul. */
    day: text().notNull(),
    kind: text({ enum: ["post", "promotion", "casino"] }).notNull(),
    record_id: text().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.record_id] })],
);
