import { describe, expect, it } from "vitest";
import { moneyFrom } from "../../worker/conversions/amount";
import { postbackInput } from "../../worker/conversions/postback-rules";
import { currencyOf, decimalsOf } from "../../worker/text/currency";
import { hostileStrings } from "../support/corpora";
import { seededRandom } from "../support/random";

/** Minor units and currency, or the sentences by field. */
function read(amount: string, currency = "", usual?: string) {
  const wrong: Record<string, string> = {};
  const money = moneyFrom(
    [amount, currency, usual ?? null],
    ["tutar", "para"],
    (field, sentence) => (wrong[field] = sentence),
  );
  return Object.keys(wrong).length > 0 ? wrong : money;
}

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
    ["12.345.678", "TRY", 1_234_567_800],
    ["12,345,678", "USD", 1_234_567_800],
    ["12.345.678,9", "TRY", 1_234_567_890],
    ["1 234", "TRY", 123_400],
    ["1\u00a0234,50", "TRY", 123_450],
    ["12\u202f345\u2009678,90", "TRY", 1_234_567_890],
    ["1'234.50", "EUR", 123_450],
    ["1.234,50 TL", "TRY", 123_450],
    ["₺1.234,50", "TRY", 123_450],
    ["- ₺12,50", "TRY", -1_250],
    ["₺ −12,50", "TRY", -1_250],
    ["€12", "EUR", 1_200],
    ["1.500 TL", "TRY", 150_000],
    ["TL 12.345", "TRY", 1_234_500],
    ["-₺1.500", "TRY", -150_000],
    ["999.001 lira", "TRY", 99_900_100],
    ["TRY 0.500", "TRY", 50],
  ])("%j in %s is %d minor units", (text, currency, minor) =>
    expect(read(text, currency)).toEqual({ amount: minor, currency }),
  );

  it.each([
    ["12,50 TL", "", undefined, "TRY"],
    ["12,50₺", "tl", undefined, "TRY"],
    ["12,50 Lira", "₺", undefined, "TRY"],
    ["12.50 USD", "", "TRY", "USD"],
    ["$12.50", "", undefined, "USD"],
    ["€12,50", "eur", undefined, "EUR"],
    ["12,50", "", "EUR", "EUR"],
    ["12,50", "Euro", "TRY", "EUR"],
    ["TRY 12,50 TL", "", undefined, "TRY"],
  ])("%j with the currency %j, where %s is usual, is in %s", (text, currency, usual, code) =>
    expect(read(text, currency, usual)).toEqual({ amount: 1_250, currency: code }),
  );

  it.each([
    ["12,50", "", undefined, "para", /TRY gibi .*“Raporların para birimi”/],
    ["12,50", "USDT", "TRY", "para", /TRY gibi .*“Raporların para birimi”/],
    ["12,50 TL", "EUR", undefined, "tutar", /birimi TRY, para birimi EUR/],
    ["₺12,50 EUR", "", undefined, "tutar", /birimi TL/],
    ["12,50 USDT", "TRY", undefined, "tutar", /birimi TL/],
  ])("%j with the currency %j, where %s is usual, is refused at %s", (text, currency, usual, field, sentence) =>
    expect(read(text, currency, usual)).toEqual({ [field]: expect.stringMatching(sentence) as unknown }),
  );

  it.each([
    ["1.234", "TRY", /iki türlü/],
    ["12,345", "JPY", /iki türlü/],
    ["12.345", "TRY", /iki türlü/],
    ["1,500 TL", "TRY", /1,500 iki türlü/],
    ["1.500 €", "EUR", /iki türlü/],
    ["1.005,001", "TRY", /en çok 2 ondalık/],
    ["1234.5", "JPY", /en çok 0 ondalık/],
    ["100000000000.00", "TRY", /çok büyük/],
    ["1e3", "TRY", /okunamadı/],
    ["1.23.45", "TRY", /okunamadı/],
    ["١٢", "TRY", /okunamadı/],
    ["{amount}", "TRY", /okunamadı/],
    ["--1", "TRY", /okunamadı/],
    ["12 34", "TRY", /okunamadı/],
    ["1.234.56", "TRY", /okunamadı/],
    ["1.234.567.89", "TRY", /okunamadı/],
    ["1,234 567", "TRY", /okunamadı/],
    ["0.123.456", "TRY", /okunamadı/],
    ["-₺-5", "TRY", /okunamadı/],
    ["5 bin", "TRY", /birimi TL/],
    [".5", "TRY", /okunamadı/],
    ["5.", "TRY", /okunamadı/],
    ["Infinity", "TRY", /okunamadı/],
  ])("%j in %s is refused", (text, currency, sentence) =>
    expect(read(text, currency)).toEqual({ tutar: expect.stringMatching(sentence) as unknown }),
  );

  it("that can be read in two ways is refused with both", () => {
    const sentences = [
      ["12.500", "TRY", "12.500 iki türlü okunur; 12500,00 ya da 12,50 yazın"],
      ["1,234", "JPY", "1,234 iki türlü okunur; 1234 ya da 1 yazın"],
    ] as const;
    for (const [text, currency, tutar] of sentences) expect(read(text, currency)).toEqual({ tutar });
  });

  it("comes back from any way to write it", () => {
    const random = seededRandom(35);
    for (let turn = 0; turn < 2_000; turn++) {
      const minor = random(turn % 2 ? 1_000 : 10 ** 12);
      const [whole, rest] = [`${Math.floor(minor / 100)}`, `${minor % 100}`.padStart(2, "0")];
      const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
      for (const text of [`${whole}.${rest}`, `${whole},${rest}`, `${grouped(".")},${rest}`, `${grouped(",")}.${rest}`])
        expect(read(text, "TRY"), text).toMatchObject({ amount: minor });
    }
  });

  it("is a whole number or a sentence for any text", () => {
    for (const text of hostileStrings()) {
      const { tutar, amount } = read(text, "TRY") as Record<string, unknown>;
      if (typeof amount === "number") expect(Number.isSafeInteger(amount) && !Object.is(amount, -0), text).toBe(true);
      else if (text) expect(tutar, text).toMatch(/[a-zğüşıöç]{4}/);
    }
  });
});

