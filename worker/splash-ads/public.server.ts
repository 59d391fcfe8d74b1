import { and, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { type SplashAd, splash_ads } from "../../db/schema";
import { dayInIstanbul, nextMidnight } from "../text/calendar";
import { placed, srcsetOf } from "../text/variants";
import type { SentAd } from "./sent";
import { siteHost, targetCasino, targetFault, type TargetOptions } from "./targets.server";

const ADS_MAX = 50;

interface Period extends TargetOptions {
  from: Bindable<string>;
  until: Bindable<string>;
}

export const runsWithin = (period: Period) =>
  and(
    eq(splash_ads.is_active, true),
    or(isNull(splash_ads.starts_at), lte(splash_ads.starts_at, period.until)),
    or(isNull(splash_ads.ends_at), gt(splash_ads.ends_at, period.from)),
    sql`${targetFault(period)} is null`,
  );

/** The rest of the day in Istanbul, which is as long as pages are cached. */
export const restOfDay = (site: string, now: Date) => ({
  host: siteHost(site),
  today: dayInIstanbul(now),
  from: now.toISOString(),
  until: nextMidnight(now),
});

/** Query: the ads that run in a period, newest first. */
export const runningSplashAds = (db: Db, period: Period) =>
  db
    .select({
      id: splash_ads.id,
      title: splash_ads.title,
      image_url: splash_ads.image_url,
      shown_on: splash_ads.shown_on,
      starts_at: splash_ads.starts_at,
      ends_at: splash_ads.ends_at,
      weight: splash_ads.weight,
      frequency: splash_ads.frequency,
      devices: splash_ads.devices,
      skips_search_landing: splash_ads.skips_search_landing,
      casino: targetCasino(period).as("casino"),
    })
    .from(splash_ads)
    .where(runsWithin(period))
    .orderBy(desc(splash_ads.created_at), desc(splash_ads.id))
    .limit(ADS_MAX);

type RunningSplashAd = Awaited<ReturnType<typeof runningSplashAds>>[number];

export type PageAd = SentAd & Pick<SplashAd, "shown_on">;

export const sentAds = (ads: RunningSplashAd[], media: string, now: Date): PageAd[] =>
  ads.map(({ id, title, image_url, shown_on, ...ad }) => ({
    ...{ id, title, shown_on },
    image_url: placed(image_url, media),
    srcset: srcsetOf(image_url, media),
    from: ad.starts_at !== null && ad.starts_at > now.toISOString() ? Date.parse(ad.starts_at) : undefined,
    until: ad.ends_at !== null && ad.ends_at < nextMidnight(now) ? Date.parse(ad.ends_at) : undefined,
    weight: ad.weight > 1 ? ad.weight : undefined,
    frequency: ad.frequency === "visit" ? undefined : ad.frequency,
    devices: ad.devices === "all" ? undefined : ad.devices,
    onLanding: ad.skips_search_landing ? undefined : true,
    casino: ad.casino ?? undefined,
  }));
