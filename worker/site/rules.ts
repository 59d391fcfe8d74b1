import * as z from "zod";
import { criterionWeights } from "../casinos/review";
import { webOrLocalUrl, expectedVersion, html, line, requiredLine, requiredWholeNumber } from "../fields";
import { homeLayout } from "./home-rules";

export const heroUpdate = z.strictObject({
  upper_title: requiredLine(1, "Üst başlık gereklidir"),
  main_title: requiredLine(1, "Ana başlık gereklidir"),
  highlighted_text: requiredLine(1, "Vurgulanacak metin gereklidir"),
  description: requiredLine(1, "Açıklama gereklidir", 1_000),
  button_text: requiredLine(1, "Buton metni gereklidir", 60),
  button_url: webOrLocalUrl("Buton URL gereklidir"),
  ...homeLayout,
  updated_at: expectedVersion,
});
export type HeroUpdate = z.infer<typeof heroUpdate>;

export const settingsUpdate = z.strictObject({ blog_section_text: html().default(""), updated_at: expectedVersion });
export type SettingsUpdate = z.infer<typeof settingsUpdate>;

export const seoUpdate = z.strictObject({
  title: line(),
  description: line(1_000),
  keywords: line(1_000),
  updated_at: expectedVersion,
});
export type SeoUpdate = z.infer<typeof seoUpdate>;

const LIMIT_MAX = 365;

export const reviewSettingsUpdate = z.strictObject({
  weights: criterionWeights,
  promotion_days: requiredWholeNumber(1, LIMIT_MAX, "days"),
  casino_days: requiredWholeNumber(1, LIMIT_MAX, "days"),
  updated_at: expectedVersion,
});
export type ReviewSettingsUpdate = z.infer<typeof reviewSettingsUpdate>;
