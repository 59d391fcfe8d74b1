import { and, desc, eq, not } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { type SplashAd, splash_ads } from "../../db/schema";
import { placed, srcsetOf } from "../text/variants";
import { leadsToAvoidedCasino } from "./targets.server";

const ADS_MAX = 50;

export interface ShownSplashAd {
  title: string;
  href: string;
  image_url: string;
  srcset?: string | undefined;
}

/** An active ad with the groups of pages that it appears on. */
export type ActiveSplashAd = ShownSplashAd & Pick<SplashAd, "shown_on">;

/** Query: active ads, newest first, except those for casinos not recommended; `host` is the site's. */
export const activeSplashAds = (db: Db, host: Bindable<string>) =>
  db
    .select({
      title: splash_ads.title,
      href: splash_ads.href,
      image_url: splash_ads.image_url,
      shown_on: splash_ads.shown_on,
    })
    .from(splash_ads)
    .where(and(eq(splash_ads.is_active, true), not(leadsToAvoidedCasino(host))))
    .orderBy(desc(splash_ads.created_at), desc(splash_ads.id))
    .limit(ADS_MAX);

export const withPictures = (ads: ActiveSplashAd[], media: string): ActiveSplashAd[] =>
  ads.map((ad) => ({ ...ad, image_url: placed(ad.image_url, media), srcset: srcsetOf(ad.image_url, media) }));
