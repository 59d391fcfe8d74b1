import { href } from "react-router";
import { NO_CASINO_SLUG } from "../../worker/text/slug";

/** Path of a promotion; `diger` replaces the slug of a missing casino. */
export function promotionAddress({ slug, casino_slug }: { slug: string; casino_slug: string | null }): string {
  return href("/bonuslar/:casino/:promotion", { casino: casino_slug ?? NO_CASINO_SLUG, promotion: slug });
}

export const casinoAddress = ({ slug }: { slug: string }) => href("/casino/:casino", { casino: slug });
export const postAddress = ({ slug }: { slug: string }) => href("/blog/:post", { post: slug });

/** Appends a query string; empty and undefined values are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
