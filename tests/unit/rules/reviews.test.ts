import { describe, expect, it } from "vitest";
import { CRITERIA, WEIGHTS } from "../../../db/schema/criteria";
import { criterionWeights, reviewInput } from "../../../worker/casinos/review";
import {
  byCriterion,
  CRITERION_LABELS,
  formatScore,
  scoreOf,
  sharesOf,
  STANDING_LABELS,
} from "../../../worker/casinos/score";
import { fieldMessages } from "../../../worker/invalid-input";
import { formOf } from "../../support/form";
import { randomReviews, reviewWith } from "../../support/reviews";

const EMPTY = { score: "", reason: "" };
const NOTHING = { licence: EMPTY, withdrawals: EMPTY, terms: EMPTY, support: EMPTY, complaints: EMPTY };
const ONLY_LICENCE = { licence: 1, withdrawals: 0, terms: 0, support: 0, complaints: 0 };
const FULL = reviewWith(8, 7.5, 9, 6, 7);
const refusals = (review: unknown) => fieldMessages(reviewInput.safeParse(review).error ?? ({ issues: [] } as never));

describe("a review", () => {
  it.each([
    ["null", null],
    ["missing", undefined],
    ["an empty form", NOTHING],
    ["blank reasons", { ...NOTHING, terms: { score: " ", reason: " \n " } }],
    ["an empty object", {}],
  ])("may be absent: %s", (_, value) => expect(reviewInput.parse(value)).toBeNull());

  it("has a score and a reason for each criterion", () => expect(reviewInput.parse(FULL)).toEqual(FULL));

  it.each([
    ["7,5", 7.5],
    ["7.5", 7.5],
    [" 10 ", 10],
    ["0", 0],
    [0, 0],
  ])("reads the score %j as %d", (typed, score) =>
    expect(reviewInput.parse({ ...FULL, support: { ...FULL.support, score: typed } })?.support.score).toBe(score),
  );

  it.each([10.5, -0.5, 7.25, "7,3", "on", "1e1", "-1", true, [], Number.NaN])("refuses the score %j", (typed) =>
    expect(refusals({ ...FULL, terms: { ...FULL.terms, score: typed } })).toEqual({
      "terms.score": "0 ile 10 arasında tam ya da buçuklu bir puan yazın, örneğin 7,5",
    }),
  );

  it("keeps its reasons on one line", () =>
    expect(
      reviewInput.parse({ ...FULL, terms: { score: 5, reason: " Şartlar \n tek   sayfada. " } })?.terms.reason,
    ).toBe("Şartlar tek sayfada."));

  const SHORT = "Gerekçe en az 10 karakter olmalıdır";
  it.each([
    ["dokuz ok.", SHORT],
    ["dokuz har", SHORT],
    ["   a   b   ", SHORT],
    ["on harflik", undefined],
    ["on bir harf", undefined],
    ["Not < 5 > 4", undefined],
    ["ş".repeat(301), "En çok 300 karakter olabilir"],
  ])("answers the reason %j with %j", (reason, sentence) =>
    expect(refusals({ ...FULL, terms: { score: 5, reason } })).toEqual(sentence ? { "terms.reason": sentence } : {}),
  );

  it("says at each field what a half-filled one lacks", () => {
    const missing = "Bu ölçüte de puan verin ya da değerlendirmeyi temizleyin";
    expect(refusals({ ...FULL, terms: undefined })).toEqual({ "terms.score": missing, "terms.reason": SHORT });
    expect(refusals({ ...NOTHING, support: { score: 5, reason: "" } })).toMatchObject({
      "licence.score": missing,
      "licence.reason": SHORT,
      "support.reason": SHORT,
    });
    expect(refusals({ ...FULL, support: { ...FULL.support, score: null } })).toEqual({ "support.score": missing });
  });

  it("is refused where it has reasons but no score", () => {
    const reasons = byCriterion((name) => ({ ...FULL[name], score: "" }));
    expect(Object.keys(refusals(reasons))).toEqual(CRITERIA.map((name) => `${name}.score`));
  });

  it("knows no further criterion", () =>
    expect(refusals({ ...FULL, looks: FULL.terms })).toEqual({ looks: "Bilinmeyen alan" }));

  it("refuses what is no review", () => expect(refusals("iyi")).toEqual({ body: "Değerlendirme okunamadı" }));
});

describe("the weights", () => {
  const { stored, refusals: refused } = formOf(criterionWeights, WEIGHTS);

  it.each([0, 100, "25"])("take %j", (weight) => expect(stored("terms", weight)).toBe(Number(weight)));
  it.each([-1, 101])("refuse %d", (weight) =>
    expect(refused("terms", weight)).toEqual({ terms: "0 ile 100 arasında olmalıdır" }),
  );
  it.each([2.5, "çok", "", undefined])("refuse %j", (weight) =>
    expect(refused("terms", weight)).toEqual({ terms: "Tam sayı yazın, örneğin 1.500" }),
  );
  it("are not all 0", () =>
    expect(
      fieldMessages(criterionWeights.safeParse({ ...ONLY_LICENCE, licence: 0 }).error ?? ({ issues: [] } as never)),
    ).toEqual({ licence: "En az bir ölçütün ağırlığı 0'dan büyük olmalıdır" }));

  it("have shares in percent of their sum, or of 0 where all are 0", () => {
    const none = byCriterion(() => 0);
    expect(sharesOf(none)).toEqual(none);
    expect(sharesOf(WEIGHTS)).toEqual(WEIGHTS);
    expect(sharesOf({ licence: 2, withdrawals: 1, terms: 0, support: 0, complaints: 0 })).toEqual({
      licence: 67,
      withdrawals: 33,
      terms: 0,
      support: 0,
      complaints: 0,
    });
  });
});

it("the Turkish names of criteria and standings are there and differ", () => {
  const names = [...CRITERIA.map((name) => CRITERION_LABELS[name]), ...Object.values(STANDING_LABELS)];
  for (const name of names) expect(name).toMatch(/\S/);
  expect(new Set(names).size).toBe(CRITERIA.length + 3);
});

describe("the score", () => {
  // Worked by hand: sum of weight × score, divided by the sum of weights, halved.
  it.each([
    ["of the best", reviewWith(10, 10, 10, 10, 10), WEIGHTS, 5],
    ["of the worst", reviewWith(0, 0, 0, 0, 0), WEIGHTS, 0],
    ["7.65 of 10", reviewWith(8, 7.5, 8, 6, 7.5), WEIGHTS, 3.8],
    ["3.55, which goes up", reviewWith(7, 7.5, 0, 0, 0), { ...ONLY_LICENCE, licence: 4, withdrawals: 1 }, 3.6],
    ["of the one criterion that counts", reviewWith(9, 0, 1, 2, 3), ONLY_LICENCE, 4.5],
  ])("%s", (_, review, weights, score) => expect(scoreOf(review, weights)).toBe(score));

  it("lies between half the worst and half the best criterion", () => {
    for (const { review, weights } of randomReviews(500)) {
      const scores = Object.values(review).map(({ score }) => score / 2);
      const score = scoreOf(review, weights);
      expect(score).toBeGreaterThanOrEqual(Math.min(...scores) - 0.05);
      expect(score).toBeLessThanOrEqual(Math.max(...scores) + 0.05);
    }
  });

  it("is written with one decimal", () => {
    expect(formatScore(2.6)).toBe("2,6");
    expect(formatScore(4)).toBe("4,0");
  });
});
