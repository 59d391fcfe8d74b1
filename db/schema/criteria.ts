/** Of the review of a casino, in the order in which they are shown. */
export const CRITERIA = ["licence", "withdrawals", "terms", "support", "complaints"] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Score from 0 to 10 and its reason, by criterion. */
export type CasinoReview = Record<Criterion, { score: number; reason: string }>;

/** Parts of the score, which need not add up to 100. */
export type CriterionWeights = Record<Criterion, number>;

export const STANDINGS = ["verified", "pending", "not_recommended"] as const;
export type Standing = (typeof STANDINGS)[number];

export const WEIGHTS: CriterionWeights = { licence: 30, withdrawals: 25, terms: 20, support: 10, complaints: 15 };
