import { describe, expect, it } from "vitest";
import { readSearch } from "../../worker/promotions/search";
import { foldTr } from "../../worker/text/folding";
import { SYNONYMS } from "../../worker/text/synonyms";

describe("a search", () => {
  it.each<[string, string, Record<string, number>]>([
    ["hoşgeldin 100 TL", "hoşgeldin", { deposit: 100 }],
    ["1.500tl Işıltı", "Işıltı", { deposit: 1_500 }],
    ["20x bonus", "bonus", { maxWagering: 20 }],
    ["Çevrimsiz 100 lira", "", { maxWagering: 0, deposit: 100 }],
    ["yatırımsız ŞAHİN", "ŞAHİN", { deposit: 0 }],
    ["20 X bonus", "bonus", { maxWagering: 20 }],
    ["20 kat 100 TRY", "", { maxWagering: 20, deposit: 100 }],
    ["₺ 1.500 50 lira", "50 lira", { deposit: 1_500 }],
    ["hoş 100 50tl", "hoş 100", { deposit: 50 }],
    ["2 20 x", "2", { maxWagering: 20 }],
    ["100% yüzde 100", "100% yüzde 100", {}],
    ["100 bonus tl", "100 bonus tl", {}],
    ["tl", "tl", {}],
    ["9999x 1.00 tl", "9999x 1.00 tl", {}],
    ["20x 30x", "30x", { maxWagering: 20 }],
    ["", "", {}],
  ])("%j is read as %j and %j", (q, rest, filters) => {
    const read = readSearch(q);
    expect(read.rest).toBe(rest);
    expect(Object.fromEntries(read.filters.map(({ of, value }) => [of, value]))).toEqual(filters);
  });

  it("says what is left without a filter", () => {
    expect(readSearch("hoş 100 TL geldin 20x").filters.map(({ without }) => without)).toEqual([
      "hoş geldin 20x",
      "hoş 100 TL geldin",
    ]);
  });

  it.each([
    ["100% bonus", "%100 bonus"],
    ["Yüzde 100", "%100"],
    ["% 100", "%100"],
    ["100 % hoş", "%100 hos"],
    ["50% 100", "%50 100"],
    ["50 %100", "50 %100"],
    ["%75 20 X 100TRY", "%75 20x 100 tl"],
    ["1.500tl", "1.500 tl"],
  ])("of %j is written %j in texts", (q, whole) => expect(readSearch(q).whole).toBe(whole));

  it("takes a phrase for the longest that has synonyms, whichever stands first among them", () => {
    const termsOf = (q: string) => readSearch(q).terms.map(({ words }) => words.join(" "));
    expect(termsOf("bedava dönüş")).toEqual(["bedava donus"]);
    expect(termsOf("ücretsiz bahis bedava")).toEqual(["ucretsiz bahis", "bedava"]);
  });

  it("finds synonyms of its longest phrases", () => {
    expect(
      readSearch("Işıltı Free Spin bonus").terms.map(({ words, others }) => [words.join(" "), others.length]),
    ).toEqual([
      ["isilti", 0],
      ["free spin", 5],
      ["bonus", 0],
    ]);
    expect(readSearch("free").terms[0]?.others).toEqual([]);
  });
});

it("synonyms are folded words", () => {
  for (const phrase of SYNONYMS.flat()) {
    expect(phrase).toBe(foldTr(phrase));
    expect(phrase).toMatch(/^[a-z ]+$/);
  }
});
