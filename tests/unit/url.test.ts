import { describe, expect, it } from "vitest";
import { webOrLocalUrl, webUrl } from "../../worker/fields";
import { imageUrl } from "../../worker/picture-fields";
import { urlCases } from "../support/corpora";

const field = webUrl("Geçerli bir URL giriniz");

describe("an address", () => {
  it("accepts and refuses every known address as it should", () => {
    const wrong = urlCases().filter(({ url, expect: wish }) => field.safeParse(url).success !== (wish === "accept"));
    expect(wrong).toEqual([]);
  });

  it.each([
    ["HTTPS://EXAMPLE.COM", "https://example.com/"],
    ["https://örnek.com/şans", "https://xn--rnek-4qa.com/%C5%9Fans"],
    [" https://example.com/a/../b?c=d e".replace(" e", "%20e"), "https://example.com/b?c=d%20e"],
    ["https://example.com:443/", "https://example.com/"],
  ])("stores %j as browsers read it", (typed, stored) => {
    expect(field.parse(typed)).toBe(stored);
    expect(webOrLocalUrl("eksik").parse(typed)).toBe(stored);
    expect(imageUrl("geçersiz").parse(typed)).toBe(stored);
  });

  it.each([
    "https://exam\0ple.com/",
    "https://example.com/\u202egnp.exe",
    "https://exam\u200bple.com/",
    "https:evil.com",
    "xhttps://example.com/",
    "https:///evil.com",
    "https://localhost/",
    "https://evil/",
    "https://[::1]/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://a@example.com/",
    "https://:b@example.com/",
  ])("refuses %j with the reason", (typed) => {
    expect(field.safeParse(typed).error?.issues[0]?.message).toBe("Geçerli bir URL giriniz");
    expect(webOrLocalUrl("eksik").safeParse(typed).success).toBe(false);
    expect(imageUrl("geçersiz").safeParse(typed).error?.issues[0]?.message).toBe("geçersiz");
  });

  it("is not of this site where it only looks so", () => {
    for (const text of ["//evil.com", "/\\evil.com", "/a\u202eb", "#a\0b"])
      expect(webOrLocalUrl("eksik").safeParse(text).success).toBe(false);
  });
});