it("currencies are those of ISO 4217", () => {
  expect(["TRY", "eur", " jpy ", "TL", "₺"].map(currencyOf)).toEqual(["TRY", "EUR", "JPY", "TRY", "TRY"]);
  expect(["QQQ", "TRYY", "", "constructor", "₽"].map(currencyOf)).toEqual(Array(5).fill(undefined));
  expect(["TRY", "HUF", "COP", "JPY", "KWD", "IQD", "CLF"].map(decimalsOf)).toEqual([2, 2, 2, 0, 3, 3, 4]);
});

describe("a postback", () => {
  it("needs a click or a transaction, and the currency of an amount", () => {
    const wrong = (input: object) =>
      postbackInput(null)
        .safeParse(input)
        .error?.issues.map(({ path }) => path.join("."));
    expect(wrong({ durum: "onay" })).toEqual(["tik"]);
    expect(wrong({ durum: "tamam", tik: "a" })).toEqual(["durum"]);
    expect(wrong({ durum: "onay", tik: "a", tutar: "1" })).toEqual(["para"]);
    expect(postbackInput("EUR").safeParse({ durum: "onay", tik: "a", tutar: "1" }).data).toMatchObject({
      currency: "EUR",
    });
    expect(wrong({ durum: "onay", tik: "a", tutar: "1.234", para: "TRY" })).toEqual(["tutar"]);
    expect(wrong({ durum: "onay", tik: "a".repeat(201) })).toEqual(["tik"]);
  });

  it("reads any text of an operator as a field, or refuses it", () => {
    for (const text of hostileStrings()) {
      const input = { durum: "kayit", tik: text, islem: "1", tutar: text, para: "try" };
      const { data, error } = postbackInput(null).safeParse(input);
      if (data) expect(`${data.click_id}${data.transaction}`, text).not.toMatch(/[\0\n]/);
      else expect(error?.issues.every(({ message }) => message.length > 3)).toBe(true);
    }
  });
});
