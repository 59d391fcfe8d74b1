import { describe, expect, it } from "vitest";
import { conclusionOf } from "../../app/public/promotions/conclusion";
import { comparedFacts } from "../../app/public/promotions/compared-facts";
import type { ComparedPromotion } from "../../worker/promotions/detail.server";
import { bonusTerms } from "../../worker/promotions/bonus-terms";
import { formatMoney } from "../../worker/text/money";

const promotion = (values: Partial<ComparedPromotion>): ComparedPromotion => ({
  ...bonusTerms.parse({}),
  id: "1",
  title: "Bonus",
  slug: "bonus",
  has_own_url: 1,
  short_description: "",
  image_url: null,
  image_focus: null,
  expiry_date: null,
  promotion_code: null,
  is_active: true,
  active: 1,
  casino_id: "1",
  casino_name: "Casino",
  casino_slug: "casino",
  casino_logo: null,
  casino_score: null,
  casino_rating: null,
  casino_warning: null,
  casino_is_licensed: 1,
  casino_last_verified_at: null,
  ...values,
});
const money = (amount: number) => formatMoney(amount, "TRY");
const factsOf = (all: Partial<ComparedPromotion>[], deposit = 500) =>
  comparedFacts(all.map(promotion), { today: "2026-11-22", deposit, money });
const factOf = (label: string, ...all: Partial<ComparedPromotion>[]) =>
  factsOf(all)
    .find((fact) => fact.label === label)
    ?.cells.map(({ text, isBest }) => (isBest ? `${text} *` : text));

describe("the comparison", () => {
  it.each<[string, Partial<ComparedPromotion>[], string[]]>([
    ["Bonus", [{ bonus_percent: 100, max_bonus: 500 }, { fixed_bonus: 50 }], ["%100 · en çok 500 TL", "50 TL"]],
    ["Bonus", [{ loss_percent: 15, max_bonus: 500 }, {}], ["%15 kayıp iadesi · en çok 500 TL", "Şartlar metinde"]],
    ["En az yatırım", [{ min_deposit: 100 }, { min_deposit: 250 }], ["100 TL *", "250 TL"]],
    ["En çok çekim", [{ max_cashout: 100 }, { max_cashout: 250 }], ["100 TL", "250 TL *"]],
    ["Kullanma süresi", [{ valid_days: 7 }, { valid_days: 14 }], ["7 gün", "14 gün *"]],
    ["Kullanma süresi", [{ valid_days: 7 }, { fixed_bonus: 50 }], ["7 gün", "–"]],
    ["En yüksek bahis", [{ max_bet: 10 }, { max_bet: 50 }], ["10 TL", "50 TL *"]],
    [
      "Ortalama getiri",
      [
        { fixed_bonus: 50, wagering: 33, wagering_base: "bonus" },
        { fixed_bonus: 72, wagering: 0 },
        { loss_percent: 100, wagering: 0 },
      ],
      ["−16 TL", "72 TL *", "–"],
    ],
    [
      "Ortalama getiri",
      [
        { fixed_bonus: 9, wagering: 26, wagering_base: "bonus" },
        { fixed_bonus: 72, wagering: 0 },
      ],
      ["0 TL", "72 TL *"],
    ],
    [
      "Ortalama getiri",
      [
        { fixed_bonus: 50, min_deposit: 0, wagering: 40, wagering_base: "bonus" },
        { fixed_bonus: 50, wagering: 40, wagering_base: "bonus" },
      ],
      ["0 TL *", "−30 TL"],
    ],
    [
      "Ortalama getiri",
      [
        { fixed_bonus: 50, wagering: 0 },
        { fixed_bonus: 51, wagering: 0 },
      ],
      ["50 TL", "51 TL"],
    ],
    [
      "Ortalama getiri",
      [
        { fixed_bonus: 50, wagering: 0 },
        { fixed_bonus: 51, wagering: 0 },
        { fixed_bonus: 49, wagering: 0 },
      ],
      ["50 TL *", "51 TL *", "49 TL"],
    ],
    ["Son gün", [{ expiry_date: "2026-11-25" }, { is_active: false, active: 0 }], ["3 gün kaldı", "Pasif"]],
    ["Son gün", [{ expiry_date: "2026-11-25" }, { expiry_date: null }], ["3 gün kaldı", "Süresiz *"]],
    ["Son gün", [{ expiry_date: "2026-11-25" }, { expiry_date: "2026-11-23" }], ["3 gün kaldı *", "1 gün kaldı"]],
    ["Lisans", [{}, { casino_is_licensed: 0 }, { casino_id: null }], ["Lisanslı *", "Doğrulanmadı", "–"]],
    ["Oyunlar", [{ games: "slot oyunları" }, {}], ["slot oyunları", "–"]],
    ["Yalnız yeni üyeler", [{}, { new_customers_only: true }], ["–", "Evet"]],
    ["Kod", [{ promotion_code: "ISIL" }, {}], ["ISIL", "Kod yok"]],
  ])("says %s of %j as %j", (label, promotions, cells) => expect(factOf(label, ...promotions)).toEqual(cells));

  it("leaves out games and new customers where none of them is stated", () => {
    for (const label of ["Oyunlar", "Yalnız yeni üyeler"]) expect(factOf(label, {}, {})).toBeUndefined();
  });

  it.each([{ is_active: false, active: 0 }, { casino_warning: "" }])(
    "marks nothing of a promotion that the site does not offer, and hides its code: %j (P4.7, P6.6)",
    (other) => {
      expect(factOf("En az yatırım", { min_deposit: 100 }, { min_deposit: 50, ...other })).toEqual(["100 TL", "50 TL"]);
      expect(
        factOf("En az yatırım", { min_deposit: 100 }, { min_deposit: 250 }, { min_deposit: 50, ...other }),
      ).toEqual(["100 TL *", "250 TL", "50 TL"]);
      expect(factOf("Kod", { promotion_code: "ISIL" }, { promotion_code: "ATES", ...other })).toEqual(["ISIL", "–"]);
    },
  );

  it("marks all that are equally good", () =>
    expect(factOf("En az yatırım", { min_deposit: 100 }, { min_deposit: 100 }, { min_deposit: 250 })).toEqual([
      "100 TL *",
      "100 TL *",
      "250 TL",
    ]));

  it("marks none where all are equal, or fewer than two are known", () => {
    expect(factOf("En az yatırım", { min_deposit: 100 }, { min_deposit: 100 })).toEqual(["100 TL", "100 TL"]);
    expect(factOf("En az yatırım", { min_deposit: 100 }, { fixed_bonus: 5 })).toEqual(["100 TL", "–"]);
  });

  it("marks wagering of one base", () =>
    expect(
      factOf("Çevrim", { wagering: 20, wagering_base: "bonus" }, { wagering: 30, wagering_base: "bonus" }),
    ).toEqual(["20x · bonus tutarı *", "30x · bonus tutarı"]));

  it("marks no wagering of different bases", () =>
    expect(
      factOf("Çevrim", { wagering: 20, wagering_base: "bonus_and_deposit" }, { wagering: 30, wagering_base: "bonus" }),
    ).toEqual(["20x · yatırım + bonus", "30x · bonus tutarı"]));

  it("marks a bonus without wagering", () =>
    expect(
      factOf(
        "Çevrim",
        { wagering: 0 },
        { wagering: 20, wagering_base: "bonus_and_deposit" },
        { wagering: 30, wagering_base: "bonus" },
      ),
    ).toEqual(["Çevrimsiz *", "20x · yatırım + bonus", "30x · bonus tutarı"]));
});

