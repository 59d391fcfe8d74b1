import { describe, expect, it } from "vitest";
import { clickedInVain, earns, seenInVain } from "../../worker/earnings/findings";
import { tablesOf } from "../../worker/earnings/tables";

describe("the tables", () => {
  const named = { slug: "x", casino_id: null, casino_name: null, casino_slug: null, is_offered: 1 };
  const promotion = { ...named, name: "Bonus", casino_id: "c", casino_name: "Casino", casino_slug: "casino" };

  it("give a page the views of the record at its path, and a casino those of its promotions", () => {
    const { page, casino } = tablesOf({
      clicked: [
        {
          ...named,
          slug: null,
          name: null,
          dimension: "page",
          value: "/bonuslar/casino/x",
          clicks: 2,
          unique_clicks: 1,
          robots: 0,
          staff: 0,
          page_clicks: 2,
        },
        {
          ...named,
          slug: null,
          name: null,
          dimension: "page",
          value: "/baska",
          clicks: 1,
          unique_clicks: 1,
          robots: 0,
          staff: 0,
          page_clicks: 2,
        },
      ],
      viewed: [
        { ...promotion, kind: "promotion", id: "p", views: 10 },
        { ...named, name: "Yazı", kind: "post", id: "y", views: 3 },
      ],
      links: [],
    });
    expect(page.map(({ id, name, clicks, views }) => [id, name, clicks, views])).toEqual([
      ["/bonuslar/casino/x", "Bonus", 2, 10],
      ["/baska", null, 1, null],
      ["/blog/x", "Yazı", 0, 3],
    ]);
    expect(page[0]).toMatchObject({ page_clicks: 2, views: 10 });
    expect(casino).toMatchObject([{ id: "c", name: "Casino", path: "/casino/casino", views: 10 }]);
  });

  it("give a list the views at its path", () => {
    const viewed = ["home", "promotions", "casinos", "comparison", "unknown"].map((id, at) => ({
      ...{ ...named, name: null, slug: null },
      ...{ kind: "list" as const, id, views: 10 + at },
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
      ...{ ...named, name: null, slug: null, kind, id: kind },
      views: 10 + at,
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
    const clicked = Array.from({ length: 501 }, (_, at) => ({
      ...{
        ...named,
        slug: null,
        name: null,
        dimension: "country" as const,
        value: `${at}`,
        clicks: at,
        unique_clicks: 0,
        robots: 0,
        staff: 0,
        page_clicks: at,
      },
    }));
    const viewed = [{ ...named, slug: null, name: null, kind: "post" as const, id: "y", views: 3 }];
    const { country, page } = tablesOf({ clicked, viewed, links: [] });
    expect([country.length, country[0]?.clicks, page.length]).toEqual([500, 500, 0]);
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
