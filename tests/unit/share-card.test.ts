import { describe, expect, it } from "vitest";
import { fittedLines, wrappedLines } from "../../app/admin/pictures/card-lines";
import { postCard } from "../../app/ui/post-share-card";
import { cardMark, casinoCard, promotionCard, sharedCard } from "../../app/ui/share-card";
import { fileName } from "../../worker/media/file-name";

const money = (amount: number) => `${amount} TL`;
const promotion = {
  title: "Işıltılı Çarşamba",
  casino_name: "Iğdır Casino",
  expiry_date: "2026-12-31",
  bonus_percent: 150,
  loss_percent: null,
  fixed_bonus: null,
  free_spins: null,
  steps: null,
  max_bonus: 5000,
  min_deposit: 100,
  wagering: 35,
  wagering_base: "bonus_and_deposit" as const,
};

describe("the card that messengers show", () => {
  it("of a bonus says casino, title, gain, wagering and last day", () => {
    expect(promotionCard(promotion, money)).toEqual({
      over: "Iğdır Casino",
      title: "Işıltılı Çarşamba",
      facts: [
        { label: "Bonus", value: "%150", detail: "en çok 5000 TL" },
        { label: "Çevrim", value: "35x", detail: "yatırım + bonus" },
        { label: "Son gün", value: "31 Aralık 2026" },
      ],
    });
  });

  it("leaves out what is not stated", () => {
    const bare = { ...promotion, casino_name: null, bonus_percent: null, max_bonus: null, wagering: null };
    expect(promotionCard({ ...bare, expiry_date: null }, money)).toEqual({
      over: "Bonus",
      title: "Işıltılı Çarşamba",
      facts: [{ label: "Son gün", value: "Süresiz" }],
    });
  });

  it("of a casino says score and licence, that of a post its category", () => {
    const casino = {
      name: "Mavi Köşk",
      score: 4.2,
      rating: 1,
      is_licensed: true,
      licence_country: "CW",
      licence_authority: "Oyun Kurulu",
    };
    expect(casinoCard(casino).facts).toEqual([
      { label: "Puan", value: "4,2/5" },
      { label: "Lisans", value: "Curaçao lisanslı", detail: "Oyun Kurulu" },
    ]);
    expect(casinoCard({ ...casino, score: null, rating: null, is_licensed: false }).facts).toEqual([
      { label: "Lisans", value: "Doğrulanmadı" },
    ]);
    expect(postCard({ title: "Çevrim nedir?", category: "Rehber" })).toEqual({
      over: "Rehber",
      title: "Çevrim nedir?",
      facts: [],
    });
  });

  it("is used only while the name of its file has the mark of what it shows", () => {
    const card = promotionCard(promotion, money);
    const mark = cardMark(card, "Bonus Rehberi");
    const name = fileName("cards", `Işıltılı Çarşamba_${mark}.jpg`, new Date());
    expect(name).toMatch(new RegExp(`^card_\\d{13}_[\\da-f]{16}_${mark}$`));
    const address = `/media/cards/${name}.jpg`;
    expect(sharedCard(address, card, "Bonus Rehberi")).toEqual({
      address,
      width: 1200,
      height: 630,
      type: "image/jpeg",
      alt: "Işıltılı Çarşamba · Bonus: %150 · Çevrim: 35x · Son gün: 31 Aralık 2026",
    });
    for (const change of [{ wagering: 40 }, { expiry_date: null }, { title: "Isiltili" }, { casino_name: "Başka" }])
      expect(sharedCard(address, promotionCard({ ...promotion, ...change }, money), "Bonus Rehberi")).toBeUndefined();
    expect(sharedCard(address, card, "Başka Site")).toBeUndefined();
    expect(sharedCard(null, card, "Bonus Rehberi")).toBeUndefined();
  });

  it("has a file's name without a mark where there is none", () => {
    expect(fileName("cards", "kart.jpg", new Date())).toMatch(/^card_\d{13}_[\da-f]{16}$/);
  });
});

describe("the lines of a card's title", () => {
  const measure = (text: string) => [...text].length * 10;

  it("break between words", () => {
    expect(wrappedLines("Işıltılı çarşamba öğlen bonusu", 180, 2, measure)).toEqual([
      "Işıltılı çarşamba",
      "öğlen bonusu",
    ]);
  });

  it("break a word that is longer than a line", () => {
    expect(wrappedLines("Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden", 200, 3, measure)).toEqual([
      "Muvaffakiyetsizleşti",
      "ricileştiriveremeyeb",
      "ileceklerimizden",
    ]);
  });

  it("end with '…' where the text does not fit", () => {
    expect(wrappedLines("İlk yatırıma özel şartsız ücretsiz dönüş ve kayıp iadesi", 200, 2, measure)).toEqual([
      "İlk yatırıma özel",
      "şartsız ücretsiz dö…",
    ]);
    expect(wrappedLines("", 200, 2, measure)).toEqual([]);
  });

  it("are as large as the whole text allows", () => {
    const at = (size: number) => (text: string) => [...text].length * size;
    const space = { width: 100, most: 2, sizes: [20, 10] };
    expect(fittedLines("Çark", space, at)).toEqual({ size: 20, lines: ["Çark"] });
    expect(fittedLines("Çark bonusu", space, at)).toEqual({ size: 10, lines: ["Çark", "bonusu"] });
    expect(fittedLines("Çark bonusu ve daha çok dönüş", space, at)).toEqual({
      size: 10,
      lines: ["Çark", "bonusu ve…"],
    });
  });
});
