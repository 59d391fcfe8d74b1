import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { RECORD_KINDS } from "./kinds";

/** Shows of splash ads (`ad`) are reported by browsers, clicks on them counted by `/git/reklam`. */
export const FIGURE_KINDS = [...RECORD_KINDS, "list", "ad", "ad-click"] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Views of records and lists, and shows and clicks of ads, by day, kept for 400 days; robots are not counted. */
export const daily_views = sqliteTable(
  "daily_views",
  {
    day: text().notNull(),
    kind: text({ enum: FIGURE_KINDS }).notNull(),
    /** Of a list its name. */
    record_id: text().notNull(),
    views: integer().notNull(),
    /** Of a list: invented for the demo content, and removed with it. */
    is_demo: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.record_id] })],
);

/** Views already counted in a clock hour. `WITHOUT ROWID`, so that a view writes one row and no index. */
export const counted_views = sqliteTable(
  "counted_views",
  {
    /** End of the clock hour, Unix time in milliseconds. */
    hour_ends_at: integer().notNull(),
    /** HMAC of the record and the network address, with the secret of the day. */
    key: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour_ends_at, t.key] })],
);
