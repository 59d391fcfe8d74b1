import { beforeAll, describe, expect, it } from "vitest";
import { HTML_MAX, html } from "../../worker/fields";
import { plainText } from "../../worker/text/visible-text";
import { sanitize } from "../../worker/text/sanitize";
import { hostileStrings } from "../support/corpora";
import { IS_LONG } from "../support/deadlines";

/** One of so many, or all in a long run. */
const sample = (all: string[], step: number) => all.filter((_, at) => IS_LONG || at % step === 0);

/** Exactly what `sanitize` may write; any other `<` would begin something else. */
const SAFE = new RegExp(
  [
    /<(?:p|h[1-3]|li|blockquote|th|td)(?: class="ql-align-(?:center|right|justify)")?>/,
    /<(?:strong|b|em|i|u|s|sup|sub|ul|ol|pre|code|table|tr)>/,
    /<ol start="-?\d+">/,
    /<br \/>/,
    /<\/(?:p|h[1-3]|li|blockquote|strong|b|em|i|u|s|sup|sub|ul|ol|pre|code|a|table|tr|th|td)>/,
    /<a href="(?:[/#][^"<>]*|mailto:[^"<>]+|tel:[^"<>]+|https?:\/\/[^"<>]+" rel="noopener)">/,
    /<img src="(?:\/[^"<>]*|https?:\/\/[^"<>]+)" alt="[^"<>]*"(?: width="[^"<>]*")?(?: height="[^"<>]*")? loading="lazy" \/>/,
    /[^<]+/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gy",
);

describe("every hostile string", () => {
  let strings: string[];
  beforeAll(() => void (strings = hostileStrings()));
  it("leaves only tags and attributes of the editor, and stays as it is when it is sanitised again", () => {
    expect(strings.length).toBeGreaterThan(11_000);
    const unsafe: string[] = [];
    const unstable: string[] = [];
    for (const string of sample(strings, 10)) {
      const once = sanitize(string);
      if (once.replace(SAFE, "") !== "") unsafe.push(once);
      if (sanitize(once) !== once) unstable.push(string);
    }
    expect(unsafe).toEqual([]);
    expect(unstable).toEqual([]);
  });
});

describe("links", () => {
  const link = (href: string) => sanitize(`<a href="${href}" target="_blank" onclick="x()">a</a>`);

  it.each([
    ...["mailto:destek@b.tr", "mailto:a@b.tr?subject=Bonus%20kodu", "tel:115", "tel:+908501234567"],
    ...["/bonuslar", "#sartlar"],
  ])("to %j stay, and are not sponsored", (href) => expect(link(href)).toBe(`<a href="${href}">a</a>`));

  it("to telephone numbers have no spaces", () =>
    expect(link("TEL:+90 850 123 45 67")).toBe('<a href="tel:+908501234567">a</a>'));

  it.each([
    "mailto:a",
    "mailto:a@b.tr,c@d.tr",
    "tel:kod",
    "sms:115",
    "javascript:alert(1)",
    "//b.tr",
    "/\\b.tr",
    "https:b.tr",
    "https://localhost/",
    "b.html",
    "",
  ])("to %j keep only their words", (href) => {
    expect(link(href)).toBe("a");
  });
});

describe("a text of the greatest length", () => {
  const fill = (piece: string) => piece.repeat(Math.floor(HTML_MAX / piece.length));
  /** The least CPU time of three tries, in ms: others on the machine make it more. */
  const costOf = (piece: string) => {
    const text = fill(piece);
    const times = [0, 1, 2].map(() => {
      const from = process.threadCpuUsage();
      html(10, "kısa").safeParse(text);
      plainText(sanitize(text));
      return process.threadCpuUsage(from).user / 1_000;
    });
    return Math.min(...times);
  };
  let ordinary = 0;
  beforeAll(() => void (ordinary = costOf("<p>Çevrim şartı <strong>20 kat</strong>.</p>")));

  const pieces = [
    "&",
    "<ol>",
    "<b>",
    "<pre>",
    "<p> ",
    "<!--",
    '<a href="',
    '<ol class="',
    '<ol><li data-list="bullet"',
    '<ol><li data-list="bullet">x',
    '<div class="ql-code-block-container">',
    '<div class="ql-code-block-container">x</div>',
    '<div class="ql-code-block-container"><div class="ql-code-block">',
    "<a>x</a>",
    "a<img>",
  ];
  it.each(sample(pieces, 3))("made of %j takes as long as an ordinary one, not its square", (piece) => {
    expect(costOf(piece)).toBeLessThan(8 * ordinary);
  });

  it("made of '<' takes at most 200 ms", () => {
    expect(costOf("<")).toBeLessThan(200);
  });

  it("keeps its words where it is nested deeper than anybody writes", () => {
    expect(sanitize(`${"<div>".repeat(300)}a < b${"</div>".repeat(300)}`)).toBe("a &lt; b");
  });
});
