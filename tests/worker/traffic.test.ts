import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  blog_posts,
  casinos,
  conversions,
  daily_clicks,
  daily_views,
  promotion_comments,
  promotions,
} from "../../db/schema";
import { dayAfter, fromIstanbulClock } from "../../worker/text/calendar";
import type { ViewedKind } from "../../worker/figures/kinds";
import { setupAdminSite } from "../support/site";
import { createAdminClient } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";
import { ROBOT, sendView } from "../support/views";
import { casinoLink, promotionLink } from "../support/links";

const PATH = "/api/admin/dashboard/traffic";
const DAY_MS = 86_400_000;
const site = setupAdminSite({ logsStatements: true });

interface Traffic {
  days: { day: string; views: number; clicks: number; comments: number; publications: number }[];
  counted_since: string | null;
  first_click: string | null;
  compared_views: { now: number; before: number } | null;
  most_viewed: { kind: string; id: string; name: string; count: number }[];
  most_clicked: Traffic["most_viewed"];
}
const traffic = () => site.admin.call<Traffic>("GET", PATH);
const on = async (day: string) => (await traffic()).days.find((row) => row.day === day);
const today = () => dayAfter(new Date(), 0);
const view = (kind: ViewedKind, id: string, headers = {}) =>
  sendView(site.server, { kind, id }, { "CF-Connecting-IP": "203.0.113.80", ...headers });

async function firstIds() {
  const [post] = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1);
  const [promotion] = await site.server.db.select().from(promotions).limit(1);
  const [casino] = await site.server.db.select().from(casinos).limit(1);
  if (!post || !promotion || !casino) throw new Error("no demo records");
  return { post, promotion, casino };
}

