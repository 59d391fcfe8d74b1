import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, updatedAt } from "./columns";
import { type CriterionWeights, WEIGHTS } from "./criteria";

/** One row. Limits in days after which promotions and casinos must be verified again. */
export const review_settings = sqliteTable("review_settings", {
  id: id(),
  weights: text({ mode: "json" }).$type<CriterionWeights>().notNull().default(WEIGHTS),
  promotion_days: integer().notNull().default(21),
  casino_days: integer().notNull().default(45),
  updated_at: updatedAt(),
});

export type ReviewSettings = typeof review_settings.$inferSelect;
