import { describe, expect, it } from "vitest";
import { entriesByDay } from "../../../app/admin/calendar/days";
import { moveOf } from "../../../app/admin/calendar/moves";
import { isDay, plannedOn } from "../../../app/admin/calendar/planned-day";
import { daysOf, spanOf, step, spanTitle, weekdayOf, weeksOf } from "../../../app/admin/calendar/span";
import { isAt, openTurns, moveRefusal, targetOn } from "../../../app/admin/calendar/targets";
import type { Calendar, CalendarEntry } from "../../../app/admin/calendar/use-calendar";
import { RANGE_DAYS_MAX } from "../../../worker/publishing/calendar-rules";
import { laterDay } from "../../../worker/text/calendar";

/** 23 November in Istanbul. */
const NOW = new Date("2026-11-22T21:30:00.000Z");
const version = "2026-01-01T00:00:00.000Z";
const entry = (change: Partial<CalendarEntry>): CalendarEntry => ({
  kind: "scheduled",
  id: "1",
  title: "Yazı",
  day: "2026-11-25",
  at: "2026-11-25T06:00:00.000Z",
  updated_at: version,
  ...change,
});
const ending = entry({ kind: "ending", at: null });
const queued = entry({ kind: "queued", day: "2026-11-24", at: "2026-11-24T06:00:00.000Z", position: 1 });
const draft = { kind: "draft" as const, id: "4", title: "Taslak", updated_at: version };
const turn = (day: number, position: number, total: number) => ({
  at: `2026-11-${day}T06:00:00.000Z`,
  day: `2026-11-${day}`,
  position,
  total,
});
const calendar: Calendar = {
  entries: [queued, ending, entry({})],
  turns: [turn(24, 1, 2), turn(25, 3, 2), turn(26, 5, 0)],
  hidden: [{ kind: "ending", day: "2026-11-25", total: 7 }],
  drafts: [],
  unplanned: 0,
  queue: { total: 4, is_active: true, drafts: [] },
};

describe("a view of the calendar", () => {
  it.each([
    ["weeks", "2026-11-22", "2026-11-16", "2026-12-20", "16 Kasım – 20 Aralık 2026"],
    ["weeks", "2026-11-23", "2026-11-23", "2026-12-27", "23 Kasım – 27 Aralık 2026"],
    ["weeks", "2028-02-29", "2028-02-28", "2028-04-02", "28 Şubat – 2 Nisan 2028"],
    ["weeks", "2026-12-31", "2026-12-28", "2027-01-31", "28 Aralık 2026 – 31 Ocak 2027"],
    ["week", "2026-11-22", "2026-11-16", "2026-11-22", "16–22 Kasım 2026"],
    ["week", "2026-11-23", "2026-11-23", "2026-11-29", "23–29 Kasım 2026"],
  ] as const)("by %s of %s begins with its week: from %s to %s, %s", (view, day, from, to, title) => {
    expect(spanOf(view, day)).toEqual({ from, to });
    expect(spanTitle({ from, to }).replaceAll(/\s/g, " ")).toBe(title);
  });

  it("is asked for in whole weeks from Monday to Sunday", () => {
    const weeks = weeksOf(daysOf(spanOf("weeks", "2026-12-31")));
    expect(weeks.flat().length).toBeLessThanOrEqual(RANGE_DAYS_MAX);
    for (const week of weeks) expect([weekdayOf(week[0] ?? ""), week.length]).toEqual(["Pazartesi", 7]);
  });

  it.each(["week", "weeks"] as const)("steps by %s back and forth without a gap", (view) => {
    const shown = spanOf(view, "2026-12-29");
    expect(spanOf(view, step(view, "2026-12-29", -1)).to).toBe(laterDay(shown.from, -1));
    expect(spanOf(view, step(view, "2026-12-29", 1)).from).toBe(laterDay(shown.to, 1));
  });

  it("takes only days of this century from the address", () => {
    const days = ["2026-11-22", "2028-02-29", "2026-02-29", "2026-13-01", "1999-01-01", "yarın", "", null];
    expect(days.filter(isDay)).toEqual(["2026-11-22", "2028-02-29"]);
  });

  it("plans a new post for nine in the morning of a day, or later where that has passed", () => {
    const at = (day: string | null, now = NOW) => plannedOn(day, now);
    expect(at("2026-11-24")).toBe("2026-11-24T06:00:00.000Z");
    expect(at("2026-11-23", new Date("2026-11-23T09:10:00.000Z"))).toBe("2026-11-23T11:00:00.000Z");
    expect(at("2026-11-23", new Date("2026-11-23T20:10:00.000Z"))).toBeNull();
    expect([at("2026-11-22"), at("yarın"), at(null)]).toEqual([null, null, null]);
  });

  it("shows the entries of the kinds that are not hidden", () => {
    const [first] = entriesByDay(calendar, ["2026-11-25"], []);
    expect(first).toMatchObject({ entries: [ending, entry({})], turns: [turn(25, 3, 2)], unnamed: 7 });
    const [narrowed] = entriesByDay(calendar, ["2026-11-25"], ["ending", "queued"]);
    expect(narrowed).toMatchObject({ entries: [entry({})], turns: [], unnamed: 0 });
  });
});

