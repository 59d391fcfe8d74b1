import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Totals kept by triggers; see `worker/records/counts.server.ts`. */
export const record_counts = sqliteTable(
  "record_counts",
  {
    kind: text({ enum: ["promotion", "post", "casino"] }).notNull(),
    /** Last day of the counted promotions; '' counts all, including those that have ended since the recount. */
    end_date: text().notNull().default(""),
    /** Category of a promotion (its id, or empty) or post (its name); flags of a casino. */
    part: text().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.end_date, t.part] })],
);
