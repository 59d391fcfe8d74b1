export const FOOTER_PAGES = 12;

/** A page replaces this paragraph by the weights of the review criteria. */
export const WEIGHTS_LINE = /<p[^>]*>\s*\{ağırlıklar\}\s*<\/p>/;

/** First path segments used by the site or the platform, or kept for later. */
export const RESERVED_SLUGS = [
  ...[
    "admin",
    "api",
    "assets",
    "blog",
    "bonuslar",
    "casino",
    "cdn-cgi",
    "degisenler",
    "diger",
    "feed",
    "git",
    "guvenilir-siteler",
  ],
  ...["karsilastir", "media", "onizleme", "promotion", "sitemap"],
];

export const isReserved = (slug: string) => RESERVED_SLUGS.includes(slug);
