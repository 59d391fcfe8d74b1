import { describe, expect, it } from "vitest";
import { bareSlug, SLUG_MAX, slugify, slugInAddress, typedSlug } from "../../worker/text/slug";
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

  it.each(Object.entries(cases.slug))("%j becomes %j", (name, slug) => expect(bareSlug(name)).toBe(slug));

  it.each([
    ["Ocak–Şubat", "ocak-subat"],
    ["Ocak — Şubat", "ocak-subat"],
    ["7/24 Destek", "7-24-destek"],
    ["Spor&Casino", "spor-casino"],
    ["Çevrim\u00a0şartı\tnedir", "cevrim-sarti-nedir"],
    ["alt_çizgi", "alt_cizgi"],
    ["100% + 50%", "100-50"],
    ["Kazan!Kazan", "kazankazan"],
  ])("%j has its words apart: %s (P2.3)", (name, slug) => expect(bareSlug(name)).toBe(slug));

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

  it("in an address stay as they are stored", () => expect(slugInAddress("gece--1234")).toBe("gece--1234"));

  it.each([
    ["https://rehber.example/bonuslar/isilti-casino/150-hos-geldin", "150-hos-geldin"],
    [" HTTPS://rehber.example/blog/%C5%9Eans/?utm=x#yorumlar ", "sans"],
    ["/bonuslar/isilti-casino/gece-bonusu/", "gece-bonusu"],
    ["www.rehber.example/blog/sans", "sans"],
    ["1.500/TL bonus", "1500-tl-bonus"],
    ["https://rehber.example", ""],
    ["https://rehber.example/blog/sans.html", "sans"],
    ["https://rehber.example/%E0%A4", "e0a4"],
    ["Yaz & Kış / 7-24", "yaz-kis-7-24"],
    ["150-hos-geldin", "150-hos-geldin"],
  ])("are made of the last part of an address in their field: %j is %j (B4.7)", (typed, slug) =>
    expect(typedSlug(typed)).toBe(slug),
  );

  it("cuts at 80 characters and never ends in a hyphen", () => {
    expect(slugify("a".repeat(81), now)).toHaveLength(SLUG_MAX);
    expect(slugify(`${"a".repeat(79)} ${"b".repeat(9)}`, now)).toBe("a".repeat(79));
  });
});
