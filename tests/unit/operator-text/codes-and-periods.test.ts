import { describe, expect, it } from "vitest";
import { type Values, valuesOf } from "../../support/operator-readings";

describe("a code, address, period or condition", () => {
  it.each<[string, Values]>([
    ["Promo code: ALTIN", { promotion_code: "ALTIN" }],
    ["Kayıtta kod GUMUS yazılır.", { promotion_code: "GUMUS" }],
    ["Promo runs from 01/12/2026 to 31/01/2027\ncode: LALE10", { promotion_code: "LALE10", expiry_date: "2027-01-31" }],
    ["The offer runs from 1 May to 9 May 2027.", { expiry_date: "2027-05-09" }],
    ["Kod: bahar22", { promotion_code: "bahar22" }],
    ["Kod: ALTIN veya GUMUS7", { promotion_code: ["ALTIN", "GUMUS7"] }],
    ["Bonus kodları: LALE10, GUL20", { promotion_code: ["LALE10", "GUL20"] }],
    ["‘LALE’ ya da ‘GUL’ koduyla katılın.", { promotion_code: ["LALE", "GUL"] }],
    ["Use code LALE10 or GUL20 for all your deposits.", { promotion_code: ["LALE10", "GUL20"] }],
    ["KOD: LALE10 VE YENİ ÜYELİK", { promotion_code: "LALE10" }],
    ["Kod: LALE10, 50x çevrim", { promotion_code: "LALE10" }],
    ["Kod: ALTIN. ALTIN kodu tek seferliktir.", { promotion_code: "ALTIN" }],
    ["Kayıt: bonus.isilti.casino/tr?x=1.", { url: "https://bonus.isilti.casino/tr?x=1" }],
    ["bonus 48 saat geçerlidir kazanç 20 katıdır bonus talebi canlı destekten", { valid_days: "2" }],
    ["Bonus 96 saat içerisinde kullanılır.", { valid_days: "4" }],
  ])("is read: %s", (text, values) => expect(valuesOf(text)).toMatchObject(values));

  it.each<[string, string]>([
    ["Kayıttan sonra 7 gün içinde yatırım yapın.", "valid_days"],
    ["Bonus 24 saat içinde hesabınıza tanımlanır.", "valid_days"],
    ["Bonus 30 saat içinde kullanılır.", "valid_days"],
    ["Kampanya 10 gün geçerlidir.", "valid_days"],
    ["Doğrulama kodu: 884422", "promotion_code"],
    ["KOD GEREKMEZ", "promotion_code"],
    ["Sorular için: ortak@isilti.example", "url"],
    ["Kampanya.Yeni üyelere.", "url"],
    ["Eski ve yeni üyelere.", "new_customers_only"],
    ["Her cuma ilk yatırımınıza %10 bonus.", "new_customers_only"],
    ["3 adımda katılın: %10 bonus.", "steps"],
  ])("is not read into: %s (%s)", (text, field) => expect(valuesOf(text)).not.toHaveProperty(field));
});
