import { describe, expect, it } from "vitest";
import { announcements, blog_posts, casinos, type Post, type Promotion, promotions } from "../../db/schema";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";
import { postInput } from "../support/inputs";
import { eventually, INDEXING_TOKEN, INDEXNOW_KEY, setupIndexingSite } from "../support/indexing-site";
import { request, SITE_URL } from "../support/test-server";

const site = setupIndexingSite();

describe("announcing", () => {
  it("announces a published post to every service, and marks it once they accepted it", async () => {
    const { id, slug } = await site.createOnlyDraft();
    expect((await site.publish(id)).status).toBe(200);
    await eventually(async () => expect((await site.post(id))?.indexed).toBe(true));
    const address = `${SITE_URL}/blog/${slug}`;
    expect(site.requestsTo("/index")).toEqual([
      { path: "/index", addresses: [address], secret: INDEXING_TOKEN, body: undefined },
    ]);
    expect(site.requestsTo("/indexnow").map(({ body }) => body)).toEqual([
      { host: "bonusrehberi.example", key: INDEXNOW_KEY, keyLocation: `${SITE_URL}/indexnow.txt`, urlList: [address] },
    ]);
    expect(await site.announcements()).toEqual({ waiting: 0, given_up: 0, is_configured: true, failures: [] });
    await site.runCron(2);
    expect(site.service().requests).toHaveLength(2);
  });

  it("announces a post that is published while it is saved", async () => {
    await replaceAllPosts(site.server.db, []);
    const saved = (method: string, path: string, body: object) =>
      site.admin.call<Post>(method, `blog${path}`, { ...postInput(), ...body });
    const added = await saved("POST", "", { slug: "eklenen", publish: true });
    await eventually(async () => expect((await site.post(added.id))?.indexed).toBe(true));
    const { id, updated_at } = await saved("POST", "", { slug: "taslak" });
    await saved("PUT", `/${id}`, { updated_at, publish: true });
    await eventually(async () => expect((await site.post(id))?.indexed).toBe(true));
    expect([...site.submittedUrls()].sort()).toEqual([`${SITE_URL}/blog/eklenen`, `${SITE_URL}/blog/taslak`]);
  });

  it("serves the key to whoever asks for it", async () => {
    const response = await request(site.server, "/indexnow.txt");
    expect([response.status, await response.text()]).toEqual([200, INDEXNOW_KEY]);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  });

  it("happens once for what the cron publishes, however the ticks overlap", async () => {
    const drafts = [1, 2, 3].map((index) => draftPost(index));
    await replaceAllPosts(site.server.db, drafts);
    const now = new Date();
    await setSchedule(site.server.db, now.toISOString(), 3);
    await Promise.all(Array.from({ length: 10 }, () => site.runCron()));
    expect([...site.submittedUrls()].sort()).toEqual(drafts.map(({ slug }) => `${SITE_URL}/blog/${slug}`).sort());
    expect(await site.server.db.select().from(announcements)).toEqual([]);
    expect((await site.post(drafts[0]?.id ?? ""))?.indexed).toBe(true);
  });

  it("sends each service as many addresses as it accepts: IndexNow all, the other six at once and thirty in a run", async () => {
    const drafts = Array.from({ length: 40 }, (_, i) => draftPost(i));
    await replaceAllPosts(site.server.db, drafts);
    await site.admin.send("POST", "/api/admin/blog/selection", {
      action: "publish",
      ids: drafts.map(({ id }) => id),
    });
    await eventually(async () => expect(await site.server.db.$count(announcements)).toBe(34));
    expect(site.submittedUrls()).toHaveLength(6);
    await site.runCron();
    expect(site.submittedUrls()).toHaveLength(36);
    await site.runCron();
    expect(new Set(site.submittedUrls()).size).toBe(40);
    expect(site.submittedUrls()).toHaveLength(40);
    expect(site.requestsTo("/indexnow").map(({ addresses }) => addresses.length)).toEqual([40]);
    expect((await site.announcements()).waiting).toBe(0);
  });

  it("tells that a post is no longer public, also if it could not tell of it before", async () => {
    site.service().mode = "500";
    const { id, slug } = await site.createOnlyDraft();
    await site.publish(id);
    await eventually(async () => expect((await site.announcements()).failures[0]?.error).toContain("HTTP 500"));
    site.service().mode = "ok";
    await site.admin.send("DELETE", `/api/admin/blog/${id}/publication`);
    expect((await site.announcements()).waiting).toBe(0);
    await site.runCron();
    expect(site.submittedUrls()).toHaveLength(1);
    await site.runCron(0.2);
    expect(site.submittedUrls()).toEqual(Array(2).fill(`${SITE_URL}/blog/${slug}`));
    expect(await site.server.db.select().from(announcements)).toEqual([]);
    expect((await site.post(id))?.indexed).toBe(false);
  });

  it("marks nothing that was switched off while it was announced", async () => {
    site.service().mode = "slow";
    const input = { title: "Kapanan Bonus", short_description: "Bildirilirken kapanır.", url: "https://a.example/" };
    const { id } = await site.admin.call<Promotion>("POST", "promotions", input);
    await eventually(() => expect(site.service().requests).toHaveLength(2));
    // Not by the panel, which takes the mark away by itself.
    await site.set(promotions, id, { is_active: false });
    await eventually(async () => expect(await site.server.db.$count(announcements)).toBe(0));
    expect(await site.promotion(id)).toMatchObject({ is_active: false, indexed: false });
  });

  it.each([{ is_published: false }, { slug: "elle-tasinan" }])(
    "marks no post that became %j while it was announced",
    async (change) => {
      site.service().mode = "slow";
      const { id } = await site.createOnlyDraft();
      await site.publish(id);
      await eventually(() => expect(site.service().requests).toHaveLength(2));
      await site.set(blog_posts, id, change);
      await eventually(async () => expect(await site.server.db.$count(announcements)).toBe(0));
      expect(await site.post(id)).toMatchObject({ ...change, indexed: false });
    },
  );

  it("marks a post only at the address that was announced", async () => {
    site.service().mode = "slow";
    const { id, slug } = await site.createOnlyDraft();
    await site.publish(id);
    await eventually(() => expect(site.submittedUrls()).toHaveLength(1));
    const { title, category, excerpt, content, updated_at } = (await site.post(id)) as Post;
    const moved = { title, category, excerpt, content, slug: "baska-adres", updated_at };
    expect((await site.admin.send("PUT", `/api/admin/blog/${id}`, moved)).status).toBe(200);
    await eventually(() => expect(site.submittedUrls()).toHaveLength(2));
    expect(site.submittedUrls()).toEqual([`${SITE_URL}/blog/${slug}`, `${SITE_URL}/blog/baska-adres`]);
    await eventually(async () => expect((await site.post(id))?.indexed).toBe(true));
    const list = await site.admin.call<{ rows: Post[] }>("GET", "blog");
    expect(list.rows[0]).toMatchObject({ slug: "baska-adres", indexed: true });
    site.service().mode = "500";
    const again = { ...moved, slug: "son-adres", updated_at: (await site.post(id))?.updated_at };
    const answer = await site.admin.send("PUT", `/api/admin/blog/${id}`, again);
    expect(await answer.json()).toMatchObject({ slug: "son-adres", indexed: false });
  });
});

