import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sanitize } from "../../worker/text/sanitize";
import { visibleText } from "../../worker/text/visible-text";

const EXPORT = readFileSync(new URL("../corpora/wxr/turkce-casino.xml", import.meta.url), "utf8");
const bodies = [...EXPORT.matchAll(/<content:encoded><!\[CDATA\[([\s\S]*?)\]\]><\/content:encoded>/g)]
  .map(([, body = ""]) => body)
  .filter((body) => body.trim());

/** Of inline elements that the text does not know, the words are joined as browsers show them. */
const wordsOf = (html: string) =>
  visibleText(html.replace(/<\/?ins>/g, ""))
    .split(/\s+/)
    .filter(Boolean);

describe("texts of a WordPress export", () => {
  it("are many, of which some have paragraphs without tags and some have blocks", () => {
    expect(bodies.length).toBeGreaterThan(20);
    expect(bodies.filter((body) => body.includes("<!-- wp:")).length).toBeGreaterThan(3);
    expect(bodies.filter((body) => !body.includes("<p") && body.includes("\n\n")).length).toBeGreaterThan(3);
  });

  it.each(bodies.map((body) => [visibleText(body).trim().slice(0, 40), body]))("keep all words of %s", (_, body) => {
    const clean = sanitize(body);
    expect(wordsOf(clean)).toEqual(wordsOf(body));
    expect(clean).not.toMatch(/<!--|[^>\s]\s*\n\s*\n\s*[^<\s]/);
    expect(sanitize(clean)).toBe(clean);
  });
});
