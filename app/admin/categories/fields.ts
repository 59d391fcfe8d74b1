import type { Category } from "../../../db/schema";
import { active, type Fields, quoted } from "../fields";
import { SLUG } from "../shared-fields";

export const FIELDS: Fields<keyof Category> = {
  name: { label: "Kategori Adı", name: "Ad", told: quoted },
  slug: SLUG,
  description: { label: "Açıklama (isteğe bağlı)" },
  is_active: { label: "Aktif", name: "Durum", told: active },
};
