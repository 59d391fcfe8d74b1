import { describe, expect, it } from "vitest";
import { decimalsOf, isCurrency, readAmount } from "../../worker/conversions/amount";
import { postbackInput } from "../../worker/conversions/postback-rules";
import { hostileStrings } from "../support/corpora";
import { seededRandom } from "../support/random";

describe("a reported amount", () => {
  it.each([
    ["1234.50", "TRY", 123_450],
    ["1.234,50", "TRY", 123_450],
    ["1,234.50", "USD", 123_450],
    ["1234,5", "TRY", 123_450],
    [" 1234 ", "EUR", 123_400],
    ["12.5000", "EUR", 1_250],
    ["0.07", "EUR", 7],
    ["0.070", "EUR", 7],
    ["-12.50", "TRY", -1_250],
    ["−0,00", "TRY", 0],
    ["1234", "JPY", 1_234],
    ["1234.00", "JPY", 1_234],
    ["1.234", "KWD", 1_234],
    ["0.29", "TRY", 29],
    ["99999999999.99", "TRY", 9_999_999_999_999],
  ])("%j in %s is %d minor units", (text, currency, minor) => expect(readAmount(text, currency)).toBe(minor));

  it.each([
    ["1.234", "TRY", /belirsiz/],
    ["12,345", "JPY", /belirsiz/],
    ["12.345", "TRY", /belirsiz/],
    ["1.005,001", "TRY", /en çok 2 ondalık/],
    ["1234.5", "JPY", /en çok 0 ondalık/],
    ["100000000000.00", "TRY", /çok büyük/],
    ["1e3", "TRY", /biçiminde/],
    ["1.23.45", "TRY", /biçiminde/],
    ["١٢", "TRY", /biçiminde/],
    ["{amount}", "TRY", /biçiminde/],
    ["--1", "TRY", /biçiminde/],
    ["1 234", "TRY", /biçiminde/],
    [".5", "TRY", /biçiminde/],
    ["5.", "TRY", /biçiminde/],
    ["Infinity", "TRY", /biçiminde/],
  ])("%j in %s is refused", (text, currency, sentence) => expect(readAmount(text, currency)).toMatch(sentence));

  it("comes back from any way to write it", () => {
    const random = seededRandom(35);
    for (let turn = 0; turn < 2_000; turn++) {
      const minor = random(turn % 2 ? 1_000 : 10 ** 12);
      const [whole, rest] = [`${Math.floor(minor / 100)}`, `${minor % 100}`.padStart(2, "0")];
      const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
      for (const text of [`${whole}.${rest}`, `${whole},${rest}`, `${grouped(".")},${rest}`, `${grouped(",")}.${rest}`])
        expect(readAmount(text, "TRY"), text).toBe(minor);
    }
  });

  it("is a whole number or a sentence for any text", () => {
    for (const text of hostileStrings()) {
      const read = readAmount(text, "TRY");
      if (typeof read === "number") expect(Number.isSafeInteger(read) && !Object.is(read, -0), text).toBe(true);
      else expect(read).toMatch(/[a-zğüşıöç]{4}/);
    }
  });
});

it("currencies are those of ISO 4217", () => {
  expect(["TRY", "EUR", "JPY"].map(isCurrency)).toEqual([true, true, true]);
  expect(["try", "TL", "QQQ", "TRYY", ""].map(isCurrency)).toEqual([false, false, false, false, false]);
  expect(["TRY", "HUF", "COP", "JPY", "KWD", "IQD", "CLF"].map(decimalsOf)).toEqual([2, 2, 2, 0, 3, 3, 4]);
});

describe("a postback", () => {
  it("needs a click or a transaction, and the currency of an amount", () => {
    const wrong = (input: object) => postbackInput.safeParse(input).error?.issues.map(({ path }) => path.join("."));
    expect(wrong({ durum: "onay" })).toEqual(["tik"]);
    expect(wrong({ durum: "tamam", tik: "a" })).toEqual(["durum"]);
    expect(wrong({ durum: "onay", tik: "a", tutar: "1" })).toEqual(["para"]);
    expect(wrong({ durum: "onay", tik: "a", tutar: "1.234", para: "TRY" })).toEqual(["tutar"]);
    expect(wrong({ durum: "onay", tik: "a".repeat(201) })).toEqual(["tik"]);
  });

  it("reads any text of an operator as a field, or refuses it", () => {
    for (const text of hostileStrings()) {
      const { data, error } = postbackInput.safeParse({
        durum: "kayit",
        tik: text,
        islem: "1",
        tutar: text,
        para: "try",
      });
      if (data) expect(`${data.click_id}${data.transaction}`, text).not.toMatch(/[\0\n]/);
      else expect(error?.issues.every(({ message }) => message.length > 3)).toBe(true);
    }
  });
});
