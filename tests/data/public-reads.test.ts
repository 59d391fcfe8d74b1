import { eq, type Placeholder } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { NOTHING, readOf, sendReads } from "../../db/prepared";
import { seed } from "../../scripts/demo-world/seed";
import * as schema from "../../db/schema";
import { categoryCounts, postsForSitemap } from "../../worker/blog/public.server";
import { casinosForSitemap, casinoTotal } from "../../worker/casinos/public.server";
import { activeCategories } from "../../worker/categories/public.server";
import { promotionAt, promotionSlugs } from "../../worker/promotions/addresses.server";
import { promotionById } from "../../worker/promotions/detail.server";
import {
  activeCounts,
  activePromotions,
  promotionsForSitemap,
  promotionsOfCasino,
} from "../../worker/promotions/public.server";
import { heroQuery, seoRows, settingsQuery } from "../../worker/site/public.server";
import { restOfDay, runningSplashAds } from "../../worker/splash-ads/public.server";
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
    expect(categories).toHaveLength(await db.$count(schema.promotion_categories));
    expect(new Set(ofCasino.map(({ casino_slug }) => casino_slug))).toEqual(new Set(["isilti-casino"]));
    expect(places[0]).toMatchObject({ slug: promotion?.slug, casino_slug: "isilti-casino" });
    expect([casinos.length, promotions.length, posts.length]).toEqual([5, 5, 5]);
    expect(await runningSplashAds(db, restOfDay("https://rehber.example", now))).not.toEqual([]);
    expect(seo.map(({ page_path }) => page_path).sort()).toEqual(["/", "/blog"]);
    expect([hero.length, settings.length]).toEqual([1, 1]);
    const [[casinoCount], postCounts] = await db.batch([casinoTotal(db), categoryCounts(db)]);
    expect(casinoCount?.total).toBe(await db.$count(schema.casinos));
    const published = await db.$count(schema.blog_posts, eq(schema.blog_posts.is_published, true));
    expect(postCounts.reduce((sum, { total }) => sum + total, 0)).toBe(published);
  });

  it("lists active promotions with their casino, by category, and counts them alike", async () => {
    const all = await activePromotions(db, today, { limit: 100 });
    expect(all.length).toBeGreaterThan(0);
    expect(all).toContainEqual(expect.objectContaining({ is_active: true, casino_name: null, casino_slug: null }));
    expect([...all].map((p) => p.title)).toContain("Isparta Gülü Turnuvası");
    const counted = await activeCounts(db, today);
    expect(counted.reduce((sum, row) => sum + row.total, 0)).toBe(all.length);
    const tournament = await activePromotions(db, today, { filter: { category: "turnuva" }, limit: 100 });
    const [inTournament] = await activeCounts(db, today, { category: "turnuva" });
    expect(tournament).toHaveLength(inTournament?.total ?? 0);
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
    expect(found).toEqual(await activePromotions(db, today, { filter: { category: "turnuva" }, limit: 3 }));
    await sendReads(db, [read("yok", {})]);
    expect(built).toBe(2);
  });
});
