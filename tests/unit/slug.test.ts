import { describe, expect, it } from "vitest";
import { bareSlug, SLUG_MAX, slugify, slugInAddress } from "../../worker/text/slug";
import cases from "../support/turkish-cases.json";

const now = new Date("2026-11-21T09:30:00Z");

describe("slugs", () => {
  it.each([
    ["Şans Çarkı", "sans-carki"],
    ["İSTANBUL", "istanbul"],
    ["IŞIK", "isik"],
    ["Rüzgârlı kâğıt û î", "ruzgarli-kagit-u-i"],
    ["%150 Hoş Geldin -- Bonusu!", "150-hos-geldin-bonusu"],
  ])("%s becomes %s", (name, slug) => expect(slugify(name, now)).toBe(slug));

  it.each(cases.slug)("$input becomes $expected_rule_public_spec", ({ input, expected_rule_public_spec }) => {
    expect(bareSlug(input)).toBe(expected_rule_public_spec);
  });

  it("gives a short result the time as its suffix and an empty one a name", () => {
    expect(slugify("ab", now)).toBe(`ab-${now.getTime()}`);
    expect(slugify("!!!", now)).toBe(`blog-${now.getTime()}`);
    expect(slugify("abc", now)).toBe("abc");
    expect(slugify("Diğer", now)).toBe(`diger-${now.getTime()}`);
  });

  it.each([
    "Hos-Geldin-Bonusu",
    "HOŞ GELDİN BONUSU",
    "hos+geldin+bonusu",
    "hos-geldin-bonusu.html",
    "hos-geldin-bonusu).",
    "Hos-Geldin-Bonusu.HTM",
  ])("are understood in an address written as %s (P2.4)", (part) =>
    expect(slugInAddress(part)).toBe("hos-geldin-bonusu"),
  );

  it("cuts at 80 characters and never ends in a hyphen", () => {
    expect(slugify("a".repeat(81), now)).toHaveLength(SLUG_MAX);
    expect(slugify(`${"a".repeat(79)} ${"b".repeat(9)}`, now)).toBe("a".repeat(79));
  });
});
