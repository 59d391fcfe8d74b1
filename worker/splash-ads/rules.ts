import * as z from "zod";
import { expectedVersion, flag, imageUrl, requiredLine, webUrl } from "../fields";

const IMAGE_MISSING = "Geçerli bir resim yükleyin veya URL girin";

export const splashAdInput = z.strictObject({
  title: requiredLine(2, "Başlık en az 2 karakter olmalıdır", 200),
  href: webUrl("Geçerli bir URL giriniz"),
  image_url: z.string({ error: IMAGE_MISSING }).trim().min(10, IMAGE_MISSING).pipe(imageUrl(IMAGE_MISSING)),
  is_active: flag.default(true),
});
export type SplashAdInput = z.infer<typeof splashAdInput>;

export const splashAdUpdate = splashAdInput.extend({ updated_at: expectedVersion });
