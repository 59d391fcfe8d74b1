import { SEGMENTS } from "../site-addresses";

export const FOOTER_PAGES = 12;

/** A page replaces this paragraph by the weights of the review criteria. */
export const WEIGHTS_LINE = /<p[^>]*>\s*\{ağırlıklar\}\s*<\/p>/;

export const isReserved = (slug: string) => slug !== "" && SEGMENTS.has(slug);
