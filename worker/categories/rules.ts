import * as z from "zod";
import { expectedVersion, requiredLine, optionalLine } from "../fields";
import { typedSlug } from "../text/slug";

export const IN_USE = "Bu kategori kullanımda olduğu için silinemez";

export const categoryInput = z.strictObject({
  name: requiredLine(1, "Kategori adı boş olamaz", 100),
  slug: z
    .string({ error: "Kategori slug değeri boş olamaz" })
    .max(100, "En çok 100 karakter olabilir")
    .transform(typedSlug)
    .refine((slug) => slug !== "", "Kategori slug değeri boş olamaz"),
  description: optionalLine(1_000),
  is_active: z.boolean({ error: "Durum açık veya kapalı olmalıdır" }).default(true),
});
export type CategoryInput = z.infer<typeof categoryInput>;

export const categoryUpdate = categoryInput.extend({ updated_at: expectedVersion });
