import { describe, expect, it } from "vitest";
import { positionOf, todayItems } from "../../../app/admin/dashboard/today-items";
import type { WorkList } from "../../../app/admin/dashboard/use-work";
import { dayAfter } from "../../../worker/text/calendar";

const ends = (days: number[]) =>
  days.map((n) => ({ id: `in ${n}`, expiry_date: dayAfter(new Date(), n) }) as WorkList["ending"]["rows"][number]);
const nothing = { total: 0, rows: [] };
const empty: WorkList = {
  ...{ expired: nothing, ending: nothing, postbacks: nothing, comments: nothing, verifications: nothing },
  ...{
    returned: nothing,
    reviews: nothing,
    notes: nothing,
    faults: nothing,
    drafts: nothing,
    health: nothing,
    failures: nothing,
  },
};
const itemsOf = (work: Partial<WorkList>, hasRest = true) => todayItems({ ...empty, ...work }, { hasRest });
const named = (work: Partial<WorkList>, hasRest = true) =>
  itemsOf(work, hasRest).map(({ label, key, count }) => [label, key, count]);

describe("today's work (B7.3)", () => {
  it("is one row for each record, and with the rest how many more its list has", () => {
    const work = { expired: { total: 44, rows: ends([-1, -2]) }, ending: { total: 2, rows: ends([0, 4]) } };
    const rows = [
      ["Bugün bitiyor", "ending:in 0", 1],
      ["Bu hafta bitiyor", "ending:in 4", 1],
      ["Süresi doldu, uzatılsın mı?", "expired:in -1", 1],
      ["Süresi doldu, uzatılsın mı?", "expired:in -2", 1],
    ];
    expect(named(work, false)).toEqual(rows);
    expect(named(work)).toEqual([...rows, ["Süresi doldu, uzatılsın mı?", "expired:rest", 42]]);
  });

  it("is red only where visitors meet what is broken: first and not where a picture is missing or a bonus has ended", () => {
    const fault = (id: string, weight: number) =>
      ({ ...{ id, weight, kind: "post", name: id, of_all: 3 }, faults: [] }) as WorkList["faults"]["rows"][number];
    const items = itemsOf({
      faults: { total: 3, rows: [fault("dead", 2), fault("lost", 1), fault("bare", 0)] },
      expired: { total: 1, rows: ends([-1]) },
      ending: { total: 1, rows: ends([0]) },
      health: { total: 1, rows: [{ id: "cron", since: null }] },
    });
    expect(items.filter(({ tone }) => tone === "red").map(({ key }) => key)).toEqual(["faults:dead", "faults:lost"]);
    expect(items.map(({ tone }) => tone)).toEqual(["red", "red", "orange", "orange", "gray", "gray"]);
  });

  it("counts what is left of a week once, even where the named rows all end today", () => {
    expect(named({ ending: { total: 7, rows: ends([0, 0, 0, 0, 0]) } }).at(-1)).toEqual([
      "Bu hafta bitiyor",
      "ending:rest",
      2,
    ]);
  });

  it("has positions that pass over what is not named", () => {
    const items = itemsOf({ comments: { total: 9, rows: [] }, expired: { total: 1, rows: ends([-3]) } });
    expect(items.map((_, index) => positionOf(items, index))).toEqual([1, 10]);
  });
});
