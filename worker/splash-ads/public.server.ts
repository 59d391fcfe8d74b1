import { desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, splash_ads } from "../../db/schema";
import type { Site } from "../env";
import { placed, srcsetOf } from "../pictures/variants";
import { leadsToCasino } from "./targets";

const SHOWN_ADS = 10;

/** Newest first, without those that lead to casinos that are not recommended. */
export async function activeSplashAds(db: Db, { url: siteUrl, media }: Pick<Site, "url" | "media">) {
  const [ads, avoided] = await db.batch([
    db
      .select({ id: splash_ads.id, title: splash_ads.title, image_url: splash_ads.image_url, href: splash_ads.href })
      .from(splash_ads)
      .where(eq(splash_ads.is_active, true))
      .orderBy(desc(splash_ads.created_at), desc(splash_ads.id)),
    db
      .select({ id: casinos.id, slug: casinos.slug, url: casinos.url })
      .from(casinos)
      .where(eq(casinos.standing, "not_recommended")),
  ]);
  return ads
    .filter(({ href }) => !avoided.some((casino) => leadsToCasino(href, casino, siteUrl)))
    .slice(0, SHOWN_ADS)
    .map((ad) => ({ ...ad, image_url: placed(ad.image_url, media), srcset: srcsetOf(ad.image_url, media) }));
}
