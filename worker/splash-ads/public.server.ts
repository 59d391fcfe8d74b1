import { desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { splash_ads } from "../../db/schema";

const SHOWN_ADS = 10;

export function activeSplashAds(db: Db) {
  return db
    .select({ id: splash_ads.id, title: splash_ads.title, image_url: splash_ads.image_url, href: splash_ads.href })
    .from(splash_ads)
    .where(eq(splash_ads.is_active, true))
    .orderBy(desc(splash_ads.created_at), desc(splash_ads.id))
    .limit(SHOWN_ADS);
}
