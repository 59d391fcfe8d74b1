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

/** Titles that the text does not have. */
export function missingTitles(html: string): PrivacyTitle[] {
  const text = foldTr(visibleText(html));
  return PRIVACY_TITLES.filter((title) => !text.includes(foldTr(title)));
}

/** Places of the text that are still to be filled in: `[açık adres]`. */
export const unfilledPlaces = (html: string): string[] => visibleText(html).match(/\[[^[\]\n]{2,60}\]/g) ?? [];
