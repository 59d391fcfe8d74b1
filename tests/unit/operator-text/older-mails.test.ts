import { describe, expect, it } from "vitest";
import { bonusesIn, type Values, valuesOf } from "../../support/operator-readings";

describe("an older mail below a newer one", () => {
  it.each<[string, Values[]]>([
    [
      "Kod: YENI20, %60 bonus.\n\n> Kod: ESKI10\n> %50 bonus, 30x çevrim",
      [{ title: "%60 Yatırım Bonusu?", promotion_code: "YENI20", bonus_percent: "60" }],
    ],
    [
      "Merhaba, %60 bonus veriyoruz.\n\nDeniz Ak <deniz@mail.example> şunu yazdı:\nOran %50, çevrim 30x. Kod: ESKI10",
      [{ title: "%60 Yatırım Bonusu?", bonus_percent: "60" }],
    ],
    [
      "Bonus oranı %60.\n-----Original Message-----\nFrom: deniz@mail.example\nSubject: Lale Bonusu\n\n%50 bonus, 30x çevrim",
      [{ title: "%60 Yatırım Bonusu?", bonus_percent: "60" }],
    ],
    [
      "Kimden: Deniz\nKonu: Re: Gül Yatırım Bonusu\n\nOran %60.\n\nKimden: Ayşe\nKonu: Lale Bonusu\n\nOran %50 mi? Çevrim 30x.",
      [{ title: "Gül Yatırım Bonusu", bonus_percent: "60?" }],
    ],
    ["Kampanya 30 Aralık'a kadar.\n> %50 bonus, 15 Aralık'a kadar", [{ expiry_date: "2026-12-30" }]],
  ])("is not read: %s", (mail, bonuses) => expect(bonusesIn(mail)).toEqual(bonuses));

  it.each<[string, Values]>([
    [
      "Bilginize.\n\n> Kod: LALE10\n> %50 bonus, 30x çevrim",
      { promotion_code: "LALE10", bonus_percent: "50", wagering: "30" },
    ],
    [
      "Selam, ekler misiniz?\n\nOn Thu, Nov 26, 2026 at 9:41 AM Deniz Ak\n<deniz@mail.example> wrote:\n> %50 bonus, 30x çevrim",
      { bonus_percent: "50", wagering: "30" },
    ],
    [
      "Kod: LALE10\n\n---------- Forwarded message ---------\nFrom: deniz@mail.example\nSubject: Lale Bonusu\n\n%50 bonus",
      { title: "Lale Bonusu", promotion_code: "LALE10", bonus_percent: "50" },
    ],
    ["> Oran %50 mi?\n\nOran %60, çevrim 30x.", { bonus_percent: "60?", wagering: "30" }],
  ])("is read where only it states terms, or is forwarded: %s", (mail, values) =>
    expect(valuesOf(mail)).toMatchObject(values),
  );

  it("gives no day of the line that introduces it", () =>
    expect(valuesOf("On Thu, Nov 26, 2026 at 9:41 AM Deniz\n<deniz@x.example> wrote:\n> %50 bonus")).not.toHaveProperty(
      "expiry_date",
    ));
});
