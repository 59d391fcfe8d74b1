import { describe, expect, it } from "vitest";
import { type Values, valuesOf } from "../../support/operator-readings";

describe("the wagering", () => {
  it.each<[string, Values]>([
    ["Çevrim: haftada 2 kez alınabilen bonus 6 kez çevrilir.", { wagering: "6" }],
    ["Çevrim 13x (D+B).", { wagering_base: "bonus_and_deposit" }],
    ["Çevrim: 13x (yalnızca bonus)", { wagering_base: "bonus" }],
    ["Wagering: 13x bonus amount, for new players.", { wagering_base: "bonus" }],
    ["Çekim yapabilmek için 13x çevrim gerekir.", { wagering: "13" }],
    ["Bahis limiti bonusun 5 katı. Çevrim şartı bonusun 25 katı.", { wagering: "25", wagering_base: "bonus" }],
    ["Kazanç bonusun 10 katını geçemez. Kazançlar 30x çevrilir.", { wagering: "30", wagering_base: "winnings" }],
    ["Çekim için yatırım ve bonus 4x çevrilir.", { wagering: "4", wagering_base: "bonus_and_deposit" }],
    ["Yatırımın 8x çevrilmesi gerekir.", { wagering: "8?" }],
    ["Bonus her gün verilir, 6 kere çevrilir.", { wagering: "6" }],
  ])("is read: %s", (text, values) => expect(valuesOf(text)).toMatchObject(values));

  it.each<[string, string]>([
    ["Günde 2 kez alınabilir, bonus çevrimsiz değildir.", "wagering"],
    ["Çarkı günde 5 kez çevirin.", "wagering"],
    ["Günde en fazla 3 kez çevrilebilen kart.", "wagering"],
    ["Yatırımınızın 3 katı bonus.", "wagering"],
    ["Maksimum çekim 12x.", "wagering"],
    ["Max cashout 12x bonus, for all players.", "wagering"],
    ["Max cashout 12x bonus, for all players.", "wagering_base"],
    ["500x'e kadar çarpan kazanın.", "wagering"],
    ["Yatırım bonusu: 13x çevrim.", "wagering_base"],
    ["Bahis limiti bonusun 5 katı. Çevrim şartı 25x.", "wagering_base"],
    ["Kazanç bonusun 10 katını geçemez. Çevrim: 30x.", "wagering_base"],
    ["Bonus tutarının 3 katı kadar kayıpta iptal edilir. Çevrim 20x.", "wagering_base"],
    ["Winnings are limited to 5x the bonus. Wagering 30x.", "wagering_base"],
    ["The maximum you can win is 5 times the bonus amount. Wagering: 30x.", "wagering_base"],
    ["Kazanç yatırım ve bonusun 10 katını geçemez.", "wagering_base"],
    ["Kazanç yatırım ve bonusun 10 katını geçemez.", "wagering"],
    ["Bahis limiti bonusun 5 katı.", "wagering"],
    ["Winnings are limited to 5x the bonus.", "wagering"],
    ["The maximum you can win is 5 times the bonus amount.", "wagering"],
    ["Çekim için yatırımın 1x çevrilmesi gerekir. %100 bonus.", "wagering"],
    ["Anapara çevrimi 1x", "wagering"],
    ["Kara para önleme: yatırım tutarı en az 1 kez çevrilmelidir", "wagering"],
    ["Deposits must be wagered 1x before withdrawal. 50% bonus.", "wagering"],
    ["Bonus her gün 1 kere çevrilebilir", "wagering"],
    ["Bonus her hafta 2 kez çevrilebilir", "wagering"],
    ["Bonus her ay en fazla 3 kere çevrilebilir", "wagering"],
    ["Hoş geldin bonusu %100, çevrim 13x.", "wagering_base"],
  ])("is not read into: %s (%s)", (text, field) => expect(valuesOf(text)).not.toHaveProperty(field));
});
