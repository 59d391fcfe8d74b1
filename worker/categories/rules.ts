import * as z from "zod";
import { basis, line, lineOf } from "../fields";
import { bareSlug } from "../text/slug";

export const IN_USE = "Bu kategori kullanımda olduğu için silinemez";

/** A category as the panel sends it. */
export const categoryInput = z.strictObject({
  name: lineOf(1, "Kategori adı boş olamaz", 100),
  slug: z
    .string({ error: "Kategori slug değeri boş olamaz" })
    .max(100, "En çok 100 karakter olabilir")
    .transform(bareSlug)
    .refine((slug) => slug !== "", "Kategori slug değeri boş olamaz"),
  description: line(1_000)
    .transform((text) => text || null)
    .nullable()
    .default(null),
  is_active: z.boolean({ error: "Durum açık veya kapalı olmalıdır" }).default(true),
});
export type CategoryInput = z.infer<typeof categoryInput>;

export const categoryUpdate = categoryInput.extend({ updated_at: basis });
