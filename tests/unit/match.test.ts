import { describe, expect, it } from "vitest";
import { matchCasino, matchPromotion } from "../../worker/text/match";

const promotion = (title: string, slug = "x", casino_name: string | null = null) => ({
  title,
  slug,
  casino_id: casino_name,
  casino_name,
  is_active: true,
});
const ended = (title: string, slug = "x", casino_name: string | null = null) => ({
  ...promotion(title, slug, casino_name),
  is_active: false,
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
    undefined,
  )?.title;

describe("the tolerant lookup of promotions", () => {
  it("prefers an equal slug to any title", () => {
    const equal = promotion("Bambaşka", "sans-carki");
    expect(matchPromotion("sans-carki", [promotion("Şans Çarkı"), equal], undefined)).toBe(equal);
  });

  it("prefers a title that makes the slug to one that contains its words", () => {
    const called = ended("Şans! Çarkı.", "eski-ad");
    expect(matchPromotion("sans-carki", [promotion("Şans Çarkı Haftası"), called], undefined)).toBe(called);
  });

  it("finds ended promotions at every step but the last (P5.4)", () => {
    const archive = [ended("Kış Gündönümü Büyük Turnuvası", "gundonumu-2025", "Işıltı Casino")];
    const found = (slug: string) => matchPromotion(slug, archive, undefined);
    expect(found("gundonumu-2025")).toBe(archive[0]);
    expect(found("kis-gundonumu-buyuk-turnuvasi")).toBe(archive[0]);
    expect(found("kis-gundonumu")).toBe(archive[0]);
    expect(found("kis-gundonumu-buyuk-etkinlik")).toBe(archive[0]);
    expect(found("isilti-casino-gundonumu")).toBe(archive[0]);
    expect(found("kis-gundonumu-eglencesi")).toBeUndefined();
    expect(titleOf("kis-gundonumu-eglencesi", "Kış Gündönümü Büyük Turnuvası")).toBe("Kış Gündönümü Büyük Turnuvası");
  });

  it("prefers the casino of the address, then active promotions, then archives (P5.4)", () => {
    const [own, other] = [ended("Şans Çarkı", "a", "Işıltı"), promotion("Şans Çarkı", "sans-carki", "Şahin")];
    expect(matchPromotion("sans-carki", [other, own], "Işıltı")).toBe(own);
    expect(matchPromotion("carki", [other, own], "Işıltı")).toBe(own);
    const [archive, active] = [ended("Şans Çarkı", "a"), promotion("Şans Çarkı Haftası", "b")];
    expect(matchPromotion("sans-cark", [archive, active], undefined)).toBe(active);
    expect(matchPromotion("sans-cark", [archive], undefined)).toBe(archive);
    expect(matchPromotion("carki", [promotion("Şans Çarkı", "c", "Şahin"), archive], null)).toBe(archive);
  });

  it("leads from a known casino to another's promotion only under the same slug or title (P5.4)", () => {
    const other = promotion("Şans Çarkı Haftası", "cark-haftasi", "Şahin");
    const found = (slug: string, casino: string | null | undefined) => matchPromotion(slug, [other], casino);
    expect(found("sans-carki", "Işıltı")).toBeUndefined();
    expect(found("cark-haftasi", "Işıltı")).toBe(other);
    expect(found("sans-carki-haftasi", "Işıltı")).toBe(other);
    expect([found("sans-carki", null), found("sans-carki", undefined)]).toEqual([other, other]);
  });

  it("finds words that are cut off, but no other numbers", () => {
    expect(titleOf("kis-gundonumu-turn", "Gündönümü Çekilişi", "Kış Gündönümü Turnuvası")).toBe(
      "Kış Gündönümü Turnuvası",
    );
    expect(titleOf("100", "1000 TL")).toBeUndefined();
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
    expect(matchPromotion("isilti-casino", candidates, undefined)).toBeUndefined();
    expect(matchPromotion("isilti-casino-hos", candidates, undefined)).toBe(candidates[0]);
  });

  it("chooses the most similar, wherever it stands, and the earlier of equals", () => {
    expect(titleOf("hos-geldin", "Hoş Geldin Bonusu Paketi", "Hoş Geldin Bonusu")).toBe("Hoş Geldin Bonusu");
    expect(titleOf("hos-geldin", "Hoş Geldin Bonusu", "Hoş Geldin Bonusu Paketi")).toBe("Hoş Geldin Bonusu");
    for (const title of ["Hoş Geldin", "Hoş Geldin Bonusu"]) {
      const [first, second] = [promotion(title, "a"), promotion(title, "b")];
      expect(matchPromotion("hos-geldin", [first, second], undefined)).toBe(first);
    }
  });

  it("finds nothing for an empty, unrelated or very long slug", () => {
    for (const slug of ["", "---", "кириллица", "x".repeat(10_000), "a"]) {
      expect(titleOf(slug, "Şans Çarkı!")).toBeUndefined();
    }
  });

  it("prefers a title with every word to a more similar one with some", () => {
    const [all, some] = [`${numbered(0, 10)} ${numbered(100, 140)}`, numbered(0, 7)];
    expect(titleOf(slugOf(numbered(0, 10)), some, all)).toBe(all);
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
    expect(found("ruzgar", ...casinos.toReversed())).toBe("ege-ruzgari");
    expect(found("yeni-ege-ruzgari", ...casinos)).toBe("ege-ruzgari");
    expect(found("eg", ...casinos)).toBeUndefined();
    expect(found("ekibi", called("x", "ek"))).toBeUndefined();
  });

  it.each([
    ["altin+cark", "Başka", "altin-cark-salonu"],
    ["!!!", "!!!", "unlem"],
    ["ege", "Başka", "ege-ruzgari"],
    ["yeni-ege", "Başka", "ege"],
  ])("finds by %s the casino %s at %s", (asked, name, slug) => expect(found(asked, called(name, slug))).toBe(slug));
});
