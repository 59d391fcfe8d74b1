import * as z from "zod";
import { basis, html, line, lineOf, optionalImage, optionalInstant, optionalLine, optionalSlug } from "../fields";

export const HOME_POSTS = 4;
export const POSTS_PER_PAGE = 24;
export const RELATED_POSTS = 3;
/** The author of generated posts, and the category of those that have none. */
export const AI_AUTHOR = "AI Yazar";
export const DEFAULT_CATEGORY = "Genel";
/** Posts that one batch may ask for and save. */
export const BATCH_MAX = 10;

/** Advisory limits of what search engines show, in characters. */
export const SEO_TITLE_MAX = 60;
export const SEO_DESCRIPTION_MAX = 160;
/** Keyword chips shown at most. */
export const KEYWORD_CHIPS = 5;
/** Words below which the editor offers to expand a text. */
export const SHORT_POST_WORDS = 300;

/** Characters that a reader sees of a post's title and text, at least. */
export const TITLE_MIN = 2;
export const TITLE_SHORT = "Blog başlığı en az 2 karakter olmalıdır";
export const CONTENT_MIN = 50;
export const CONTENT_SHORT = "İçerik en az 50 karakter olmalıdır";

/** A blog post as the panel sends it; `content` is HTML. */
export const postInput = z.strictObject({
  title: lineOf(TITLE_MIN, TITLE_SHORT, 200),
  category: lineOf(1, "Kategori giriniz", 100),
  excerpt: lineOf(10, "Özet en az 10 karakter olmalıdır", 1_000),
  content: html(CONTENT_MIN, CONTENT_SHORT),
  image_url: optionalImage("Görsel yüklenemedi. URL doğru olmayabilir."),
  seo_title: optionalLine(300),
  seo_description: optionalLine(1_000),
  seo_keywords: optionalLine(1_000),
  slug: optionalSlug,
  /** When a draft publishes itself; a published post has none. */
  publish_at: optionalInstant,
  /** Whether a text of the writing desk was taken into it, which makes the desk its author. */
  is_generated: z.boolean("Doğru veya yanlış olmalıdır").default(false),
});
export type PostInput = z.infer<typeof postInput>;

export const postUpdate = postInput.extend({ updated_at: basis });

/** A generated post of a batch; `seo_keywords` are separated by commas. */
export const batchItem = postInput.omit({ slug: true, image_url: true, publish_at: true, is_generated: true }).extend({
  category: line(100)
    .default("")
    .transform((category) => category || DEFAULT_CATEGORY),
  is_published: z.boolean("Yayın durumu bekleniyor").default(false),
});

const NOTHING_TO_SAVE = "Kaydedilecek içerik bulunamadı";

/** Generated posts saved together; each item is checked on its own. `key` stays the same when a save is repeated. */
export const batchInput = z.strictObject({
  key: z.uuid("Geçersiz kayıt"),
  items: z
    .array(z.unknown(), NOTHING_TO_SAVE)
    .min(1, NOTHING_TO_SAVE)
    .max(BATCH_MAX, `En çok ${BATCH_MAX} içerik kaydedebilirsiniz`),
});
export type BatchInput = z.infer<typeof batchInput>;

/** What became of a batch; `index` counts from 0. A post that an earlier, equal save made is named too. */
export interface BatchAnswer {
  saved: { index: number; id: string; slug: string; is_published: boolean }[];
  failed: { index: number; message: string }[];
}
