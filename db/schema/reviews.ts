import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, updatedAt } from "./columns";

/** Of the review of a casino, in the order in which they are shown. */
export const CRITERIA = ["licence", "withdrawals", "terms", "support", "complaints"] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Score from 0 to 10 and its reason, by criterion. */
export type CasinoReview = Record<Criterion, { score: number; reason: string }>;

/** Parts of the score, which need not add up to 100. */
export type CriterionWeights = Record<Criterion, number>;

export const STANDINGS = ["verified", "pending", "not_recommended"] as const;

export const WEIGHTS: CriterionWeights = { licence: 30, withdrawals: 25, terms: 20, support: 10, complaints: 15 };

/** One row. The limits are days after which a promotion or a casino has to be verified again. */
export const review_settings = sqliteTable("review_settings", {
  id: id(),
  weights: text({ mode: "json" }).$type<CriterionWeights>().notNull().default(WEIGHTS),
  promotion_days: integer().notNull().default(21),
  casino_days: integer().notNull().default(45),
  updated_at: updatedAt(),
});

export type ReviewSettings = typeof review_settings.$inferSelect;
