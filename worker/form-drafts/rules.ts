import * as z from "zod";

const FORM_MAX = 100;
const BASIS_MAX = 40;

export const draftInput = z.strictObject({
  form: z
    .string()
    .max(FORM_MAX, "Bilinmeyen form")
    .regex(/^[a-z-]+(:[\w-]+)?$/, "Bilinmeyen form"),
  id: z.uuid("Taslağın kimliği geçersiz"),
  values: z.record(z.string(), z.unknown(), "Formun değerleri eksik"),
  basis: z.string().max(BASIS_MAX, "Kaydın sürümü geçersiz").optional(),
});
export type DraftInput = z.infer<typeof draftInput>;
