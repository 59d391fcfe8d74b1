import * as z from "zod";
import {
  expectedVersion,
  html,
  line,
  listOfRows,
  requiredLine,
  optionalId,
  optionalInstant,
  optionalLine,
  optionalSlug,
  webUrl,
} from "../fields";
import { imageAlt, imageFocus, optionalImageUrl, type ShareImage, shareImage } from "../picture-fields";
import { readSource } from "./sources";

export const DEFAULT_CATEGORY = "Genel";
export const BATCH_MAX = 10;

/** Recommended maximum in characters, not enforced (B8.2). */
export const SEO_TITLE_MAX = 60;
export const SEO_DESCRIPTION_MAX = 160;
export const KEYWORD_CHIPS = 5;
/** Below this many words the editor offers to expand a text. */
export const SHORT_POST_WORDS = 300;

export const TITLE_MAX = 200;
export const TITLE_MIN = 2;
export const TITLE_SHORT = "Blog başlığı en az 2 karakter olmalıdır";
export const CONTENT_MIN = 50;
export const CONTENT_SHORT = "İçerik en az 50 karakter olmalıdır";

export const PAST_PUBLICATION = "Geçmiş bir zamanda yayınlanamaz; ileri bir zaman seçin ya da hemen yayınlayın.";

export const DATE_OF_ADMINISTRATORS = "Yayın tarihini yalnızca yöneticiler değiştirir.";
export const FUTURE_DATE = "Yayın tarihi gelecekte olamaz; ileri bir zaman için yayın zamanını planlayın.";

const SOURCES_MAX = 20;
const SOURCE_WRONG = "Kaynağın adresini https:// ile yazın";
const source = z.strictObject({
  label: requiredLine(2, "Kaynağın adını yazın", 200),
  url: webUrl(SOURCE_WRONG).refine((url) => url.startsWith("https:"), SOURCE_WRONG),
});

export const postInput = z.strictObject({
  title: requiredLine(TITLE_MIN, TITLE_SHORT, TITLE_MAX),
  category: requiredLine(1, "Kategori giriniz", 100),
  excerpt: requiredLine(10, "Özet en az 10 karakter olmalıdır", 1_000),
  content: html(CONTENT_MIN, CONTENT_SHORT),
  sources: listOfRows(source, SOURCES_MAX, readSource),
  image_url: optionalImageUrl("Görsel yüklenemedi. URL doğru olmayabilir."),
  image_alt: imageAlt,
  image_focus: imageFocus,
  seo_title: optionalLine(300),
  seo_description: optionalLine(1_000),
  seo_keywords: optionalLine(1_000),
  slug: optionalSlug,
  /** The account that wrote it. */
  written_by: optionalId("Yazanı listeden seçin"),
  publish_at: optionalInstant,
  /** Of a post from elsewhere; null for the moment of its publication. */
  published_at: optionalInstant,
  /** Whether generated text was accepted, which sets the author. */
  is_generated: z.boolean("Doğru veya yanlış olmalıdır").default(false),
  publish: z.boolean("Doğru veya yanlış olmalıdır").default(false),
  /** `send` asks colleagues for a check, `approve` is one. */
  review: z.enum(["send", "approve"], "Bilinmeyen işlem").nullable().default(null),
});
export type PostInput = z.infer<typeof postInput>;

export const postAddition = postInput.extend(shareImage);
/** `revise` is any other save by a writer, after which an approved draft waits again. */
export type PostSave = Omit<PostInput, "review"> & ShareImage & { review: PostInput["review"] | "revise" };

export const postUpdate = postAddition.extend({ updated_at: expectedVersion });

export const batchItem = postInput
  .omit({
    sources: true,
    written_by: true,
    slug: true,
    image_url: true,
    image_alt: true,
    image_focus: true,
    publish_at: true,
    published_at: true,
    is_generated: true,
    publish: true,
    review: true,
  })
  .extend({
    category: line(100)
      .default("")
      .transform((category) => category || DEFAULT_CATEGORY),
    is_published: z.boolean("Yayın durumu bekleniyor").default(false),
  });

const NOTHING_TO_SAVE = "Kaydedilecek içerik bulunamadı";

/** `key` is the idempotency key; each item is validated separately. */
export const batchInput = z.strictObject({
  key: z.uuid("Geçersiz kayıt"),
  items: z
    .array(z.unknown(), NOTHING_TO_SAVE)
    .min(1, NOTHING_TO_SAVE)
    .max(BATCH_MAX, `En çok ${BATCH_MAX} içerik kaydedebilirsiniz`),
});
export type BatchInput = z.infer<typeof batchInput>;

/** `index` counts from 0; posts saved by an earlier request with the same key are included. */
export interface BatchAnswer {
  saved: { index: number; id: string; slug: string; is_published: boolean }[];
  failed: { index: number; message: string }[];
}
