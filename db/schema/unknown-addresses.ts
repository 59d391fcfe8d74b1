import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** Requests of addresses that nothing answers, by day (Istanbul), kept for 90 days. */
export const unknown_visits = sqliteTable(
  "unknown_visits",
  {
    day: text().notNull(),
    /** Decoded, with its query. */
    path: text().notNull(),
    /** Latest other site that led there; empty for none. */
    host: text().notNull().default(""),
    visits: integer().notNull().default(0),
    robots: integer().notNull().default(0),
    /** Latest request, Unix time in milliseconds. */
    last_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.path] })],
);

/** Unknown addresses that are no longer counted. */
export const ignored_addresses = sqliteTable("ignored_addresses", {
  path: text().primaryKey(),
  ignored_at: instant().notNull(),
});
