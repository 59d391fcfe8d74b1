import * as z from "zod";
import { expectedVersion, flag, html, optionalLine, optionalSlug, requiredLine } from "../fields";
import { isReserved } from "./constants";

export const CONTENT_MIN = 10;
export const CONTENT_SHORT = "İçerik en az 10 karakter olmalıdır";
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
