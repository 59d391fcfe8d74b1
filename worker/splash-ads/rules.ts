import * as z from "zod";
import { ALL_AD_PAGES, type AdPages } from "../../db/schema/ad-pages";
import { expectedVersion, flag, imageUrl, requiredLine, webUrl } from "../fields";

const PAGES_MISSING = "En az bir sayfa seçin";
const IMAGE_MISSING = "Geçerli bir resim yükleyin veya URL girin";

const shownOn = z
  .strictObject(
    { home: flag, lists: flag, promotions: flag, casinos: flag, posts: flag } satisfies Record<AdPages, typeof flag>,
    { error: PAGES_MISSING },
  )
  .refine((pages) => Object.values(pages).includes(true), PAGES_MISSING);

export const splashAdInput = z.strictObject({
  title: requiredLine(2, "Başlık en az 2 karakter olmalıdır", 200),
  href: webUrl("Geçerli bir URL giriniz"),
  image_url: z.string({ error: IMAGE_MISSING }).trim().min(10, IMAGE_MISSING).pipe(imageUrl(IMAGE_MISSING)),
  is_active: flag.default(true),
  shown_on: shownOn.default(ALL_AD_PAGES),
});
export type SplashAdInput = z.infer<typeof splashAdInput>;

export const splashAdUpdate = splashAdInput.extend({ updated_at: expectedVersion });
