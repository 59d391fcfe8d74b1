import { eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  activities,
  blog_posts,
  casinos,
  conversions,
  daily_clicks,
  daily_views,
  daily_visits,
  pages,
  profiles,
  promotion_categories,
  promotion_comments,
  promotions,
  removed_figures,
  splash_ads,
  tracked_clicks,
  trash,
} from "../../db/schema";
import type { Undone } from "../../worker/activity/undone";
import { promotionLink } from "../support/links";
import { promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { request } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

const PATH = "/api/admin/first-run";
const site = setupAdminSite();
const { undo } = undoClient(() => site.admin);
const TABLES = {
  ...{ blog_posts, pages, splash_ads, promotions, casinos, promotion_categories, promotion_comments, profiles },
};

interface FirstRun {
  content: Record<string, { demo: number; changed: string[]; own: number }>;
  removed: string[];
}
const firstRun = () => site.admin.call<FirstRun>("GET", PATH);
const rowsOf = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(TABLES).map(
        async ([name, table]) => [name, await site.server.db.select().from(table).orderBy(table.id)] as const,
      ),
    ),
  );
const send = (method: string, path: string, body?: unknown) => site.admin.send(method, path, body);

/** What the dashboard says about views. */
async function views() {
  const answer = await site.admin.get("/api/admin/dashboard/traffic");
  const { days, counted_since } = await answer.json<{ days: { views: number }[]; counted_since: string | null }>();
  return { counted_since, sum: days.reduce((sum, day) => sum + day.views, 0) };
}

/** All figures; click ids stay in any case, since operators may still report them. */
const figures = async () => {
  const { db } = site.server;
  return {
    views: await db.select().from(daily_views).orderBy(daily_views.kind, daily_views.record_id, daily_views.day),
    clicks: await db.select().from(daily_clicks),
    conversions: await db.select().from(conversions),
    visits: await db.select().from(daily_visits),
  };
};
const sizesOf = (all: Awaited<ReturnType<typeof figures>>) => Object.values(all).map((rows) => rows.length);

async function visitsShown() {
  const answer = await site.admin.get("/api/admin/visits");
  const { visits, entries, missed } = await answer.json<Record<string, unknown>>();
  return { visits, entries, missed };
}

