import { NO_CASINO_SLUG } from "../text/slug";
import type { Placement } from "./placements";

export const CODE_SEGMENT = "kod";

interface Promotion {
  slug: string;
  casino_slug: string | null;
}

/** Leads to the operator of a promotion; `placement` says where the link stands. */
export const claimAddress = ({ slug, casino_slug }: Promotion, placement: Placement) =>
  `/git/${casino_slug ?? NO_CASINO_SLUG}/${slug}?y=${placement}`;

/** Where the script, or a visitor without it, gets the code of a promotion. */
export const codeAddress = ({ slug, casino_slug }: Promotion) =>
  `/git/${casino_slug ?? NO_CASINO_SLUG}/${slug}/${CODE_SEGMENT}`;

export const visitAddress = (slug: string, placement: Placement) => `/git/${slug}?y=${placement}`;

export const AD_SLUG = "reklam";

export const adAddress = (id: string) => `/git/${AD_SLUG}/${id}?y=splash`;
