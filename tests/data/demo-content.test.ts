import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { createAccount } from "../../worker/accounts/accounts.server";
import { seed, seedIfEmpty } from "../../scripts/demo-world/seed";
import * as schema from "../../db/schema";
import { DATABASES } from "../support/databases";

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
      expect(Object.values(before)).not.toContain(0);
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

  describe("a seed of a filled database", () => {
    it("does not restore deleted demo content, but completes an interrupted seed", async () => {
      await createAccount(db, { email: "ada@ornek.example", password: "kirmizi-balon", role: "admin" }, now);
      await db.batch([db.update(schema.promotions).set({ casino_id: null }), db.delete(schema.casinos)]);
      await seedIfEmpty(db, bucket, now);
      expect(await db.$count(schema.casinos)).toBe(0);
      await db.delete(schema.admin_users);
      await seedIfEmpty(db, bucket, now);
      expect(await db.$count(schema.casinos)).toBeGreaterThan(0);
    });
  });
});
