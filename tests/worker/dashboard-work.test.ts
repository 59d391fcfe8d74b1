import { eq, gt } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  announcements,
  blog_posts,
  casinos,
  former_addresses,
  pending_purges,
  type Promotion,
  promotion_comments,
  promotions,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { WORK_LISTS } from "../../worker/dashboard/rules";
import { rewriteReferences } from "../../worker/references/writing.server";
import { setupAdminSite } from "../support/site";
import { expectRefused, SITE_URL } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

interface Section {
  total: number;
  rows: ({ id: string } & Record<string, unknown>)[];
}
const site = setupAdminSite({ logsStatements: true });
const work = () => site.admin.call<Record<string, Section>>("GET", "dashboard/work");
const now = () => new Date();

beforeEach(async () => {
  const { db } = site.server;
  const today = now().toISOString();
  await db.update(promotions).set({
    is_active: true,
    expiry_date: null,
    last_verified_at: today,
    image_url: "https://resim.example/a.png",
  });
  await db.update(casinos).set({ last_verified_at: today, logo_url: "https://resim.example/a.png" });
  await db.update(blog_posts).set({ is_published: true, image_url: "https://resim.example/a.png" });
  await db.update(promotion_comments).set({ status: "published" });
  await db.delete(announcements);
  await db.delete(pending_purges);
  await db.update(schedules).set({ is_active: false });
});

