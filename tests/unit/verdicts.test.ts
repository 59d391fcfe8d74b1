import { describe, expect, it } from "vitest";
import { bonusVerdict, casinoVerdict, type Valued } from "../../app/ui/verdicts";
import type { CasinoReview } from "../../db/schema/criteria";
import { type BonusTerms, bonusTerms } from "../../worker/promotions/bonus-terms";
import { formatMoney } from "../../worker/text/money";
import { reviewWith } from "../support/reviews";

describe("the sentence about a casino", () => {
  it.each<[string, CasinoReview | null, string[], string[], string | undefined]>([
    [
      "two good criteria and a con",
      reviewWith(9, 9, 9.5, 8.5, 9),
      [],
      ["Hafta sonu çekim yok."],
      "Şartları açık, çekimi hızlı; hafta sonu çekim yok.",
    ],
    ["the worst criterion", reviewWith(3, 6, 8.5, 7, 7), [], ["Ödüller küçük"], "Şartları açık; lisansı doğrulanmadı."],
    ["pros where no criterion is good", reviewWith(8, 7, 7, 8, 8), ["Arayüz hızlı"], [], "Arayüz hızlı."],
    [
      "pros and cons without a review",
      null,
      ["İki adımlı giriş"],
      ["VIP kulübü yok"],
      "İki adımlı giriş; VIP kulübü yok.",
    ],
    ["nothing where nothing is known", null, [], [], undefined],
  ])("names %s", (_, review, pros, cons, sentence) =>
    expect(casinoVerdict({ verdict: null, review, pros, cons })).toBe(sentence),
  );

  it("is the editors' own where they wrote one", () =>
    expect(casinoVerdict({ verdict: "Çekimi hızlı.", review: null, pros: ["A"], cons: [] })).toBe("Çekimi hızlı."));
});

describe("the sentence about a bonus", () => {
  const verdictOf = (terms: Partial<BonusTerms>, currency = "TRY", valued?: Valued) =>
    bonusVerdict(
      { ...bonusTerms.parse({}), verdict: null, ...terms },
      (amount) => formatMoney(amount, currency),
      valued,
    );
  const HALF = { bonus_percent: 50, wagering: 10, wagering_base: "bonus" } as const;

  it.each<[Partial<BonusTerms>, string | undefined]>([
    [HALF, "500 TL'den ortalama 650 TL kalır; 2.500 TL çevirmeniz gerekir."],
    [{ ...HALF, min_deposit: 1_000 }, "1.000 TL'den ortalama 1.300 TL kalır; 5.000 TL çevirmeniz gerekir."],
    [{ bonus_percent: 10, wagering: 0 }, "500 TL'den ortalama 550 TL kalır; çevrim şartı yok."],
    [{ fixed_bonus: 50, min_deposit: 0, wagering: 0 }, "Yatırımsız, ortalama 50 TL kalır; çevrim şartı yok."],
    [{ loss_percent: 10, wagering: 0 }, "1.000 TL kayıptan ortalama 100 TL kalır; çevrim şartı yok."],
    [{ bonus_percent: 50 }, undefined],
  ])("of %j is '%s'", (terms, sentence) => expect(verdictOf(terms)).toBe(sentence));

  it.each<[Partial<BonusTerms>, number, string | undefined]>([
    [HALF, 1_000, "1.000 TL'den ortalama 1.300 TL kalır; 5.000 TL çevirmeniz gerekir."],
    [{ ...HALF, min_deposit: 1_000 }, 999, "Bu bonus için en az 1.000 TL yatırmak gerekir."],
    [HALF, 0, "Bu bonus için en az 1 TL yatırmak gerekir."],
    [{ loss_percent: 10, wagering: 0 }, 0, "Kayıp yoksa iade de yoktur."],
    [{ bonus_percent: 50 }, 1_000, undefined],
  ])("of %j for %d is '%s'", (terms, deposit, sentence) =>
    expect(verdictOf(terms, "TRY", { deposit, edge: 4 })).toBe(sentence),
  );

  it("has no Turkish ending after another currency", () =>
    expect(verdictOf(HALF, "EUR")).toMatch(/^€500 yatırımdan ortalama €650 kalır/));
});
