import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Active promotions in the index of the public search, `promotion_search`: the rows of their documents there, one for each
 * order of the list. Triggers keep both, see `worker/promotions/search-index.ts`.
 */
export const searched_promotions = sqliteTable("searched_promotions", {
  /** Ends the numbers of its documents; unlike SQLite's own row numbers it survives `VACUUM`. */
  number: integer().primaryKey(),
  promotion_id: text().notNull().unique(),
  newest: integer().notNull(),
  ending: integer().notNull(),
  wagering: integer().notNull(),
  value: integer().notNull(),
});
