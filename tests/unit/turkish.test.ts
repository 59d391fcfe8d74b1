import { describe, expect, it } from "vitest";
import { foldTr, lowerTr, sortKeyTr } from "../../worker/text/folding";
import cases from "../support/turkish-cases.json";

describe("folding Turkish text", () => {
  it("folds what Turks write in any case to one plain text", () => {
    expect(foldTr("İSTANBUL  Şans")).toBe("istanbul sans");
    expect(new Set(["ISPARTA", "ısparta", "Isparta"].map(foldTr))).toEqual(new Set(["isparta"]));
    expect(foldTr("ÇĞIİÖŞÜ çğıiöşü ÂÎÛ é")).toBe("cgiiosu cgiiosu aiu e");
  });

  it("lower-cases I and İ as Turks do, composed or not", () => {
    expect(lowerTr("IŞIK İnci")).toBe("ışık inci");
    expect(lowerTr("I\u0307")).toBe("i");
  });

  it.each(Object.entries(cases.search))("finds by %j: %j", (query, title) => {
    expect(foldTr(title)).toContain(foldTr(query));
  });

  it("finds no '_' where there is none", () => expect(foldTr("abc")).not.toContain(foldTr("_")));

  it("orders names as a Turkish dictionary does", () => {
    const byKey = cases.sort.toReversed().sort((a, b) => {
      const [keyA, keyB] = [sortKeyTr(a), sortKeyTr(b)];
      return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
    });
    const caseless = (names: string[]) => names.map(foldTr);
    expect(caseless(byKey)).toEqual(caseless(cases.sort));
  });

  it.each([
    ["aÇd", "ADE"],
    ["âé", "AF"],
    ["1 a", "1 A"],
    ["中a", "~A"],
  ])("orders %s by the key %s", (text, key) => expect(sortKeyTr(text)).toBe(key));
});
