import { describe, expect, it } from "vitest";
import { formatAgo, formatDay, formatMoment, formatRecently, wasSaved } from "../../../app/admin/shell/dates";

it("wasSaved counts a row that a migration added as never saved", () => {
  expect(wasSaved("1970-01-01T00:00:00.000Z")).toBe(false);
  expect(wasSaved("2026-11-20T21:30:00.000Z")).toBe(true);
});

it("an instant is formatted as its day and time in Istanbul, three hours before UTC", () => {
  expect(formatDay("2026-11-20T21:30:00Z")).toBe("21 Kasım 2026");
  expect(formatMoment("2026-11-20T21:30:00Z")).toBe("21 Kasım 2026 00:30");
});

describe("a recent moment", () => {
  const now = new Date("2026-11-20T22:00:00Z");

  it.each([
    ["2026-11-20T21:04:00Z", "00:04", "00:04"],
    ["2026-11-20T20:59:00Z", "20 Kasım 2026 23:59", "20 Kasım"],
    ["2025-12-31T20:59:00Z", "31 Aralık 2025 23:59", "31 Ara 2025"],
  ])("%s is formatted as '%s', in a narrow place as '%s'", (instant, told, short) => {
    expect(formatRecently(instant, now, false)).toBe(told);
    expect(formatRecently(instant, now, true)).toBe(short);
  });
});

describe("how long ago", () => {
  const now = new Date("2026-11-21T12:00:00Z");

  it.each([
    ["2026-11-21T12:00:00Z", "az önce"],
    ["2026-11-21T12:05:00Z", "az önce"],
    ["2026-11-21T11:59:01Z", "az önce"],
    ["2026-11-21T11:01:00Z", "59 dakika önce"],
    ["2026-11-21T11:00:00Z", "1 saat önce"],
    ["2026-11-20T12:00:01Z", "23 saat önce"],
    ["2026-11-20T12:00:00Z", "1 gün önce"],
    ["2026-10-22T12:00:00Z", "30 gün önce"],
  ])("%s is formatted as '%s'", (instant, told) => expect(formatAgo(instant, now)).toBe(told));
});
