import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { casinos, conversions, daily_clicks, daily_views, promotions } from "../../db/schema";
import type { EarningsReport } from "../../worker/earnings/report.server";
import { dayAfter } from "../../worker/text/calendar";
import { setupAdminSite } from "../support/site";
import { type AdminClient, createAdminClient, expectRefused, request } from "../support/test-server";

const PATH = "/api/admin/earnings";
const site = setupAdminSite({ logsStatements: true });
let editor: AdminClient;
beforeAll(async () => {
  editor = await createAdminClient(site.server, "kazanc@bonusrehberi.example", "editor");
});

const day = (ago: number) => dayAfter(new Date(), -ago);
const report = async (query = "", client = site.admin) => (await client.get(PATH + query)).json<EarningsReport>();
const own = (from: number, to: number) => `?period=own&from=${day(from)}&to=${day(to)}`;

let casino: typeof casinos.$inferSelect;
let promotion: typeof promotions.$inferSelect;

type Click = Partial<typeof daily_clicks.$inferInsert>;
const clicked = (...rows: Click[]) =>
  site.server.db.insert(daily_clicks).values(
    rows.map((row) => ({
      day: day(0),
      casino_id: casino.id,
      promotion_id: promotion.id,
      placement: "kart",
      page: "/bonuslar",
      country: "TR",
      device: "phone" as const,
      clicks: 1,
      unique_clicks: 1,
      ...row,
    })),
  );

type Conversion = Partial<typeof conversions.$inferInsert>;
const reported = (...rows: Conversion[]) =>
  site.server.db.insert(conversions).values(
    rows.map((row) => ({
      casino_id: casino.id,
      key: crypto.randomUUID(),
      day: day(0),
      click_id: crypto.randomUUID(),
      is_matched: true,
      promotion_id: promotion.id,
      placement: "kart",
      status: "onay" as const,
      received_at: new Date().toISOString(),
      ...row,
    })),
  );

const viewed = (record_id: string, views: number, kind: "promotion" | "casino" | "post" = "promotion", ago = 0) =>
  site.server.db.insert(daily_views).values({ day: day(ago), kind, record_id, views });

beforeEach(async () => {
  const { db } = site.server;
  await db.delete(daily_clicks);
  await db.delete(daily_views);
  await db.delete(conversions);
  const [row] = await db.select().from(promotions).innerJoin(casinos, eq(casinos.id, promotions.casino_id)).limit(1);
  if (!row) throw new Error("no demo promotion");
  ({ casinos: casino, promotions: promotion } = row);
  await db.update(promotions).set({ is_active: true, expiry_date: null });
});

