import { latinize, lowerTr } from "../turkish/folding";

const SLUG_MIN = 3;
export const SLUG_MAX = 80;
/** Stands for the casino in the address of a promotion without one: `/bonuslar/diger/<slug>`. */
export const NO_CASINO_SLUG = "diger";

/** The slug of a name without the rule for short results; may be empty. Only U+0020 counts as a space. */
export function bareSlug(name: string): string {
  return latinize(lowerTr(name))
    .replace(/[^a-z0-9_ -]/g, "")
    .replaceAll(" ", "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, SLUG_MAX)
    .replace(/-+$/, "");
}

/**
 * The slug of a blog, casino or promotion name (P2.3): 3 to 80 characters of `a-z 0-9 _ -`.
 * A shorter result, and the reserved `diger`, get the time in milliseconds as suffix; an empty one becomes `blog-<time>`.
 */
export function slugify(name: string, now: Date): string {
  const slug = bareSlug(name);
  return slug.length >= SLUG_MIN && slug !== NO_CASINO_SLUG ? slug : `${slug || "blog"}-${now.getTime()}`;
}
