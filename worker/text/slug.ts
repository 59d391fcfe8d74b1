import { fold } from "./folding";

const SLUG_MIN = 3;
export const SLUG_MAX = 80;
/** In `/bonuslar/diger/<slug>`, for promotions without a casino. */
export const NO_CASINO_SLUG = "diger";

/** A slug without the rule for short ones; may be empty. */
export function bareSlug(name: string): string {
  return fold(name)
    .replace(/[\s\p{Pd}/&]+/gu, "-")
    .replace(/[^a-z0-9_-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, SLUG_MAX)
    .replace(/-+$/, "");
}

/** Any stored slug; some have two hyphens in a row. */
const SLUG = /^(?!-)[a-z0-9_-]{1,80}(?<!-)$/;

/** The slug that a part of a mistyped address means: `Hos-Geldin.html`, `HOŞ+GELDİN)` → `hos-geldin`; may be empty. */
export const slugInAddress = (part: string) =>
  SLUG.test(part) ? part : bareSlug(part.replaceAll("+", " ").replace(/\.html?\W*$/i, ""));

/** The slug in a slug field, into which also a whole address may be pasted: its last part. */
export function typedSlug(typed: string): string {
  const address = /^\s*(?:https?:\/\/[^/]*|(?:[\w-]+\.)+[a-z]{2,}(?=\/)|(?=\/))([^?#]*)/i.exec(typed)?.[1];
  return address === undefined ? bareSlug(typed) : slugInAddress(lastPart(address));
}

function lastPart(path: string): string {
  const part = path.split("/").findLast((text) => text.trim() !== "") ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function makesSlug(name: string): boolean {
  const slug = bareSlug(name);
  return slug.length >= SLUG_MIN && slug !== NO_CASINO_SLUG;
}

/** 3 to 80 characters of `a-z 0-9 _ -` (P2.3); short and reserved slugs get the time in ms as suffix. */
export function slugify(name: string, now: Date): string {
  const slug = bareSlug(name);
  return makesSlug(name) ? slug : `${slug || "blog"}-${now.getTime()}`;
}