describe("the work of the dashboard", () => {
  // Records that were written are read for it at the next request.
  beforeEach(work);

  it("is empty when nothing waits, in one round trip", async () => {
    site.server.sentStatements();
    const sections = await work();
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    expect(Object.keys(sections)).toHaveLength(12);
    for (const [name, section] of Object.entries(sections)) expect(section, name).toEqual({ total: 0, rows: [] });
  });

  it("tells which promotions end within seven days and which have ended but are still on", async () => {
    const { db } = site.server;
    const chosen = await db.select().from(promotions).limit(8);
    const set = (n: number, values: Partial<Promotion>) => site.set(promotions, chosen[n]?.id, values);
    for (const [n, days] of [6, 7, 0, -1, -2].entries()) await set(n, { expiry_date: dayAfter(now(), days) });
    await set(5, { expiry_date: dayAfter(now(), 2), is_active: false });
    await set(6, { expiry_date: dayAfter(now(), -2), is_active: false });
    const { ending, expired } = await work();
    expect(ending?.total).toBe(2);
    expect(ending?.rows.map(({ id }) => id)).toEqual([chosen[2]?.id, chosen[0]?.id]);
    expect(expired?.rows.map(({ id }) => id)).toEqual([chosen[3]?.id, chosen[4]?.id]);
  });

  it("counts of each kind what its list shows", async () => {
    const { db } = site.server;
    const rows = await db.select().from(promotions);
    for (const [n, { id }] of rows.entries())
      await site.set(promotions, id, {
        expiry_date: n % 5 === 4 ? null : dayAfter(now(), (n % 12) - 3),
        is_active: n % 4 > 0,
        last_verified_at: n % 3 > 0 ? "2026-01-01T00:00:00.000Z" : now().toISOString(),
        image_url: n % 7 > 0 ? null : "https://resim.example/a.png",
      });
    await db.update(promotion_comments).set({ status: "pending" }).where(gt(promotion_comments.rating, 3));
    await db.update(blog_posts).set({ is_published: false, queue_position: null }).where(gt(blog_posts.title, "K"));
    await db.update(blog_posts).set({ queue_position: 1 }).where(gt(blog_posts.title, "T"));
    const found = await work();
    const query = (list: Record<string, string>) => `?${new URLSearchParams(list).toString()}`;
    const LISTS = {
      ending: `promotions${query(WORK_LISTS.ending)}`,
      expired: `promotions${query(WORK_LISTS.expired)}`,
      comments: `comments${query(WORK_LISTS.comments)}`,
      drafts: `blog${query(WORK_LISTS.drafts)}`,
      verifications: "verification",
      faults: "dashboard/faults",
    };
    for (const [kind, path] of Object.entries(LISTS)) {
      const { total, rows } = await site.admin.call<Section>("GET", path);
      expect(total, kind).toBeGreaterThan(0);
      expect(total, kind).toBe(found[kind]?.total);
      const listed = rows.map(({ id }) => id);
      if (total <= rows.length) for (const { id } of found[kind]?.rows ?? []) expect(listed, kind).toContain(id);
    }
  });

  it("shows five rows of a kind and counts all of them, which it shows when it is asked for all", async () => {
    await site.server.db.update(promotion_comments).set({ status: "pending", held_for: "link" });
    await site.server.db.update(blog_posts).set({ is_published: false, queue_position: null, publish_at: null });
    const { comments, drafts } = await work();
    expect(comments?.rows).toHaveLength(5);
    expect(comments?.total).toBe(await site.server.db.$count(promotion_comments));
    expect(comments?.rows[0]).toMatchObject({ held_for: "link", rating: expect.any(Number) as number });
    expect(drafts?.rows).toHaveLength(5);
    expect(drafts?.total).toBe(await site.server.db.$count(blog_posts));
    const all = await site.admin.call<Record<string, Section>>("GET", "dashboard/work?rows=all");
    for (const [kind, { rows, total }] of Object.entries(all)) expect(rows.length, kind).toBe(total);
    expect(all["comments"]?.total).toBe(comments?.total);
    await expectRefused(await site.admin.send("GET", "/api/admin/dashboard/work?rows=9"), 422, "Satır sayısı geçersiz");
  });

  it("names drafts that nothing is planned for, and again once their publication was taken back", async () => {
    const { db } = site.server;
    const chosen = await db.select().from(blog_posts).limit(3);
    const [id = "", queued = "", scheduled = ""] = chosen.map((post) => post.id);
    const unplan = { is_published: false, queue_position: null, publish_at: null };
    const set = (of: string, values: object) => site.set(blog_posts, of, values);
    await set(id, unplan);
    await set(queued, { ...unplan, queue_position: 7.5 });
    await set(scheduled, { ...unplan, publish_at: "2095-01-01T06:00:00.000Z" });
    expect((await work())["drafts"]).toMatchObject({ total: 1, rows: [{ id }] });
    const path = `/api/admin/blog/${id}/publication`;
    const change = changeOf(await site.admin.send("PUT", path));
    expect((await work())["drafts"]).toEqual({ total: 0, rows: [] });
    expect((await undoClient(() => site.admin).undo(change, "publish")).status).toBe(200);
    expect((await work())["drafts"]).toMatchObject({ total: 1, rows: [{ id }] });
  });

  it("says that posts are not published by themselves, and that pages could not be purged", async () => {
    const { db } = site.server;
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const ids = async () => (await work())["health"]?.rows.map(({ id }) => id);
    await db.delete(pending_purges);
    await db.update(schedules).set({ is_active: true, last_tick_at: ago(59) });
    expect(await ids()).toEqual([]);
    await db.insert(pending_purges).values({ tag: "posts", created_at: ago(9) });
    await db.update(schedules).set({ last_tick_at: ago(61) });
    expect(await ids()).toEqual(["cron"]);
    await db.insert(pending_purges).values({ tag: "hero", created_at: ago(11) });
    expect(await ids()).toEqual(["cron", "purges"]);
    await db.update(schedules).set({ is_active: false });
    expect(await ids()).toEqual(["purges"]);
  });

  it("names what has no picture, or one that left the library", async () => {
    const { db } = site.server;
    const [promotion] = await db.select().from(promotions).limit(1);
    const [casino] = await db.select().from(casinos).limit(1);
    const [post, draft] = await db.select().from(blog_posts).limit(2);
    const url = "/media/promotions/gone.png";
    await site.set(promotions, promotion?.id, { image_url: url });
    await site.set(casinos, casino?.id, { logo_url: "" });
    await site.set(blog_posts, post?.id, { image_url: null });
    await site.set(blog_posts, draft?.id, { image_url: null, is_published: false });
    await rewriteReferences(db, SITE_URL);
    const { faults } = await work();
    const found = faults?.rows.map((row) => ({ id: row.id, kind: row["kind"], faults: row["faults"] }));
    const bare = [{ type: "picture", target: null }];
    expect(faults?.total).toBe(3);
    expect(found?.[0]).toEqual({ id: promotion?.id, kind: "promotion", faults: [{ type: "picture", target: url }] });
    expect(found).toContainEqual({ id: casino?.id, kind: "casino", faults: bare });
    expect(found).toContainEqual({ id: post?.id, kind: "post", faults: bare });
    const { rows } = await site.admin.call<Section>("GET", "dashboard/faults");
    expect(rows.map(({ id }) => id)).toEqual(faults?.rows.map(({ id }) => id));
  });

  it("names links to addresses of the site that lead nowhere, of public records alone", async () => {
    const { db } = site.server;
    const [post, draft] = await db.select().from(blog_posts).limit(2);
    const [casino] = await db.select().from(casinos).limit(1);
    const [promotion] = await db
      .select()
      .from(promotions)
      .where(eq(promotions.casino_id, casino?.id ?? ""))
      .limit(1);
    const good = [
      ...["/", "/bonuslar?q=x", "/blog/", "/hakkimizda", "/sitemap.xml", "https://baska.example/yok", "#x"],
      ...[`/casino/${casino?.slug}`, `/bonuslar/${casino?.slug}/${promotion?.slug}`, `/blog/${post?.slug}#a`],
      "https://bonusrehberi.example/blog",
    ];
    const bad = ["/blog/yok", "/casino/yok", `/bonuslar/${casino?.slug}/yok`, "/yok", `/blog/${draft?.slug}`];
    const link = (address: string) => `<a href="${address}">x</a>`;
    const set = async (id: string | undefined, values: object) => {
      await site.set(blog_posts, id, values);
      await rewriteReferences(db, SITE_URL);
    };
    await set(draft?.id, { content: link("/taslakta-yok"), is_published: false });
    await db.delete(former_addresses);
    await set(post?.id, { content: good.map(link).join(" ") });
    expect((await work())["faults"]).toEqual({ total: 0, rows: [] });
    await set(post?.id, { content: [...good, ...bad].map(link).join(" ") });
    const { faults } = await work();
    expect(faults?.rows).toMatchObject([{ id: post?.id, kind: "post" }]);
    const named = faults?.rows[0]?.["faults"] as { type: string; target: string }[];
    expect(new Set(named.map(({ target }) => target))).toEqual(new Set(bad));
    await db.insert(former_addresses).values({ path: "/yok", record_id: casino?.id ?? "" });
    expect((await work())["faults"]?.rows[0]?.["faults"]).toHaveLength(bad.length - 1);
    await set(post?.id, { content: "<p>Bağlantısız</p>" });
  });
});
