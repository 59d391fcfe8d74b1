import { eq, type Placeholder } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { NOTHING, readOf, sendReads } from "../../db/prepared";
import { seed } from "../../scripts/demo-world/seed";
import * as schema from "../../db/schema";
import { categoryCounts, postAt, postsForSitemap, publishedPosts, relatedPosts } from "../../worker/blog/public.server";
import { sweepExpired } from "../../worker/session/sweep.server";
import { countView } from "../../worker/views/counting.server";
import {
  casinoAt,
  casinoById,
  casinoCards,
  casinosForSitemap,
  casinoTotal,
  findCasino,
} from "../../worker/casinos/public.server";
import { activeCategories } from "../../worker/categories/public.server";
import { findPromotion, promotionAt, promotionSlugs } from "../../worker/promotions/addresses.server";
import { promotionById, readPromotion } from "../../worker/promotions/detail.server";
import {
  activeCounts,
  activePromotions,
  otherPromotions,
  promotionsForSitemap,
  promotionsOfCasino,
} from "../../worker/promotions/public.server";
import { heroQuery, seoRows, settingsQuery } from "../../worker/site/public.server";
import { activeSplashAds } from "../../worker/splash-ads/public.server";
import { DATABASES } from "../support/databases";

const now = new Date("2026-11-21T09:00:00Z");
const today = "2026-11-21";

describe.each(DATABASES)("reads of public pages on %s", (_, open) => {
  let db: Db;
  let bucket: R2Bucket;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, bucket, close } = await open());
    await seed(db, bucket, now);
  });
  afterAll(() => close());

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
    const [[casinoCount], postCounts] = await db.batch([casinoTotal(db), categoryCounts(db)]);
    expect([casinoCount?.total, postCounts.reduce((sum, { total }) => sum + total, 0)]).toEqual([18, 22]);
  });

  it("lists active promotions with their casino, by category, and counts them alike", async () => {
    const all = await activePromotions(db, today, { limit: 100 });
    expect(all).toHaveLength(53);
    expect(all[0]).toMatchObject({ is_active: true, casino_name: null, casino_slug: null });
    expect([...all].map((p) => p.title)).toContain("Isparta Gülü Turnuvası");
    const counted = await activeCounts(db, today);
    expect(counted.reduce((sum, row) => sum + row.total, 0)).toBe(all.length);
    const tournament = await activePromotions(db, today, { filter: { category: "turnuva" }, limit: 100 });
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
        activePromotions(at, day, { filter: shape, limit: 3 }),
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
    const found = async (casino: string, slug: string) => {
      const { hit } = await findPromotion(db, casino, slug, today);
      return hit && `${hit.casino_slug}/${hit.slug}`;
    };
    expect(await found("yok", "150-hos-geldin")).toBe("isilti-casino/150-hos-geldin-bonusu");
    expect(await found("sahin-slot", "150-hos-geldin-bonusu")).toBe("isilti-casino/150-hos-geldin-bonusu");
    expect(await found("sahin-slot", "150-hos-geldin")).toBeUndefined();
    expect(await found("sahin-slot", "hos-geldin")).toBe("sahin-slot/250-ucretsiz-donuslu-hos-geldin-paketi");
    expect(await found("isilti", "50-tl-deneme")).toBe("isilti-casino/50-tl-deneme-bonusu");
    expect(await found("isilti-casino", "kis-gundonumu")).toBe("isilti-casino/kis-gundonumu-turnuvasi");
    expect(await found("diger", "yilbasi-ortak-ucretsiz-donus")).toBe("null/yilbasi-ortak-ucretsiz-donus-takvimi");
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
    const view = (id = "") => ({ kind: "post" as const, id });
    const from = (address: string, time = now) => countView(db, view(newest?.id), address, time);
    const shown = async () => (await postAt(db, key))[0]?.view_count;
    await countView(db, view(draft?.id), "1.2.3.4", now);
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
