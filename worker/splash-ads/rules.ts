import * as z from "zod";
import { AD_DEVICES, AD_FREQUENCIES, ALL_AD_PAGES, type AdPages } from "../../db/schema/ad-pages";
import { addressTemplate, expectedVersion, flag, optionalInstant, requiredLine, requiredWholeNumber } from "../fields";
import { imageUrl } from "../picture-fields";

const PAGES_MISSING = "En az bir sayfa seçin";
const IMAGE_MISSING = "Geçerli bir resim yükleyin veya URL girin";

const ENDS_BEFORE_START = "Bitiş, başlangıçtan sonra olmalıdır";
const WEIGHT_MAX = 10;

const shownOn = z
  .strictObject(
    { home: flag, lists: flag, promotions: flag, casinos: flag, posts: flag } satisfies Record<AdPages, typeof flag>,
    { error: PAGES_MISSING },
  )
  .refine((pages) => Object.values(pages).includes(true), PAGES_MISSING);

export const splashAdInput = z
  .strictObject({
    title: requiredLine(2, "Başlık en az 2 karakter olmalıdır", 200),
    href: addressTemplate,
    image_url: z.string({ error: IMAGE_MISSING }).trim().min(10, IMAGE_MISSING).pipe(imageUrl(IMAGE_MISSING)),
    is_active: flag.default(true),
    shown_on: shownOn.default(ALL_AD_PAGES),
    starts_at: optionalInstant,
    ends_at: optionalInstant,
    weight: requiredWholeNumber(1, WEIGHT_MAX).default(1),
    frequency: z.enum(AD_FREQUENCIES, { error: "Sıklığı listeden seçin" }).default("visit"),
    devices: z.enum(AD_DEVICES, { error: "Cihazı listeden seçin" }).default("all"),
    skips_search_landing: flag.default(true),
  })
  .refine(({ starts_at, ends_at }) => starts_at === null || ends_at === null || starts_at < ends_at, {
    path: ["ends_at"],
    error: ENDS_BEFORE_START,
  });
export type SplashAdInput = z.infer<typeof splashAdInput>;

export const splashAdUpdate = splashAdInput.safeExtend({ updated_at: expectedVersion });
