import { describe, expect, it } from "vitest";
import { readOperatorText } from "../../../worker/operator-text/reading";
import { KNOWN } from "../../support/operator-readings";

const read = (mail: string, unit = "TL") => {
  const { text, bonuses } = readOperatorText(mail, { ...KNOWN, unit });
  return bonuses.map(({ untaken }) =>
    Object.fromEntries(untaken.map(({ field, reason, start, end }) => [field, `${text.slice(start, end)} ${reason}`])),
  );
};

describe("what the form cannot hold", () => {
  it.each<[string, Record<string, string>]>([
    [
      "55% bonus up to $220, min deposit $15, max bet $4 per spin, for all players.",
      { max_bonus: "$220 USD", min_deposit: "$15 USD", max_bet: "$4 USD" },
    ],
    [
      "55% bonus up to 220 EUR, min. deposit €15, for your account.",
      { max_bonus: "220 EUR EUR", min_deposit: "€15 EUR" },
    ],
    ["Get a 55% bonus up to £220 with a minimum deposit of £15.", { max_bonus: "£220 GBP", min_deposit: "£15 GBP" }],
    ["No deposit: $12 free bonus for new players.", { fixed_bonus: "$12 USD" }],
    ["Yatırıma %55 bonus, en az yatırım 15 dolar.", { min_deposit: "15 dolar USD" }],
    ["Yatırıma %55 bonus, en az yatırım 15 USDT.", { min_deposit: "15 USDT USDT" }],
    ["55% bonus, max cashout 8x, for all players.", { max_cashout: "8x multiple" }],
    ["55% bonus. Winnings are limited to 6x the bonus.", { max_cashout: "6x multiple" }],
    ["55% bonus, max conv.: 5x bonus, for all players.", { max_cashout: "5x multiple" }],
    ["%55 bonus. Kazanç bonusun 9 katını geçemez.", { max_cashout: "9 katını multiple" }],
    ["%55 bonus. Bahis tutarı bonusun 2 katını aşamaz.", { max_bet: "2 katını multiple" }],
    ["%55 bonus. Maksimum bahis bonusun %10'udur.", { max_bet: "%10 share" }],
    ["%55 bonus. Bahis tutarı en fazla bonusun 2 katıdır.", { max_bet: "2 katıdır multiple" }],
    ["A cashback of 12% capped at $1,500 for your losses.", { max_bonus: "$1,500 USD" }],
    ["25 FS, her biri 1,5 TL.", { spin_value: "1,5 TL fraction" }],
    ["%55 bonus, en fazla 2.500,50 TL.", { max_bonus: "2.500,50 TL fraction" }],
    ["55% bonus up to 1,200.75 TL, for all players.", { max_bonus: "1,200.75 TL fraction" }],
    ["%55 bonus, çevrim 10,5x.", { wagering: "10,5x fraction" }],
    ["%12,5 yatırım bonusu.", { bonus_percent: "%12,5 fraction" }],
    ["%55 bonus, en fazla 700,00 TL, çevrim 10,0x.", {}],
    ["Bahis tutarı 12x çevrilmelidir.", {}],
    ["%55 bonus, en fazla 700 TL (20 €), çevrim 25x.", {}],
    ["%55 bonus, 9x çevrim. Oran en az 1,80.", {}],
    ["Eski: en az yatırım 15 EUR. Yeni: en az yatırım 150 TL, %55 bonus.", {}],
  ])("is found, but not taken: %s", (mail, untaken) => expect(read(mail)).toEqual([untaken]));

  it("depends on the site's currency", () =>
    expect(read("%55 bonus, en az yatırım 150 TL.", "EUR")).toEqual([{ min_deposit: "150 TL TL" }]));

  it("belongs to its bonus", () =>
    expect(
      read(
        "1) Lale Bonusu: %55, en az yatırım 15 EUR.\n2) Gül Bonusu: %45, en az yatırım 150 TL.\n3) Kayıp Bonusu: %5",
      ),
    ).toEqual([{ min_deposit: "15 EUR EUR" }, {}, {}]));
});