describe("the traffic of the dashboard", () => {
  it("refuses signed-out visitors", async () =>
    expectRefused(await request(site.server, PATH), 401, "Bu sayfaya erişmek için giriş yapmalısınız"));

  it("has 30 days in Istanbul, today last, in one batch", async () => {
    site.server.sentStatements();
    const { days, compared_views } = await traffic();
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => dayAfter(new Date(), at - 29)));
    expect(days.every(({ views }) => views > 0)).toBe(true);
    const { comparison } = await site.admin.call<{ comparison: Record<"totals" | "totals_before", { views: number }> }>(
      "GET",
      "/api/admin/earnings?period=30",
    );
    expect(comparison.totals_before.views).toBeGreaterThan(0);
    expect(compared_views, "as 'Kazanç' compares them").toEqual({
      now: comparison.totals.views,
      before: comparison.totals_before.views,
    });
  });

  it("counts a view of each kind of record once an hour, and none of robots or without a user agent", async () => {
    const { post, promotion, casino } = await firstIds();
    const before = (await on(today()))?.views ?? 0;
    for (const [kind, { id }] of Object.entries({ post, promotion, casino }) as [ViewedKind, { id: string }][]) {
      await view(kind, id);
      await view(kind, id);
      for (const agent of [ROBOT, "", " "])
        await view(kind, id, { "User-Agent": agent, "CF-Connecting-IP": "203.0.113.81" });
    }
    await view("post", crypto.randomUUID());
    expect((await on(today()))?.views).toBe(before + 3);
  });

  it("puts comments and publications on their day in Istanbul", async () => {
    const { post, promotion } = await firstIds();
    const day = dayAfter(new Date(), -7);
    const atNight = fromIstanbulClock(`${day}T23:59`);
    const afterMidnight = fromIstanbulClock(`${dayAfter(new Date(), -6)}T00:00`);
    const comments = await site.server.db.select().from(promotion_comments).limit(2);
    const old = new Date(Date.now() - 90 * DAY_MS).toISOString();
    const id = (index: number) => comments[index]?.id ?? "";
    await site.set(promotion_comments, id(0), { created_at: old });
    await site.set(promotion_comments, id(1), { created_at: old });
    await site.set(blog_posts, post.id, { published_at: old });
    await site.set(promotions, promotion.id, { created_at: old });
    const [without, withoutNext] = [await on(day), await on(dayAfter(new Date(), -6))];
    await site.set(promotion_comments, id(0), { created_at: atNight });
    await site.set(promotion_comments, id(1), { created_at: afterMidnight });
    await site.set(blog_posts, post.id, { published_at: atNight });
    await site.set(promotions, promotion.id, { created_at: afterMidnight });
    expect((await on(day))?.comments).toBe((without?.comments ?? 0) + 1);
    expect((await on(day))?.publications).toBe((without?.publications ?? 0) + 1);
    expect((await on(dayAfter(new Date(), -6)))?.comments).toBe((withoutNext?.comments ?? 0) + 1);
    expect((await on(dayAfter(new Date(), -6)))?.publications).toBe((withoutNext?.publications ?? 0) + 1);
  });

  it("ranks what was viewed most in the period, without what is deleted", async () => {
    const { post, casino } = await firstIds();
    const { db } = site.server;
    await db.delete(daily_views);
    const of = (kind: "post" | "casino", record_id: string, day: string, views: number) => ({
      kind,
      record_id,
      day,
      views,
    });
    await db
      .insert(daily_views)
      .values([
        of("post", post.id, today(), 5),
        of("casino", casino.id, today(), 4),
        of("casino", casino.id, dayAfter(new Date(), -29), 3),
        of("post", post.id, dayAfter(new Date(), -30), 9),
        of("post", crypto.randomUUID(), today(), 100),
      ]);
    const { most_viewed, counted_since, compared_views } = await traffic();
    expect(most_viewed).toEqual([
      { kind: "casino", id: casino.id, name: casino.name, count: 7 },
      { kind: "post", id: post.id, name: post.title, count: 5 },
    ]);
    expect(counted_since).toBe(dayAfter(new Date(), -30));
    expect(compared_views, "the period before was not counted whole").toBeNull();
  });

  it("counts the views of records and lists that 'Kazanç' has, and tells of those before the first click", async () => {
    const { post, promotion } = await firstIds();
    const { db } = site.server;
    for (const table of [daily_views, daily_clicks]) await db.delete(table);
    const of = (kind: ViewedKind, record_id: string, ago: number, views: number) =>
      db.insert(daily_views).values({ kind, record_id, day: dayAfter(new Date(), -ago), views });
    for (const row of [of("list", "home", 29, 3), of("post", post.id, 10, 5), of("ad", post.id, 3, 9)]) await row;
    await of("list", "casinos", 0, 2);
    const sums = async () => {
      const { days, first_click } = await traffic();
      const earnings = await site.admin.call<{ totals: { views: number } }>("GET", "earnings");
      return { first_click, views: days.reduce((sum, day) => sum + day.views, 0), earnings: earnings.totals.views };
    };
    expect(await sums()).toEqual({ first_click: null, views: 10, earnings: 10 });
    const click = { ...promotionLink(promotion.id), page: "", country: "", device: "phone" as const };
    const first_click = dayAfter(new Date(), -5);
    await db.insert(daily_clicks).values({ ...click, day: first_click, clicks: 1 });
    expect(await sums()).toEqual({ first_click, views: 10, earnings: 2 });
  });

  it("counts clicks by day, and ranks promotions and casinos by them, without what is deleted", async () => {
    const { promotion, casino } = await firstIds();
    const { db } = site.server;
    await db.delete(daily_clicks);
    const of = (link: Partial<typeof daily_clicks.$inferInsert>, ago: number, clicks: number) => ({
      ...{ ...promotionLink(promotion.id, casino.id), day: dayAfter(new Date(), -ago), page: "", country: "" },
      ...{ device: "phone" as const, clicks, robots: 9, staff: 9, ...link },
    });
    await db.insert(daily_clicks).values([of({}, 0, 2), of({ placement: "detay" }, 29, 3), of({}, 30, 50)]);
    await db
      .insert(daily_clicks)
      .values([of({ ...casinoLink(casino.id), placement: "casino" }, 0, 4), of({ record_id: "silinmis" }, 0, 7)]);
    const { most_clicked } = await traffic();
    expect(most_clicked).toEqual([
      { kind: "promotion", id: promotion.id, name: promotion.title, count: 5 },
      { kind: "casino", id: casino.id, name: casino.name, count: 4 },
    ]);
    expect((await on(today()))?.clicks, "also of a deleted record").toBe(13);
    expect((await on(dayAfter(new Date(), -29)))?.clicks).toBe(3);
  });

  it("is told of one record, with the clicks on the pages that have its views", async () => {
    const { promotion, casino } = await firstIds();
    const { db } = site.server;
    await db.delete(daily_views);
    await db.delete(conversions);
    const viewed = { day: today(), record_id: promotion.id, kind: "promotion" as const, views: 8 };
    await db.insert(daily_views).values([viewed, { ...viewed, record_id: casino.id, kind: "casino", views: 5 }]);
    const read = (kind: string, id: string) =>
      site.admin.call<{ days: { day: string; views: number; clicks: number }[]; page_clicks: number; earned: unknown }>(
        "GET",
        `dashboard/figures?kind=${kind}&id=${id}`,
      );
    const reported = { ...promotionLink(promotion.id, casino.id), click_id: "", is_matched: true };
    const of = (status: "kayit" | "onay" | "iptal", name: string, amount: number | null, ago = 0, currency = "TRY") =>
      db.insert(conversions).values({
        ...{ ...reported, key: `${status} ${name}`, status, amount, currency: amount && currency },
        ...{ day: dayAfter(new Date(), -ago), received_at: new Date().toISOString() },
      } as typeof conversions.$inferInsert);
    for (const report of [of("kayit", "1", null), of("onay", "1", 500), of("onay", "2", 70), of("iptal", "2", null)])
      await report;
    await of("onay", "3", 900, 30);
    await of("onay", "4", 9, 0, "EUR");
    site.server.sentStatements();
    const ofPromotion = await read("promotion", promotion.id);
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    expect(ofPromotion.days).toHaveLength(30);
    expect(ofPromotion.days[0]).toEqual({ day: dayAfter(new Date(), -29), views: 0, clicks: 3 });
    expect(ofPromotion.days.at(-1)).toEqual({ day: today(), views: 8, clicks: 2 });
    expect(ofPromotion.page_clicks).toBe(3);
    const counted = { kayit: 1, yatirim: 0, onay: 2 };
    expect(ofPromotion.earned).toMatchObject({ conversions: counted, revenue: { TRY: 500, EUR: 9 } });
    const editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
    const address = `/api/admin/dashboard/figures?kind=promotion&id=${promotion.id}`;
    expect(await (await editor.get(address)).json(), "money is for administrators").toMatchObject({ earned: null });
    const ofCasino = await read("casino", casino.id);
    expect(ofCasino.days.at(-1), "with those of its promotions, also deleted ones").toMatchObject({
      views: 13,
      clicks: 13,
    });
    expect(ofCasino.page_clicks, "on its page and those of its promotions").toBe(7);
    await expectRefused(await site.admin.get("/api/admin/dashboard/figures?kind=post&id=1"), 422, "Tür geçersiz");
  });

  it("says that nothing was counted yet", async () => {
    await site.server.db.delete(daily_views);
    await site.server.db.delete(daily_clicks);
    const { days, most_viewed, most_clicked, counted_since, compared_views } = await traffic();
    expect({ most_viewed, most_clicked, counted_since, compared_views }).toEqual({
      most_viewed: [],
      most_clicked: [],
      counted_since: null,
      compared_views: null,
    });
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(0);
  });

  it("is forgotten after 400 days by the daily cron", async () => {
    const { casino } = await firstIds();
    const { db } = site.server;
    const days = [-401, -400, 0].map((ago) => dayAfter(new Date(), ago));
    await db
      .insert(daily_views)
      .values(days.map((day) => ({ kind: "casino" as const, record_id: casino.id, day, views: 1 })));
    await site.server.harness.getWorker().scheduled({ cron: "17 1 * * *", scheduledTime: new Date() });
    const kept = await db
      .select({ day: daily_views.day })
      .from(daily_views)
      .orderBy(sql`day`);
    expect(kept.map(({ day }) => day)).toEqual(days.slice(1));
  });
});