describe("announcing a promotion", () => {
  const path = "/api/admin/promotions";

  /** Adds a promotion of the first casino; `edit` sends its form again with a change. */
  async function addPromotion(given: object = {}) {
    const [casino] = await site.server.db.select().from(casinos).limit(1);
    const input = {
      title: "Dizine Giren Bonus",
      short_description: "Dizine bildirilen promosyon.",
      url: "https://a.example/",
      casino_id: casino?.id ?? null,
      ...given,
    };
    const { id, slug } = await site.admin.call<Promotion>("POST", path, input);
    const edit = async (change: object) => {
      const { updated_at } = (await site.promotion(id)) as Promotion;
      expect((await site.admin.send("PUT", `${path}/${id}`, { ...input, ...change, updated_at })).status).toBe(200);
    };
    return { id, slug, url: `${SITE_URL}/bonuslar/${casino?.slug}/${slug}`, edit };
  }

  async function expectSubmitted(id: string, ...urls: string[]) {
    await eventually(() => expect(site.submittedUrls()).toEqual(urls));
    await eventually(async () => expect((await site.promotion(id))?.indexed).toBe(true));
  }

  it("happens once when it is added, not again when its title changes", async () => {
    const { id, url, edit } = await addPromotion();
    await expectSubmitted(id, url);
    await edit({ title: "Adı Değişen Bonus" });
    await eventually(async () => expect((await site.announcements()).waiting).toBe(0));
    await expectSubmitted(id, url);
  });

  it.each(["switch", "form"])("happens again when its %s turns it off and on", async (by) => {
    const { id, url, edit } = await addPromotion();
    await expectSubmitted(id, url);
    for (const is_active of [false, true])
      if (by === "form") await edit({ is_active });
      else await site.admin.send(is_active ? "PUT" : "DELETE", `${path}/${id}/activation`);
    await expectSubmitted(id, url, url);
  });

  it("happens once when a selection switches it on twice", async () => {
    const { id, url } = await addPromotion();
    await expectSubmitted(id, url);
    for (const action of ["activate", "deactivate", "activate"])
      await site.admin.send("POST", `${path}/selection`, { action, ids: [id] });
    await expectSubmitted(id, url, url);
  });

  it("happens again at its new address when it loses its casino", async () => {
    const { id, slug, url, edit } = await addPromotion();
    await expectSubmitted(id, url);
    await edit({ casino_id: null });
    await expectSubmitted(id, url, `${SITE_URL}/bonuslar/diger/${slug}`);
  });

  it.each([{ is_active: false }, { expiry_date: "2020-01-01" }])("never happens for one with %j", async (given) => {
    const { id } = await addPromotion(given);
    await eventually(async () => expect((await site.announcements()).waiting).toBe(0));
    expect(site.submittedUrls()).toEqual([]);
    expect((await site.promotion(id))?.indexed).toBe(false);
  });
});
