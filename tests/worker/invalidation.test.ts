import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import * as schema from "../../db/schema";
import { unstamped } from "../support/commenter";
import { type PurgeRecorder, startPurgeRecorder } from "../support/purge-recorder";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite();
let worker: PurgeRecorder;
beforeAll(async () => {
  worker = await startPurgeRecorder(site);
});

const CASINO = "/casino/isilti-casino";
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
const POST = "/blog/sahte-siteyi-ele-veren-sekiz-isaret";

const promotion = eq(schema.promotions.slug, "150-hos-geldin-bonusu");
const promotionId = (db: Db) => db.select({ id: schema.promotions.id }).from(schema.promotions).where(promotion);
const comment = (promotion_id: string) => ({
  ...{ promotion_id, user_name: "Ada", comment: "Güzel.", rating: 1, search_text: "güzel" },
  updated_at: "2026-11-22T00:00:00.000Z",
});

/** A write of each kind, and some pages that show what it changes. */
const WRITES: Record<string, [write: (db: Db) => Promise<unknown>, pages: string[]]> = {
  "a promotion": [
    (db) => db.update(schema.promotions).set({ title: "Bambaşka Bonus" }).where(promotion),
    [PROMOTION, CASINO],
  ],
  "a new promotion": [
    async (db) => {
      const [row] = await db.select().from(schema.promotions).where(promotion);
      if (row)
        await db.insert(schema.promotions).values({ ...row, id: "yeni", slug: "yeni", created_at: "2099-01-01" });
    },
    ["/", "/bonuslar", CASINO, "/sitemap.xml", "/bonuslar/feed.xml"],
  ],
  "a deleted promotion": [
    (db) => db.delete(schema.promotions).where(eq(schema.promotions.slug, "yeni")),
    ["/", "/bonuslar", CASINO],
  ],
  "a casino": [
    (db) => db.update(schema.casinos).set({ name: "Aşı" }).where(eq(schema.casinos.slug, "isilti-casino")),
    [PROMOTION, CASINO, "/guvenilir-siteler"],
  ],
  "a category": [
    (db) => db.update(schema.promotion_categories).set({ name: "Tür" }),
    [PROMOTION, "/bonuslar", "/sitemap"],
  ],
  "a published comment": [
    async (db) => {
      const [{ id = "" } = {}] = await promotionId(db);
      await db.insert(schema.promotion_comments).values({ ...comment(id), id: "yorum" });
    },
    [PROMOTION, CASINO],
  ],
  "a hidden comment": [
    (db) =>
      db.update(schema.promotion_comments).set({ status: "hidden" }).where(eq(schema.promotion_comments.id, "yorum")),
    [PROMOTION, CASINO],
  ],
  "a post": [
    (db) =>
      db
        .update(schema.blog_posts)
        .set({ title: "Yedi işaret" })
        .where(eq(schema.blog_posts.slug, POST.slice(6))),
    [POST, "/", "/blog", "/blog/feed.xml"],
  ],
  "an editor's page": [
    (db) => db.update(schema.pages).set({ title: "Künye" }).where(eq(schema.pages.slug, "hakkimizda")),
    ["/hakkimizda", "/", "/sitemap"],
  ],
  "the hero": [(db) => db.update(schema.hero_section).set({ description: "Başka söz" }), ["/"]],
  "the text of home": [(db) => db.update(schema.settings).set({ blog_section_text: "<p>Başka</p>" }), ["/"]],
  "the legal settings": [(db) => db.update(schema.legal_settings).set({ note: "Başka cümle." }), [CASINO, PROMOTION]],
  "the weights of reviews": [(db) => db.update(schema.review_settings).set({ casino_days: 1 }), [CASINO]],
  "SEO texts": [
    (db) => db.update(schema.seo_settings).set({ keywords: "başka" }),
    ["/", "/blog", "/bonuslar", "/guvenilir-siteler"],
  ],
  "a splash ad": [(db) => db.update(schema.splash_ads).set({ title: "Bayram" }), ["/", "/bonuslar"]],
};

async function pageAt(path: string) {
  const response = await worker.get(path);
  const body = unstamped(await response.text());
  return { path, body, tags: response.headers.get("Cache-Tag")?.split(",") ?? [] };
}

describe("a write changes the pages that show it at once, and purges them:", () => {
  it.each(Object.entries(WRITES))("%s", async (_, [write, paths]) => {
    const before = await Promise.all(paths.map(pageAt));
    await write(site.server.db);
    await worker.runCron("*/10 * * * *", new Date());
    const purged = (await worker.takePurges()).flat();
    for (const page of before) {
      expect((await pageAt(page.path)).body === page.body, page.path).toBe(false);
      expect(page.tags.filter((tag) => purged.includes(tag)).length, page.path).toBeGreaterThan(0);
    }
  });
});

it("a comment purges no other pages than those of its promotion and casino", async () => {
  const [{ id = "" } = {}] = await promotionId(site.server.db);
  await worker.takePurges();
  await site.server.db.insert(schema.promotion_comments).values({ ...comment(id), id: "ikinci" });
  await worker.runCron("*/10 * * * *", new Date());
  const [purged = []] = await worker.takePurges();
  expect(purged.sort()).toEqual([`comments:${id}`, expect.stringMatching(/^ratings:/)]);
});

it.each([
  [
    "a draft",
    (db: Db) => db.update(schema.blog_posts).set({ title: "Taslak" }).where(eq(schema.blog_posts.is_published, false)),
  ],
  [
    "a pending comment",
    (db: Db) =>
      db.update(schema.promotion_comments).set({ rating: 2 }).where(eq(schema.promotion_comments.status, "pending")),
  ],
  ["a counted view", (db: Db) => db.update(schema.promotions).set({ view_count: 7 })],
])("%s purges nothing and keeps the content version", async (_, write) => {
  const version = async () => (await site.server.db.select().from(schema.content_version))[0]?.content;
  const before = await version();
  await worker.takePurges();
  await write(site.server.db);
  await worker.runCron("*/10 * * * *", new Date());
  expect(await worker.takePurges()).toEqual([]);
  expect(await version()).toBe(before);
});
