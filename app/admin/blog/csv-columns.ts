import { type CsvColumn, flagColumn, htmlColumn, readOnly } from "../csv/columns";

export const POST_COLUMNS: CsvColumn[] = [
  { field: "id", label: "Kimlik" },
  { field: "updated_at", label: "Sürüm" },
  { field: "title", label: "Başlık" },
  { field: "category", label: "Kategori" },
  ...readOnly(
    { field: "author", label: "Yazar" },
    flagColumn("is_published", "Yayında"),
    { field: "published_at", label: "Yayın Zamanı" },
    { field: "publish_at", label: "Planlanan Zaman" },
    { field: "view_count", label: "Görüntülenme" },
    { field: "created_at", label: "Oluşturulma Tarihi" },
  ),
  { field: "slug", label: "Slug" },
  { field: "excerpt", label: "Özet" },
  htmlColumn("content", "İçerik"),
  { field: "image_url", label: "Görsel" },
  { field: "image_alt", label: "Görselin alternatif metni" },
  { field: "image_focus", label: "Görselin odak noktası" },
  { field: "seo_title", label: "SEO Başlığı" },
  { field: "seo_description", label: "SEO Açıklaması" },
  { field: "seo_keywords", label: "SEO Anahtar Kelimeleri" },
];
