import { describe, expect, it } from "vitest";
import { positionOf, todayItems } from "../../../app/admin/dashboard/today-items";
import type { WorkList } from "../../../app/admin/dashboard/use-work";
import { dayAfter } from "../../../worker/text/calendar";

type Row = WorkList["ending"]["rows"][number];

const ends = (days: number[]) => days.map((n) => ({ id: `in ${n}`, expiry_date: dayAfter(new Date(), n) }) as Row);
const nothing = { total: 0, rows: [] };
const empty: WorkList = {
  ...{ expired: nothing, ending: nothing, postbacks: nothing, comments: nothing, verifications: nothing },
  ...{ faults: nothing, drafts: nothing, health: nothing, failures: nothing },
};
const named = (work: Partial<WorkList>) =>
  todayItems({ ...empty, ...work }).map(({ label, key, count }) => [label, key, count]);

describe("today's work (B7.3)", () => {
  it("is counted whole: five rows of a kind, then how many more its list has", () => {
    const expired = { total: 44, rows: ends([-1, -2, -3, -4, -5]) };
    const items = named({ expired, ending: { total: 2, rows: ends([0, 4]) } });
    expect(items.slice(5)).toEqual([
      ["Yanlış bilgi yayında", "expired:rest", 39],
      ["Bugün bitiyor", "ending:in 0", 1],
      ["Bu hafta bitiyor", "ending:in 4", 1],
    ]);
  });

  it("counts what is left of a week once, even where the five rows all end today", () => {
    expect(named({ ending: { total: 7, rows: ends([0, 0, 0, 0, 0]) } }).at(-1)).toEqual([
      "Bu hafta bitiyor",
      "ending:rest",
      2,
    ]);
  });

  it("has positions that pass over what is not named", () => {
    const items = todayItems({
      ...empty,
      expired: { total: 9, rows: ends([-1]) },
      ending: { total: 1, rows: ends([3]) },
    });
    expect(items.map((_, index) => positionOf(items, index))).toEqual([1, 2, 10]);
  });
});
