import * as z from "zod";
import {
  expectedVersion,
  flag,
  html,
  requiredLine,
  optionalDay,
  optionalId,
  optionalLine,
  optionalSlug,
  optionalTemplate,
} from "../fields";
import { imageAlt, imageFocus, optionalImageUrl, type ShareImage, shareImage } from "../picture-fields";
import { VERDICT_MAX } from "../text/verdict";
import { bonusTerms } from "./bonus-terms";

export const TITLE_MAX = 200;
const TERMS_MAX = 100;

const terms = z
  .union(
    [
      z.string().normalize("NFC").max(20_000, "Şartlar çok uzun"),
      z.array(z.string().normalize("NFC").max(2_000, "Bir şart çok uzun")),
    ],
    {
      error: "Şartlar metin olmalıdır",
    },
  )
  .transform((value) =>
    (typeof value === "string" ? value.split(/\r\n|\r|\n/) : value).map((term) => term.trim()).filter(Boolean),
  )
  .refine((list) => list.length <= TERMS_MAX, `En çok ${TERMS_MAX} şart yazılabilir`)
  .default([]);

const promotionCode = optionalLine(60);

export const promotionInput = bonusTerms
  .safeExtend({
    title: requiredLine(2, "Promosyon başlığı en az 2 karakter olmalıdır", TITLE_MAX),
    slug: optionalSlug,
    casino_id: optionalId("Casino bulunamadı"),
    category_id: optionalId("Kategori bulunamadı"),
    short_description: requiredLine(10, "Kısa açıklama en az 10 karakter olmalıdır", 1_000),
    full_description: html().default(""),
    terms,
    verdict: optionalLine(VERDICT_MAX),
    url: optionalTemplate.default(""),
    promotion_code: promotionCode,
    expiry_date: optionalDay,
    image_url: optionalImageUrl("Görsel yüklenemedi. URL doğru olmayabilir."),
    image_alt: imageAlt,
    image_focus: imageFocus,
    is_active: flag.default(true),
  })
  .refine(({ url, casino_id }) => url !== "" || casino_id !== null, {
    path: ["url"],
    error: "Geçerli bir URL giriniz",
  });
export type PromotionInput = z.infer<typeof promotionInput>;

export const promotionAddition = promotionInput.safeExtend(shareImage);
export type PromotionSave = PromotionInput & ShareImage;

export const promotionUpdate = promotionAddition.safeExtend({ updated_at: expectedVersion });

/** A null `expiry_date` removes the end date; it cannot be left out. */
export const expiryUpdate = z.strictObject({ expiry_date: optionalDay.unwrap(), updated_at: expectedVersion });
export type ExpiryUpdate = z.infer<typeof expiryUpdate>;

export const codeUpdate = z.strictObject({ promotion_code: promotionCode.unwrap(), updated_at: expectedVersion });
export type CodeUpdate = z.infer<typeof codeUpdate>;
