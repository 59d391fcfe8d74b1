import { describe, expect, it } from "vitest";
import { formatMoney, formatNumber, formatPercent } from "../../worker/text/money";

describe("amounts", () => {
  it.each([
    [0, "TRY", "0 TL"],
    [250, "TRY", "250 TL"],
    [1_500, "TRY", "1.500 TL"],
    [12_345_678, "TRY", "12.345.678 TL"],
    [-150, "TRY", "−150 TL"],
    [-0, "TRY", "0 TL"],
    [-0.4, "TRY", "0 TL"],
    [-0.6, "TRY", "−1 TL"],
    [72.4, "TRY", "72 TL"],
    [72.6, "TRY", "73 TL"],
    [1_500, "EUR", "€1.500"],
    [1_500, "USD", "$1.500"],
    [2.5, "EUR", "€3"],
    [-0.4, "EUR", "€0"],
    [-150, "EUR", "−€150"],
  ])("of %d %s read %s", (amount, currency, text) => expect(formatMoney(amount, currency)).toBe(text));

  it("need a code of ISO 4217", () => expect(() => formatMoney(1, "lira")).toThrow(RangeError));
});

it.each([
  [0.15, "%15"],
  [0.29, "%29"],
  [15, "%1.500"],
  [0.0264, "%2,6"],
  [0, "%0"],
])("shares of %d read %s", (share, text) => expect(formatPercent(share)).toBe(text));

it("numbers have points between thousands, and no sign where they are 0", () => {
  expect(formatNumber(45_000)).toBe("45.000");
  expect(formatNumber(-0.2)).toBe("0");
});
