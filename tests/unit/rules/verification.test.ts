import { describe, expect, it } from "vitest";
import { daysUnverified } from "../../../worker/verification/rules";

const days = (last_verified_at: string | null, today = "2026-11-22") =>
  daysUnverified({ last_verified_at, created_at: "2026-11-01T12:00:00.000Z" }, today);

describe("the days without a verification", () => {
  it("count from the last one, else from the day the record was added", () => {
    expect(days("2026-11-19T12:00:00.000Z")).toBe(3);
    expect(days(null)).toBe(21);
  });

  it("begin at midnight in Istanbul", () => {
    expect(days("2026-11-20T20:59:59.999Z")).toBe(2);
    expect(days("2026-11-20T21:00:00.000Z")).toBe(1);
  });

  it("are never negative", () => {
    expect(days("2026-12-24T12:00:00.000Z")).toBe(0);
  });
});
