export const FOOTER_PAGES = 12;

/** A paragraph in whose place a page shows the weights of the criteria by which casinos are rated. */
export const WEIGHTS_LINE = /<p[^>]*>\s*\{ağırlıklar\}\s*<\/p>/;

/** First segments of other addresses of the site, some of them of the platform or to come. */
export const RESERVED_SLUGS = [
  ...["admin", "api", "assets", "blog", "bonuslar", "casino", "cdn-cgi", "diger", "feed", "guvenilir-siteler"],
  ...["karsilastir", "media", "onizleme", "promotion", "sitemap"],
];

export const isReserved = (slug: string) => RESERVED_SLUGS.includes(slug);
