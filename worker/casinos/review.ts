import * as z from "zod";
import { type CasinoReview, CRITERIA } from "../../db/schema/criteria";
import { line, requiredWholeNumber, typedNumberOf } from "../fields";
import { byCriterion, CRITERION_MAX, totalOf } from "./score";
import { textLength } from "../text/visible-text";

const WEIGHT_MAX = 100;
const REASON_MIN = 10;

const SCORE_WRONG = "0 ile 10 arasında tam ya da buçuklu bir puan yazın, örneğin 7,5";
const SCORE_MISSING = "Bu ölçüte de puan verin ya da değerlendirmeyi temizleyin";
const REASON_SHORT = `Gerekçe en az ${REASON_MIN} karakter olmalıdır`;
const WEIGHTLESS = "En az bir ölçütün ağırlığı 0'dan büyük olmalıdır";

/** '7,5', '7.5' or 7.5; empty is null. */
export const criterionScore = typedNumberOf(SCORE_WRONG)
  .pipe(
    z
      .number(SCORE_WRONG)
      .refine((score) => score >= 0 && score <= CRITERION_MAX && Number.isInteger(score * 2), SCORE_WRONG)
      .nullable(),
  )
  .default(null);

const enteredCriterion = z.strictObject({ score: criterionScore, reason: line().default("") });

/** Score and reason for each criterion, or null if all are empty; reports each missing field. */
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
      if (textLength(reason) < REASON_MIN)
        issues.push({ code: "custom", path: [name, "reason"], message: REASON_SHORT, input: reason });
    }
    return byCriterion((name) => ({ ...entered[name], score: entered[name].score ?? 0 }));
  })
  .nullable()
  .default(null);

export const criterionWeights = z
  .strictObject(byCriterion(() => requiredWholeNumber(0, WEIGHT_MAX, "percent")))
  .check(({ value, issues }) => {
    if (totalOf(value) === 0)
      issues.push({ code: "custom", path: [CRITERIA[0]], message: WEIGHTLESS, input: value[CRITERIA[0]] });
  });
