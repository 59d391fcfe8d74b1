import { describe, expect, it } from "vitest";
import { lettersOfLongText, hasLink, isRepetitive } from "../../worker/comments/words";

describe("the words of a comment", () => {
  it.each([
    "https://kotu.example/x",
    "buraya bak: www.kotu-site.example",
    "HTTP://KOTU.SITE",
    "kazandiran-bahis.com adresine gel",
    "t.me/kanal",
    "bahis.site adresine gel",
    "zar.casino",
    "KAZAN BAHIS.SITE GEL",
    "kotu . com yaz",
    "ｋｏｔｕ．ｃｏｍ",
    "kotusite (nokta) com",
    "bahis[.]xyz",
    "bana yaz: ali@posta.example",
    '<a href="/x">tıkla</a>',
    "[url=x]tıkla[/url]",
  ])("name an address: %s", (text) => expect(hasLink(text)).toBe(true));

  it.each([
    "Çekim iki saatte geldi.Çok memnun kaldım.",
    "Şartlar 1.500 TL için geçerli, oran 2.5 civarı.",
    "saat 10.30'da yattı... teşekkürler",
    "İyi.Topluca bakınca fena değil",
    "Bonus geldi. Site çok güzel",
    "Çok memnunum. Casino hızlı ödüyor",
    "Çok iyi.VIP bonus var",
    "Bonusu aldım. Online destek iyi",
    "İyi. De ki bir daha gelmedi",
    "52 TL'lik bir dönüş yapmışım",
  ])("name none: %s", (text) => expect(hasLink(text)).toBe(false));

  it.each([
    "bonus al bonus al bonus al bonus al",
    "hemen bonus al, hemen bonus al",
    "aaaaaaaaaa",
    "Bahis BAHİS bahis bahis bahis bahis",
  ])("repeat themselves: %s", (text) => expect(isRepetitive(text)).toBe(true));

  it.each([
    "çok çok çok iyi",
    "saatte elli maalesef",
    "aaaaaaaaa",
    "çok iyi bonus, çok iyi ödeme",
    "Ne çok iyi ne çok kötü. Ortalama bir hoş geldin bonusu.",
    "!!!!!!!!!!!!!!",
    "",
  ])("do not repeat themselves: %s", (text) => expect(isRepetitive(text)).toBe(false));

  it("are compared by their letters from 20 letters on, whatever their digits, case and signs", () => {
    for (const text of ["Herkes BU siteye üye olsun! 123", "herkes, bu siteye uye olsun 9"])
      expect(lettersOfLongText(text)).toBe("herkesbusiteyeuyeolsun");
    expect(lettersOfLongText("Harika bir site")).toBeUndefined();
    expect(lettersOfLongText("a".repeat(20))).toBe("a".repeat(20));
    expect(lettersOfLongText("a".repeat(19))).toBeUndefined();
  });
});
