import { describe, expect, it } from "vitest";
import { textOf, type Values, valuesOf } from "../../support/operator-readings";

describe("a title", () => {
  it.each<[string, Values]>([
    ["“Gece Yarısı Fırsatı” başladı, %15 yatırım bonusu.", { title: "Gece Yarısı Fırsatı" }],
    ["Konu: Re: Promosyon: Nevruz Bonusu\nMerhaba,\n%15 bonus.", { title: "Nevruz Bonusu" }],
    ["Konu: İlt: [ORTAK] Bayram Bonusu – %15\nMerhaba,\n%15 bonus.", { title: "Bayram Bonusu" }],
    ["Önceki kampanya: %50 bonus.\nYeni kampanya: Lale Bonusu %75\nKod: LALE", { title: "Lale Bonusu %75" }],
    ["Çevrimsiz Hafta Bonusu %25\nGünlük 1 defa verilir.", { title: "Çevrimsiz Hafta Bonusu %25" }],
  ])("is read: %s", (text, values) => expect(valuesOf(text)).toMatchObject(values));

  it.each([
    "arkadaslar merhaba carsamba cilginligi bonusu sunlari iceriyor:\n%10 bonus.",
    "Bonus şartları\n%10 bonus.",
    "Bonus cap: 5 TL\n%10 bonus.",
    "01.12.2026 bonus kampanyası\n%10 bonus.",
    "Bonus her gün 1 kere çevrilebilir\n%10 bonus.",
    "Öncelikle merhaba, yeni bonusumuz: %10 bonus.",
  ])("is made of the terms, not read: %s", (text) =>
    expect(valuesOf(text)).toMatchObject({ title: expect.stringMatching(/\?$/) as string }),
  );
});

describe("a name within a sentence", () => {
  const asked = (words: string) => valuesOf(`Merhaba Ayşe Hanım,\n${words}\nYatırıma %15 bonus.`)["title"];

  it.each([
    ["Kış Başlangıcı Yatırım Bonusu'nu ekler misiniz?", "Kış Başlangıcı Yatırım Bonusu"],
    ["Rica etsem Lale Bahçesi Bonusu’nun şartlarını yayınlar mısınız?", "Lale Bahçesi Bonusu"],
    ["Siteye Gece Vardiyası Kampanyası'yla başlayalım.", "Gece Vardiyası Kampanyası"],
    ["Lütfen Mavi Cuma Fırsatını duyurun.", "Mavi Cuma Fırsatı"],
    ["Bugün Işıltı Casino'nun Sonbahar Paketinden söz edelim.", "Sonbahar Paketi"],
    ["Bahar Coşkusu Kampanyasından haberiniz var mı?", "Bahar Coşkusu Kampanyası"],
    ["Mor Perşembe Bonusu'nu eklemeniz mümkün mü?", "Mor Perşembe Bonusu"],
    ["Yeni Pazar Coşkusu Bonusumuzu duyururuz.", "Pazar Coşkusu Bonusu"],
    ["Yarın Altın Saat Bonusuyla açılıyoruz.", "Altın Saat Bonusu"],
    ["Lütfen Kis Ruzgari Bonusu'nu ekleyin.", "Kis Ruzgari Bonusu"],
    ["Ortaklarımıza Mega Pazar Bonus'u duyuruldu.", "Mega Pazar Bonus"],
    ['Sayfaya "Derbi Haftası" kombine bonusunu koyar mısınız?', "Derbi Haftası"],
    ["Please add our Winter Start Deposit Bonus to the page, with all of the terms.", "Winter Start Deposit Bonus"],
  ])("is a title without its ending: %s", (words, title) => expect(asked(words)).toBe(title));

  it.each([
    "Sitedeki yatırım bonusunu günceller misiniz?",
    "Yatırım Bonusunu ekler misiniz?",
    "Işıltı Casino Kayıp Bonusu'nu ekler misiniz?",
    "Yaz Rüyası Bonusu'nu kaldırıp bunu ekleyin.",
    "Lale Bonusu bitti, Gül Bonusu başladı, Papatya Bonusu sırada.",
    "ÜYELERİMİZE CUMA ŞANSI BONUSU VERİYORUZ.",
    "Bonusu'nu ekler misiniz?",
  ])("is no title where it is general, over or one of several: %s", (words) =>
    expect(asked(words)).toBe("%15 Yatırım Bonusu?"),
  );
});

describe("a short description", () => {
  it.each([
    ["Merhaba Ayşe Hanım, her salı %10 yatırım bonusu veriyoruz.", "her salı %10 yatırım bonusu veriyoruz."],
    ["Konu: Salı bonusu\nKampanya: Her salı %20 yatırım bonusu.", "Her salı %20 yatırım bonusu."],
    ["Öncelikle selamlar, yeni promosyonumuz: her ay %10 bonus.", "her ay %10 bonus."],
    ["Duyuru: Açıklama: her salı %10 yatırım bonusu.", "her salı %10 yatırım bonusu."],
    ["1. %10 yatırım bonusu her salı.", "%10 yatırım bonusu her salı."],
    ["1. yatırıma %10 bonus verilir.", "1. yatırıma %10 bonus verilir."],
  ])("has no greeting and no label: %s", (text, description) =>
    expect(textOf("short_description", text)).toBe(description),
  );

  it.each([
    ["a question", "%10 yatırım bonusu mu arıyorsunuz?"],
    ["a label", "%30 Hoş Geldin Bonusu detayları:\nMinimum: 150 TL"],
    ["in English", "Get a 10% deposit bonus every Tuesday, for all of your deposits."],
  ])("is not %s", (_, text) => expect(textOf("short_description", text)).toBeUndefined());
});

describe("the terms", () => {
  it.each([
    "Günde 1 kez alınabilir.",
    "Her üye haftada iki kere faydalanır.",
    "Bonus kişi başı 1 defa verilir.",
    "Ayda en fazla 3 kez katılabilirsiniz.",
    "Bonus yalnızca bir kez alınır.",
  ])("keep how often a bonus may be taken: %s", (limit) =>
    expect(textOf("terms", `Her salı %20 yatırım bonusu. ${limit} En az yatırım 250 TL.`)).toBe(
      `${limit}\nEn az yatırım 250 TL.`,
    ),
  );

  it.each([
    [
      "the limit of a description",
      "Her salı %20 yatırım bonusu verilir, günde 1 kez alınabilir.",
      "günde 1 kez alınabilir.",
    ],
    ["no former bonus", "%20 yatırım bonusu. En az yatırım 250 TL, önceden 100 TL. Çevrim 8x.", "Çevrim 8x."],
    ["no former value", "%50 bonus. Çevrim 20x (eskiden 30x).", "Çevrim 20x."],
    ["no label", "%50 bonus. Yanlış: çevrim 20x. Doğru: çevrim 15x.", "çevrim 15x."],
    ["no corrected value", "%50 bonus. Hatalı: en az yatırım 200 TL. Doğrusu 100 TL.", undefined],
    ["nothing of an older mail", "%60 bonus. Çevrim 20 kattır.\n> Çevrim 30 kattır.", "Çevrim 20 kattır."],
    ["nothing of something else", "Günde 2 kez rapor alabilirsiniz. Ödeme 5 iş gününde yapılır.", undefined],
  ])("have %s", (_, text, terms) => expect(textOf("terms", text)).toBe(terms));
});