it("the comparison tells rows that are alike from those that differ", () => {
  const alike = factsOf([{ min_deposit: 100, wagering: 0 }, { min_deposit: 100 }]).filter(({ isAlike }) => isAlike);
  const labels = alike.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["En az yatırım", "En çok çekim", "Lisans", "Kod"]));
  expect(labels).not.toContain("Çevrim");
});

it("the comparison computes the value of the visitor's deposit", () => {
  const all = [{ bonus_percent: 100, wagering: 0 }, {}];
  const [value] = factsOf(all, 1_000);
  expect(value?.label).toBe("Ortalama getiri");
  expect(value?.cells.map(({ text }) => text)).toEqual(["1.000 TL", "–"]);
});

describe("the conclusion", () => {
  const small = { title: "Küçük", fixed_bonus: 50, wagering: 0 };
  const large = { title: "Büyük", bonus_percent: 100, wagering: 10, wagering_base: "bonus" as const };
  const costly = { title: "Pahalı", fixed_bonus: 50, wagering: 40, wagering_base: "bonus_and_deposit" as const };

  it.each<[string, number, ...Partial<ComparedPromotion>[]]>([
    [
      "500 TL için en değerlisi Büyük: ortalama +300 TL, diğerinden 250 TL fazla; 5.000 TL çevirmeniz gerekir.",
      500,
      small,
      large,
    ],
    ["500 TL için Küçük ve Aynı ortalamada aynı değerde: +50 TL.", 500, small, { ...small, title: "Aynı" }],
    [
      "500 TL için Fazla ve Küçük ortalamada aynı değerde: +51 TL.",
      500,
      small,
      { ...small, title: "Fazla", fixed_bonus: 51 },
    ],
    [
      "500 TL için en değerlisi Fazla: ortalama +52 TL, diğerinden 2 TL fazla; çevrim şartı yok.",
      500,
      small,
      { ...small, title: "Fazla", fixed_bonus: 52 },
    ],
    [
      "500 TL için Küçük, Aynı ve O Da ortalamada aynı değerde: +50 TL.",
      500,
      small,
      { ...small, title: "Aynı" },
      { ...small, title: "O Da" },
    ],
    [
      "500 TL için hesaplanan hiçbir bonus kendini karşılamaz; Pahalı ve O Da ortalamada aynı değerde: −500 TL.",
      500,
      costly,
      { ...costly, title: "O Da" },
    ],
    ["50 TL için en değerlisi Küçük: ortalama +50 TL, ikinciden 20 TL fazla; çevrim şartı yok.", 50, small, large, {}],
    ["500 TL için değeri yalnız Küçük için hesaplanabiliyor: ortalama +50 TL; çevrim şartı yok.", 500, small, {}],
    [
      "500 TL için hesaplanan hiçbir bonus kendini karşılamaz; en az kaybettiren Pahalı: ortalama −500 TL; 22.000 TL çevirmeniz gerekir.",
      500,
      costly,
      {},
    ],
    ["500 TL bu bonuslardan hiçbirine yetmez.", 500, { ...small, min_deposit: 600 }, { ...large, min_deposit: 700 }],
    ["Şartları hesaplamaya yetmiyor; satır satır karşılaştırın.", 500, {}, { loss_percent: 20, wagering: 0 }],
    ["Bu bonusların hiçbiri şu anda alınamıyor.", 500, { ...small, active: 0 }, { ...large, casino_warning: "" }],
    [
      "Şu anda yalnız Küçük alınabiliyor: 500 TL için ortalama +50 TL; çevrim şartı yok.",
      500,
      small,
      { ...large, active: 0 },
    ],
  ])("is '%s'", (sentence, deposit, ...all) => {
    expect(conclusionOf(all.map(promotion), deposit, money)).toBe(sentence);
  });
});
