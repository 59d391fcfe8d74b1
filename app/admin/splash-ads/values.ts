import type { SplashAd } from "../../../db/schema";
import { ALL_AD_PAGES } from "../../../db/schema/ad-pages";

export const valuesOf = (ad: SplashAd | undefined) => ({
  title: ad?.title ?? "",
  href: ad?.href ?? "",
  image_url: ad?.image_url ?? "",
  is_active: ad?.is_active ?? true,
  shown_on: ad?.shown_on ?? ALL_AD_PAGES,
});
export type SplashAdValues = ReturnType<typeof valuesOf>;
