import type { SplashAd } from "../../../db/schema";
import { ALL_AD_PAGES } from "../../../db/schema/ad-pages";

export const valuesOf = (ad: SplashAd | undefined) => ({
  title: ad?.title ?? "",
  href: ad?.href ?? "",
  image_url: ad?.image_url ?? "",
  is_active: ad?.is_active ?? true,
  shown_on: ad?.shown_on ?? ALL_AD_PAGES,
  starts_at: ad?.starts_at ?? null,
  ends_at: ad?.ends_at ?? null,
  weight: String(ad?.weight ?? 1),
  frequency: ad?.frequency ?? "visit",
  devices: ad?.devices ?? "all",
});
export type SplashAdValues = ReturnType<typeof valuesOf>;
