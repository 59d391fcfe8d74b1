import { describe, expect, it } from "vitest";
import { bonusesIn, type Mails, type Values, valuesOf } from "../../support/operator-readings";

const MAILS: Mails = {
  "an offer in steps": [
    `BOZKIR BET HOŞ GELDİN PAKETİ
Toplamda %350'ye varan bonus, 4 kademe!
1. Yatırım: %150, 12.000 TL'ye kadar, min. yatırım 300 TL
2. Yatırım: %100, 9.000 TL'ye kadar, min. yatırım 500 TL
3. Yatırım: %50, 6.000 TL'ye kadar
4. Yatırım: %50, 6.000 TL'ye kadar
Çevrim: 32x (yatırım+bonus). Süre: 21 gün.`,
    [
      {
        title: "BOZKIR BET HOŞ GELDİN PAKETİ",
        casino_id: "bozkir",
        category_id: "welcome?",
        bonus_percent: "150",
        max_bonus: "12000",
        steps: "4",
        min_deposit: "300",
        wagering: "32",
        wagering_base: "bonus_and_deposit",
        valid_days: "21",
      },
    ],
  ],
  "three bonuses in a list": [
    `İyi günler, Işıltı Casino Aralık kampanyaları aşağıdadır.

1) Pazartesi Yatırım Bonusu: %40, maks. 2.000 TL, 16x çevrim. Kod: PZT40
2) Kayıp Bonusu: kayıpların %12'si, çevrimsiz, haftalık en çok 6.000 TL.
3) Cuma Freespin: 400 TL ve üzeri yatırıma 60 freespin, kazançlar 10x çevrilir.

Tüm bonuslar 31 Aralık 2026'ya kadar geçerlidir.
İyi çalışmalar`,
    [
      {
        title: "Pazartesi Yatırım Bonusu",
        casino_id: "isilti",
        bonus_percent: "40",
        max_bonus: "2000",
        wagering: "16",
        promotion_code: "PZT40",
        expiry_date: "2026-12-31",
      },
      {
        title: "Kayıp Bonusu",
        casino_id: "isilti",
        category_id: "loss",
        loss_percent: "12",
        max_bonus: "6000",
        wagering: "0",
        expiry_date: "2026-12-31",
      },
      {
        title: "Cuma Freespin",
        casino_id: "isilti",
        free_spins: "60",
        min_deposit: "400",
        wagering: "10",
        wagering_base: "winnings",
        expiry_date: "2026-12-31",
      },
    ],
  ],
  "two bonuses under headings": [
    `Merhaba Ayşe,

HOŞ GELDİN BONUSU
İlk yatırımınıza %110 bonus, en fazla 5.500 TL.
Bonus 24 kat çevrilir.

DENEME BONUSU
Yatırımsız 150 TL deneme bonusu, en fazla 1.500 TL çekilebilir.
Çevrim 35x.`,
    [
      {
        title: "HOŞ GELDİN BONUSU",
        category_id: "welcome",
        bonus_percent: "110",
        max_bonus: "5500",
        wagering: "24",
        wagering_base: "bonus",
        audience: "new?",
      },
      { title: "DENEME BONUSU", fixed_bonus: "150", min_deposit: "0", max_cashout: "1500", wagering: "35" },
    ],
  ],
  ranges: [
    "Yatırımlara %20–30 bonus. En az 200-400 TL yatırım. Çevrim 12–15 kat, süre 7-10 gün.",
    [{ bonus_percent: ["20", "30"], min_deposit: "200", wagering: ["12", "15"], valid_days: ["7", "10"] }],
  ],
};

