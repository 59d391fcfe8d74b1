import { CRITERIA, type CasinoReview, type Criterion, type CriterionWeights } from "../../db/schema/criteria";
import { seededRandom } from "./random";

const REASON = "Kayıtlara ve testlere bakıldı.";

/** The same value for every criterion, or one that depends on it. */
const forEach = <Value>(valueOf: (criterion: Criterion) => Value) =>
  Object.fromEntries(CRITERIA.map((criterion) => [criterion, valueOf(criterion)])) as Record<Criterion, Value>;

export const reviewWith = (...scores: [number, number, number, number, number]): CasinoReview =>
  forEach((criterion) => ({ score: scores[CRITERIA.indexOf(criterion)] ?? 0, reason: REASON }));

/** Reviews and weights of every size, the same on every run. */
export function randomReviews(count: number): { review: CasinoReview; weights: CriterionWeights }[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, () => ({
    review: forEach(() => ({ score: random(21) / 2, reason: REASON })),
    weights: { ...forEach(() => random(4) * random(34)), licence: 1 + random(100) },
  }));
}
