import type { PromotionInput } from "../../../worker/promotions/rules";
import { type CsvColumn, choiceColumn, flagColumn, htmlColumn, linesColumn } from "../csv/columns";
import { BASES, termLabels } from "./term-texts";

/** The columns of promotions in CSV files; `unit` is that of amounts. */
export function promotionColumns(unit: string): CsvColumn[] {
  const { wagering_base, new_customers_only, ...terms } = termLabels(unit);
  const columns: Record<Exclude<keyof PromotionInput, "casino_id" | "category_id">, CsvColumn> = {
    title: { field: "title", label: "Promosyon Başlığı" },
    ...(Object.fromEntries(Object.entries(terms).map(([field, label]) => [field, { field, label }])) as Record<
      keyof typeof terms,
      CsvColumn
    >),
    wagering_base: choiceColumn("wagering_base", wagering_base, BASES),
    new_customers_only: flagColumn("new_customers_only", new_customers_only),
    expiry_date: { field: "expiry_date", label: "Bitiş Tarihi" },
    promotion_code: { field: "promotion_code", label: "Promosyon Kodu" },
    is_active: flagColumn("is_active", "Aktif"),
    url: { field: "url", label: "Promosyon URL" },
    slug: { field: "slug", label: "Slug" },
    terms: linesColumn("terms", "Şartlar"),
    verdict: { field: "verdict", label: "Kısa hüküm" },
    short_description: { field: "short_description", label: "Kısa Açıklama" },
    full_description: htmlColumn("full_description", "Detaylı Açıklama"),
    image_url: { field: "image_url", label: "Promosyon Görseli" },
    image_alt: { field: "image_alt", label: "Görselin alternatif metni" },
    image_focus: { field: "image_focus", label: "Görselin odak noktası" },
  };
  const { title, ...rest } = columns;
  return [
    { field: "id", label: "Kimlik" },
    { field: "updated_at", label: "Sürüm" },
    title,
    { field: "casino", label: "Casino" },
    { field: "category", label: "Kategori" },
    ...Object.values(rest),
  ];
}
