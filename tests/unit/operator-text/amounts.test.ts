import { describe, expect, it } from "vitest";
import { type Values, valuesOf } from "../../support/operator-readings";

describe("an amount or a percentage", () => {
  it.each<[string, Values]>([
    ["Spin the wheel and win up to 700 free spins every day.", { free_spins: "700?" }],
    ["Çarkta 700 free spine varan ödüller.", { free_spins: "700?" }],
    ["45% bonus, min. dep. 190 TL, for all players.", { min_deposit: "190" }],
    ["Kayıpların %20'si, haftalık üst sınır 8.000 TL", { max_bonus: "8000" }],
    ["Freebet: 210 TL", { fixed_bonus: "210" }],
    ["Yatırımsız Deneme: herkese 120 TL, çevrim 40x.", { fixed_bonus: "120", min_deposit: "0" }],
    ["%30 bonus, tavan 4.000 TL", { max_bonus: "4000" }],
    ["%30 bonus, alt limit 270 TL", { min_deposit: "270?" }],
    ["Maximum stake with an active bonus: 65 TL, for all players.", { max_bet: "65" }],
    ["%400'e varan bonus.", { bonus_percent: "400?" }],
    ["%35 yatırım bonusu, 2.200 TL, 9x", { bonus_percent: "35", max_bonus: "2200?", wagering: "9?" }],
    ["80 adet FREESPİN, her biri 3 TL.", { free_spins: "80", spin_value: "3" }],
    ["Kazanç limiti 4.400 TL'dir.", { max_cashout: "4400" }],
    ["Bahis limiti: en az 3 TL, en çok 33 TL.", { max_bet: "33" }],
    ["Yatırım: en az 130 TL, en çok 9.000 TL.", { min_deposit: "130" }],
    ["Haftalık %8 cashback.", { loss_percent: "8?" }],
    ["Günlük toplam bonus 3.000 TL'yi aşamaz. %50 bonus.", { max_bonus: "3000?" }],
    ["50% bonus up to 700 TL per day in total for all players.", { max_bonus: "700?" }],
    ["%50 bonus, günlük en fazla 700 TL.", { max_bonus: "700" }],
    ["Deneme bonusu 50 TL.", { fixed_bonus: "50" }],
    ["Hoş geldin bonusu 250 TL'dir, çevrim 10x.", { fixed_bonus: "250" }],
    ["Casino Freebet: 210 TL\nMinimum yatırım: Yok", { fixed_bonus: "210", min_deposit: "0" }],
    ["%10 deposit bonus, the bonus is limited to 700 TL.", { max_bonus: "700" }],
    ["%100 bonus. Maksimum bahis: bonusun %10'u veya 50 TL.", { bonus_percent: "100", max_bet: "50" }],
    ["%100 bonus. Bahisler bonusun %10'unu veya 50 TL'yi geçemez.", { bonus_percent: "100", max_bet: "50" }],
    ["50% bonus. Max bet 10% of the bonus or 5 TL.", { bonus_percent: "50", max_bet: "5" }],
    ["%40 spor bahis bonusu, maksimum bahis bonusu 500 TL.", { bonus_percent: "40", max_bonus: "500" }],
    ["100 TL olan yatırıma %20 bonus.", { bonus_percent: "20" }],
  ])("is read: %s", (text, values) => expect(valuesOf(text)).toMatchObject(values));

  it.each<[string, string]>([
    ["%30 bonus. Çekim için en az 210 TL yatırım yapılmalıdır.", "min_deposit"],
    ["100 TL freebet, son 30 günde en az 4.000 TL yatırım şartı var.", "min_deposit"],
    ["100 TL free bet, at least 4,000 TL deposited in the last week, for all players.", "min_deposit"],
    ["Bahis: alt limit 5 TL, %30 bonus", "min_deposit"],
    ["Çekim alt limiti 90 TL, %30 bonus", "min_deposit"],
    ["%100 bonus. Maksimum bahis: bonusun %10'u veya 50 TL.", "max_bonus"],
    ["%100 bonus. Bahisler bonusun %10'unu veya 50 TL'yi geçemez.", "max_bonus"],
    ["50% bonus. Max bet 10% of the bonus or 5 TL.", "max_bonus"],
    ["Örnek: 600 TL yatırana 600 TL bonus.", "fixed_bonus"],
    ["900 TL bonus bütçesi ayrıldı.", "fixed_bonus"],
    ["Deneme bonusu 50 TL yatırana.", "fixed_bonus"],
    ["Toplam 900 TL bonus.", "fixed_bonus"],
    ["Minimum bahis 5 TL, yatırım bonusu %10.", "min_deposit"],
    ["En çok 8.000 TL yatırıma %10 bonus.", "max_bonus"],
  ])("is not read into: %s (%s)", (text, field) => expect(valuesOf(text)).not.toHaveProperty(field));
});
