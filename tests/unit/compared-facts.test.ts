import { describe, expect, it } from "vitest";
import { comparedFacts } from "../../app/public/promotions/compared-facts";
import type { Membership } from "../../worker/promotions/list-choice";
import type { ComparedPromotion } from "../../worker/promotions/detail.server";
import { formatMoney } from "../../worker/text/money";
import { comparedPromotion } from "../support/compared-promotion";

const money = (amount: number) => formatMoney(amount, "TRY");
const factsOf = (all: Partial<ComparedPromotion>[], deposit = 500, membership?: Membership) =>
  comparedFacts(all.map(comparedPromotion), { today: "2026-11-22", deposit, membership, money });
const wagered = (wagering: number, wagering_base: "bonus" | "bonus_and_deposit") => ({ wagering, wagering_base });
const free = (fixed_bonus: number) => ({ fixed_bonus, wagering: 0 });
const factOf = (label: string, ...all: Partial<ComparedPromotion>[]) =>
  factsOf(all)
    .find((fact) => fact.label === label)
    ?.cells.map(({ text, isBest }) => (isBest ? `${text} *` : text));

describe("the comparison", () => {
  it.each<[string, Partial<ComparedPromotion>[], string[]]>([
    ["Bonus", [{ bonus_percent: 100, max_bonus: 500 }, { fixed_bonus: 50 }], ["%100 · en çok 500 TL", "50 TL"]],
    ["Bonus", [{ loss_percent: 15, max_bonus: 500 }, {}], ["%15 kayıp iadesi · en çok 500 TL", "Şartlar metinde"]],
    ["En az yatırım", [{ min_deposit: 100 }, { min_deposit: 250 }], ["100 TL *", "250 TL"]],
    [
      "En az yatırım",
      [{ min_deposit: 100 }, { min_deposit: 100 }, { min_deposit: 250 }],
      ["100 TL *", "100 TL *", "250 TL"],
    ],
    ["En az yatırım", [{ min_deposit: 100 }, { min_deposit: 100 }], ["100 TL", "100 TL"]],
    ["En az yatırım", [{ min_deposit: 100 }, { fixed_bonus: 5 }], ["100 TL", "–"]],
    ["Çevrim", [wagered(20, "bonus"), wagered(30, "bonus")], ["20x · bonus tutarı *", "30x · bonus tutarı"]],
    [
      "Çevrim",
      [wagered(20, "bonus_and_deposit"), wagered(30, "bonus")],
      ["20x · yatırım + bonus", "30x · bonus tutarı"],
    ],
    [
      "Çevrim",
      [{ wagering: 0 }, wagered(20, "bonus_and_deposit"), wagered(30, "bonus")],
      ["Çevrimsiz *", "20x · yatırım + bonus", "30x · bonus tutarı"],
    ],
    ["En çok çekim", [{ max_cashout: 100 }, { max_cashout: 250 }], ["100 TL", "250 TL *"]],
    ["Kullanma süresi", [{ valid_days: 7 }, { valid_days: 14 }], ["7 gün", "14 gün *"]],
    ["Kullanma süresi", [{ valid_days: 7 }, { fixed_bonus: 50 }], ["7 gün", "–"]],
    ["En yüksek bahis", [{ max_bet: 10 }, { max_bet: 50 }], ["10 TL", "50 TL *"]],
    [
      "Ortalama getiri",
      [{ fixed_bonus: 50, ...wagered(33, "bonus") }, free(72), { loss_percent: 100, wagering: 0 }],
      ["−16 TL", "+72 TL *", "+1.000 TL · 1.000 TL kayıpta"],
    ],
    ["Ortalama getiri", [{ fixed_bonus: 9, ...wagered(26, "bonus") }, free(72)], ["0 TL", "+72 TL *"]],
    [
      "Ortalama getiri",
      [
        { fixed_bonus: 50, min_deposit: 0, ...wagered(40, "bonus") },
        { fixed_bonus: 50, ...wagered(40, "bonus") },
      ],
      ["0 TL *", "−30 TL"],
    ],
    ["Ortalama getiri", [free(50), free(51)], ["+50 TL", "+51 TL"]],
    ["Ortalama getiri", [free(50), free(51), free(49)], ["+50 TL *", "+51 TL *", "+49 TL"]],
    [
      "Ortalama getiri",
      [
        { loss_percent: 10, wagering: 0 },
        { loss_percent: 20, wagering: 0, min_deposit: 500 },
        { loss_percent: 30, wagering: 0, min_deposit: 501 },
      ],
      ["+100 TL · 1.000 TL kayıpta", "+200 TL · 1.000 TL kayıpta *", "–"],
    ],
    ["Son gün", [{ expiry_date: "2026-11-25" }, { is_active: false, active: 0 }], ["3 gün kaldı", "Pasif"]],
    ["Son gün", [{ expiry_date: "2026-11-25" }, { expiry_date: null }], ["3 gün kaldı", "Süresiz *"]],
    ["Son gün", [{ expiry_date: "2026-11-25" }, { expiry_date: "2026-11-23" }], ["3 gün kaldı *", "1 gün kaldı"]],
    ["Lisans", [{}, { casino_is_licensed: 0 }, { casino_id: null }], ["Yurt dışı lisanslı *", "Doğrulanmadı", "–"]],
    ["Oyunlar", [{ games: "slot oyunları" }, {}], ["slot oyunları", "–"]],
    [
      "Kim alabilir",
      [{ audience: null }, { audience: "existing", audience_note: "bir yılı dolduranlar" }],
      ["–", "Mevcut üyeler · bir yılı dolduranlar"],
    ],
    ["Kod", [{ promotion_code: "ISIL" }, {}], ["ISIL", "Kod yok"]],
  ])("says %s of %j as %j", (label, promotions, cells) => expect(factOf(label, ...promotions)).toEqual(cells));

  it("leaves out games where none are stated", () => expect(factOf("Oyunlar", {}, {})).toBeUndefined());

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

  it("marks nothing of a promotion that the visitor cannot get", () => {
    const all = [{ min_deposit: 100 }, { min_deposit: 250 }, { min_deposit: 50, audience: "existing" as const }];
    const cells = factsOf(all, 500, "new").find(({ label }) => label === "En az yatırım")?.cells;
    expect(cells?.map(({ isBest }) => isBest)).toEqual([true, false, false]);
  });

  it.each<[string, Partial<ComparedPromotion>[], string[]]>([
    ["Ortalama getiri", [free(50), free(60), free(90)], ["+50 TL", "+60 TL *", "+90 TL"]],
    [
      "Çevrim",
      [wagered(20, "bonus"), wagered(10, "bonus"), wagered(5, "bonus")],
      ["20x · bonus tutarı", "10x · bonus tutarı *", "5x · bonus tutarı"],
    ],
    [
      "En çok çekim",
      [{ max_cashout: 100 }, { max_cashout: 250 }, { max_cashout: 900 }],
      ["100 TL", "250 TL *", "900 TL"],
    ],
    ["Lisans", [{ casino_is_licensed: 0 }, {}], ["Doğrulanmadı", "Yurt dışı lisanslı"]],
  ])("marks no %s of a promotion that does not say who can get it", (label, promotions, cells) => {
    const last = { ...promotions.at(-1), audience: null };
    expect(factOf(label, ...promotions.slice(0, -1), last)).toEqual(cells);
    expect(
      factsOf([...promotions.slice(0, -1), last], 500, "new")
        .find((fact) => fact.label === label)
        ?.cells.at(-1)?.isBest,
    ).toBe(false);
  });
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
  expect(value?.cells.map(({ text }) => text)).toEqual(["+1.000 TL", "–"]);
});
