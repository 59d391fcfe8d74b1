import { bareSlug } from "../text/slug";
import { normalizeText } from "../text/visible-text";
import { type MediaFolder, TITLE_MAX } from "./rules";

const RANDOM_DIGITS = 16;
const ORIGINAL_MAX = 40;

/** Unguessable name of an uploaded file, without its extension (B5.5). */
export function fileName(folder: MediaFolder, original: string, now: Date): string {
  const random = crypto.randomUUID().replaceAll("-", "").slice(-RANDOM_DIGITS);
  const stamp = `${now.getTime()}_${random}`;
  if (folder === "promotions") return `promotion_${stamp}`;
  if (folder === "blog-images") return `blog-image_${stamp}`;
  const kept = bareSlug(original.replace(/\.[^.]*$/, ""))
    .slice(0, ORIGINAL_MAX)
    .replace(/-+$/, "");
  return `splash-ad_${stamp}${kept && `_${kept}`}`;
}

/** What editors see of an uploaded file: its name without its extension; undefined if that says nothing. */
export function titleFromFileName(original: string): string | undefined {
  const name = original.normalize().replace(/\.[^.]*$/, "");
  return normalizeText(name).replace(/\s+/g, " ").slice(0, TITLE_MAX).trim() || undefined;
}
