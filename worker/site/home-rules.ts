import * as z from "zod";
import { HOME_SECTIONS } from "../../db/schema/home";
import { HOME_POSTS } from "../blog/constants";
import { HOME_CASINOS } from "../casinos/constants";
import { flag, line, optionalDay } from "../fields";
import { HOME_PROMOTIONS } from "../promotions/constants";

export const PINS_MAX = {
  pinned_promotions: HOME_PROMOTIONS,
  pinned_casinos: HOME_CASINOS,
  pinned_posts: HOME_POSTS,
} as const;
export type PinnedList = keyof typeof PINS_MAX;

const pin = z.strictObject(
  { id: z.uuid("Geçersiz kayıt"), name: line(), until: optionalDay },
  { error: "Geçersiz kayıt" },
);

const isUnique = (items: { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;

const pins = (list: PinnedList) =>
  z
    .array(pin, { error: "Liste bekleniyor" })
    .max(PINS_MAX[list], `En çok ${PINS_MAX[list]} kayıt sabitlenebilir`)
    .refine(isUnique, "Bir kayıt iki kez sabitlenemez")
    .optional();

const section = z.strictObject(
  { id: z.enum(HOME_SECTIONS, { error: "Bilinmeyen bölüm" }), shown: flag },
  { error: "Bilinmeyen bölüm" },
);

/** Omitted fields keep their value. */
export const homeLayout = {
  sections: z
    .array(section, { error: "Liste bekleniyor" })
    .max(HOME_SECTIONS.length, "Her bölüm bir kez yer alabilir")
    .refine(isUnique, "Her bölüm bir kez yer alabilir")
    .optional(),
  pinned_promotions: pins("pinned_promotions"),
  pinned_casinos: pins("pinned_casinos"),
  pinned_posts: pins("pinned_posts"),
};

export const pinnableQuery = z.object({
  list: z.enum(Object.keys(PINS_MAX) as PinnedList[], { error: "Bilinmeyen liste" }),
  q: z.string().trim().max(100, "Arama metni en çok 100 karakter olabilir").default(""),
});
