import { bareSlug } from "../text/slug";
import type { MediaFolder } from "./rules";

/** Hexadecimal digits by which names can neither collide nor be guessed. */
const RANDOM_DIGITS = 16;
/** Characters that a stored name keeps of the original one. */
const ORIGINAL_MAX = 40;

/**
 * The name under which an uploaded file is stored, without its extension (B5.5):
 * `promotion_<ms>_<random>`, `blog-image_<ms>_<random>`, `splash-ad_<ms>_<random>_<what is left of the original name>`.
 */
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
