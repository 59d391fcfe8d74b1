import { describe, expect, it } from "vitest";
import { figuresOf } from "../../app/admin/earnings/columns";
import { csvRows, dayColumns, dayRows } from "../../app/admin/earnings/csv";
import { changeNote, formatAmount, formatAmounts, formatRate, noteBefore } from "../../app/admin/earnings/figures";
import { sorted } from "../../app/admin/earnings/order";
import type { Earnings, EarningsRow } from "../../app/admin/earnings/use-earnings";
import { clickedInVain, earns, seenInVain } from "../../worker/earnings/findings";
import { moneyOf } from "../../worker/earnings/folding";
import { comparedSpans, spanOf } from "../../worker/earnings/rules";
import { tablesOf } from "../../worker/earnings/tables";

const NOON = new Date("2026-03-01T12:00:00Z");
/** Already the next day in Istanbul. */
const LATE = new Date("2026-02-28T22:30:00Z");

describe("a period", () => {
  it.each([
    ["7", "2026-02-23"],
    ["30", "2026-01-31"],
    ["90", "2025-12-02"],
    ["month", "2026-03-01"],
  ] as const)("of %s begins on %s and ends today in Istanbul", (period, from) => {
    for (const now of [NOON, LATE]) expect(spanOf({ period }, now)).toEqual({ from, to: "2026-03-01" });
  });

  it.each([
    ["yesterday", "2026-02-28T22:30:00Z", "2026-02-28", "2026-02-28"],
    ["yesterday", "2026-01-01T09:00:00Z", "2025-12-31", "2025-12-31"],
    // From a Sunday, a Monday and a Wednesday.
    ["week", "2026-03-01T12:00:00Z", "2026-02-16", "2026-02-22"],
    ["week", "2026-03-01T21:00:00Z", "2026-02-23", "2026-03-01"],
    ["week", "2026-01-07T12:00:00Z", "2025-12-29", "2026-01-04"],
  ] as const)("of %s at %s has only whole days", (period, now, from, to) => {
    expect(spanOf({ period }, new Date(now))).toEqual({ from, to });
  });

  it.each([
    // The running day is compared with no whole one, so both sides end a day earlier.
    ["2026-02-23", "2026-03-01", ["2026-02-23", "2026-02-28"], ["2026-02-16", "2026-02-21"]],
    ["2026-02-23", "2026-03-09", ["2026-02-23", "2026-02-28"], ["2026-02-08", "2026-02-13"]],
    ["2026-02-16", "2026-02-22", ["2026-02-16", "2026-02-22"], ["2026-02-09", "2026-02-15"]],
    ["2026-02-28", "2026-02-28", ["2026-02-28", "2026-02-28"], ["2026-02-27", "2026-02-27"]],
  ])("from %s to %s is compared on its whole days", (from, to, days, before) => {
    for (const now of [NOON, LATE]) {
      const compared = comparedSpans({ from, to }, now);
      expect([compared?.days.from, compared?.days.to]).toEqual(days);
      expect([compared?.before.from, compared?.before.to]).toEqual(before);
    }
  });

  it("of today alone is compared with nothing", () => {
    expect(comparedSpans({ from: "2026-03-01", to: "2026-03-01" }, NOON)).toBeUndefined();
  });
});

describe("money", () => {
  const reported = { status: "onay", currency: "TRY", count: 1, revenue: 100 } as const;

  it("is summed by currency and status alone", () => {
    const rows = [reported, reported, { ...reported, currency: "EUR" }];
    const unpaid = { ...reported, status: "kayit", currency: null, revenue: null, count: 3 } as const;
    expect(moneyOf([...rows, unpaid])).toEqual({
      conversions: { kayit: 3, yatirim: 0, onay: 3, iptal: 0 },
      revenue: { TRY: 200, EUR: 100 },
    });
  });

  it("is written in the units of its currency", () => {
    expect(formatAmount(123_450, "TRY")).toBe("1.234,50 TL");
    expect(formatAmount(-5, "EUR")).toBe("−€0,05");
    expect(formatAmount(1_200, "JPY")).toBe("¥1.200");
    expect(formatAmounts({ EUR: 500, TRY: 1_000 }, 10)).toBe("1,00 TL · €0,50");
    expect(formatAmounts({ TRY: 1_000 }, 0)).toBe("–");
    expect(formatAmounts({})).toBe("–");
  });
});

