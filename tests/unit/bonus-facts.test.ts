import { describe, expect, it } from "vitest";
import { cardFacts, decisiveFacts, furtherFacts, type SummarisedPromotion } from "../../app/ui/bonus-facts";
import { type BonusTerms, bonusTerms } from "../../worker/promotions/bonus-terms";
import { formatMoney } from "../../worker/text/money";

const money = (amount: number) => formatMoney(amount, "TRY");
const NOTHING = bonusTerms.parse({});

describe("the facts on a card", () => {
  const factsOf = (terms: Partial<BonusTerms>) =>
    cardFacts({ ...NOTHING, ...terms }, money).map(({ label, value, detail }) =>
      [`${label} ${value}`, detail].filter(Boolean).join(", "),
    );

  it.each<[Partial<BonusTerms>, string[]]>([
    [{ bonus_percent: 40, wagering: 20, min_deposit: 250 }, ["Bonus %40", "Çevrim 20x", "En az yatırım 250 TL"]],
    [{ bonus_percent: 60, free_spins: 20 }, ["Bonus %60, + 20 dönüş", "Çevrim –", "En az yatırım –"]],
    [
      { bonus_percent: 10, free_spins: 20, steps: 3 },
      ["Bonus %10, + 20 dönüş, ilk kademe", "Çevrim –", "En az yatırım –"],
    ],
    [
      { free_spins: 30, wagering: 15, wagering_base: "winnings" },
      ["Bonus 30, ücretsiz dönüş", "Çevrim 15x, kazanılan tutar", "En az yatırım –"],
    ],
    [
      { loss_percent: 15, max_bonus: 2_500, wagering: 5 },
      ["Kayıp iadesi %15, en çok 2.500 TL", "Çevrim 5x", "En az yatırım –"],
    ],
    [{ bonus_percent: 70, steps: 2, max_bonus: 900 }, ["Bonus %70, ilk kademe", "Çevrim –", "En az yatırım –"]],
    [
      { fixed_bonus: 50, min_deposit: 0, wagering: 0, wagering_base: "bonus" },
      ["Bonus 50 TL", "Çevrim Yok", "En az yatırım Yok"],
    ],
    [{ max_bet: 50, max_cashout: 1_500, games: "Slot oyunları" }, ["Bonus –", "Çevrim –", "En az yatırım –"]],
  ])("of %j are %j", (terms, facts) => expect(factsOf(terms)).toEqual(facts));
});

describe("the facts in the summary", () => {
  const factsOf = (promotion: Partial<SummarisedPromotion>) =>
    decisiveFacts(
      {
        ...NOTHING,
        title: "Bonus",
        slug: "bonus",
        casino_slug: null,
        has_own_url: 1,
        promotion_code: null,
        expiry_date: null,
        licence: null,
        ...promotion,
      },
      "2026-11-22",
      money,
    ).map(({ label, value, detail }) => [label, value, ...(detail ? [detail] : [])].join(": "));

  it("are gain, who can get it, wagering, deposit, cash-out, days, end and licence", () =>
    expect(
      factsOf({
        bonus_percent: 150,
        max_bonus: 3_000,
        wagering: 30,
        wagering_base: "bonus_and_deposit",
        min_deposit: 200,
        max_cashout: 15_000,
        valid_days: 14,
        expiry_date: "2026-12-12",
        licence: { is_licensed: true, licence_country: "MT", licence_authority: "Ada Oyun Kurulu" },
      }),
    ).toEqual([
      "Bonus: %150: en çok 3.000 TL",
      "Kim alabilir: Belirtilmemiş",
      "Çevrim: 30x: yatırım + bonus",
      "En az yatırım: 200 TL",
      "En çok çekim: 15.000 TL",
      "Kullanma süresi: 14 gün",
      "Son gün: 12 Aralık 2026: 20 gün kaldı",
      "Lisans: Malta lisanslı: Ada Oyun Kurulu",
    ]));

  it("name what is not stated (P5.6)", () =>
    expect(factsOf({ free_spins: 60, spin_value: 2 })).toEqual([
      "Bonus: 60 dönüş: dönüş başına 2 TL",
      "Kim alabilir: Belirtilmemiş",
      "Çevrim: Belirtilmemiş",
      "En az yatırım: Belirtilmemiş",
      "En çok çekim: Belirtilmemiş",
      "Kullanma süresi: Belirtilmemiş",
      "Son gün: Süresiz",
      "Lisans: Belirtilmemiş",
    ]));

  it.each<[Partial<SummarisedPromotion>, string]>([
    [{ loss_percent: 15, max_bonus: 2_500 }, "Bonus: %15 kayıp iadesi: en çok 2.500 TL"],
    [{ bonus_percent: 70, steps: 2, max_bonus: 1_400 }, "Bonus: %70: 2 kademenin ilki · en çok 1.400 TL"],
  ])("of %j begin with '%s'", (terms, gain) => expect(factsOf(terms)[0]).toBe(gain));

  it("name a bonus without wagering and without deposit", () =>
    expect(factsOf({ fixed_bonus: 50, wagering: 0, min_deposit: 0 })).toEqual(
      expect.arrayContaining(["Çevrim: Çevrimsiz", "En az yatırım: Yatırımsız"]),
    ));

  it("refer to the text for a gain that is not stated, whatever else is", () => {
    for (const terms of [{ wagering: 0 }, { min_deposit: 100 }, { max_cashout: 500 }, { valid_days: 7 }])
      expect(factsOf(terms)).toEqual(expect.arrayContaining(["Bonus: Şartlar metinde", "Lisans: Belirtilmemiş"]));
    expect(factsOf({ valid_days: 7 })).toHaveLength(8);
  });

  it("name who can get it, and which of them", () => {
    expect(factsOf({ audience: "all" })[1]).toBe("Kim alabilir: Herkes");
    expect(factsOf({ audience: "existing", audience_note: "bir yılı dolduranlar" })[1]).toBe(
      "Kim alabilir: Mevcut üyeler: bir yılı dolduranlar",
    );
  });

  it("are who can get it, end and licence where no terms are stated", () =>
    expect(
      factsOf({ licence: { is_licensed: false, licence_country: null, licence_authority: "Ada Oyun Kurulu" } }),
    ).toEqual(["Bonus: Şartlar metinde", "Kim alabilir: Belirtilmemiş", "Son gün: Süresiz", "Lisans: Doğrulanmadı"]));
});

it("names further terms as far as they are stated", () => {
  expect(furtherFacts(NOTHING, money)).toEqual([]);
  expect(furtherFacts({ ...NOTHING, max_bet: 50, games: "Slot oyunları" }, money)).toEqual([
    "En yüksek bahis: 50 TL",
    "Geçerli oyunlar: Slot oyunları",
  ]);
});
