import {
  type CasinoReview,
  CRITERIA,
  type Criterion,
  type CriterionWeights,
  type Standing,
} from "../../db/schema/criteria";

export const CRITERION_LABELS: Record<Criterion, string> = {
  licence: "Lisans ve sahiplik",
  withdrawals: "Çekim hızı",
  terms: "Şartların açıklığı",
  support: "Destek",
  complaints: "Şikâyetler",
};

export const STANDING_LABELS: Record<Standing, string> = {
  verified: "Doğrulandı",
  pending: "İnceleniyor",
  not_recommended: "Önermiyoruz",
};

/** For one criterion; a casino's total goes up to 5. */
export const CRITERION_MAX = 10;
export const SCORE_MAX = 5;

export const byCriterion = <Value>(valueOf: (criterion: Criterion) => Value) =>
  Object.fromEntries(CRITERIA.map((criterion) => [criterion, valueOf(criterion)])) as Record<Criterion, Value>;

export const totalOf = (weights: CriterionWeights) => CRITERIA.reduce((sum, name) => sum + weights[name], 0);

/** Weights in percent of their sum, rounded; 0 where all are 0. */
export function sharesOf(weights: CriterionWeights): Record<Criterion, number> {
  const total = totalOf(weights);
  return byCriterion((name) => (total > 0 ? Math.round((100 * weights[name]) / total) : 0));
}

/**
 * Weighted mean from 0 to 5 with one decimal, halves rounded up; the weights must not all be 0. Integer arithmetic, as
 * in `scoreSql`, so that both agree.
 */
export function scoreOf(review: CasinoReview, weights: CriterionWeights): number {
  const total = totalOf(weights);
  const halfPoints = CRITERIA.reduce((sum, name) => sum + weights[name] * review[name].score * 2, 0);
  return Math.floor((5 * halfPoints + total) / (2 * total)) / 10;
}

const oneDecimal = new Intl.NumberFormat("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `2,6` */
export const formatScore = (score: number) => oneDecimal.format(score);
