import { describe, expect, it } from "vitest";
import { matchCasino, matchPromotion } from "../../worker/text/match";

const promotion = (title: string, slug = "x", casino_name: string | null = null) => ({
  title,
  slug,
  casino_name,
  is_active: true,
});
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `kelime${from + i}`).join(" ");
/** Two-letter words, all different. */
const pairs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => {
    const n = from + i;
    return String.fromCharCode(97 + Math.floor(n / 26)) + String.fromCharCode(97 + (n % 26));
  });
const slugOf = (text: string) => text.replaceAll(" ", "-");
const titleOf = (slug: string, ...titles: string[]) =>
  matchPromotion(
    slug,
    titles.map((t) => promotion(t)),
  )?.title;

describe("the tolerant lookup of promotions", () => {
  it("prefers an equal slug to any title", () => {
    const equal = promotion("Bambaşka", "sans-carki");
    expect(matchPromotion("sans-carki", [promotion("Şans Çarkı"), equal])).toBe(equal);
  });

  it("prefers a title that makes the slug to one that contains its words", () => {
    const called = { ...promotion("Şans! Çarkı.", "eski-ad"), is_active: false };
    expect(matchPromotion("sans-carki", [promotion("Şans Çarkı Haftası"), called])).toBe(called);
  });

  it("does not find an ended promotion by a similar slug", () => {
    const ended = { ...promotion("Şans Çarkı Haftası", "sans-carki-haftasi"), is_active: false };
    expect(matchPromotion("sans-carki-haftasi", [ended])).toBe(ended);
    expect(matchPromotion("sans-carki", [ended])).toBeUndefined();
  });

  it("finds a title that contains every word of the slug, Turkish letters or not", () => {
    expect(titleOf("carki-sans", "Şans Çarkı Haftası", "Çark Gecesi")).toBe("Şans Çarkı Haftası");
  });

  it("takes 70 % shared words and refuses less, unless the whole is similar", () => {
    const long = `${numbered(0, 7)} ${numbered(100, 140)}`;
    expect(titleOf(slugOf(`${numbered(0, 7)} a b c`), long)).toBe(long);
    expect(titleOf(slugOf(`${numbered(0, 6)} a b c d`), long)).toBeUndefined();
  });

  it("takes a similarity of 0.33 and refuses less", () => {
    const asked = pairs(0, 66).join("-");
    const title = (others: number) => [...pairs(0, 33), ...pairs(100, 100 + others)].join(" ");
    expect(titleOf(asked, title(34))).toBe(title(34)); // 33 shared ÷ 100 in the union
    expect(titleOf(asked, title(35))).toBeUndefined(); // 33 ÷ 101
  });

  it("is never decided by the casino's name alone", () => {
    const candidates = [promotion("Işıltı Casino Hoş Geldin", "x", "Işıltı Casino")];
    expect(matchPromotion("isilti-casino", candidates)).toBeUndefined();
    expect(matchPromotion("isilti-casino-hos", candidates)).toBe(candidates[0]);
  });

  it("chooses the most similar, and the earlier of equals", () => {
    expect(titleOf("hos-geldin", "Hoş Geldin Bonusu Paketi", "Hoş Geldin Bonusu")).toBe("Hoş Geldin Bonusu");
    const [first, second] = [promotion("Hoş Geldin", "a"), promotion("Hoş Geldin", "b")];
    expect(matchPromotion("hos-geldin", [first, second])).toBe(first);
  });

  it("finds nothing for an empty, unrelated or very long slug", () => {
    for (const slug of ["", "---", "кириллица", "x".repeat(10_000), "a"]) {
      expect(titleOf(slug, "Şans Çarkı")).toBeUndefined();
    }
  });

  it("prefers a title with every word to a more similar one with some", () => {
    const [all, some] = [`${numbered(0, 10)} ${numbered(100, 140)}`, numbered(0, 7)];
    expect(titleOf(slugOf(numbered(0, 10)), some, all)).toBe(all);
  });

  it("chooses the most similar of those with every word, wherever it stands", () => {
    expect(titleOf("hos-geldin", "Hoş Geldin Bonusu", "Hoş Geldin Bonusu Paketi")).toBe("Hoş Geldin Bonusu");
    const [first, second] = [promotion("Hoş Geldin Bonusu", "a"), promotion("Hoş Geldin Bonusu", "b")];
    expect(matchPromotion("hos-geldin", [first, second])).toBe(first);
  });

  it("ignores punctuation, which is no word", () => expect(titleOf("---", "Şans Çarkı!")).toBeUndefined());

  it("searches for slugs of up to 200 characters", () => {
    const called = (length: number) => promotion("Bambaşka", "x".repeat(length));
    expect(matchPromotion("x".repeat(200), [called(200)])).toEqual(called(200));
    expect(matchPromotion("x".repeat(201), [called(201)])).toBeUndefined();
  });
});

describe("the tolerant lookup of casinos", () => {
  const called = (name: string, slug: string) => ({ name, slug });
  const found = (asked: string, ...casinos: { name: string; slug: string }[]) => matchCasino(asked, casinos)?.slug;

  it("takes the name in any case, then what makes its slug, before any part of a slug", () => {
    const [long, exact] = [called("Başka", "altin-cark-salonu"), called("Altın Çark", "eski-ad")];
    expect(found("ALTIN ÇARK", long, exact)).toBe("eski-ad");
    expect(found("altin-cark", long, exact)).toBe("eski-ad");
    expect(found("altin-cark", long)).toBe("altin-cark-salonu");
  });

  it("takes the closest in length, part or whole, and no part under three letters", () => {
    const casinos = [called("x", "ege"), called("x", "ege-ruzgari"), called("x", "ege-ruzgari-casino")];
    expect(found("ruzgar", ...casinos)).toBe("ege-ruzgari");
    expect(found("yeni-ege-ruzgari", ...casinos)).toBe("ege-ruzgari");
    expect(found("eg", ...casinos)).toBeUndefined();
    expect(found("ekibi", called("x", "ek"))).toBeUndefined();
  });

  it("takes the closest in length wherever it stands", () => {
    expect(found("ruzgar", called("x", "ege-ruzgari-casino"), called("x", "ege-ruzgari"))).toBe("ege-ruzgari");
  });

  it.each([
    ["altin+cark", "Başka", "altin-cark-salonu"],
    ["!!!", "!!!", "unlem"],
    ["ege", "Başka", "ege-ruzgari"],
    ["yeni-ege", "Başka", "ege"],
  ])("finds by %s the casino %s at %s", (asked, name, slug) => expect(found(asked, called(name, slug))).toBe(slug));
});
