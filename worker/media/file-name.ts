import { bareSlug } from "../text/slug";
import { normalizeText } from "../text/visible-text";
import { CARDS, type MediaFolder, TITLE_MAX } from "./rules";

const RANDOM_DIGITS = 16;
const ORIGINAL_MAX = 40;

/** Unguessable name of an uploaded file, without its extension (B5.5). */
export function fileName(folder: MediaFolder, original: string, now: Date): string {
  const random = crypto.randomUUID().replaceAll("-", "").slice(-RANDOM_DIGITS);
  const stamp = `${now.getTime()}_${random}`;
  if (folder === "promotions") return `promotion_${stamp}`;
  if (folder === "blog-images") return `blog-image_${stamp}`;
  if (folder === "site") return `site_${stamp}`;
  if (folder === CARDS) return `card_${stamp}${CARD_MARK.exec(original)?.[1] ?? ""}`;
  const kept = unsuspicious(bareSlug(original.replace(/\.[^.]*$/, "").replaceAll("×", "x")))
    .slice(0, ORIGINAL_MAX)
    .replace(/-+$/, "");
  return `splash-ad_${stamp}${kept && `_${kept}`}`;
}

const CARD_MARK = /(_[\da-f]{8})\.jpg$/;
const SIZE = /(?<!\d)\d{2,4}(?:px)?[x_-]+\d{2,4}(?:px)?(?!\d)/g;
const AD_WORD =
  /[a-z]*(?:advert|banner|reklam|sponsor|pop-?up|pop-?under|adsense)[a-z]*|(?<![a-z])(?:ads?|adv)(?![a-z])/g;

/** Ad blockers hide pictures by the sizes of banners and the words for ads in their names. */
const unsuspicious = (slug: string) =>
  slug
    .replace(SIZE, "-")
    .replace(AD_WORD, "-")
    .replace(/[-_]{2,}/g, "-")
    .replace(/^[-_]|[-_]$/g, "");

/** What editors see of an uploaded file: its name without its extension; undefined if that says nothing. */
export function titleFromFileName(original: string): string | undefined {
  const name = original.normalize().replace(/\.[^.]*$/, "");
  return normalizeText(name).replace(/\s+/g, " ").slice(0, TITLE_MAX).trim() || undefined;
}
