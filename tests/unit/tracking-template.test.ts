import { describe, expect, it, vi } from "vitest";
import { movedAddress, movedHosts, movedTracking } from "../../worker/casinos/moving";
import { addressTemplate, optionalWebUrl, webOrLocalUrl, webUrl } from "../../worker/fields";
import { fillTemplate, targetAddress, templateFault } from "../../worker/outbound/template";
import { seededRandom } from "../support/random";

const VALUES = { yerlesim: "kart", bonus: "hoş geldin&x=1", tik: "a-1", sayfa: "/bonuslar/a b" };
const fill = (template: string) => fillTemplate(template, VALUES);

describe("a tracking address", () => {
  it.each([
    ["https://a.example/?s={yerlesim}", "https://a.example/?s=kart"],
    ["https://a.example/c?x=%2B&y=a+b&s={bonus}", "https://a.example/c?x=%2B&y=a+b&s=ho%C5%9F%20geldin%26x%3D1"],
    ["https://a.example/{tik}?a=1&a=2#bolum", "https://a.example/a-1?a=1&a=2#bolum"],
    ["https://a.example/p;s={sayfa}?&&", "https://a.example/p;s=%2Fbonuslar%2Fa%20b?&&"],
    ["https://a.example/?q={bilinmeyen}", "https://a.example/?q={bilinmeyen}"],
    ["https://a.example/#{tik}", "https://a.example/#{tik}"],
  ])("fills %j", (template, filled) => expect(fill(template)).toBe(filled));

  it("keeps every byte around its placeholders, in order, for any address", () => {
    const random = seededRandom(35);
    const pick = <T>(from: T[]) => from[random(from.length)] as T;
    const letters = ["a", "Z", "9", "%2B", "+", "&", "=", "?", "/", ";", "ş", "%", "~", "#", "{", "}", "{x}", "😀"];
    const names = Object.keys(VALUES) as (keyof typeof VALUES)[];
    for (let round = 0; round < 1_000; round++) {
      let [template, expected, isFragment] = ["https://a.example/", "https://a.example/", false];
      for (let part = 0; part < 5; part++) {
        const literal = Array.from({ length: random(6) }, () => pick(letters)).join("");
        const name = pick(names);
        isFragment ||= literal.includes("#");
        template += `${literal}{${name}}`;
        expected += literal + (isFragment ? `{${name}}` : encodeURIComponent(VALUES[name]));
      }
      expect(fill(template)).toBe(expected);
    }
  });

  it.each([
    ["https://a.example/?s={yer}", "{yer} bilinmiyor. Kullanabilecekleriniz: {yerlesim}, {bonus}, {tik}, {sayfa}"],
    ["https://a.example/?a=1#{tik}", "# işaretinden sonra yer tutucu kullanılamaz"],
    ["https://{bonus}.example/", "Alan adında yer tutucu kullanılamaz"],
    ["javascript:alert(1)", "Geçerli bir URL giriniz"],
    ["a.example", "Geçerli bir URL giriniz"],
  ])("%j is refused", (template, sentence) => expect(templateFault(template)).toBe(sentence));

  it.each(["{affiliate_id}", "{affiliate-id}", "{aff.id}", "{}", "%7Baffiliate_id%7D", "%7btik%7d"])(
    "%j is refused by the name that was typed, also where no placeholder is filled",
    (typed) => {
      const address = `https://a.example/${typed}?s={tik}`;
      expect(templateFault(address)).toMatch(`${typed} bilinmiyor. Kullanabilecekleriniz: {yerlesim}, `);
      for (const plain of [webUrl("Geçersiz"), optionalWebUrl("Geçersiz"), webOrLocalUrl("Eksik")])
        expect(plain.safeParse(address).error?.issues[0]?.message).toMatch(`${typed} burada doldurulmaz`);
    },
  );

  it.each([
    ["other percent-encoded text", "https://a.example/?d=%7B%22a%22%3A1%7D&g=%7Ba-1%7D"],
    ["placeholders in its path and query", "https://a.example/{bonus}/x?s={yerlesim}-{tik}&p={sayfa}"],
  ])("may have %s", (_, template) => expect(templateFault(template)).toBeUndefined());
});

describe("the target of an outbound link", () => {
  const HOSTS = ["bonusrehberi.example"];
  it.each([
    ["https://A.example/%2B+?a=b&&c=%7E", "https://a.example/%2B+?a=b&&c=%7E"],
    ["https://a.example?x=1#y", "https://a.example/?x=1#y"],
    ["https://a.example:443/x", "https://a.example/x"],
    ["http://bahis-ş.example/çevir?q=ğ", "http://xn--bahis--1jb.example/%C3%A7evir?q=%C4%9F"],
  ])("%j leads to %j", (address, target) => expect(targetAddress(address, HOSTS)).toBe(target));

  it.each([
    "https://bonusrehberi.example/git/x",
    "https://www.bonusrehberi.example./",
    "javascript:alert(1)",
    "//evil.example",
    "https:evil.example",
    "https://a@evil.example/",
    "http://localhost/",
    "",
  ])("%j is none", (address) => expect(targetAddress(address, HOSTS)).toBeUndefined());
});

describe("the tracking address of a casino whose domain moves (B9.6)", () => {
  const before = {
    url: "https://eski.example/",
    entry_url: null,
    tracking_url: "https://www.eski.example/r?s={tik}#a",
  };
  it.each([
    [{ entry_url: "https://yeni.example/" }, "https://yeni.example/r?s={tik}#a"],
    [{ url: "https://yeni.example/" }, "https://yeni.example/r?s={tik}#a"],
    [{ entry_url: "https://eski.example/giris" }, undefined],
    [{ entry_url: "https://yeni.example/", tracking_url: "https://ag.example/r?s={tik}" }, undefined],
    [
      { entry_url: "https://yeni.example/", tracking_url: "https://eski.example/yeni?s={tik}" },
      "https://yeni.example/yeni?s={tik}",
    ],
    [{ entry_url: "https://yeni.example/", tracking_url: null }, undefined],
  ])("follows %j to %j", (change, address) => {
    expect(movedTracking(before, { ...before, ...change })).toBe(address);
  });

  it("is on the host of the former address for visitors", () => {
    const known = { ...before, entry_url: "https://giris.example/", tracking_url: "https://giris.example/r" };
    expect(movedTracking(known, { ...known, entry_url: "https://giris2.example/" })).toBe("https://giris2.example/r");
    expect(movedTracking(known, { ...known, url: "https://yeni.example/" })).toBeUndefined();
  });
});

describe("in a browser without URL.parse, such as Safari 16.4", () => {
  it("the forms of casinos and bonuses read addresses", () => {
    vi.spyOn(URL, "parse").mockImplementation(() => {
      throw new TypeError("URL.parse is not a function");
    });
    const moves = movedHosts(
      { url: "https://www.eski.example/", entry_url: null, tracking_url: null },
      { url: "https://yeni.example/", entry_url: null, tracking_url: null },
    );
    expect(movedAddress("https://eski.example/a?b=%2B", moves)).toBe("https://yeni.example/a?b=%2B");
    expect(addressTemplate.parse("https://A.example/{tik}")).toBe("https://a.example/{tik}");
  });
});
