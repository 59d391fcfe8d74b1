import { describe, expect, it } from "vitest";
import { dayAfter, dayInIstanbul } from "../../worker/text/calendar";
import { nextDailyTime, nextTimeAfterRun } from "../../worker/publishing/rules";
import { seededRandom } from "../support/random";

const DAY_MS = 86_400_000;

describe("the next publication time", () => {
  it.each([
    ["2026-11-21T09:00:00.000Z", "2026-11-21T09:00:00Z", "2026-11-22T09:00:00.000Z"],
    ["2026-11-21T09:00:00.000Z", "2026-11-21T09:07:13Z", "2026-11-22T09:00:00.000Z"],
    // Three days without the cron: one turn, and the next is still tomorrow's.
    ["2026-11-18T09:00:00.000Z", "2026-11-21T09:10:00Z", "2026-11-22T09:00:00.000Z"],
    ["2026-11-18T09:00:00.000Z", "2026-11-21T08:59:59Z", "2026-11-21T09:00:00.000Z"],
    // Istanbul's midnight, and the second before it.
    ["2026-11-21T20:59:59.000Z", "2026-11-21T21:00:00Z", "2026-11-22T20:59:59.000Z"],
    ["2026-11-21T21:00:00.000Z", "2026-11-21T21:00:00Z", "2026-11-22T21:00:00.000Z"],
    // A leap day, the end of a year, and clocks that change elsewhere.
    ["2028-02-28T09:00:00.000Z", "2028-02-28T09:00:00Z", "2028-02-29T09:00:00.000Z"],
    ["2028-02-29T09:00:00.000Z", "2028-02-29T09:00:00Z", "2028-03-01T09:00:00.000Z"],
    ["2026-12-31T21:30:00.000Z", "2026-12-31T21:30:00Z", "2027-01-01T21:30:00.000Z"],
    ["2027-03-27T09:00:00.000Z", "2027-03-28T09:00:00Z", "2027-03-29T09:00:00.000Z"],
  ])("after %s, at %s, is %s", (turn, now, next) => {
    expect(nextDailyTime(turn, new Date(now))).toBe(next);
  });

  it("is at most a day ahead, at the same time of day in Istanbul, for random clocks", () => {
    const random = seededRandom(20261121);
    const clock = new Intl.DateTimeFormat("tr-TR", { timeZone: "Europe/Istanbul", timeStyle: "medium" });
    const start = Date.UTC(2026, 0, 1);
    for (let i = 0; i < 2_000; i++) {
      const turn = new Date(start + random(2_000 * 86_400) * 1_000);
      const now = new Date(turn.getTime() + random(400 * 86_400) * 1_000);
      const next = new Date(nextDailyTime(turn.toISOString(), now));
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(DAY_MS);
      expect(clock.format(next)).toBe(clock.format(turn));
    }
  });

  it("stays when it is in the future already", () => {
    expect(nextDailyTime("2026-12-01T09:00:00.000Z", new Date("2026-11-21T09:00:00Z"))).toBe(
      "2026-12-01T09:00:00.000Z",
    );
  });
});

describe("the publication time after a run", () => {
  it.each([
    // On time, or late by less than an hour, also over Istanbul's midnight.
    ["2026-11-21T09:00:00.000Z", "2026-11-21T09:07:13Z", "2026-11-22T09:00:00.000Z"],
    ["2026-11-21T20:59:59.000Z", "2026-11-21T21:00:00Z", "2026-11-22T20:59:59.000Z"],
    ["2026-11-21T20:30:00.000Z", "2026-11-21T21:20:00Z", "2026-11-22T20:30:00.000Z"],
    // Late by an hour, and by a millisecond more, when Istanbul's day has changed.
    ["2026-11-21T20:30:00.000Z", "2026-11-21T21:30:00Z", "2026-11-22T20:30:00.000Z"],
    ["2026-11-21T20:30:00.000Z", "2026-11-21T21:30:00.001Z", "2026-11-23T20:30:00.000Z"],
    // After an outage: today's turn has been taken, shortly before its hour or after it.
    ["2026-11-18T09:00:00.000Z", "2026-11-21T08:59:59Z", "2026-11-22T09:00:00.000Z"],
    ["2026-11-20T09:00:00.000Z", "2026-11-21T08:50:00Z", "2026-11-22T09:00:00.000Z"],
    ["2026-11-18T09:00:00.000Z", "2026-11-21T09:10:00Z", "2026-11-22T09:00:00.000Z"],
    ["2026-11-18T20:00:00.000Z", "2026-11-20T21:10:00Z", "2026-11-22T20:00:00.000Z"],
    ["2026-11-18T20:00:00.000Z", "2026-11-20T20:50:00Z", "2026-11-21T20:00:00.000Z"],
  ])("of %s, at %s, is %s", (turn, now, next) => {
    expect(nextTimeAfterRun(turn, new Date(now))).toBe(next);
  });

  it("is tomorrow's at the same time of day after any outage, and a day after a run on time", () => {
    const random = seededRandom(20261122);
    const start = Date.UTC(2026, 0, 1);
    for (let i = 0; i < 2_000; i++) {
      const turn = new Date(start + random(2_000 * 86_400) * 1_000);
      const late = i % 2 === 0 ? random(3_600) : 3_601 + random(40 * 86_400);
      const now = new Date(turn.getTime() + late * 1_000);
      const next = new Date(nextTimeAfterRun(turn.toISOString(), now));
      expect((next.getTime() - turn.getTime()) % DAY_MS).toBe(0);
      if (late <= 3_600) expect(next.getTime() - turn.getTime()).toBe(DAY_MS);
      else expect(dayInIstanbul(next)).toBe(dayAfter(now, 1));
    }
  });
});
