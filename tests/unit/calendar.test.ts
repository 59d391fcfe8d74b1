import { describe, expect, it } from "vitest";
import {
  dayAfter,
  daysAgo,
  dayInIstanbul,
  daysLeft,
  expiryLabel,
  formatDate,
  fromIstanbulClock,
  laterDay,
  monthStart,
  secondsUntilMidnight,
  toIstanbulClock,
} from "../../worker/text/calendar";
import cases from "../support/turkish-cases.json";

describe("days in Istanbul", () => {
  it.each(Object.entries(cases.dates))("%s is %s", (time, date) => expect(formatDate(time)).toBe(date));

  it("agrees with the time zone database on every day of this year and the next", () => {
    const zone = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Istanbul", dateStyle: "short" });
    const start = Date.UTC(new Date().getUTCFullYear(), 0, 1, 20, 59, 59);
    for (let day = 0; day < 730; day++)
      for (const second of [0, 1_000]) {
        const now = new Date(start + day * 86_400_000 + second);
        expect(dayInIstanbul(now)).toBe(zone.format(now));
      }
  });

  it("begins a day at 21:00 UTC and counts the seconds until then", () => {
    expect(dayInIstanbul(new Date("2026-11-21T20:59:59.999Z"))).toBe("2026-11-21");
    expect(dayInIstanbul(new Date("2026-11-21T21:00:00Z"))).toBe("2026-11-22");
    expect(secondsUntilMidnight(new Date("2026-11-21T20:59:59Z"))).toBe(1);
    expect(secondsUntilMidnight(new Date("2026-11-21T21:00:00Z"))).toBe(86_400);
    expect(dayAfter(new Date("2028-02-28T21:30:00Z"), 1)).toBe("2028-03-01");
  });

  it("begins a month at 21:00 UTC of the day before", () => {
    expect(monthStart(new Date("2026-11-30T20:59:59Z"))).toBe("2026-10-31T21:00:00.000Z");
    expect(monthStart(new Date("2026-11-30T21:00:00Z"))).toBe("2026-11-30T21:00:00.000Z");
  });

  it("shows instants as the clock does, to the minute, and reads them back", () => {
    expect(toIstanbulClock("2026-11-21T06:30:59.000Z")).toBe("2026-11-21T09:30");
    expect(toIstanbulClock("2026-11-21T20:59:59.999Z")).toBe("2026-11-21T23:59");
    expect(toIstanbulClock("2026-11-21T21:00:00.000Z")).toBe("2026-11-22T00:00");
    expect(fromIstanbulClock("2026-11-21T09:30")).toBe("2026-11-21T06:30:00.000Z");
    expect(fromIstanbulClock("2026-11-22T00:00")).toBe("2026-11-21T21:00:00.000Z");
  });

  it.each([
    [null, "Süresiz"],
    ["2026-11-20", "Süresi Dolmuş"],
    ["2026-11-21", "Bugün son gün"],
    ["2026-11-24", "3 gün kaldı"],
    ["2027-01-01", "41 gün kaldı"],
  ])("labels the last day %s: %s", (expiry, words) => expect(expiryLabel(expiry, "2026-11-21")).toBe(words));

  it.each([
    ["2026-11-21T20:59:59.999Z", "bugün"],
    ["2026-11-20T21:00:00Z", "bugün"],
    ["2026-11-20T20:59:59.999Z", "dün"],
    ["2026-11-19T21:00:00Z", "dün"],
    ["2026-11-19T20:59:59.999Z", "2 gün önce"],
    ["2025-11-21T12:00:00Z", "365 gün önce"],
    ["2026-11-25T12:00:00Z", "bugün"],
  ])("says how long ago %s was: %s", (instant, words) => expect(daysAgo(instant, "2026-11-21")).toBe(words));

  it.each([
    [null, null],
    ["2026-11-21", 0],
    ["2026-11-20", -1],
    ["2027-11-21", 365],
    ["2028-11-21", 731],
  ])("counts the days until %s: %s", (day, days) => expect(daysLeft(day, "2026-11-21")).toBe(days));

  it.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2028-02-28", 1, "2028-02-29"],
  ])("adds days to %s: %i", (day, days, later) => expect(laterDay(day, days)).toBe(later));
});
