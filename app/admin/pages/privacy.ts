import { foldTr } from "../../../worker/text/folding";
import { visibleText } from "../../../worker/text/visible-text";

/** The slug of the page about privacy. */
export const PRIVACY = "gizlilik";

/** Titles of what a page about privacy needs by law, in the order of the page. */
export const PRIVACY_TITLES = [
  "Veri sorumlusu",
  "Hukuki dayanak",
  "Haklarınız",
  "Saklama süreleri",
  "Tarayıcınızda tutulanlar",
] as const;
export type PrivacyTitle = (typeof PRIVACY_TITLES)[number];

const HEADING = /<h[1-3][^>]*>.*?<\/h[1-3]>/gs;

/** Titles that no heading of the text has. */
export function missingTitles(html: string): PrivacyTitle[] {
  const headings = (html.match(HEADING) ?? []).map((heading) => foldTr(visibleText(heading)));
  return PRIVACY_TITLES.filter((title) => !headings.some((heading) => heading.includes(foldTr(title))));
}
