import { describe, expect, it } from "vitest";
import { listedIn, withoutHosts } from "../../worker/comments/listed-words";
import { linkIn } from "../../worker/comments/words";

describe("a list of words", () => {
  it.each([
    ["kaçak", "Bu site KAÇAK mı?"],
    ["KACAK", "kaçak oynatıyor"],
    ["ıspanak", "İspanak, ISPANAK"],
    ["kaçak", "k\u0337a\u0337c\u0327\u0337a\u0337k\u0337 bu"],
    ["kaçak", "ｋａçａｋ"],
    ["kaçak", "kаçаk"],
    ["bonus", "b0nu5 al"],
    ["bonus", "bο\u200bnus"],
    ["bonus", "b o n u s"],
    ["bonus", "B.O.N.U.S veriyor"],
    ["sahtekar", "Ayşe K\nS.a.h.t.e.k.a.r"],
    ["sahtekar", "Ali B. s a h t e k a r v e"],
    ["sahte*", "A s-a-h-t-e-k-a-r"],
    ["kaçak bahis", "x k a ç a k bahis"],
    ["kaçak bahis", "kaçak b a h i s y a"],
    ["kaçak bahis", "bu k a ç a k b a h i s sitesi"],
    ["kaçak bahis", "Kaçak-bahis burada"],
    ["kaçak bahis", "burada kaçak\nbahis var"],
    ["1xbet", "ıxbet ile 1XBET"],
    ["dolandır*", "Dolandırıcılar bunlar"],
    ["hiç öde*", "hiç ödemediler"],
    ["kotu.example", "https://www.kotu.example/x"],
  ])("finds %s in %j", (entry, text) => expect(listedIn(text, ["yok", entry])).toBe(entry));

  it.each([
    ["bahis", "bahisler başladı"],
    ["bahis", "kumarbahis"],
    ["kaçak bahis", "bahis kaçak"],
    ["kaçak bahis", "kaçak"],
    ["dolandır*", "adolandır"],
    ["öde* hiç", "ödemediler hiçbir"],
    ["*", "ne olsa"],
    ["…", "ne olsa…"],
    ["abc", "a b"],
    ["ab", "x a b y"],
    ["kaçak bahis", "kacakbahis"],
  ])("does not find %s in %j", (entry, text) => expect(listedIn(text, [entry])).toBeUndefined());

  it("names the first that is found, as it is listed", () =>
    expect(listedIn("Bonus ve KAÇAK", ["yok", "Kaçak", "bonus"])).toBe("Kaçak"));
});

describe("a listed host", () => {
  it.each([
    "bonusrehberi.com",
    "https://www.bonusrehberi.com/bonuslar?x=1",
    "Bak: (http://BonusRehberi.com:8080/a).",
    "m.bonusrehberi.com,",
    "bonusrehberi.com.",
  ])("is no link: %s", (text) => expect(linkIn(withoutHosts(text, ["bonusrehberi.com"]))).toBeUndefined());

  it.each([
    "bonusrehberi.com.kotu.com",
    "kotubonusrehberi.com",
    "https://bonusrehberi.com@kotu.com",
    "https://bonusrehberi.com:80@kotu.com",
    "bonusrehberi.com/?git=kotu.com",
    "bonusrehberi.com kotu.com",
    "ali@bonusrehberi.com",
    "https://kotu.com/bonusrehberi.com",
  ])("lets others be links: %s", (text) =>
    expect(linkIn(withoutHosts(text, ["https://www.bonusrehberi.com/"]))).toBeDefined(),
  );

  it("is not made of listed words without a point", () =>
    expect(withoutHosts("bonus bonus.com", ["bonus"])).toBe("bonus bonus.com"));
});

it("the link that is found is the part with it, of 100 characters at most", () => {
  expect(linkIn("Hemen gel: kazan.com adresine")).toBe("kazan.com");
  expect(linkIn("kotu . com yaz")).toBe("kotu . com yaz");
  expect(linkIn(`a.com/${"x".repeat(200)}`)).toHaveLength(100);
  expect(linkIn("Güzel site")).toBeUndefined();
});
