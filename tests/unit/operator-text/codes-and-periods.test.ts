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
    ["Bonus kodu KIS40 yerine KIS2026 olarak güncellendi.", { promotion_code: "KIS2026" }],
    ["Kod: KIS40 (eski). Yeni kod: KIS2026", { promotion_code: "KIS2026" }],
    ["Kod ESKI10 iptal, YENI20 geçerli", { promotion_code: "YENI20" }],
    ["Promosyon kodu LALE yerine GUL-7 oldu.", { promotion_code: "GUL-7" }],
    ["Kod LALE10'dan GUL20'ye değişti.", { promotion_code: "GUL20" }],
    ["LALE10 kodu artık geçerli değil, yeni kodumuz GUL20.", { promotion_code: "GUL20" }],
    ["Code LALE10 is replaced by GUL20 for all deposits.", { promotion_code: "GUL20" }],
    ["Geçen ayki kodumuz LALE10, bu ayki kod GUL20.", { promotion_code: "GUL20" }],
    ["Kod: ESKI10, %60 bonus.", { promotion_code: "ESKI10", bonus_percent: "60" }],
    ["İlk yatırımda kod LALE10'dan yararlanın.", { promotion_code: "LALE10" }],
    ["Kod: LALE10. Başka kod gerekmez.", { promotion_code: "LALE10?" }],
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
    ["KAMPANYA kodsuzdur.", "promotion_code"],
    ["LALE10 kod gerektirmez.", "promotion_code"],
    ["Eski kod: LALE10.", "promotion_code"],
    ["Kod LALE10 kaldırıldı.", "promotion_code"],
    ["Geçen yılki kampanyada kod YILBASI26 idi, bu yıl kod YOK.", "promotion_code"],
    ["Sorular için: ortak@isilti.example", "url"],
    ["Kampanya.Yeni üyelere.", "url"],
    ["Eski ve yeni üyelere.", "new_customers_only"],
    ["Her cuma ilk yatırımınıza %10 bonus.", "new_customers_only"],
    ["3 adımda katılın: %10 bonus.", "steps"],
  ])("is not read into: %s (%s)", (text, field) => expect(valuesOf(text)).not.toHaveProperty(field));
});