/** Expects that no demo content is left but the pages. */
async function expectRemoved() {
  const { page, ...removed } = (await firstRun()).content;
  expect(Object.values(removed).map(({ demo }) => demo)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(page?.demo).toBe(5);
}

describe("the removal of demo content", () => {
  it("moves the demo content to the trash, and takes that back whole", async () => {
    const { db } = site.server;
    const [before, counted, viewed, visited] = [await rowsOf(), await figures(), await views(), await visitsShown()];
    expect(viewed.sum).toBeGreaterThan(0);
    expect(visited.visits).toBeGreaterThan(1000);
    for (const size of sizesOf(counted)) expect(size).toBeGreaterThan(50);
    const tracked = await db.$count(tracked_clicks);
    const removed = await send("DELETE", `${PATH}/demo`);
    expect(removed.status).toBe(204);
    await expectRemoved();
    expect(await db.$count(promotions)).toBe(0);
    expect(await views()).toEqual({ counted_since: null, sum: 0 });
    expect(sizesOf(await figures())).toEqual([0, 0, 0, 0]);
    expect(await db.$count(tracked_clicks)).toBe(tracked);
    expect(await visitsShown()).toEqual({ visits: 0, entries: [], missed: [] });
    expect(await db.$count(promotion_comments)).toBe(0);
    expect((await rowsOf())["pages"]).toEqual(before["pages"]);
    expect((await request(site.server, "/gizlilik")).status).toBe(200);
    const [entry] = await db.select().from(activities).where(eq(activities.kind, "demo"));
    expect(entry?.action).toBe("delete");
    const removal = changeOf(removed);
    expect((await firstRun()).removed).toEqual([removal]);
    const { rows } = await (await site.admin.get("/api/admin/activity?kind=demo")).json<{ rows: object[] }>();
    expect(rows[0]).toMatchObject({ action: "delete", change_ids: removal });
    const restored = await undo(removal, "delete", { kind: "demo" });
    const { records, whole } = await restored.json<Undone>();
    expect(whole).toBe("demo");
    expect(Object.groupBy(records, ({ kind }) => kind)["post"]).toHaveLength(before["blog_posts"]?.length ?? 0);
    expect(await rowsOf()).toEqual(before);
    expect(await views()).toEqual(viewed);
    expect(await figures()).toEqual(counted);
    expect(await db.$count(removed_figures)).toBe(0);
    expect(await visitsShown()).toEqual(visited);
    expect(await db.$count(trash)).toBe(0);
    expect((await firstRun()).removed).toEqual([]);
  });

  it.each(["promotion", "casino"] as const)(
    "lets the figures of a demo %s go and return with it, edited or not, and keeps those of other records",
    async (kind) => {
      const { db } = site.server;
      const [bonus] = await db.select().from(promotions).where(isNotNull(promotions.casino_id)).limit(1);
      const [click] = await db.select().from(daily_clicks).limit(1);
      if (!bonus?.casino_id || !click) throw new Error("no demo content");
      const own = crypto.randomUUID();
      await site.set(promotions, bonus.id, { updated_by: "ada@ornek.example" });
      await db.insert(daily_clicks).values({ ...click, ...promotionLink(own, bonus.casino_id) });
      const before = await figures();
      const [id, path] = kind === "promotion" ? [bonus.id, "promotions"] : [bonus.casino_id, "casinos"];
      const isIts = (row: { record_id: string; casino_id?: string }) =>
        row.record_id !== own && [row.record_id, row.casino_id].includes(id);
      expect((await send("DELETE", `/api/admin/${path}/${id}`)).status).toBe(204);
      const left = await figures();
      for (const table of ["views", "clicks", "conversions"] as const) {
        const stays = (before[table] as (typeof click)[]).filter((row) => !isIts(row));
        expect(left[table], table).toEqual(stays);
        expect(stays.length, table).toBeLessThan(before[table].length);
      }
      expect(left.visits, "of all records").toEqual(before.visits);
      expect((await send("PUT", `/api/admin/trash/${id}/restoration`)).status).toBe(200);
      expect(await figures()).toEqual(before);
      await site.set(promotions, bonus.id, { updated_by: null });
      await db.delete(daily_clicks).where(eq(daily_clicks.record_id, own));
    },
  );

  it("keeps the clicks of a demo promotion away until it and its casino are back", async () => {
    const { db } = site.server;
    const [link] = await db.select().from(daily_clicks).where(eq(daily_clicks.kind, "promotion")).limit(1);
    if (!link) throw new Error("no demo content");
    const before = await figures();
    const [casino, promotion] = [`casinos/${link.casino_id}`, `promotions/${link.record_id}`];
    const restore = (id: string) => send("PUT", `/api/admin/trash/${id}/restoration`);
    const isIts = ({ record_id }: { record_id: string }) => record_id === link.record_id;
    for (const path of [casino, promotion]) expect((await send("DELETE", `/api/admin/${path}`)).status).toBe(204);
    for (const [first, last] of [
      [link.casino_id, link.record_id],
      [link.record_id, link.casino_id],
    ] as const) {
      expect((await restore(first)).status).toBe(200);
      expect((await figures()).clicks.filter(isIts)).toEqual([]);
      expect((await restore(last)).status).toBe(200);
      expect((await figures()).clicks).toEqual(expect.arrayContaining(before.clicks.filter(isIts)));
      for (const path of [casino, promotion]) await send("DELETE", `/api/admin/${path}`);
    }
    for (const id of [link.casino_id, link.record_id]) await restore(id);
  });

  it("takes back only what it removed", async () => {
    const { db } = site.server;
    const [post] = await db.select().from(blog_posts).limit(1);
    await send("DELETE", `/api/admin/blog/${post?.id}`);
    await undo(changeOf(await send("DELETE", `${PATH}/demo`)), "delete");
    expect((await db.select({ id: trash.id }).from(trash)).map(({ id }) => id)).toEqual([post?.id]);
    expect((await send("PUT", `/api/admin/trash/${post?.id}/restoration`)).status).toBe(200);
  });

  it("counts no edit of a demo record as the editor's own, names it, and removes it knowingly", async () => {
    const { db } = site.server;
    const whole = await rowsOf();
    const [promotion] = await db.select().from(promotions).where(isNotNull(promotions.casino_id)).limit(1);
    const casino = await site.rowOf(casinos, promotion?.casino_id);
    const path = `/api/admin/promotions/${promotion?.id}/expiry`;
    const { updated_at, expiry_date } = promotion ?? {};
    const longer = await send("PUT", path, { expiry_date: "2099-01-01", updated_at });
    const basis = (await longer.json<{ updated_at: string }>()).updated_at;
    expect((await send("PUT", path, { expiry_date, updated_at: basis })).status).toBe(200);
    const first = await send("DELETE", `${PATH}/demo`);
    const { content } = await firstRun();
    expect(content["promotion"]).toEqual({ demo: 0, changed: [promotion?.title], own: 0 });
    expect(content["casino"]).toEqual({ demo: 0, changed: [casino?.name], own: 0 });
    expect((await send("DELETE", `${PATH}/demo?changed=all`)).status).toBe(422);
    const second = await send("DELETE", `${PATH}/demo?changed=with`);
    expect(second.status).toBe(204);
    expect(Object.values((await firstRun()).content).flatMap(({ changed }) => changed)).toEqual([]);
    expect(await db.$count(promotions)).toBe(0);
    const removals = [second, first].map(changeOf);
    expect((await firstRun()).removed).toEqual(removals);
    for (const removal of removals) expect((await undo(removal, "delete")).status).toBe(200);
    const back = await rowsOf();
    for (const table of Object.keys(TABLES)) expect(back[table]?.length).toBe(whole[table]?.length);
    expect(back["promotions"]).toContainEqual(expect.objectContaining({ casino_id: casino?.id }));
    await site.set(promotions, promotion?.id, { updated_by: null });
  });

  it("keeps what editors saved, and the casino and category of their promotions", async () => {
    const { db } = site.server;
    const [casino] = await db.select().from(casinos).limit(1);
    const [category] = await db.select().from(promotion_categories).limit(1);
    const [post] = await db.select().from(blog_posts).limit(1);
    const added = await send("POST", "/api/admin/promotions", {
      ...promotionInput(),
      casino_id: casino?.id,
      category_id: category?.id,
    });
    const { id } = await added.json<{ id: string }>();
    const { title, category: topic, excerpt, content, updated_at } = post ?? {};
    const saved = await send("PUT", `/api/admin/blog/${post?.id}`, {
      title,
      category: topic,
      excerpt,
      content,
      updated_at,
    });
    expect(saved.status).toBe(200);
    expect((await send("DELETE", `${PATH}/demo`)).status).toBe(204);
    const left = await rowsOf();
    expect(left["promotions"]).toMatchObject([{ id, casino_id: casino?.id, category_id: category?.id }]);
    expect(left["casinos"]).toMatchObject([{ id: casino?.id }]);
    expect(left["promotion_categories"]).toMatchObject([{ id: category?.id }]);
    expect(left["blog_posts"]).toMatchObject([{ id: post?.id }]);
    await expectRemoved();
  });
});
