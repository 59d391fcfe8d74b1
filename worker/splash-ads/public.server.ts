import { and, desc, eq, not } from "drizzle-orm";
import type { Db } from "../../db/client";
import { splash_ads } from "../../db/schema";
import type { Site } from "../env";
import { placed, srcsetOf } from "../pictures/variants";
import { leadsToAvoidedCasino, siteHost } from "./targets.server";

const SHOWN_ADS = 10;

/** Newest first, without those that lead to casinos that are not recommended. */
export async function activeSplashAds(db: Db, { url, media }: Pick<Site, "url" | "media">) {
  const ads = await db
    .select({ id: splash_ads.id, title: splash_ads.title, image_url: splash_ads.image_url, href: splash_ads.href })
    .from(splash_ads)
    .where(and(eq(splash_ads.is_active, true), not(leadsToAvoidedCasino(siteHost(url)))))
    .orderBy(desc(splash_ads.created_at), desc(splash_ads.id))
    .limit(SHOWN_ADS);
  return ads.map((ad) => ({ ...ad, image_url: placed(ad.image_url, media), srcset: srcsetOf(ad.image_url, media) }));
}