describe("the earnings", () => {
  it("refuse signed-out visitors", async () =>
    expectRefused(await request(site.server, PATH), 401, "Bu sayfaya erişmek için giriş yapmalısınız"));

  it("are read in one batch", async () => {
    site.server.sentStatements();
    await report();
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
  });

  it("are empty where nothing was counted", async () => {
    const { counted_since, totals, tables, findings, days } = await report();
    expect(counted_since).toEqual({ clicks: null, views: null });
    expect(totals).toMatchObject({ clicks: 0, views: 0, robots: 0, staff: 0 });
    expect(Object.values(tables).flat()).toEqual([]);
    expect(findings).toEqual({ clicked_in_vain: [], seen_in_vain: [], ending: [] });
    expect(days).toHaveLength(30);
  });

  it("sum clicks, unique clicks and views, with robots and staff apart", async () => {
    await clicked(
      { clicks: 5, unique_clicks: 3 },
      { day: day(1), clicks: 2 },
      { page: "", clicks: 0, unique_clicks: 0, robots: 7, staff: 1 },
    );
    await viewed(promotion.id, 40);
    const { totals, days, tables } = await report();
    expect(totals).toMatchObject({ clicks: 7, unique_clicks: 4, views: 40, robots: 7, staff: 1 });
    for (const rows of [tables.casino, tables.promotion, tables.placement, tables.country, tables.device])
      expect(rows[0]).toMatchObject({ clicks: 7, robots: 7, staff: 1 });
    expect(tables.page.find(({ id }) => id === "")).toMatchObject({ clicks: 0, robots: 7, staff: 1 });
    expect(days.slice(-2)).toEqual([
      { day: day(1), clicks: 2, views: 0, conversions: 0 },
      { day: day(0), clicks: 5, views: 40, conversions: 0 },
    ]);
  });

  it("rate clicks by the views since the first of them", async () => {
    await clicked({ day: day(2), placement: "detay", clicks: 3 });
    await viewed(promotion.id, 90, "promotion", 3);
    await viewed(promotion.id, 10, "promotion", 2);
    const { totals, tables } = await report();
    expect(totals).toMatchObject({ clicks: 3, views: 100, rated_views: 10 });
    for (const rows of [tables.promotion, tables.placement])
      expect(rows[0]).toMatchObject({ rated_clicks: 3, views: 100, rated_views: 10 });
  });

  it.each([
    ["?period=7", 6],
    ["", 29],
    ["?period=90", 89],
  ])("of %s reach until today, against as many days before", async (query, ago) => {
    await clicked(
      { day: day(ago), clicks: 2 },
      { day: day(ago + 1), clicks: 3 },
      { day: day(2 * ago + 1), clicks: 4 },
      { day: day(2 * ago + 2), clicks: 50 },
    );
    const { span, totals, totals_before } = await report(query);
    expect(span).toEqual({ from: day(ago), to: day(0) });
    expect([totals.clicks, totals_before.clicks]).toEqual([2, 7]);
  });

  it("of this month begin on its first day, own ones where they are told", async () => {
    expect((await report("?period=month")).span).toEqual({ from: `${day(0).slice(0, 7)}-01`, to: day(0) });
    await clicked({ day: day(5) }, { day: day(3), clicks: 2 });
    const { span, span_before, totals, days } = await report(own(4, 2));
    expect([span, span_before]).toEqual([
      { from: day(4), to: day(2) },
      { from: day(7), to: day(5) },
    ]);
    expect([totals.clicks, days.length]).toEqual([2, 3]);
  });

  it.each([
    ["?period=own", "Dönemin ilk ve son gününü seçin"],
    ["?period=own&from=2026-01-02&to=2026-01-01", "Son gün ilk günden önce olamaz"],
    ["?period=own&from=2025-01-01&to=2026-02-05", "Dönem en çok 400 gün olabilir"],
    ["?period=own&from=dün&to=2026-01-01", "Geçerli bir tarih giriniz"],
    ["?period=yıl", "Dönem geçersiz"],
  ])("of %s are refused", async (query, sentence) => {
    await expectRefused(await site.admin.get(PATH + query), 422, sentence);
  });

  it("stand in a table for each dimension, with name, page and record", async () => {
    const path = `/bonuslar/${casino.slug}/${promotion.slug}`;
    await clicked({ clicks: 3 }, { page: path, placement: "detay", country: "", device: "desktop", clicks: 2 });
    await viewed(promotion.id, 10);
    await viewed(casino.id, 5, "casino");
    const { tables } = await report();
    const record = { kind: "promotion", id: promotion.id };
    expect(tables.promotion).toMatchObject([
      {
        ...{ id: promotion.id, name: promotion.title, path, record },
        ...{ clicks: 5, views: 10, rated_clicks: 2, rated_views: 10 },
      },
    ]);
    expect(tables.promotion[0]?.casino).toEqual({ id: casino.id, name: casino.name });
    expect(tables.casino).toMatchObject([
      {
        ...{ id: casino.id, name: casino.name, path: `/casino/${casino.slug}` },
        ...{ clicks: 5, views: 15, rated_clicks: 0, rated_views: 5 },
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
      { id: `/casino/${casino.slug}`, clicks: 0, views: 5 },
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
    const gone = { casino_id: crypto.randomUUID(), promotion_id: crypto.randomUUID() };
    await clicked({ ...gone, clicks: 9 });
    await reported({ ...gone, amount: 100, currency: "TRY" });
    const { tables, totals } = await report();
    for (const [row] of [tables.casino, tables.promotion])
      expect(row).toMatchObject({ name: null, path: null, record: null, clicks: 9, money: { revenue: { TRY: 100 } } });
    expect(totals.clicks).toBe(9);
  });

  it("go with removed demo content, which nobody ever clicked", async () => {
    const demo = casino.id.replace(/.{12}$/, "000000000000");
    await clicked({ casino_id: demo, clicks: 9 });
    const { tables, totals, counted_since } = await report();
    expect([tables.casino, totals.clicks, counted_since.clicks]).toEqual([[], 0, null]);
  });

  it("count conversions by status, and never sum currencies", async () => {
    await clicked({ clicks: 10 });
    await reported(
      { status: "kayit", count: 4 },
      { status: "yatirim" },
      { amount: 12_050, currency: "EUR" },
      { amount: 50_000, currency: "TRY" },
      { amount: 1, currency: "TRY", day: day(40) },
    );
    const { totals, totals_before, tables } = await report();
    const money = {
      conversions: { kayit: 4, yatirim: 1, onay: 2, iptal: 0 },
      revenue: { EUR: 12_050, TRY: 50_000 },
    };
    expect(totals.money).toEqual(money);
    expect(totals_before.money?.revenue).toEqual({ TRY: 1 });
    for (const table of [tables.casino, tables.promotion, tables.placement]) expect(table[0]?.money).toEqual(money);
    expect(tables.page[0]?.money).toBeUndefined();
  });

  it("leave out what was cancelled, by transaction or by click", async () => {
    const click_id = crypto.randomUUID();
    await reported(
      { key: `onay tik ${click_id}`, click_id, amount: 700, currency: "TRY" },
      { key: `iptal tik ${click_id}`, click_id, amount: 700, currency: "TRY", status: "iptal" },
      { key: "onay islem 1", amount: 900, currency: "TRY" },
      { key: "iptal islem 1", status: "iptal", day: day(40) },
      { key: "onay islem 12", amount: 50, currency: "TRY" },
    );
    const { money } = (await report()).totals;
    expect(money).toEqual({ conversions: { kayit: 0, yatirim: 0, onay: 1, iptal: 1 }, revenue: { TRY: 50 } });
  });

  it("keep what matches no click apart from the casino's own link", async () => {
    await reported(
      { promotion_id: "", placement: "casino", amount: 200, currency: "TRY" },
      { is_matched: false, promotion_id: "", placement: "", amount: 700, currency: "TRY" },
    );
    const { casino: casinoRows, ...tables } = (await report()).tables;
    const revenueOf = (rows: typeof casinoRows) => rows.map(({ id, money }) => [id, money?.revenue]);
    expect(revenueOf(casinoRows)).toEqual([[casino.id, { TRY: 900 }]]);
    for (const [rows, own] of [
      [tables.promotion, ""],
      [tables.placement, "casino"],
    ] as const)
      expect(new Map(revenueOf(rows) as [string, object][])).toEqual(
        new Map<string, object>([
          [own, { TRY: 200 }],
          ["unmatched", { TRY: 700 }],
        ]),
      );
  });

  it("show an editor clicks alone", async () => {
    await clicked({ clicks: 30 });
    await reported({ amount: 12_345, currency: "TRY", status: "onay" });
    const answer = await editor.get(PATH);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    for (const hidden of ["money", "revenue", "conversions", "12345", "clicked_in_vain"])
      expect(text).not.toContain(hidden);
    expect((JSON.parse(text) as EarningsReport).totals.clicks).toBe(30);
  });
});

describe("what to fix first", () => {
  const others = async () => {
    const rows = await site.server.db.select().from(promotions).where(eq(promotions.casino_id, casino.id));
    return rows.filter(({ id }) => id !== promotion.id);
  };

  it("names promotions with clicks and no conversion, of casinos that report", async () => {
    await clicked({ clicks: 30 });
    expect((await report()).findings.clicked_in_vain).toEqual([]);
    await reported({ is_matched: false, promotion_id: "", placement: "", day: day(60) });
    expect((await report()).findings.clicked_in_vain).toEqual([]);
    await reported({ promotion_id: "", day: day(60) });
    expect((await report()).findings.clicked_in_vain?.map(({ id }) => id)).toEqual([promotion.id]);
    await reported({ status: "kayit" });
    expect((await report()).findings.clicked_in_vain).toEqual([]);
  });

  it("names active promotions with many views and a rate far below the median", async () => {
    const [second] = await others();
    const [third] = await site.server.db
      .select()
      .from(promotions)
      .where(sql`${promotions.casino_id} <> ${casino.id}`)
      .limit(1);
    if (!third) throw new Error("no third promotion");
    const seen = second ? [second, third] : [third];
    for (const { id } of seen) {
      await viewed(id, 100);
      await clicked({ promotion_id: id, placement: "detay", clicks: 20 });
    }
    await viewed(promotion.id, 100);
    await clicked({ clicks: 60 }, { placement: "cubuk", clicks: 2 });
    const names = async () => (await report()).findings.seen_in_vain.map(({ id }) => id);
    expect(await names()).toEqual([promotion.id]);
    const judge = (standing: typeof casino.standing) =>
      site.server.db.update(casinos).set({ standing }).where(eq(casinos.id, casino.id));
    await judge("not_recommended");
    expect(await names()).toEqual([]);
    await judge(casino.standing);
    expect(await names()).toEqual([promotion.id]);
    await site.server.db.update(promotions).set({ is_active: false }).where(eq(promotions.id, promotion.id));
    expect(await names()).toEqual([]);
  });

  it("names active promotions that end within a week and earn, with what a change of their day needs", async () => {
    const end = (expiry_date: string) =>
      site.server.db.update(promotions).set({ expiry_date }).where(eq(promotions.id, promotion.id));
    const ending = async () => (await report()).findings.ending;
    await end(dayAfter(new Date(), 6));
    expect(await ending()).toEqual([]);
    await clicked({ clicks: 19 });
    expect(await ending()).toEqual([]);
    await clicked({ page: "/", clicks: 1 });
    expect(await ending()).toHaveLength(1);
    await reported({ promotion_id: "" });
    expect(await ending()).toEqual([]);
    expect((await report("", editor)).findings.ending).toHaveLength(1);
    await reported({ status: "kayit" });
    const [row] = await ending();
    expect(row).toMatchObject({ id: promotion.id, clicks: 20, expiry_date: dayAfter(new Date(), 6) });
    const { updated_at } = row ?? {};
    const moved = { expiry_date: dayAfter(new Date(), 36), updated_at };
    expect((await site.admin.send("PUT", `/api/admin/promotions/${promotion.id}/expiry`, moved)).status).toBe(200);
    expect(await ending()).toEqual([]);
  });
});
