import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const VISIT_FACTS = ["referrer", "entry", "search", "filter"] as const;
export type VisitFact = (typeof VISIT_FACTS)[number];

/** Visits by day (Istanbul) and one fact of each, kept for 400 days. */
export const daily_visits = sqliteTable(
  "daily_visits",
  {
    day: text().notNull(),
    kind: text({ enum: VISIT_FACTS }).notNull(),
    /** A host, a path, a search term or the name of a filter. */
    record_id: text().notNull(),
    visits: integer().notNull().default(0),
    robots: integer().notNull().default(0),
    /** Results of the latest search; null for other facts. */
    hits: integer(),
    /** Latest visit, Unix time in milliseconds: of equally frequent values the latest keep their names. */
    last_at: integer().notNull().default(0),
    /** Invented for the demo content, and removed with it. */
    is_demo: integer({ mode: "boolean" }).notNull().default(false),
    /** The latest spelling of a search, whose value is folded; null for other facts. */
    typed: text(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.record_id] })],
);
