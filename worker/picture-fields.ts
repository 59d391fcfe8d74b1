import * as z from "zod";
import { address, optionalLine } from "./fields";
import { CARD_ADDRESS, MEDIA_ADDRESS } from "./media/rules";
import { normalizeUrl } from "./text/url";

export const imageUrl = (sentence: string) =>
  address((text) => (MEDIA_ADDRESS.test(text) ? text : normalizeUrl(text)), sentence);

export const optionalImageUrl = (sentence: string) =>
  z.union([z.literal("").transform(() => null), z.null(), imageUrl(sentence)], { error: sentence }).default(null);

/** A picture for messengers, sent with a save; left out, the record keeps what it has. */
export const shareImage = {
  share_image_url: z.string().regex(CARD_ADDRESS, "Paylaşım kartının adresi geçersiz").nullable().optional(),
};
export interface ShareImage {
  share_image_url?: string | null | undefined;
}

const ALT_MAX = 200;
/** Alternative text; null for a decorative picture. */
export const imageAlt = optionalLine(ALT_MAX);

export const FOCUS_STEPS = [0, 25, 50, 75, 100];
const step = `(${FOCUS_STEPS.join("|")})%`;
const FOCUS = new RegExp(`^${step} ${step}$`);
const CENTRE = "50% 50%";

/** CSS `object-position` like `25% 100%`; null for the centre. */
export const imageFocus = z
  .string({ error: "Odak noktası geçersiz" })
  .transform((text) => text || CENTRE)
  .refine((text) => FOCUS.test(text), "Odak noktası geçersiz")
  .transform((text) => (text === CENTRE ? null : text))
  .nullable()
  .default(null);
