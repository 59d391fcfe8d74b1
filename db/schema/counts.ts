import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What triggers count, so that lists need not: see `worker/counts/`. */
export const record_counts = sqliteTable(
  "record_counts",
  {
    kind: text({ enum: ["promotion", "post", "casino"] }).notNull(),
    /** Counts records with this last day; without one, all that were visible when they were counted anew. */
    end_date: text().notNull().default(""),
    /** Category of a promotion (its id, or empty) or post (its name); flags of a casino. */
    part: text().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.end_date, t.part] })],
);
