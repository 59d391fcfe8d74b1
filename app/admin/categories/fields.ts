import type { Category } from "../../../db/schema";
import { active, type Fields, quoted } from "../fields";
import { SLUG } from "../shared-fields";

export const FIELDS: Fields<keyof Category> = {
  name: { label: "Kategori Adı", name: "Ad", told: quoted, example: "Örnek Kategori" },
  slug: SLUG,
  description: { label: "Açıklama (isteğe bağlı)", example: "Bu türün promosyonları için kısa bir açıklama." },
  is_active: { label: "Aktif", csv: "flag", name: "Durum", told: active, example: true },
};
