import * as z from "zod";
import { expectedVersion, flag, html, optionalLine, optionalSlug, requiredLine } from "../fields";

/** Most links to pages in the footer. */
export const FOOTER_PAGES = 12;

/** A paragraph in whose place a page shows the weights of the criteria by which casinos are rated. */
export const WEIGHTS_LINE = /<p[^>]*>\s*\{ağırlıklar\}\s*<\/p>/;

export const CONTENT_MIN = 10;
export const CONTENT_SHORT = "İçerik en az 10 karakter olmalıdır";

/** First segments of other addresses of the site, some of them of the platform or to come. */
export const RESERVED_SLUGS = [
  ...["admin", "api", "assets", "blog", "bonuslar", "casino", "cdn-cgi", "diger", "feed", "guvenilir-siteler"],
  ...["karsilastir", "media", "onizleme", "promotion", "sitemap"],
];

export const isReserved = (slug: string) => RESERVED_SLUGS.includes(slug);
export const reservedSlug = (slug: string) => `/${slug} adresini sitenin kendisi kullanıyor. Başka bir adres yazın.`;

export const pageInput = z.strictObject({
  title: requiredLine(2, "Sayfa başlığı en az 2 karakter olmalıdır", 200),
  slug: optionalSlug.refine((slug) => !isReserved(slug), { error: ({ input }) => reservedSlug(String(input)) }),
  content: html(CONTENT_MIN, CONTENT_SHORT),
  seo_title: optionalLine(300),
  seo_description: optionalLine(1_000),
  seo_keywords: optionalLine(1_000),
  in_footer: flag.default(true),
});
export type PageInput = z.infer<typeof pageInput>;

export const pageUpdate = pageInput.extend({ updated_at: expectedVersion });
