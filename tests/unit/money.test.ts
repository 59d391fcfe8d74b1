import { describe, expect, it } from "vitest";
import { formatMoney, formatNumber, formatPercent } from "../../worker/text/money";

describe("amounts", () => {
  it.each([
    [0, "0 TL"],
    [250, "250 TL"],
    [1_500, "1.500 TL"],
    [12_345_678, "12.345.678 TL"],
    [-150, "−150 TL"],
    [-0, "0 TL"],
    [-0.4, "0 TL"],
    [-0.6, "−1 TL"],
    [72.4, "72 TL"],
    [72.6, "73 TL"],
  ])("of %d lira read %s", (amount, text) => expect(formatMoney(amount, "TRY")).toBe(text));

  it.each([
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

describe("numbers", () => {
  it("have points between thousands", () => expect(formatNumber(45_000)).toBe("45.000"));

  it("have no sign where they are 0", () => expect(formatNumber(-0.2)).toBe("0"));
});
