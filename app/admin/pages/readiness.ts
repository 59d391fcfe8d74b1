import { alternatives, excerpt, length, links, type Point } from "../preview/readiness-points";
import { typedSlug } from "../../../worker/text/slug";
import { lower } from "../fields";
import { FIELDS } from "./fields";
import { unfilledPlaces } from "../../../worker/pages/unfilled-places";
import { missingTitles, PRIVACY } from "./privacy";
import type { PageValues } from "./values";

const WORDS = 100;

export const pageReadiness = ({
  slug,
  content,
  seo_description,
}: Pick<PageValues, "slug" | "content" | "seo_description">): Point[] => [
  alternatives(null, null, content, "content"),
  excerpt(seo_description, "seo_description", FIELDS.seo_description.label),
  links(content, "content"),
  length(content, WORDS, "content"),
  ...(typedSlug(slug) === PRIVACY ? privacyPoints(content) : []),
];

/** Sections that a page about privacy needs, and places of them that nobody has filled in. */
function privacyPoints(content: string): Point[] {
  const lacking = missingTitles(content).map(lower);
  const [place] = unfilledPlaces(content);
  return [
    {
      label: "Gizlilik bölümleri",
      missing: lacking.length > 0 ? `Eksik: ${lacking.join(", ")}` : undefined,
      field: "content",
    },
    { label: "Doldurulacak yerler", missing: place && `Doldurulmadı: ${place}`, field: "content" },
  ];
}
