import type { SplashAd } from "../../../db/schema";
import { ALL_AD_PAGES } from "../../../db/schema/ad-pages";
import { splashAdInput } from "../../../worker/splash-ads/rules";
import { formValues } from "../form/form-values";

export const valuesOf = (ad: SplashAd | undefined) => ({
  ...formValues(splashAdInput, ad),
  shown_on: ad?.shown_on ?? ALL_AD_PAGES,
  starts_at: ad?.starts_at ?? null,
  ends_at: ad?.ends_at ?? null,
});
export type SplashAdValues = ReturnType<typeof valuesOf>;
