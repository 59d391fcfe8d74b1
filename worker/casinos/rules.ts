import * as z from "zod";
import { expectedVersion, flag, html, imageUrl, requiredLine, optionalLine, optionalSlug, webUrl } from "../fields";

export const HOME_CASINOS = 12;
export const CASINOS_PER_PAGE = 48;
export const CASINO_PROMOTIONS_PER_PAGE = 24;

export const RATING_MAX = 5;
const RATING_WRONG = `Puan 0 ile ${RATING_MAX} arasında olmalıdır`;

export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_SHORT = "Açıklama en az 10 karakter olmalıdır";

export const casinoInput = z.strictObject({
  name: requiredLine(2, "Casino adı en az 2 karakter olmalıdır", 200),
  slug: optionalSlug,
  url: webUrl("Geçerli bir URL giriniz"),
  logo_url: imageUrl("Geçerli bir logo URL giriniz"),
  description: html(DESCRIPTION_MIN, DESCRIPTION_SHORT),
  rating: z
    .union([z.literal("").transform(() => null), z.null(), z.number(), z.string().trim().min(1).transform(Number)], {
      error: RATING_WRONG,
    })
    .pipe(z.number(RATING_WRONG).min(0, RATING_WRONG).max(RATING_MAX, RATING_WRONG).nullable())
    .default(null),
  featured: flag.default(false),
  is_licensed: flag.default(false),
  licence_authority: optionalLine(200),
  licence_number: optionalLine(100),
  has_24_7_support: flag.default(false),
});
export type CasinoInput = z.infer<typeof casinoInput>;

export const casinoUpdate = casinoInput.extend({ updated_at: expectedVersion });
