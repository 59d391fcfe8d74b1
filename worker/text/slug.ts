import { latinize, lowerTr } from "../turkish/folding";

const SLUG_MIN = 3;
export const SLUG_MAX = 80;
/** In `/bonuslar/diger/<slug>`, for promotions without a casino. */
export const NO_CASINO_SLUG = "diger";

/** A slug without the rule for short ones; may be empty. Only U+0020 counts as a space. */
export function bareSlug(name: string): string {
  return latinize(lowerTr(name))
    .replace(/[^a-z0-9_ -]/g, "")
    .replaceAll(" ", "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, SLUG_MAX)
    .replace(/-+$/, "");
}

/** The slug that a part of a mistyped address means: `Hos-Geldin.html`, `HOŞ+GELDİN)` → `hos-geldin`; may be empty. */
export const slugInAddress = (part: string) => bareSlug(part.replaceAll("+", " ").replace(/\.html?\W*$/i, ""));

export function makesSlug(name: string): boolean {
  const slug = bareSlug(name);
  return slug.length >= SLUG_MIN && slug !== NO_CASINO_SLUG;
}

/** 3 to 80 characters of `a-z 0-9 _ -` (P2.3); short and reserved slugs get the time in ms as suffix. */
export function slugify(name: string, now: Date): string {
  const slug = bareSlug(name);
  return makesSlug(name) ? slug : `${slug || "blog"}-${now.getTime()}`;
}
