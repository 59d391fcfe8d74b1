import {
  addressed,
  alternatives,
  DESCRIPTION_WORDS,
  length,
  links,
  picture,
  type Point,
  stated,
} from "../preview/readiness-points";
import { FIELDS } from "./fields";
import type { CasinoValues } from "./values";

const STATED = ["owner", "licence_number", "payment_methods", "withdrawal_time"] as const;

interface CasinoTexts extends Pick<CasinoValues, "logo_url" | "url" | "description" | (typeof STATED)[number]> {
  review: Record<string, { score: string }>;
}

/** The alternative text of a logo is the casino's name. */
export function casinoReadiness(casino: CasinoTexts): Point[] {
  const { logo_url, url, description, review } = casino;
  const [unrated] = Object.entries(review).find(([, { score }]) => !score.trim()) ?? [];
  return [
    picture("logo_url", logo_url),
    alternatives(null, null, description, "description"),
    addressed(FIELDS.url, url, links(description, "description")),
    length(description, DESCRIPTION_WORDS, "description"),
    {
      label: FIELDS.review.label,
      missing: unrated ? "Tüm ölçütler puanlanmadı" : undefined,
      field: `review.${unrated ?? "licence"}.score`,
    },
    stated("Künye", FIELDS, casino, STATED),
  ];
}
