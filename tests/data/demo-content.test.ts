import { eq, type Placeholder } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { NOTHING, readOf, sendReads } from "../../db/prepared";
import { seed, seedIfEmpty } from "../../scripts/demo-world/seed";
import * as schema from "../../db/schema";
import { categoryCounts, postAt, postsForSitemap, publishedPosts, relatedPosts } from "../../worker/blog/public.server";
import { sweepExpired } from "../../worker/session/sweep.server";
import { countViews } from "../../worker/views/counting.server";
import {
  casinoAt,
  casinoById,
  casinoCards,
  casinosForSitemap,
  casinoTotal,
  findCasino,
} from "../../worker/casinos/public.server";
import { addCasino } from "../../worker/casinos/editing.server";
import { casinoInput } from "../../worker/casinos/rules";
import { activeCategories } from "../../worker/categories/public.server";
import { formerAddress } from "../../worker/records/former-addresses.server";
import { findPromotion, promotionAt, promotionSlugs } from "../../worker/promotions/addresses.server";
import { promotionById, readPromotion } from "../../worker/promotions/detail.server";
import {
  activeCounts,
  activePromotions,
  otherPromotions,
  promotionsForSitemap,
  promotionsOfCasino,
} from "../../worker/promotions/public.server";
import { verifyPassword } from "../../worker/session/password.server";
import { createAccount, hasAccount } from "../../worker/accounts/accounts.server";
import { heroQuery, seoRows, settingsQuery } from "../../worker/site/public.server";
import { readContentVersion } from "../../worker/edge/content-version.server";
import { activeSplashAds } from "../../worker/splash-ads/public.server";
import { DATABASES } from "../support/databases";
import { casinoInput as validCasino } from "../support/inputs";

