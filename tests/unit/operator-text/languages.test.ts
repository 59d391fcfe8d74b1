import { describe, expect, it } from "vitest";
import { bonusesIn, languageOf, type Mails } from "../../support/operator-readings";

const MAILS: Mails = {
  "an English mail": [
    `Hi Ayse,

Please find below the terms of our Spring Reload at Bozkır Bet:
- 60% match bonus up to 6,500 TL, min. deposit 250 TL
- Rollover: 27x (bonus + deposit)
- Max cash-out: 8x the bonus
- Max bet 45 TL while wagering
- The bonus is valid for 12 days
- Once per day, new players only
- Promo code: SPRING60
Valid until March 31, 2027.

Kind regards,
Tom`,
    [
      {
        title: "Spring Reload",
        casino_id: "bozkir",
        bonus_percent: "60",
        max_bonus: "6500",
        min_deposit: "250",
        audience: "new",
        wagering: "27",
        wagering_base: "bonus_and_deposit",
        valid_days: "12",
        max_bet: "45",
        promotion_code: "SPRING60",
        expiry_date: "2027-03-31",
      },
    ],
  ],
  "an English mail without numbers of its own": [
    `Hello, we would like to discuss the renewal of our contract. Your commission will be 35% from December.
The invoice of 2,000 TL is attached and payable within 14 days.`,
    [{}],
  ],
  "a third language": [
    "Willkommen! Neue Kunden erhalten 100% Bonus bis zu 5.000 TL auf die erste Einzahlung, Umsatz 30x, Code: HALLO1.",
    [{}],
  ],
};

describe("a text in another language", () => {
  it.each(Object.entries(MAILS))("is read right, value by value: %s", (_, [mail, bonuses]) =>
    expect(bonusesIn(mail)).toEqual(bonuses),
  );

  it.each<[string, "tr" | "en" | undefined]>([
    ["Düzeltme: %90 yatırım bonusu, 22x çevrim, 10 gün süre.", "tr"],
    ["an English mail", "en"],
    ["a third language", undefined],
    ["Minimum odds 1.5x. 100% sports bonus 6x rollover.", "en"],
    ["Bonus cap: 5 TL per spin. 100% bonus", "en"],
    ["Code: NONE needed. 25% cashback on losses.", "en"],
    ["%100 bonus 5.000 TL, max bet 50 TL", "tr"],
    ["100% bonus 5.000 TL, 20x", "tr"],
  ])("has a language: %s", (text, language) => expect(languageOf(MAILS[text]?.[0] ?? text)).toBe(language));
});
