import { describe, expect, it } from "vitest";
import { readClock, readDay, readNumber, type Unit } from "../../worker/text/typed-values";

describe("a typed number", () => {
  it.each<[string, number, Unit?]>([
    ["1500", 1_500],
    ["1.500", 1_500],
    ["1 500", 1_500],
    ["1\u00a0500", 1_500],
    ["1\u202f500", 1_500],
    ["1.500,00", 1_500],
    ["1 500 000,5", 1_500_000.5],
    ["12.345.678", 12_345_678],
    ["7,5", 7.5],
    ["7.5", 7.5],
    ["1500.00", 1_500],
    [" 0 ", 0],
    ["%100", 100, "percent"],
    ["% 7,5", 7.5, "percent"],
    ["100%", 100, "percent"],
    ["₺1.500", 1_500, "money"],
    ["1.500,00 ₺", 1_500, "money"],
    ["1.500 TL", 1_500, "money"],
    ["TRY 250", 250, "money"],
    ["250 lira", 250, "money"],
    ["12 345\u2009678 TL", 12_345_678, "money"],
    ["1,500.00", 1_500],
    ["12,345,678", 12_345_678],
    ["1'500", 1_500],
    ["30x", 30, "times"],
    ["X30", 30, "times"],
    ["30 kat", 30, "times"],
    ["30 gün", 30, "days"],
    ["30 GÜN", 30, "days"],
    ["50 adet", 50, "pieces"],
    ["50 dönüş", 50, "pieces"],
  ])("%j is %d", (typed, number, unit) => expect(readNumber(typed, unit)).toBe(number));

  it.each<[string, Unit?]>([
    ["%100", "money"],
    ["30 gün", "times"],
    ["₺1.500"],
    ["€250", "money"],
    ["%%5", "percent"],
    ["1,500"],
    ["1.50.000"],
    ["1500.000"],
    ["1.500,000"],
    ["1 50"],
    ["-5"],
    ["1e3"],
    ["0x10"],
    ["beş"],
    ["%", "percent"],
    [""],
  ])("is not %j with the unit %s", (typed, unit) => expect(readNumber(typed, unit)).toBeNaN());
});

describe("a typed date", () => {
  it.each([
    ["2026-12-31", "2026-12-31"],
    ["2026-12-31 00:00:00", "2026-12-31"],
    ["2026-12-31T00:00:00.000", "2026-12-31"],
    ["31.12.2026", "2026-12-31"],
    ["31.12.26", "2026-12-31"],
    ["1.2.2027", "2027-02-01"],
    ["31-12-2026", "2026-12-31"],
    ["31/12/2026", "2026-12-31"],
    ["31.12.2026 00:00", "2026-12-31"],
    ["31.12.2026 23:59", "2026-12-31"],
    [" 31 Aralık  2026 ", "2026-12-31"],
    ["5 ŞUBAT 2027", "2027-02-05"],
  ])("%j is %s", (typed, day) => expect(readDay(typed)).toBe(day));

  it.each(["30.02.2026", "12/31/2026", "31.12", "31.12-2026", "31 Ara 2026", "31.12.2026 15:00", "46387", "yarın", ""])(
    "is not %j",
    (typed) => expect(readDay(typed)).toBeUndefined(),
  );

  it("may have a time", () => {
    expect(readClock("31.12.2026 9:05")).toBe("2026-12-31T09:05");
    expect(readClock("2026-12-31T15:00")).toBe("2026-12-31T15:00");
    expect(readClock("31.12.2026")).toBe("2026-12-31T00:00");
    expect(readClock("31.12.2026 25:00")).toBeUndefined();
  });
});
