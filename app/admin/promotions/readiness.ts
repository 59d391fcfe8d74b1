import {
  addressed,
  alternatives,
  DESCRIPTION_WORDS,
  excerpt,
  length,
  links,
  picture,
  type Point,
  stated,
} from "../preview/readiness-points";
import { FIELDS } from "./fields";
import type { PromotionValues } from "./values";

const STATED = ["audience", "wagering", "min_deposit", "terms"] as const;

type PromotionTexts = Pick<
  PromotionValues,
  "image_url" | "image_alt" | "short_description" | "full_description" | "url" | (typeof STATED)[number]
>;

export function promotionReadiness(promotion: PromotionTexts): Point[] {
  const { image_url, image_alt, short_description, full_description, url } = promotion;
  return [
    picture("image_url", image_url),
    alternatives(image_url, image_alt, full_description, "full_description"),
    excerpt(short_description, "short_description"),
    addressed(FIELDS.url, url, links(full_description, "full_description")),
    length(`${short_description} ${full_description}`, DESCRIPTION_WORDS, "full_description"),
    stated("Şartlar", FIELDS, promotion, STATED),
  ];
}
