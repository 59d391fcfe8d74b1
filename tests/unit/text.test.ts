import { describe, expect, it } from "vitest";
import {
  normalizeText,
  excerpt,
  firstCharacters,
  isBlank,
  isWithin,
  visibleLength,
  visibleText,
  wordCount,
} from "../../worker/text/visible-text";

describe("visitors' text", () => {
  it.each([
    "",
    "   ",
    "\u00A0\u2003",
    "\u200B\u200D\uFEFF",
    "\u0000\u0007",
    "\u202E\u2066",
    "\u3164\u2800",
    "\u00AD\uFE0F",
  ])("sees nothing in %j", (text) => expect(isBlank(text)).toBe(true));

  it("keeps words, line breaks and emoji, drops control and bidi characters", () => {
    expect(normalizeText(" a\u0000b\u202Ec\r\nd\u200B ")).toBe("abc\nd");
    expect(normalizeText("👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿")).toBe("👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿");
    expect(normalizeText("x\uD800y")).toBe("x\uFFFDy");
  });

  it("counts as a reader counts", () => {
    expect(isWithin("👩‍👧".repeat(60), 60)).toBe(true);
    expect(isWithin("👩‍👧".repeat(61), 60)).toBe(false);
    expect(isWithin("ş".repeat(60), 60)).toBe(true);
    expect(excerpt("bir iki", 3)).toBe("bir…");
    expect(excerpt("bir", 3)).toBe("bir");
  });
});

describe("what a reader sees of HTML", () => {
  it("is its text in one line, entities decoded", () => {
    expect(visibleText("<p>Şans&nbsp;&amp;\n<b>Çark</b></p><p>&lt;3 &#199; &#x1F600;</p>")).toBe("Şans & Çark <3 Ç 😀");
    expect(visibleText("&#9999999; &bilinmeyen;")).toBe("&#9999999; &bilinmeyen;");
  });

  it("is counted in characters and words", () => {
    expect(visibleLength("<p>a&amp;b  c</p>")).toBe(5);
    expect(visibleLength("<p>&nbsp;&#8203;</p><p><br></p>")).toBe(0);
    expect(wordCount("<h2>Bir</h2><p>iki – üç, 4 &nbsp; </p>")).toBe(4);
    expect(wordCount("bir - 2 … üç")).toBe(3);
    for (const empty of ["<p><br></p>", ""]) expect(wordCount(empty)).toBe(0);
  });
});

describe("cleaning a text", () => {
  it.each([
    ["a\rb\r\nc\n\rd", "a\nb\nc\n\nd"],
    ["a \t\nb", "a\nb"],
    ["a\n  b", "a\n  b"],
    ["a\n\n\n\nb", "a\n\nb"],
    ["a\tb", "a\tb"],
    ["\u2066a\ufeffb\u00adc", "abc"],
    ["a\u200cb", "a\u200cb"],
    ["👩\u200d👧", "👩\u200d👧"],
  ])("makes %j %j", (text, clean) => expect(normalizeText(text)).toBe(clean));

  it("leaves three marks of those stacked on a letter", () => {
    expect(normalizeText(`a${"\u0300".repeat(9)}b`).normalize("NFD")).toBe(`a${"\u0300".repeat(3)}b`);
    expect(normalizeText(`a${"\u0300".repeat(3)}b`).normalize("NFD")).toBe(`a${"\u0300".repeat(3)}b`);
  });

  it("keeps 40 lines and joins the others to the last", () => {
    const lines = Array.from({ length: 42 }, (_, n) => `${n + 1}`);
    expect(normalizeText(lines.slice(0, 40).join("\n"))).toBe(lines.slice(0, 40).join("\n"));
    expect(normalizeText(lines.join("\n"))).toBe(`${lines.slice(0, 40).join("\n")} 41 42`);
  });
});

describe("the length of a text", () => {
  it.each([
    ["👩‍👧👩‍👧x", 2, "👩‍👧👩‍👧"],
    ["bir iki", 4, "bir"],
    ["bir iki", 5, "bir i"],
    ["bir", 3, "bir"],
    ["bir", 0, ""],
    ["", 3, ""],
  ])("of %j is cut to %i characters: %j", (text, limit, first) => expect(firstCharacters(text, limit)).toBe(first));

  it("may be 16 units a character, and not one more", () => {
    const stacked = (marks: number) => `a${"\u0300".repeat(marks)}`;
    expect(isWithin(stacked(15), 1)).toBe(true);
    expect(isWithin(stacked(16), 1)).toBe(false);
    expect(isWithin(`${stacked(15)}b`, 1)).toBe(false);
  });
});

it.each([
  ["&quot;a&quot; &apos;b&apos; &GT;", "\"a\" 'b' >"],
  ["&#x41;&#X42;&#67;", "ABC"],
  ["&#1114111;", "\u{10ffff}"],
  ["&#1114112;", "&#1114112;"],
  ["&#x110000;", "&#x110000;"],
  ["&amp;lt;", "&lt;"],
  ["&amp", "&amp"],
  ["&#12345678;", "&#12345678;"],
])("entities in %s are read as %s", (html, text) => expect(visibleText(html)).toBe(text));

describe("the visible length", () => {
  it("counts characters as a reader does in a short text", () => expect(visibleLength("👩‍👧".repeat(39))).toBe(39));
  it("counts units in a long one, which is enough for any bound", () =>
    expect(visibleLength("👩‍👧".repeat(40))).toBe(40 * "👩‍👧".length));
  it("takes tags for spaces", () => expect(visibleLength("<p>a</p><p>b</p>")).toBe(3));
  it("takes a '<' without an end for text", () => expect(visibleText("5 < 6 <b>7</b>")).toBe("5 < 6 7"));
});
