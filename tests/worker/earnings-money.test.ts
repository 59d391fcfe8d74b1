import { describe, expect, it } from "vitest";
import type { EarningsReport } from "../../worker/earnings/report.server";
import { daysAgo, EARNINGS, setupEarningsSite } from "../support/earnings-site";
import { casinoLink } from "../support/links";

const site = setupEarningsSite();

describe("conversions and money", () => {
  it("are counted by status, and never summed across currencies", async () => {
    await site.clicked({ clicks: 10 });
    await site.reported(
      { status: "kayit", count: 4 },
      { status: "yatirim" },
      { amount: 12_050, currency: "EUR" },
      { amount: 50_000, currency: "TRY" },
      { amount: 1, currency: "TRY", day: daysAgo(40) },
    );
    const { totals, comparison, tables } = await site.report();
    const conversions = { kayit: 4, yatirim: 1, onay: 2, iptal: 0 };
    const money = { conversions, revenue: { EUR: 12_050, TRY: 50_000 } };
    expect(totals.money).toEqual(money);
    expect(comparison?.totals_before.money?.revenue).toEqual({ TRY: 1 });
    for (const table of [tables.casino, tables.promotion, tables.placement]) expect(table[0]?.money).toEqual(money);
    expect(tables.page[0]?.money).toBeUndefined();
  });

  it("stand in their days", async () => {
    await site.reported(
      { status: "yatirim", day: daysAgo(1) },
      { amount: 700, currency: "EUR", day: daysAgo(1) },
      { amount: 900, currency: "TRY" },
    );
    const { days } = await site.report();
    expect(days.slice(-2).map(({ money }) => money)).toMatchObject([
      { conversions: { yatirim: 1, onay: 1 }, revenue: { EUR: 700 } },
      { conversions: { yatirim: 0, onay: 1 }, revenue: { TRY: 900 } },
    ]);
  });

  it("leave out what was cancelled, by transaction or by click", async () => {
    const click_id = crypto.randomUUID();
    await site.reported(
      { key: `onay tik ${click_id}`, click_id, amount: 700, currency: "TRY" },
      { key: `iptal tik ${click_id}`, click_id, amount: 700, currency: "TRY", status: "iptal" },
      { key: "onay islem 1", amount: 900, currency: "TRY" },
      { key: "iptal islem 1", status: "iptal", day: daysAgo(40) },
      { key: "onay islem 12", amount: 50, currency: "TRY" },
    );
    const { money } = (await site.report()).totals;
    expect(money).toEqual({ conversions: { kayit: 0, yatirim: 0, onay: 1, iptal: 1 }, revenue: { TRY: 50 } });
  });

  it("count no approval for the revenue of a report", async () => {
    const line = { day: daysAgo(1), sub_id: "afis", revenue: "90", currency: "EUR" };
    const lines = [line, { ...line, sub_id: "afis-2", registrations: 5, first_deposits: 2 }];
    const json = { is_dry: false, lines: lines.map((values, at) => ({ line: at + 2, values })) };
    const { status } = await site.admin.send("POST", `/api/admin/conversions/import/${site.casino.id}`, json);
    expect(status).toBe(200);
    expect((await site.report()).totals.money).toEqual({
      conversions: { kayit: 5, yatirim: 2, onay: 0, iptal: 0 },
      revenue: { EUR: 18_000 },
    });
  });

  it("keep what matches no click apart from the casino's own link", async () => {
    await site.reported(
      { ...casinoLink(site.casino.id), placement: "casino", amount: 200, currency: "TRY" },
      { ...casinoLink(site.casino.id), is_matched: false, amount: 700, currency: "TRY" },
    );
    const { casino, promotion, placement } = (await site.report()).tables;
    const revenueOf = (rows: typeof casino) => Object.fromEntries(rows.map(({ id, money }) => [id, money?.revenue]));
    expect(revenueOf(casino)).toEqual({ [site.casino.id]: { TRY: 900 } });
    expect(revenueOf(promotion)).toEqual({ "": { TRY: 200 }, unmatched: { TRY: 700 } });
    expect(revenueOf(placement)).toEqual({ casino: { TRY: 200 }, unmatched: { TRY: 700 } });
  });

  it("make the report, also before the first click, for administrators alone", async () => {
    await site.reported({ ...casinoLink(site.casino.id), is_matched: false, amount: 1, currency: "TRY" });
    expect((await site.report()).is_empty).toBe(false);
    expect((await site.report("", site.editor)).is_empty).toBe(true);
  });

  it("are hidden from editors, who see clicks", async () => {
    await site.clicked({ clicks: 30 });
    await site.reported({ amount: 12_345, currency: "TRY", status: "onay" });
    const answer = await site.editor.get(EARNINGS);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    for (const hidden of ["money", "revenue", "conversions", "12345", "clicked_in_vain"])
      expect(text).not.toContain(hidden);
    expect((JSON.parse(text) as EarningsReport).totals.clicks).toBe(30);
  });
});