const now = new Date("2026-11-21T09:00:00Z");
const today = "2026-11-21";

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

  describe("reads of public pages", () => {
    it("answers every read of the public pages at once", async () => {
      const [casino] = await db.select().from(schema.casinos).where(eq(schema.casinos.slug, "isilti-casino"));
      const id = casino?.id ?? "";
      const [promotion] = await db.select().from(schema.promotions).where(eq(schema.promotions.casino_id, id));
      const [categories, ofCasino, places, casinos, promotions, posts, seo, hero, settings] = await db.batch([
        activeCategories(db),
        promotionsOfCasino(db, id, 100, 0),
        promotionSlugs(db, promotion?.id ?? ""),
        casinosForSitemap(db, 5),
        promotionsForSitemap(db, today, 5),
        postsForSitemap(db, 5),
        seoRows(db, "/blog"),
        heroQuery(db),
        settingsQuery(db),
      ]);
      expect(categories).toHaveLength(8);
      expect(new Set(ofCasino.map(({ casino_slug }) => casino_slug))).toEqual(new Set(["isilti-casino"]));
      expect(places[0]).toMatchObject({ slug: promotion?.slug, casino_slug: "isilti-casino" });
      expect([casinos.length, promotions.length, posts.length]).toEqual([5, 5, 5]);
      expect(await activeSplashAds(db, "rehber.example")).toHaveLength(1);
      expect(seo.map(({ page_path }) => page_path).sort()).toEqual(["/", "/blog"]);
      expect([hero.length, settings.length]).toEqual([1, 1]);
      const [[casinoCount], postCounts] = await db.batch([casinoTotal(db, today), categoryCounts(db, today)]);
      expect([casinoCount?.total, postCounts.reduce((sum, { total }) => sum + total, 0)]).toEqual([18, 22]);
    });

    it("lists active promotions with their casino, by category, and counts them alike", async () => {
      const all = await activePromotions(db, today, { limit: 100 });
      expect(all).toHaveLength(53);
      expect(all[0]).toMatchObject({ is_active: true, casino_name: null, casino_slug: null });
      expect([...all].map((p) => p.title)).toContain("Isparta Gülü Turnuvası");
      const counted = await activeCounts(db, today);
      expect(counted.reduce((sum, row) => sum + row.total, 0)).toBe(all.length);
      const tournament = await activePromotions(db, today, { category: "turnuva", limit: 100 });
      expect(tournament.every((p) => p.category === "Turnuva")).toBe(true);
      expect(await activePromotions(db, "2099-01-01", { limit: 100 })).not.toContainEqual(
        expect.objectContaining({ expiry_date: expect.any(String) as string }),
      );
    });

    it("answers prepared reads as Drizzle's own queries, whose SQL is built once for each shape", async () => {
      let built = 0;
      type Names = Record<"casino" | "promotion" | "day", Placeholder>;
      const queries = (at: Db, { casino, promotion, day }: Names, shape: { category?: string }) => {
        built++;
        return [
          promotionById(at, promotionAt(casino, promotion), day),
          activePromotions(at, day, { ...shape, limit: 3 }),
        ] as const;
      };
      const read = (promotion: string, shape: { category?: string }) =>
        readOf(queries, { casino: "isilti-casino", promotion, day: today }, shape);
      const slug = "150-hos-geldin-bonusu";
      const [[known, listed], nothing, [missing, found]] = await sendReads(db, [
        read(slug, {}),
        NOTHING,
        read("yok", { category: "turnuva" }),
      ]);
      expect(known).toEqual(await promotionById(db, promotionAt("isilti-casino", slug), today));
      expect(listed).toEqual(await activePromotions(db, today, { limit: 3 }));
      expect([nothing, missing]).toEqual([[], []]);
      expect(found.map(({ category }) => category)).toEqual(["Turnuva", "Turnuva", "Turnuva"]);
      await sendReads(db, [read("yok", {})]);
      expect(built).toBe(2);
    });

    it("finds a promotion by id, by slug within its casino, and loosely", async () => {
      const [promotion] = await promotionById(db, promotionAt("isilti-casino", "150-hos-geldin-bonusu"), today);
      expect(promotion).toMatchObject({ casino_name: "Işıltı Casino", active: 1, casino_is_licensed: 1 });
      expect(promotion && (await readPromotion(promotion))?.terms).toBeInstanceOf(Array);
      const id = promotion?.id ?? "";
      expect((await promotionById(db, promotionAt("x", id), today))[0]?.id).toBe(id);
      expect(await promotionById(db, promotionAt("sahin-slot", "150-hos-geldin-bonusu"), today)).toEqual([]);
      expect((await findPromotion(db, "yok", "150-hos-geldin", today)).hit?.slug).toBe("150-hos-geldin-bonusu");
      expect((await findPromotion(db, "sahin-slot", "150-hos-geldin", today)).hit?.casino_slug ?? "sahin-slot").toBe(
        "sahin-slot",
      );
      expect((await findPromotion(db, "sahin-slot", "150-hos-geldin-bonusu", today)).hit?.casino_slug).toBe(
        "isilti-casino",
      );
      const others = await otherPromotions(db, id, today);
      expect(others).toHaveLength(10);
      expect(others.every((p) => p.casino_slug === "isilti-casino" && p.id !== id)).toBe(true);
    });

    it("orders casinos as a Turkish dictionary does, with true counts, and finds them loosely", async () => {
      const cards = await casinoCards(db, today, { limit: 100 });
      const names = cards.map((c) => c.name);
      expect(names).toEqual([...names].sort(new Intl.Collator("tr").compare));
      expect(cards.find((c) => c.slug === "isilti-casino")?.promotion_count).toBe(11);
      const [casino] = await casinoById(db, casinoAt("isilti-casino"), today);
      expect(casino).toMatchObject({ promotion_count: 11, promotions_in_all: 12, is_licensed: true });
      expect((await findCasino(db, "IŞILTI CASINO")).hit?.slug).toBe("isilti-casino");
      expect((await findCasino(db, "rüzgar")).hit?.slug).toBe("ege-ruzgari");
      expect((await findCasino(db, "zz")).hit).toBeUndefined();
    });

    it("serves posts by slug or id, never a draft, and counts parallel views exactly", async () => {
      const [newest] = await publishedPosts(db, 1);
      const key = newest?.slug ?? "";
      expect((await postAt(db, newest?.id ?? ""))[0]?.slug).toBe(key);
      const related = await relatedPosts(db, key);
      expect(related).toHaveLength(3);
      expect(related.every((p) => p.category === newest?.category && p.slug !== key)).toBe(true);
      const [draft] = await db.select().from(schema.blog_posts).where(eq(schema.blog_posts.is_published, false));
      expect(await postAt(db, draft?.slug ?? "")).toEqual([]);
      const view = (id = "") => [{ kind: "post" as const, id }];
      const from = (address: string, time = now) => countViews(db, view(newest?.id), address, time);
      const shown = async () => (await postAt(db, key))[0]?.view_count;
      await countViews(db, view(draft?.id), "1.2.3.4", now);
      const before = (await shown()) ?? 0;
      await Promise.all(Array.from({ length: 40 }, (_, visitor) => from(`1.2.4.${visitor % 20}`)));
      expect(await shown()).toBe(before + 20);
      await from("1.2.4.0", new Date("2026-11-21T09:59:59.999Z"));
      expect(await shown()).toBe(before + 20);
      await from("1.2.4.0", new Date("2026-11-21T10:00:00Z"));
      expect(await shown()).toBe(before + 21);
      await sweepExpired(db, new Date("2026-11-21T10:00:00Z"));
      expect(await db.$count(schema.counted_views)).toBe(1);
    });
  });

  describe("writes", () => {
    it("gives five equal names saved at once five slugs", async () => {
      const input = casinoInput.parse(validCasino());
      const added = await Promise.all(
        Array.from({ length: 5 }, () => addCasino(db, input, { now, by: "editor@example.com" })),
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
      await db.delete(schema.seo_settings).where(eq(schema.seo_settings.page_path, "/sitemap"));
      await note();
      const [post] = await publishedPosts(db, 1);
      await countViews(db, [{ kind: "post", id: post?.id ?? "" }], "1.2.3.5", now);
      await note();
      await note(new Date("2026-11-21T21:00:00Z"));
      expect(versions.size).toBe(5);
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
