import { describe, expect, it } from "vitest";
import { daysAgo, EARNINGS, setupEarningsSite } from "../support/earnings-site";
import { expectRefused } from "../support/test-server";
import { promotionLink } from "../support/links";
import { spanOf } from "../../worker/earnings/rules";
import { laterDay } from "../../worker/text/calendar";

const site = setupEarningsSite();
const NONE = { conversions: { kayit: 0, yatirim: 0, onay: 0, iptal: 0 }, revenue: {} };

describe("the earnings", () => {
  it("are read in one batch", async () => {
    site.server.sentStatements();
    await site.report();
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
  });

  it("are empty where nothing was counted", async () => {
    const { is_empty, counted_since, totals, tables, findings, days } = await site.report();
    expect(is_empty).toBe(true);
    expect(counted_since).toEqual({ clicks: null, views: null });
    expect(totals).toMatchObject({ clicks: 0, views: 0, robots: 0, staff: 0 });
    expect(Object.values(tables).flat()).toEqual([]);
    expect(findings).toEqual({ clicked_in_vain: [], seen_in_vain: [], ending: [] });
    expect(days).toHaveLength(30);
  });

  it("sum clicks, unique clicks and views, with robots and staff apart", async () => {
    await site.clicked(
      { clicks: 5, unique_clicks: 3 },
      { day: daysAgo(1), clicks: 2 },
      { page: "", clicks: 0, unique_clicks: 0, robots: 7, staff: 1 },
    );
    await site.viewed(site.promotion.id, 40);
    const { totals, days, tables } = await site.report();
    expect(totals).toMatchObject({ clicks: 7, unique_clicks: 4, views: 40, robots: 7, staff: 1 });
    for (const rows of [tables.casino, tables.promotion, tables.placement, tables.country, tables.device])
      expect(rows[0]).toMatchObject({ clicks: 7, robots: 7, staff: 1 });
    expect(tables.page.find(({ id }) => id === "")).toMatchObject({ clicks: 0, robots: 7, staff: 1 });
    expect(days.slice(-2)).toEqual([
      { day: daysAgo(1), clicks: 2, views: 0, money: NONE },
      { day: daysAgo(0), clicks: 5, views: 40, money: NONE },
    ]);
  });

  it("begin with a sentence, and have the days of the period before", async () => {
    await site.clicked({ day: daysAgo(5), clicks: 8 }, { day: daysAgo(2), clicks: 8 }, { day: daysAgo(1), clicks: 2 });
    const query = `?period=own&from=${daysAgo(2)}&to=${daysAgo(1)}`;
    const { sentence, days_before } = await site.report(query, site.editor);
    expect(sentence.map(({ text }) => text).join("")).toBe(
      `Bu dönemde 10 tıklama, önceki dönem tıklama yoktu; en çok ${site.casino.name}`,
    );
    expect(days_before.map(({ day, clicks }) => [day, clicks])).toEqual([
      [daysAgo(4), 0],
      [daysAgo(3), 0],
    ]);
  });

  it("of last week stand on the dashboard: revenue for administrators, clicks for editors", async () => {
    const week = { period: "week" } as const;
    const { from } = spanOf(week, new Date());
    const before = laterDay(from, -7);
    const sentence = async (client = site.admin) => {
      const { week: pieces } = await client.call<{ week: { text: string }[] | null }>("GET", "dashboard");
      return pieces && pieces.map(({ text }) => text).join("");
    };
    expect(await sentence()).toBeNull();
    await site.clicked({ day: before, clicks: 4 }, { day: from, clicks: 5 }, { day: daysAgo(0), clicks: 90 });
    const amount = { currency: "TRY", count: 1 } as const;
    const later = laterDay(from, 6);
    await site.reported({ day: before, amount: 50_000, ...amount }, { day: later, amount: 12_500, ...amount });
    await site.reported({ day: later, amount: 99_999, ...amount, status: "yatirim" });
    const { name } = site.casino;
    expect(await sentence()).toBe(`Geçen hafta 125 TL, önceki haftadan %75 az; en çok ${name}`);
    expect(await sentence(site.editor)).toBe(`Geçen hafta 5 tıklama, önceki haftadan %25 fazla; en çok ${name}`);
  });

  it("count views since the first click, so that the rate of a row divides", async () => {
    await site.clicked({ day: daysAgo(2), placement: "detay", clicks: 3 }, { placement: "kart", clicks: 4 });
    await site.viewed(site.promotion.id, 90, "promotion", 3);
    await site.viewed(site.promotion.id, 10, "promotion", 2);
    const { totals, tables, days } = await site.report();
    expect(totals).toMatchObject({ clicks: 7, views: 10 });
    expect(days.slice(-4).map(({ views }) => views)).toEqual([0, 10, 0, 0]);
    for (const rows of [tables.promotion, tables.casino])
      expect(rows[0]).toMatchObject({ clicks: 7, page_clicks: 3, views: 10 });
    expect(tables.placement.map(({ id, page_clicks, views }) => [id, page_clicks, views])).toEqual([
      ["kart", 4, null],
      ["detay", 3, 10],
      ["cubuk", 0, 10],
    ]);
  });

  it("count the views of lists, but not in a period before they were counted", async () => {
    const click = (page: string, ago: number, clicks: number) => ({ page, day: daysAgo(ago), clicks });
    await site.clicked(click("/", 9, 30), click("/", 1, 6), click("/bonuslar", 0, 2), click("/baska", 0, 1));
    await site.viewed("home", 40, "list", 2);
    await site.viewed("promotions", 50, "list");
    const pagesOf = async (query: string) => {
      const { tables, totals } = await site.report(query);
      return [tables.page.map(({ id, page_clicks, views }) => [id, page_clicks, views]), totals.views];
    };
    const long = ["/bonuslar", "/baska"].map((id, at) => [id, 2 - at, null]);
    expect(await pagesOf("?period=30")).toEqual([[["/", 36, null], ...long], 0]);
    const short = `?period=own&from=${daysAgo(2)}&to=${daysAgo(0)}`;
    const rows = [
      ["/", 6, 40],
      ["/bonuslar", 2, 50],
      ["/baska", 1, null],
    ];
    expect(await pagesOf(short)).toEqual([rows, 90]);
  });

  it("of a period are compared with as many days before", async () => {
    await site.clicked(...[1, 2, 4, 5, 7, 8].map((ago) => ({ day: daysAgo(ago), clicks: 10 ** ago })));
    const { span, comparison, totals, days } = await site.report(`?period=own&from=${daysAgo(4)}&to=${daysAgo(2)}`);
    const before = { from: daysAgo(7), to: daysAgo(5) };
    expect(span).toEqual({ from: daysAgo(4), to: daysAgo(2) });
    expect(comparison).toMatchObject({ days: span, before, totals: { clicks: 10_100 } });
    expect([totals.clicks, comparison?.totals_before.clicks]).toEqual([10_100, 10_100_000]);
    expect(days.map(({ clicks }) => clicks)).toEqual([10_000, 0, 100]);
  });

  it("count today, and compare it with no day", async () => {
    await site.clicked(...[0, 1, 2, 3, 4].map((ago) => ({ day: daysAgo(ago), clicks: 10 ** ago })));
    const { totals, comparison } = await site.report(`?period=own&from=${daysAgo(1)}&to=${daysAgo(0)}`);
    expect(totals.clicks).toBe(11);
    expect(comparison).toMatchObject({ totals: { clicks: 10 }, totals_before: { clicks: 1_000 } });
    const today = await site.report(`?period=own&from=${daysAgo(0)}&to=${daysAgo(0)}`);
    expect([today.totals.clicks, today.comparison]).toEqual([1, null]);
  });

  it("of one chosen day, or of yesterday, are those of that day", async () => {
    await site.clicked(...[0, 1, 2, 3].map((ago) => ({ day: daysAgo(ago), clicks: 10 ** ago })));
    for (const query of [`?period=own&from=${daysAgo(1)}&to=${daysAgo(1)}`, "?period=yesterday"]) {
      const { span, totals, comparison, days } = await site.report(query);
      expect(span).toEqual({ from: daysAgo(1), to: daysAgo(1) });
      expect(days).toMatchObject([{ day: daysAgo(1), clicks: 10 }]);
      expect([totals.clicks, comparison?.totals.clicks, comparison?.totals_before.clicks]).toEqual([10, 10, 100]);
    }
  });

  it("of last week are those from its Monday to its Sunday", async () => {
    const { span, days } = await site.report("?period=week");
    expect([span.from, span.to].map((day) => new Date(day).getUTCDay())).toEqual([1, 0]);
    expect(days).toHaveLength(7);
    expect(daysAgo(7) <= span.to && span.to < daysAgo(0)).toBe(true);
  });

  it.each([
    ["?period=own", "Dönemin ilk ve son gününü seçin"],
    ["?period=own&from=2026-01-02&to=2026-01-01", "Son gün ilk günden önce olamaz"],
    ["?period=own&from=2025-01-01&to=2026-02-05", "Dönem en çok 400 gün olabilir"],
    ["?period=own&from=dün&to=2026-01-01", "Geçerli bir tarih giriniz"],
    ["?period=yıl", "Dönem geçersiz"],
  ])("of %s are refused", async (query, sentence) => {
    await expectRefused(await site.admin.get(EARNINGS + query), 422, sentence);
  });

  it("stand in a table for each dimension, with name, page and record", async () => {
    const path = `/bonuslar/${site.casino.slug}/${site.promotion.slug}`;
    await site.clicked({ clicks: 3 }, { page: path, placement: "detay", country: "", device: "desktop", clicks: 2 });
    await site.viewed(site.promotion.id, 10);
    await site.viewed(site.casino.id, 5, "casino");
    const { tables } = await site.report();
    const record = { kind: "promotion", id: site.promotion.id };
    expect(tables.promotion).toMatchObject([
      {
        ...{ id: site.promotion.id, name: site.promotion.title, path, record },
        ...{ clicks: 5, views: 10, page_clicks: 2 },
      },
    ]);
    expect(tables.promotion[0]?.casino).toMatchObject({ id: site.casino.id, name: site.casino.name });
    expect(tables.casino).toMatchObject([
      {
        ...{ id: site.casino.id, name: site.casino.name, path: `/casino/${site.casino.slug}` },
        ...{ clicks: 5, views: 15, page_clicks: 2 },
      },
    ]);
    expect(tables.placement.map(({ id, clicks, views }) => [id, clicks, views])).toEqual([
      ["kart", 3, null],
      ["detay", 2, 10],
      ["cubuk", 0, 10],
      ["casino", 0, 5],
    ]);
    expect(tables.page).toMatchObject([
      { id: "/bonuslar", path: "/bonuslar", record: null, clicks: 3, views: null },
      { id: path, path, record, clicks: 2, views: 10 },
      { id: `/casino/${site.casino.slug}`, clicks: 0, views: 5 },
    ]);
    expect(tables.country.map(({ id, clicks }) => [id, clicks])).toEqual([
      ["TR", 3],
      ["", 2],
    ]);
    expect(tables.device.map(({ id, clicks }) => [id, clicks])).toEqual([
      ["phone", 3],
      ["desktop", 2],
    ]);
  });

  it("keep the clicks and money of deleted records, without a name", async () => {
    const gone = promotionLink(crypto.randomUUID(), crypto.randomUUID());
    await site.clicked({ ...gone, clicks: 9 });
    await site.reported({ ...gone, amount: 100, currency: "TRY" });
    const { tables, totals } = await site.report();
    for (const [row] of [tables.casino, tables.promotion])
      expect(row).toMatchObject({ name: null, path: null, record: null, clicks: 9, money: { revenue: { TRY: 100 } } });
    expect(totals.clicks).toBe(9);
  });
});
