import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blog_posts, casinos, daily_clicks, daily_views, daily_visits, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { OTHERS } from "../../worker/visits/constants";
import type { readVisits } from "../../worker/visits/editing.server";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { promotionLink } from "../support/links";

const site = setupAdminSite({ logsStatements: true });
const today = () => dayAfter(new Date(), 0);
type Visits = Awaited<ReturnType<typeof readVisits>>;
const read = (query = "") => site.admin.call<Visits>("GET", `visits${query}`);

beforeEach(async () => {
  for (const table of [daily_clicks, daily_views, daily_visits]) await site.server.db.delete(table);
});

describe("the screen of visits", () => {
  it("refuses other periods", async () => {
    await expectRefused(await site.admin.get("/api/admin/visits?days=31"), 422, "Dönem 7, 30 ya da 90 gün olabilir");
  });

  it("shows values from 3 visits on, over all days of the period, in one batch", async () => {
    const add = (
      ago: number,
      kind: typeof daily_visits.$inferInsert.kind,
      record_id: string,
      visits: number,
      more = {},
    ) =>
      site.server.db.insert(daily_visits).values({ day: dayAfter(new Date(), -ago), kind, record_id, visits, ...more });
    await add(0, "referrer", "iki.example", 2, { robots: 8 });
    await add(0, "referrer", OTHERS, 9);
    await add(0, "referrer", "uc.example", 1);
    await add(6, "referrer", "uc.example", 2);
    await add(7, "referrer", "uc.example", 50);
    await add(0, "entry", "/bonuslar", 4);
    await add(3, "search", "aranan", 2, { hits: 0 });
    await add(1, "search", "aranan", 3, { hits: 2 });
    await add(1, "search", "bulunmayan", 3, { hits: 0, typed: "Bulunmayan Şey?" });
    await add(4, "search", "bulunmayan", 1, { hits: 6, typed: "BULUNMAYAN ŞEY?" });
    await add(1, "filter", "cevrim", 3);
    const click = { ...promotionLink("x"), country: "", device: "phone" } as const;
    await site.server.db.insert(daily_clicks).values([
      { ...click, day: today(), page: "/bonuslar", clicks: 3 },
      { ...click, day: dayAfter(new Date(), -8), page: "/bonuslar", clicks: 5 },
    ]);
    site.server.sentStatements();
    const week = await read("?days=7");
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    expect(week).toMatchObject({ visits: 14, robots: 8 });
    expect(week.referrers.map(({ value, visits }) => [value, visits])).toEqual([
      ["uc.example", 3],
      [OTHERS, 9],
    ]);
    expect(week.entries).toMatchObject([{ value: "/bonuslar", visits: 4, clicks: 3 }]);
    expect(week.searches).toMatchObject([
      { value: "aranan", visits: 5, hits: 2 },
      { value: "bulunmayan", visits: 4, hits: 0 },
    ]);
    expect(week.missed).toMatchObject([{ value: "bulunmayan", visits: 4, typed: "Bulunmayan Şey?" }]);
    expect(week.filters).toMatchObject([{ value: "cevrim", visits: 3 }]);
    expect((await read()).referrers[0]).toMatchObject({ value: "uc.example", visits: 53 });
  });

  it("has the views of entry pages of records and lists, and none of other pages", async () => {
    const { db } = site.server;
    const [bonus] = await db
      .select({ id: promotions.id, slug: promotions.slug, casino_id: casinos.id, casino: casinos.slug })
      .from(promotions)
      .innerJoin(casinos, eq(casinos.id, promotions.casino_id))
      .limit(1);
    const [post] = await db.select({ id: blog_posts.id, slug: blog_posts.slug }).from(blog_posts).limit(1);
    if (!bonus || !post) throw new Error("no demo content");
    const viewed = [
      ["promotion", bonus.id, `/bonuslar/${bonus.casino}/${bonus.slug}`, 40],
      ["casino", bonus.casino_id, `/casino/${bonus.casino}`, 30],
      ["post", post.id, `/blog/${post.slug}`, 20],
    ] as const;
    for (const [kind, record_id, value, views] of viewed) {
      for (const ago of [0, 1, 40]) {
        const day = dayAfter(new Date(), -ago);
        await db.insert(daily_views).values({ day, kind, record_id, views: views / 2 });
      }
      await db.insert(daily_visits).values({ day: today(), kind: "entry", record_id: value, visits: 3 });
    }
    const list = { kind: "list", record_id: "home" } as const;
    for (const [ago, views] of [
      [29, 1],
      [0, 7],
      [40, 50],
    ] as const)
      await db.insert(daily_views).values({ ...list, day: dayAfter(new Date(), -ago), views });
    for (const value of ["/", "/blog"])
      await db.insert(daily_visits).values({ day: today(), kind: "entry", record_id: value, visits: 3 });
    const { entries } = await read();
    expect(Object.fromEntries(entries.map(({ value, views }) => [value, views]))).toEqual({
      "/": 8,
      "/blog": null,
      ...Object.fromEntries(viewed.map(([, , path, views]) => [path, views])),
    });
  });

  it("is empty before the first visit", async () => {
    const lists = { referrers: [], entries: [], searches: [], missed: [], filters: [] };
    expect(await read("?days=90")).toEqual({ visits: 0, robots: 0, ...lists });
  });
});
