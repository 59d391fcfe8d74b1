import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { seed, seedIfEmpty } from "../../scripts/demo-world/seed";
import * as schema from "../../db/schema";
import { publishedPosts } from "../../worker/blog/public.server";
import { countView } from "../../worker/views/counting.server";
import { addCasino } from "../../worker/casinos/editing.server";
import { casinoInput } from "../../worker/casinos/rules";
import { formerAddress } from "../../worker/records/former-addresses.server";
import { verifyPassword } from "../../worker/session/password.server";
import { createAccount, hasAccount } from "../../worker/accounts/accounts.server";
import { readContentVersion } from "../../worker/edge/content-version.server";
import { DATABASES } from "../support/databases";
import { casinoInput as validCasino } from "../support/inputs";

const now = new Date("2026-11-21T09:00:00Z");

describe.each(DATABASES)("demo content on %s", (_, open) => {
  let db: Db;
  let bucket: R2Bucket;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, bucket, close } = await open());
    await seed(db, bucket, now);
  });
  afterAll(() => close());

  const total = (table: Parameters<Db["$count"]>[0]) => db.$count(table);
  const counts = async () => ({
    casinos: await total(schema.casinos),
    categories: await total(schema.promotion_categories),
    promotions: await total(schema.promotions),
    posts: await total(schema.blog_posts),
    comments: await total(schema.promotion_comments),
    pages: await total(schema.pages),
    ads: await total(schema.splash_ads),
    seo: await total(schema.seo_settings),
    media: await total(schema.media),
    hero: await total(schema.hero_section),
    settings: await total(schema.settings),
    schedule: await total(schema.scheduled_publishing_settings),
  });

  describe("a seed", () => {
    it("holds the demo content, and a second seed changes nothing", async () => {
      const before = await counts();
      expect(before).toMatchObject({ casinos: 18, categories: 8, promotions: 64, posts: 26, comments: 161 });
      expect(before).toMatchObject({ pages: 5, ads: 2, seo: 5, hero: 1, settings: 1, schedule: 1 });
      await db.update(schema.hero_section).set({ upper_title: "Editörün başlığı", updated_at: now.toISOString() });
      const rows = async () => [
        await db.select().from(schema.hero_section),
        await db.select().from(schema.settings),
        await db.select().from(schema.promotions),
      ];
      const kept = await rows();
      await seed(db, bucket, new Date(now.getTime() + 86_400_000));
      expect(await counts()).toEqual(before);
      expect(await rows()).toEqual(kept);
      const posts = await db.select().from(schema.blog_posts);
      expect(posts.filter((p) => !p.is_published)).toHaveLength(4);
      const prose = posts.map((p) => p.content).join("");
      for (const letter of "ğüşıöçİ") expect(prose.includes(letter), letter).toBe(true);
    });
  });

  describe("writes", () => {
    it("gives five equal names saved at once five slugs", async () => {
      const input = casinoInput.parse(validCasino());
      const added = await Promise.all(
        Array.from({ length: 5 }, () =>
          addCasino(db, input, { now, by: "editor@example.com", site: "https://bonusrehberi.example" }),
        ),
      );
      const slugs = ["simarik-cinar", "simarik-cinar-2", "simarik-cinar-3", "simarik-cinar-4", "simarik-cinar-5"];
      expect(added.map(({ slug }) => slug).sort()).toEqual(slugs);
      await db.delete(schema.casinos).where(eq(schema.casinos.name, input.name));
    });

    it("keeps former addresses of records, and frees them when a record returns to one", async () => {
      const of = async (path: string) => (await formerAddress(db, path))[0];
      const renamed = async (from: string, to: string) =>
        db.update(schema.casinos).set({ slug: to }).where(eq(schema.casinos.slug, from));
      const promotion = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
      expect(await of("/casino/isilti-casino")).toBeUndefined();
      await renamed("isilti-casino", "isilti-salonu");
      expect(await of("/casino/isilti-casino")).toEqual({ slug: "isilti-salonu", casino_slug: null, is_gone: 0 });
      expect(await of(promotion)).toEqual({ slug: "150-hos-geldin-bonusu", casino_slug: "isilti-salonu", is_gone: 0 });
      await renamed("isilti-salonu", "isilti-casino");
      expect([await of("/casino/isilti-casino"), await of(promotion)]).toEqual([undefined, undefined]);
    });

    it("raises its version with every write", async () => {
      const versions = new Set<string>();
      const note = async (at = now) => versions.add(JSON.stringify(await readContentVersion(db, at)));
      await note();
      await note();
      expect(versions.size).toBe(1);
      await db.update(schema.hero_section).set({ upper_title: "Yeni" });
      await note();
      await db.update(schema.seo_settings).set({ title: "Yeni" }).where(eq(schema.seo_settings.page_path, "/sitemap"));
      await note();
      const [post] = await publishedPosts(db, 1);
      await countView(db, { kind: "post", id: post?.id ?? "" }, "1.2.3.5", now);
      await note();
      await note(new Date("2026-11-21T21:00:00Z"));
      expect(versions.size).toBe(4);
    });

    it("keeps an administrator's password as a hash", async () => {
      const create = (email: string, password: string) => createAccount(db, { email, password, role: "admin" }, now);
      await create("Yonetici@Example.com", "çok-gizli-şifre");
      expect(await hasAccount(db, "YONETICI@example.com")).toBe(true);
      const [user] = await db.select().from(schema.users);
      expect(user?.email).toBe("yonetici@example.com");
      expect(await verifyPassword("çok-gizli-şifre", user?.password_hash ?? "")).toBe(true);
      expect(await verifyPassword("başka-bir-şifre", user?.password_hash ?? "")).toBe(false);
      await create("yonetici@example.com", "yeni-gizli-şifre");
      expect(await db.$count(schema.users)).toBe(1);
      expect(await db.$count(schema.admin_users)).toBe(1);
    });
  });

  describe("a seed of a filled database", () => {
    it("does not restore deleted demo content, but completes an interrupted seed", async () => {
      await db.batch([db.update(schema.promotions).set({ casino_id: null }), db.delete(schema.casinos)]);
      await seedIfEmpty(db, bucket, now);
      expect(await db.$count(schema.casinos)).toBe(0);
      await db.delete(schema.admin_users);
      await seedIfEmpty(db, bucket, now);
      expect(await db.$count(schema.casinos)).toBe(18);
    });
  });
});
