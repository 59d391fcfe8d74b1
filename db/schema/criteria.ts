/** Criteria of a casino's review, in display order. */
export const CRITERIA = ["licence", "withdrawals", "terms", "support", "complaints"] as const;
export type Criterion = (typeof CRITERIA)[number];

export type CasinoReview = Record<Criterion, { score: number; reason: string }>;

/** Weights of the criteria, which need not add up to 100. */
export type CriterionWeights = Record<Criterion, number>;

export const STANDINGS = ["verified", "pending", "not_recommended"] as const;
export type Standing = (typeof STANDINGS)[number];

export const WEIGHTS: CriterionWeights = { licence: 30, withdrawals: 25, terms: 20, support: 10, complaints: 15 };
