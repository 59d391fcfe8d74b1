import { describe, expect, it } from "vitest";
import { comparedSpans, spanOf } from "../../worker/earnings/rules";

const NOON = new Date("2026-03-01T12:00:00Z");
/** Already the next day in Istanbul. */
const LATE = new Date("2026-02-28T22:30:00Z");

describe("a period", () => {
  it.each([
    ["7", "2026-02-23"],
    ["30", "2026-01-31"],
    ["90", "2025-12-02"],
    ["month", "2026-03-01"],
  ] as const)("of %s begins on %s and ends today in Istanbul", (period, from) => {
    for (const now of [NOON, LATE]) expect(spanOf({ period }, now)).toEqual({ from, to: "2026-03-01" });
  });

  it.each([
    ["yesterday", "2026-02-28T22:30:00Z", "2026-02-28", "2026-02-28"],
    ["yesterday", "2026-01-01T09:00:00Z", "2025-12-31", "2025-12-31"],
    // From a Sunday, a Monday and a Wednesday.
    ["week", "2026-03-01T12:00:00Z", "2026-02-16", "2026-02-22"],
    ["week", "2026-03-01T21:00:00Z", "2026-02-23", "2026-03-01"],
    ["week", "2026-01-07T12:00:00Z", "2025-12-29", "2026-01-04"],
  ] as const)("of %s at %s has only whole days", (period, now, from, to) => {
    expect(spanOf({ period }, new Date(now))).toEqual({ from, to });
  });

  it.each([
    // The running day is compared with no whole one, so both sides end a day earlier.
    ["2026-02-23", "2026-03-01", ["2026-02-23", "2026-02-28"], ["2026-02-16", "2026-02-21"]],
    ["2026-02-23", "2026-03-09", ["2026-02-23", "2026-02-28"], ["2026-02-08", "2026-02-13"]],
    ["2026-02-16", "2026-02-22", ["2026-02-16", "2026-02-22"], ["2026-02-09", "2026-02-15"]],
    ["2026-02-28", "2026-02-28", ["2026-02-28", "2026-02-28"], ["2026-02-27", "2026-02-27"]],
  ])("from %s to %s is compared on its whole days", (from, to, days, before) => {
    for (const now of [NOON, LATE]) {
      const compared = comparedSpans({ from, to }, now);
      expect([compared?.days.from, compared?.days.to]).toEqual(days);
      expect([compared?.before.from, compared?.before.to]).toEqual(before);
    }
  });

  it("of this month is compared with as many whole days of the month before", () => {
    const now = new Date("2026-11-27T09:00:00Z");
    expect(comparedSpans(spanOf({ period: "month" }, now), now)).toEqual({
      days: { from: "2026-11-01", to: "2026-11-26" },
      before: { from: "2026-10-05", to: "2026-10-30" },
    });
  });

  it("of today alone is compared with nothing", () => {
    expect(comparedSpans({ from: "2026-03-01", to: "2026-03-01" }, NOON)).toBeUndefined();
  });
});
