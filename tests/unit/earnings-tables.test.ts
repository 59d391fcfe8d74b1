import { describe, expect, it } from "vitest";
import type { Dimension } from "../../worker/earnings/constants";
import { clickedInVain, earns, seenInVain } from "../../worker/earnings/findings";
import { tablesOf } from "../../worker/earnings/tables";

describe("the tables", () => {
  const casino = { id: "c", name: "Casino", path: "/casino/casino" };
  const named = { name: "Yazı", path: "/blog/x" };
  const promotion = { name: "Bonus", path: "/bonuslar/casino/x", casino, is_offered: 1 as const };
  const row = (dimension: Dimension, value: string, clicks: number) => ({
    ...{ dimension, kind: null, value, named: null },
    ...{ clicks, unique_clicks: 1, robots: 0, staff: 0, page_clicks: 2 },
  });

  it("give a page the views of the record at its path, and a casino those of its promotions", () => {
    const tables = tablesOf({
      clicked: [row("page", "/bonuslar/casino/x", 2), row("page", "/baska", 1)],
      viewed: [
        { named: promotion, kind: "promotion", id: "p", views: 10 },
        { named, kind: "post", id: "y", views: 3 },
      ],
      links: [],
    });
    expect(tables.page.map(({ id, name, clicks, views }) => [id, name, clicks, views])).toEqual([
      ["/bonuslar/casino/x", "Bonus", 2, 10],
      ["/baska", null, 1, null],
      ["/blog/x", "Yazı", 0, 3],
    ]);
    expect(tables.page[0]).toMatchObject({ page_clicks: 2, views: 10 });
    expect(tables.casino).toMatchObject([{ ...casino, views: 10 }]);
  });

  it("give a list the views at its path", () => {
    const viewed = ["home", "promotions", "casinos", "comparison", "unknown"].map((id, at) => ({
      ...{ named: null, kind: "list" as const, id, views: 10 + at },
    }));
    const { page } = tablesOf({ clicked: [], viewed, links: [] });
    expect(page.map(({ id, path, views }) => [id, path, views])).toEqual([
      ["/karsilastir", "/karsilastir", 13],
      ["/guvenilir-siteler", "/guvenilir-siteler", 12],
      ["/bonuslar", "/bonuslar", 11],
      ["/", "/", 10],
    ]);
  });

  it("give placements the views of the pages and ads they stand on", () => {
    const viewed = (["promotion", "casino", "post", "ad"] as const).map((kind, at) => ({
      ...{ named: null, kind, id: kind, views: 10 + at },
    }));
    const { placement, page } = tablesOf({ clicked: [], viewed, links: [] });
    expect(new Map(placement.map(({ id, ...row }) => [id, row.views]))).toEqual(
      new Map([
        ["splash", 13],
        ["blog", 12],
        ["casino", 11],
        ["detay", 10],
        ["cubuk", 10],
      ]),
    );
    expect(page).toEqual([]);
  });

  it("leave out views of deleted records, and show 500 rows", () => {
    const clicked = Array.from({ length: 501 }, (_, at) => row("country", `${at}`, at));
    const viewed = [{ named: null, kind: "post" as const, id: "y", views: 3 }];
    const { country, page } = tablesOf({ clicked, viewed, links: [] });
    expect([country.length, country[0]?.clicks, page.length]).toEqual([500, 500, 0]);
  });

  it("name a record of any kind among those with links", () => {
    const clicked = [
      { ...row("promotion", "y", 3), kind: "post", named },
      { ...row("promotion", "", 2), kind: "casino" },
    ];
    const { promotion: records } = tablesOf({ clicked, viewed: [], links: [] });
    expect(records).toMatchObject([
      { id: "y", name: "Yazı", record: { kind: "post", id: "y" }, clicks: 3 },
      { id: "", name: null, record: null, clicks: 2 },
    ]);
  });
});

describe("what to fix first", () => {
  const row = { clicks: 20, page_clicks: 20, views: 100, is_offered: true };
  const money = (kayit: number) => ({ conversions: { kayit, yatirim: 0, onay: 0, iptal: 2 }, revenue: {} });

  it("is what was clicked without a conversion, the most first, unless it may be chance", () => {
    const idle = { ...row, clicks: 50 };
    const rows = [{ ...row, money: money(0) }, idle, { ...row, money: money(1) }, { ...row, clicks: 19 }];
    expect(clickedInVain(rows)).toEqual([idle, rows[0]]);
  });

  it("is not what brought revenue in a report, which names no approvals", () => {
    const paid = { ...row, money: { ...money(0), revenue: { EUR: 500 } } };
    expect(clickedInVain([paid])).toEqual([]);
    expect(earns(paid, { isReported: true })).toBe(true);
    expect(earns({ ...row, money: money(0) }, { isReported: true })).toBe(false);
  });

  it("is what was seen and not clicked, unless most is like that", () => {
    const idle = { ...row, page_clicks: 4 };
    expect(seenInVain([row, row, idle, { ...idle, views: 49 }, { ...idle, is_offered: false }])).toEqual([idle]);
    expect(seenInVain([idle, idle, idle])).toEqual([]);
    expect(seenInVain([])).toEqual([]);
  });
});
