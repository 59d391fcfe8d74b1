import { describe, expect, it } from "vitest";
import { fillingOf, weeksToFill } from "../../../app/admin/calendar/filling";
import { undatedDrafts, unnamedDrafts, unnamedUndated, waitingDrafts } from "../../../app/admin/calendar/targets";
import type { Calendar } from "../../../app/admin/calendar/use-calendar";

const WEEK = { from: "2026-11-23", to: "2026-11-29" };
/** Ten in the morning in Istanbul. */
const NOW = new Date("2026-11-25T07:00:00.000Z");
const draft = (id: string) => ({ id, title: id, updated_at: "2026-11-01T00:00:00.000Z", is_unchecked: false });
const entry = (kind: "published" | "ending" | "scheduled", day: string) => ({
  ...{ kind, day, id: `${kind} ${day}`, title: "", at: null, updated_at: "" },
});

const calendar: Calendar = {
  entries: [entry("scheduled", "2026-11-26"), entry("ending", "2026-11-27"), entry("published", "2026-11-23")],
  turns: [],
  hidden: [],
  drafts: [draft("loose")],
  unplanned: 1,
  queue: { total: 2, is_active: false, drafts: [draft("first"), draft("second")] },
};
const filled = (hour: string, week = WEEK) =>
  fillingOf(calendar, week, hour, NOW).map(({ draft: { id }, day, at }) => [id, day, at]);

describe("filling a week", () => {
  it("gives each coming day without a post one draft, the queue's first", () =>
    expect(filled("11:00")).toEqual([
      ["first", "2026-11-25", "2026-11-25T08:00:00.000Z"],
      ["second", "2026-11-27", "2026-11-27T08:00:00.000Z"],
      ["loose", "2026-11-28", "2026-11-28T08:00:00.000Z"],
    ]));

  it("leaves out today where the hour has passed", () =>
    expect(filled("09:00").map(([, day]) => day)).toEqual(["2026-11-27", "2026-11-28", "2026-11-29"]));

  it("plans no more drafts than there are days", () =>
    expect(filled("09:00", { from: "2026-11-29", to: "2026-11-29" })).toHaveLength(1));

  it("leaves out days of which the queue takes a post", () => {
    const turns = [{ at: "", day: "2026-11-27", position: 1, total: 1 }];
    const days = fillingOf({ ...calendar, turns }, WEEK, "09:00", NOW).map(({ day }) => day);
    expect(days).toEqual(["2026-11-28", "2026-11-29"]);
  });

  it("leaves the queue's drafts on the days of their turns", () => {
    const turns = ["25", "26"].map((day, n) => ({ at: "", day: `2026-11-${day}`, position: n + 1, total: 1 }));
    const on = { ...calendar, turns, queue: { ...calendar.queue, is_active: true } };
    expect(fillingOf(on, WEEK, "11:00", NOW).map(({ draft: { id }, day }) => [id, day])).toEqual([
      ["loose", "2026-11-27"],
    ]);
  });

  it("is offered for the shown weeks that are not over", () => {
    const weeksAt = (from: string, to: string) => weeksToFill({ from, to }, "2026-11-25");
    expect(weeksAt("2026-11-16", "2026-12-06")).toEqual([WEEK, { from: "2026-11-30", to: "2026-12-06" }]);
    expect(weeksAt("2026-11-16", "2026-11-22")).toEqual([]);
    expect(weeksToFill(WEEK, WEEK.to)).toEqual([WEEK]);
  });

  it("plans nothing for a week that is over", () =>
    expect(filled("23:00", { from: "2026-11-16", to: "2026-11-22" })).toEqual([]));
});

describe("the tray of drafts without a day", () => {
  it("has the queue's drafts only while the queue is off", () => {
    const on = { ...calendar, queue: { ...calendar.queue, is_active: true } };
    expect(undatedDrafts(calendar).map(({ id }) => id)).toEqual(["first", "second", "loose"]);
    expect(undatedDrafts(on).map(({ id }) => id)).toEqual(["loose"]);
    expect(waitingDrafts(on).map(({ position }) => position)).toEqual([1, 2, undefined]);
  });

  it("counts those that it does not name", () => {
    const many = { ...calendar, unplanned: 14, queue: { ...calendar.queue, total: 5 } };
    const on = { ...many, queue: { ...many.queue, is_active: true } };
    expect([unnamedDrafts(many), unnamedUndated(many), unnamedUndated(on)]).toEqual([16, 16, 13]);
  });
});
