import { NO_CASINO_SLUG } from "../text/slug";
import type { Placement } from "./placements";

interface Promotion {
  slug: string;
  casino_slug: string | null;
}

/** Leads to the operator of a promotion; `placement` says where the link stands. */
export const claimAddress = ({ slug, casino_slug }: Promotion, placement: Placement) =>
  `/git/${casino_slug ?? NO_CASINO_SLUG}/${slug}?y=${placement}`;

export const visitAddress = (slug: string, placement: Placement) => `/git/${slug}?y=${placement}`;

export const AD_SLUG = "reklam";

export const adAddress = (id: string) => `/git/${AD_SLUG}/${id}?y=splash`;
