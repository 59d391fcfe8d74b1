import { describe, expect, it } from "vitest";
import { textOf, type Values, valuesOf } from "../../support/operator-readings";

describe("a correction", () => {
  it.each<[string, Values]>([
    [
      "Önceki: %80 bonus, en fazla 4.000 TL, 30x çevrim, 7 gün.\nGüncel: %90 bonus, en fazla 4.500 TL, 22x çevrim, 10 gün süre.",
      { bonus_percent: "90", max_bonus: "4500", wagering: "22", valid_days: "10" },
    ],
    [
      "Gold Cuma Bonusu için güncelleme: çevrim 40x yerine 28x olmuştur.",
      { title: "Gold Cuma Bonusu", wagering: "28" },
    ],
    ["Çevrim 18x. Şartlar: 21x çevrim uygulanır.", { wagering: ["18", "21"] }],
    ["En az yatırım 120 TL. Minimum yatırım 150 TL'dir.", { min_deposit: ["120", "150"] }],
    ["Çevrim 22x yerine 19x olacak.", { wagering: "19" }],
    ["Bonus oranı %60 değil %65.", { bonus_percent: "65" }],
    ["Yeni çevrim 9x (eski: 14x).", { wagering: "9" }],
    ["Çevrim şartı 26x'ten 23x'e düşürüldü.", { wagering: "23" }],
    ["Wagering was 33x, now 29x for all deposits and bonuses.", { wagering: "29" }],
    ["The old wagering of 41x is replaced by 31x, for all deposits.", { wagering: "31" }],
    ["Oran: yüzde 60 (eski yüzde 40), bonus çevrimi 15 kat (önceki 25 kat)", { bonus_percent: "60", wagering: "15" }],
    ["Çevrim 15x. Eskisi 20x mi? Oran %75.", { wagering: "15" }],
    ["Oran %75.\n> Oran hâlâ %50 mi?\n> Çevrim 20x mi?", { bonus_percent: "75?" }],
    ["Min deposit changed from 200 TL to 150 TL, for all players.", { min_deposit: "150" }],
    ["Düzeltme: Eski: %50 bonus. Doğrusu: %75 bonus.", { bonus_percent: "75" }],
    ["%50 bonus. Hatalı: minimum yatırım 200 TL. Doğrusu 100 TL.", { bonus_percent: "50", min_deposit: "100" }],
    ["Yanlış: yatırım bonusu %50. Doğrusu: %75.", { bonus_percent: "75" }],
    ["Doğru: %75. Yanlış: %50. Yatırım bonusu çevrim 10x.", { bonus_percent: "75?", wagering: "10" }],
    ["Yanlış: çevrim 20x. Doğru: çevrim 15x.", { wagering: "15" }],
    ["Yanlışlıkla 20x çevrim yazdık, doğrusu 15x çevrim.", { wagering: "15" }],
    ["Incorrect: wagering 20x. Correct: wagering 15x, for all deposits.", { wagering: "15" }],
    ["Çevrim 20x, eskiden 30x idi.", { wagering: "20" }],
    ["Wagering 20x, previously 30x, for all deposits.", { wagering: "20" }],
    ["Çevrim şartı (eski: 24x, yeni: 19x) uygulanır.", { wagering: "19" }],
    ["Hatalı hesap bilgisi verilirse bonus silinir. Çevrim 20x. Yeni dönem 1 Ocak'ta.", { wagering: "20" }],
    ["Minimum yatırım 100 TL. Yeni: 15x çevrim.", { min_deposit: "100", wagering: "15" }],
    ["Önceki metin: %50 yatırım bonusu\nDüzeltilmiş metin: %75 yatırım bonusu", { bonus_percent: "75" }],
    ["Çevrim 20x (eski), 15x (yeni).", { wagering: "15" }],
    ["Geçen yıl çevrim 40x'ti. Bu yıl çevrim 20x.", { wagering: "20" }],
    ["Geçen ay %100 bonus verdik, bu ay %60 bonus veriyoruz.", { bonus_percent: "60" }],
    ["Önceki kampanyada %80 yatırım bonusu vardı. %60 yatırım bonusu.", { bonus_percent: "60" }],
    ["Önceki %90 yatırım bonusu bitmiştir. %60 yatırım bonusu.", { bonus_percent: "60" }],
    ["Last year the bonus was 90%, this year the deposit bonus is 60%.", { bonus_percent: "60" }],
    ["Geçen hafta kaybettiğiniz tutarın %10'u iade edilir.", { loss_percent: "10" }],
    ["Geçen ay yatırım yaptıysanız %20 yatırım bonusu.", { bonus_percent: "20" }],
    ["%50 bonus. Maksimum bonus 4 bin TL'den 6 bin TL'ye çıkarıldı.", { bonus_percent: "50", max_bonus: "6000" }],
    ["Önceden %50 olan bonus oranı %75 oldu.", { bonus_percent: "75" }],
    [
      "Yeni şartlar:\n%75 bonus\n15x çevrim\nEski şartlar:\n%50 bonus\n20x çevrim",
      { bonus_percent: "75", wagering: "15" },
    ],
    [
      "Eski şartlar:\n%50 bonus\n20x çevrim\nGenel şartlar:\n%75 bonus\n15x çevrim",
      { bonus_percent: "75", wagering: "15" },
    ],
    [
      "Yeni şartlar:\n%75 bonus\nEski şartlar:\n%50 bonus\nKayıt ve kod:\nKod: LALE",
      { bonus_percent: "75", promotion_code: "LALE" },
    ],
  ])("is read: %s", (text, values) => expect(valuesOf(text)).toMatchObject(values));

  it.each([
    "Eski: %50 yatırım bonusu, 20x çevrim\nYeni: %75 yatırım bonusu, 15x çevrim",
    "Düzeltme: Çevrim 20x yerine 15x.\nHer cuma %75 yatırım bonusu veriyoruz.",
    "Önceki metin: Her cuma %50 yatırım bonusu\nDüzeltilmiş metin: Her cuma %75 yatırım bonusu",
    "Bonusu günceller misiniz? Oran %75 oldu, en fazla 3.000 TL.",
    "Şartlar değişti. Bonus oranı %75, en fazla 3.000 TL.",
    "Konu: Bonus güncellemesi\nHer cuma %75 yatırım bonusu veriyoruz.",
  ])("describes no bonus: %s", (mail) => expect(textOf("short_description", mail)).toBeUndefined());

  it.each([
    "Her cuma %50 yatırım bonusu. Çevrim 10x. Işıltı Casino değişiklik yapma hakkını saklı tutar.",
    "Her cuma %50 yatırım bonusu. Işıltı Casino şartları güncelleme ve kampanyayı durdurma hakkına sahiptir.",
    "Her cuma %50 yatırım bonusu.\nMin yatırım 100 TL\nÇevrim 10x\nŞartlar son olarak salı günü güncellendi.",
    "Her cuma %50 yatırım bonusu. Çevrim 20x (eskiden 30x).",
    "Her cuma (eski adıyla Kış Bonusu) %50 yatırım bonusu.",
  ])("is no text that only names former values: %s", (mail) =>
    expect(textOf("short_description", mail)).toBe("Her cuma %50 yatırım bonusu."),
  );

  it.each([
    "Önceki kampanya: %50 bonus, 20x çevrim.\nYeni kampanya: %75 bonus, 15x çevrim.",
    "Eski bonus fırsatı\n%10 bonus.",
    "Doğru kampanya: %75 bonus, 15x çevrim.",
    "Hatalı kampanya: %50 bonus.\nDoğru kampanya: %75 bonus, 15x çevrim.",
  ])("is made of the terms, not read: %s", (text) =>
    expect(valuesOf(text)).toMatchObject({ title: expect.stringMatching(/\?$/) as string }),
  );
});
