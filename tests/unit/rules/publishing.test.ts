import { describe, expect, it } from "vitest";
import { dayLater, functionCall, positionInput, scheduleUpdate } from "../../../worker/publishing/rules";
import { formOf } from "../../support/form";

describe("the schedule", () => {
  const { stored, refusals } = formOf(scheduleUpdate, {
    daily_publish_count: 2,
    is_active: true,
    updated_at: "2026-11-21T09:00:00.000Z",
  });

  it.each([1, 500])("takes %i posts a day", (count) => expect(refusals("daily_publish_count", count)).toEqual({}));

  it.each([
    [0, "Günlük yayın sayısı en az 1 olmalıdır"],
    [501, "Günlük yayın sayısı en çok 500 olabilir"],
    [1.5, "Günlük yayın sayısı tam sayı olmalıdır"],
    ["2", "Günlük yayın sayısı en az 1 olmalıdır"],
    [undefined, "Günlük yayın sayısı en az 1 olmalıdır"],
  ])("refuses %j posts a day", (count, sentence) =>
    expect(refusals("daily_publish_count", count)).toEqual({ daily_publish_count: sentence }),
  );

  it.each([
    ["is_active", "evet", { is_active: "Açık veya kapalı olmalıdır" }],
    ["is_active", undefined, { is_active: "Açık veya kapalı olmalıdır" }],
    ["next_publish_at", "yarın", { next_publish_at: "Geçerli bir zaman giriniz" }],
  ])("refuses the %s %j", (field, value, sentences) => expect(refusals(field, value)).toEqual(sentences));

  it("may be without a next publication time", () => expect(stored("next_publish_at", undefined)).toBeNull());
});

describe("a draft's position in the queue", () => {
  const { refusals } = formOf(positionInput, { position: 1 });

  it("begins at 1", () => expect(refusals("position", 1)).toEqual({}));
  it.each([0, 1.5, "1", undefined])("is not %j", (position) =>
    expect(refusals("position", position)).toEqual({ position: "Geçersiz sıra" }),
  );
});

describe("a call of the publishing function", () => {
  const { stored, refusals } = formOf(functionCall, {});

  it("follows the schedule by default", () => expect(stored("manual", undefined)).toBe(false));
  it("may publish at once", () => expect(stored("manual", true)).toBe(true));
  it("refuses a flag that is not boolean", () =>
    expect(refusals("manual", "true")).toEqual({ manual: "manual true veya false olmalıdır" }));
});

it("counts a day as 24 hours", () =>
  expect(dayLater(new Date("2026-11-21T09:00:00Z"))).toBe("2026-11-22T09:00:00.000Z"));
