import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Rowids of active promotions in `promotion_search`, one per order; see `worker/promotions/search-index.ts`. */
export const searched_promotions = sqliteTable("searched_promotions", {
  /** Low bits of its rowids; unlike SQLite's own rowid it survives `VACUUM`. */
  number: integer().primaryKey(),
  promotion_id: text().notNull().unique(),
  newest: integer().notNull(),
  ending: integer().notNull(),
  wagering: integer().notNull(),
  value: integer().notNull(),
});
