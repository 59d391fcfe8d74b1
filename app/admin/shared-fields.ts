import { type Field, quoted, type TabbedFields } from "./fields";
import { formatMoment } from "./shell/dates";

/** Fields that several kinds of records have. */

export const SLUG: Field = { label: "Slug", name: "Adres", told: quoted };

export const IMAGE_ALT: Field = {
  label: "Görselin alternatif metni",
  name: "Görselin metni",
  object: "görselinin metnini",
};

export const IMAGE_FOCUS: Field = {
  label: "Odak noktası",
  heading: "Görselin odak noktası",
  object: "görselinin odak noktasını",
};

export const VERDICT: Field = { label: "Kısa hüküm", object: "kısa hükmünü", told: quoted };

export const LAST_VERIFIED: Field = { label: "Son Doğrulama", told: formatMoment, log: "undo" };

export const SEO: TabbedFields<"seo_title" | "seo_description" | "seo_keywords", "seo"> = {
  seo_title: { label: "SEO Başlığı", tab: "seo" },
  seo_description: { label: "SEO Açıklaması", tab: "seo" },
  seo_keywords: {
    label: "SEO Anahtar Kelimeler",
    heading: "SEO Anahtar Kelimeleri",
    name: "Anahtar kelimeler",
    tab: "seo",
  },
};