describe("a change", () => {
  const note = (totals: number, totals_before: number, format?: (value: number) => string) =>
    changeNote({ totals, totals_before }, (sum) => sum, format);

  it("is told in per cent, where the period before was counted", () => {
    expect(note(15, 10)).toBe("Önceki döneme göre ▲\u00a0%50");
    expect(note(5, 10)).toBe("Önceki döneme göre ▼\u00a0%50");
    expect(note(5, 0)).toBe("Önceki dönemde 0");
    expect(note(5, 5)).toBe("Önceki dönemle aynı");
    expect(changeNote(null, () => 5)).toBe("Önceki dönem için veri yok");
    expect(note(5, -1_050, (minor) => formatAmount(minor, "TRY"))).toBe("Önceki dönemde −10,50 TL");
  });

  it("of a rate has a dash without views", () => {
    expect(formatRate(1, 8)).toBe("%12,5");
    expect([formatRate(1, 0), formatRate(1, null)]).toEqual(["–", "–"]);
    const before = (clicks: number, views: number) =>
      noteBefore({ totals: { clicks, views }, totals_before: { clicks, views } }, (sums) =>
        formatRate(sums.clicks, sums.views),
      );
    expect([before(1, 0), before(2, 25)]).toEqual(["Önceki dönemde yok", "Önceki dönemde %8"]);
    expect(noteBefore(null, () => "%8")).toBe("Önceki dönem için veri yok");
  });
});

describe("a row", () => {
  const counted = { id: "c", name: "Casino", clicks: 3, unique_clicks: 2, robots: 1, staff: 0 };
  const unearned = { conversions: { kayit: 0, yatirim: 0, onay: 0, iptal: 0 }, revenue: {} };
  const row = { ...counted, ...{ views: 9, page_clicks: 1 }, money: unearned } as EarningsRow;
  const figures = figuresOf("casino", { ...unearned, revenue: { TRY: 100 } });
  const words = (of: EarningsRow) => figures.map(({ wordOf }) => wordOf(of)).filter(Boolean);

  it("says on a phone what there is, and not what there is not", () => {
    expect(words(row)).toEqual(["3 tıklama", "sayfasında 1", "9 görüntülenme", "oran %11,1"]);
    const earned = { conversions: { ...unearned.conversions, kayit: 2 }, revenue: { TRY: 600 } };
    expect(words({ ...row, money: earned }).slice(4)).toEqual(["2 kayıt", "6,00 TL", "tık başına 2,00 TL"]);
  });

  it("is in the order of its revenue in TL, then in other currencies, and last without any", () => {
    const earning = (id: string, revenue: Record<string, number>) => ({ ...row, id, money: { ...unearned, revenue } });
    const rows = [earning("-", {}), earning("€1", { EUR: 1 }), earning("₺1", { TRY: 1 }), earning("€9", { EUR: 9 })];
    const known = figuresOf("casino", { ...unearned, revenue: { EUR: 10, TRY: 1 } });
    const orderOf = (sort: string) => sorted(rows, "casino", known, sort).map(({ id }) => id);
    for (const figure of ["revenue", "per_click"]) {
      expect(orderOf(`-${figure}`)).toEqual(["₺1", "€9", "€1", "-"]);
      expect(orderOf(figure)).toEqual(["₺1", "€1", "€9", "-"]);
    }
  });

  it("has a rate of four digits in a file", () => {
    expect(csvRows("casino", figures, [row])).toMatchObject([{ name: "Casino", rate: 0.1111, views: 9 }]);
  });
});

describe("the days in a file", () => {
  const day = (date: string, money?: NonNullable<Earnings["totals"]["money"]>) => ({
    ...{ day: date, clicks: 7, views: 90 },
    ...(money && { money }),
  });
  const earned = { conversions: { kayit: 5, yatirim: 2, onay: 1, iptal: 0 }, revenue: { EUR: -1_250, TRY: 99_950 } };

  it("have the stages apart and the revenue in each currency", () => {
    const columns = dayColumns(earned);
    const labels = ["Gün", "Tıklama", "Görüntülenme", "Kayıt", "İlk yatırım", "Onay", "İptal"];
    expect(columns.map(({ label }) => label)).toEqual([...labels, "Gelir (TRY)", "Gelir (EUR)"]);
    const [row] = dayRows([day("2026-02-28", earned)]);
    const cells = columns.map(({ field, write = String }) => write(row?.[field]));
    expect(cells).toEqual(["2026-02-28", "7", "90", "5", "2", "1", "0", "999,5", "-12,5"]);
  });

  it("have neither for editors", () => {
    expect(dayColumns(undefined).map(({ field }) => field)).toEqual(["day", "clicks", "views"]);
    expect(dayRows([day("2026-02-28")])).toEqual([{ day: "2026-02-28", clicks: 7, views: 90 }]);
  });
});

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
