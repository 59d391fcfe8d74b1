import * as z from "zod";
import { expectedVersion, optionalLine, requiredLine, slug } from "../fields";

export const IN_USE = "Bu kategori kullanımda olduğu için silinemez";

const NO_SLUG = "Kategori slug değeri boş olamaz";

export const categoryInput = z.strictObject({
  name: requiredLine(1, "Kategori adı boş olamaz", 100),
  slug: slug(NO_SLUG).refine((text) => text !== "", NO_SLUG),
  description: optionalLine(1_000),
  is_active: z.boolean({ error: "Durum açık veya kapalı olmalıdır" }).default(true),
});
export type CategoryInput = z.infer<typeof categoryInput>;

export const categoryUpdate = categoryInput.extend({ updated_at: expectedVersion });
