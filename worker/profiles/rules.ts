import * as z from "zod";
import { nameRules } from "../accounts/rules";
import { expectedVersion, flag, lines, optionalLine, optionalSlug } from "../fields";
import { optionalImageUrl } from "../picture-fields";

export const WORDS_MAX = 600;

export const profileInput = z.strictObject({
  is_public: flag.default(false),
  ...nameRules.shape,
  slug: optionalSlug,
  photo_url: optionalImageUrl("Görsel yüklenemedi. URL doğru olmayabilir."),
  words: lines(WORDS_MAX)
    .transform((text) => text || null)
    .nullable()
    .default(null),
  verifies: optionalLine(200),
});
export type ProfileInput = z.infer<typeof profileInput>;

export const profileUpdate = profileInput.extend({ updated_at: expectedVersion });
