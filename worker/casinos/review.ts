import * as z from "zod";
import {
  type CasinoReview,
  CRITERIA,
  type Criterion,
  type CriterionWeights,
  type Standing,
} from "../../db/schema/criteria";
import { line, requiredWholeNumber } from "../fields";
import { visibleLength } from "../text/visible-text";

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

/** Of one criterion; the score of the casino goes up to 5. */
export const CRITERION_MAX = 10;
export const SCORE_MAX = 5;
const WEIGHT_MAX = 100;
const REASON_MIN = 10;

const SCORE_WRONG = "0 ile 10 arasında tam ya da buçuklu bir puan yazın, örneğin 7,5";
const SCORE_MISSING = "Bu ölçüte de puan verin ya da değerlendirmeyi temizleyin";
const REASON_SHORT = `Gerekçe en az ${REASON_MIN} karakter olmalıdır`;
const WEIGHTLESS = "En az bir ölçütün ağırlığı 0'dan büyük olmalıdır";

export const byCriterion = <Value>(valueOf: (criterion: Criterion) => Value) =>
  Object.fromEntries(CRITERIA.map((criterion) => [criterion, valueOf(criterion)])) as Record<Criterion, Value>;

/** '7,5', '7.5' or 7.5; empty is null. */
export const criterionScore = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^(\d{1,2}([.,]\d)?)?$/, SCORE_WRONG),
    ],
    { error: SCORE_WRONG },
  )
  .transform((typed) => (typed === "" ? null : Number(`${typed}`.replace(",", "."))))
  .refine(
    (score) => score === null || (score >= 0 && score <= CRITERION_MAX && Number.isInteger(score * 2)),
    SCORE_WRONG,
  )
  .nullable()
  .default(null);

const enteredCriterion = z.strictObject({ score: criterionScore, reason: line().default("") });

/** A score and a reason for each criterion, or null where all are empty; what is missing is reported at its field. */
export const reviewInput = z
  .strictObject(
    byCriterion(() => enteredCriterion.prefault({})),
    { error: "Değerlendirme okunamadı" },
  )
  .transform((entered, { issues }): CasinoReview | null => {
    if (CRITERIA.every((name) => entered[name].score === null && entered[name].reason === "")) return null;
    for (const name of CRITERIA) {
      const { score, reason } = entered[name];
      if (score === null) issues.push({ code: "custom", path: [name, "score"], message: SCORE_MISSING, input: score });
      if (visibleLength(reason) < REASON_MIN)
        issues.push({ code: "custom", path: [name, "reason"], message: REASON_SHORT, input: reason });
    }
    return byCriterion((name) => ({ ...entered[name], score: entered[name].score ?? 0 }));
  })
  .nullable()
  .default(null);

export const criterionWeights = z
  .strictObject(byCriterion(() => requiredWholeNumber(0, WEIGHT_MAX)))
  .check(({ value, issues }) => {
    if (totalOf(value) === 0)
      issues.push({ code: "custom", path: [CRITERIA[0]], message: WEIGHTLESS, input: value[CRITERIA[0]] });
  });

const totalOf = (weights: CriterionWeights) => CRITERIA.reduce((sum, name) => sum + weights[name], 0);

/** Weights in percent of their sum, rounded; 0 where all are 0. */
export function sharesOf(weights: CriterionWeights): Record<Criterion, number> {
  const total = totalOf(weights);
  return byCriterion((name) => (total > 0 ? Math.round((100 * weights[name]) / total) : 0));
}

/**
 * Weighted mean from 0 to 5 with one decimal, halves rounded up; the weights must not all be 0. Computed in whole
 * numbers, as `scoreSql` does, so that both agree.
 */
export function scoreOf(review: CasinoReview, weights: CriterionWeights): number {
  const total = totalOf(weights);
  const halfPoints = CRITERIA.reduce((sum, name) => sum + weights[name] * review[name].score * 2, 0);
  return Math.floor((5 * halfPoints + total) / (2 * total)) / 10;
}

const oneDecimal = new Intl.NumberFormat("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `2,6` */
export const formatScore = (score: number) => oneDecimal.format(score);