describe("a text of several values", () => {
  it.each(Object.entries(MAILS))("is read right, value by value: %s", (_, [mail, bonuses]) =>
    expect(bonusesIn(mail)).toEqual(bonuses),
  );

  it("tells bonuses apart by their numbers where no word calls them so", () =>
    expect(
      bonusesIn("1. Pazartesi – %45 en fazla 700 TL, 30x\n2. Kayıp iadesi – kayıpların %9'u, çevrimsiz"),
    ).toMatchObject([
      { bonus_percent: "45?", max_bonus: "700", wagering: "30?" },
      { loss_percent: "9", wagering: "0" },
    ]));

  it("takes no summary above the bonuses for one of them", () =>
    expect(
      bonusesIn("Kampanyalar: %100 yatırım bonusu ve %20 kayıp iadesi.\n1) %100 yatırım bonusu\n2) %20 kayıp iadesi"),
    ).toMatchObject([{ bonus_percent: "100" }, { loss_percent: "20" }]));

  it.each<[string, Values]>([
    ["İlk yatırıma %90, ikinci yatırıma %45 bonus.", { bonus_percent: "90", steps: "2", audience: "new?" }],
    ["1st deposit 90% up to 7,000 TL, 2nd deposit 40% up to 3,000 TL.", { bonus_percent: "90", max_bonus: "7000" }],
    [
      "1.000-5.000 TL arası yatırımlarda %5, 5.000 TL üzeri yatırımlarda %7 bonus.",
      { bonus_percent: ["5", "7"], min_deposit: "1000" },
    ],
    ["En az yatırım 100 TL. Yatırıma %50; 10.000 TL üstü yatırımda %60.", { min_deposit: "100" }],
  ])("is read: %s", (text, values) => expect(valuesOf(text)).toMatchObject(values));

  it.each<[string, Values]>([
    [
      "1. yatırım %100, 2. yatırım %50, 3. yatırım %25, her biri için çevrim 30x",
      { bonus_percent: "100", steps: "3", wagering: "30" },
    ],
    [
      "İlk yatırıma %80, ikinciye %60, üçüncüye %40. Hepsinde çevrim 22x ve min yatırım 90 TL.",
      { bonus_percent: "80", steps: "3", wagering: "22", min_deposit: "90" },
    ],
    [
      "İlk yatırıma %100, sonraki üç yatırıma %25 bonus. Çevrim 20x.",
      { bonus_percent: "100", steps: "4", wagering: "20" },
    ],
    ["1. yatırıma %90, 2. yatırıma %10. Yatırım en az 60 TL.", { bonus_percent: "90", steps: "2", min_deposit: "60" }],
    ["%90 ilk yatırıma, %50 ikinci yatırıma. Çevrim 21x.", { bonus_percent: "90", steps: "2", wagering: "21" }],
    ["İlk üç yatırım: 1. %90, 2. %50, 3. %25. Çevrim 31x.", { bonus_percent: "90", steps: "3", wagering: "31" }],
    [
      "Bahar Paketi\n1. Bonus: %90, 500 TL'ye kadar\n2. Bonus: %50, 300 TL'ye kadar\nOrtak kurallar: çevrim 19x",
      { bonus_percent: "90", max_bonus: "500", steps: "2", wagering: "19" },
    ],
    [
      "1. Yatırım\n%90 – 5.000 TL'ye kadar\n2. Yatırım\n%50 – 3.000 TL'ye kadar\nOrtak Şartlar\nÇevrim 33x",
      { bonus_percent: "90?", max_bonus: "5000", steps: "2", wagering: "33" },
    ],
    [
      "1. Yatırımınıza %90 Bonus\nEn fazla 500 TL\n2. Yatırımınıza %50 Bonus\nEn fazla 300 TL\nÇevrim: 35x",
      { bonus_percent: "90", max_bonus: "500?", steps: "2", wagering: "35" },
    ],
    [
      "1st deposit 90%, 2nd deposit 50%. For all deposits: wagering 37x, minimum deposit 70 TL.",
      { bonus_percent: "90", steps: "2", wagering: "37", min_deposit: "70" },
    ],
  ])("is a bonus in steps with common terms: %s", (text, values) => {
    expect(bonusesIn(text)).toHaveLength(1);
    expect(valuesOf(text)).toMatchObject(values);
  });

  it("keeps the steps of one bonus apart from another bonus, and common terms for both", () =>
    expect(
      bonusesIn("1. Yatırım Bonusu %90\n2. Yatırım Bonusu %50\nKayıp Bonusu %10\nGenel şartlar:\nÇevrim 5x."),
    ).toEqual([
      { title: "Yatırım Bonusu %90", bonus_percent: "90", steps: "2", wagering: "5" },
      { title: "Kayıp Bonusu %10", category_id: "loss", loss_percent: "10", wagering: "5" },
    ]));

  it.each<[string, string]>([
    ["Bonus 5.000 TL'ye kadar %50; 10.000 TL üstü yatırımda %60", "min_deposit"],
    ["1. Kayıp Bonusu %10\n2. Yatırım Bonusu %20, çevrim 8x", "steps"],
    ["%15 bonus. 1. yatırım 100 TL, 2. yatırım 200 TL olmalı.", "steps"],
    ["Birinci hafta %20, ikinci hafta %30 yatırım bonusu.", "steps"],
  ])("is not read into: %s (%s)", (text, field) => expect(valuesOf(text)).not.toHaveProperty(field));
});
