import { describe, expect, it } from "vitest";
import { firstOrder } from "../../app/admin/earnings/columns";
import { csvRows, dayColumns, dayRows } from "../../app/admin/earnings/csv";
import { formatAmount, formatAmounts, formatRate } from "../../app/admin/earnings/figures";
import { changeNote, noteBefore } from "../../app/admin/earnings/notes";
import { sorted } from "../../app/admin/earnings/order";
import { figuresOf } from "../../app/admin/earnings/row-figures";
import type { Earnings, EarningsRow } from "../../app/admin/earnings/use-earnings";
import { moneyOf } from "../../worker/earnings/folding";

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
    expect(note(15, 10)).toBe("▲\u00a0%50 · 10 idi");
    expect(note(5, 10)).toBe("▼\u00a0%50 · 10 idi");
    expect(note(5, 0)).toBe("Önceki dönemde 0");
    expect([note(9_999, 10_000), note(10_001, 10_000)]).toEqual(Array(2).fill("%0 · 10.000 idi"));
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

  it("is first in the order of what its bar shows: the revenue or, without any, the clicks", () => {
    const earning = (TRY: number) => ({ ...row, money: { ...unearned, revenue: { TRY } } });
    const orderOf = (...rows: EarningsRow[]) => firstOrder(figures, rows);
    expect(orderOf(row, earning(1))).toBe("-revenue");
    expect([orderOf(row, earning(-1)), orderOf({ ...row, clicks: 0 }), orderOf()]).toEqual(Array(3).fill("-clicks"));
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