describe("a move", () => {
  it("to another day keeps the time, changes the queue position, or asks for a time", () => {
    const on = (item: Parameters<typeof targetOn>[1], day: string) => targetOn(day, item, calendar, NOW);
    expect(on(ending, "2026-12-01")).toEqual({ day: "2026-12-01" });
    expect(on(entry({}), "2026-12-01")).toEqual({ at: "2026-12-01T06:00:00.000Z" });
    expect(on(queued, "2026-11-25")).toEqual({ turn: turn(25, 3, 2) });
    expect(on(queued, "2026-11-26")).toContain("yayın sırasına yazı kalmıyor");
    expect(on(draft, "2026-12-01")).toBeNull();
    expect(on(draft, "2026-11-22")).toContain("Geçmiş bir güne taşınamaz");
  });

  it("to the past is refused", () => {
    expect(moveRefusal({ day: "2026-11-22" }, NOW)).toContain("Geçmiş bir güne taşınamaz");
    expect(moveRefusal({ day: "2026-11-23" }, NOW)).toBeUndefined();
    expect(moveRefusal({ at: NOW.toISOString() }, NOW)).toContain("Geçmiş bir zamana taşınamaz");
  });

  it("to the turn after the last post is offered only to posts outside the queue", () => {
    expect(openTurns(calendar, queued)).toHaveLength(2);
    expect(openTurns(calendar, entry({}))).toHaveLength(3);
    expect(openTurns({ ...calendar, queue: { total: 3, is_active: true, drafts: [] } }, draft)).toHaveLength(2);
  });

  it("to its present position changes nothing", () => {
    expect(isAt(ending, { day: ending.day })).toBe(true);
    expect(isAt(entry({}), { at: "2026-11-25T06:00:00.000Z" })).toBe(true);
    expect(isAt(queued, { turn: turn(24, 1, 2) })).toBe(true);
    expect(isAt(entry({}), { turn: turn(25, 3, 2) })).toBe(false);
  });

  it("is taken back as what it changed", () => {
    const undoes = (...[item, target]: [Parameters<typeof moveOf>[0], Parameters<typeof moveOf>[1]]) =>
      moveOf(item, target, NOW).undoes;
    expect(undoes(ending, { day: "2026-12-05" })).toEqual({ kind: "promotion", action: "edit" });
    expect(undoes(queued, { turn: turn(25, 3, 2) })).toEqual({ kind: "queue", action: "edit" });
    expect(undoes(draft, { at: "2026-12-01T06:00:00.000Z" })).toEqual({ kind: "post", action: "edit" });
  });

  it("is shown at once, and can be taken back unless the former time has passed", () => {
    const overdue = entry({ at: "2026-11-22T06:00:00.000Z" });
    const at = "2026-12-01T06:00:00.000Z";
    expect(moveOf(overdue, { at }, NOW)).not.toHaveProperty("undoes");
    const move = moveOf(queued, { at }, NOW);
    expect(move).toHaveProperty("undoes");
    expect(move.moved).toEqual({ ...draft, kind: "scheduled", id: "1", title: "Yazı", day: "2026-12-01", at });
    expect(moveOf(draft, { turn: turn(25, 3, 2) }, NOW).moved).toMatchObject({
      kind: "queued",
      position: 3,
      day: "2026-11-25",
    });
  });
});
