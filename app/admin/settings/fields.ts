import type { SeoSettings, Settings } from "../../../db/schema";
import { type Fields, quoted } from "../fields";

export const HOME_TEXTS: Fields<keyof Settings> = {
  blog_section_text: { label: "Ana sayfadaki blog bölümünün altındaki metin", name: "Blog bölümünün metni" },
};

export const SEO_TEXTS: Fields<Exclude<keyof SeoSettings, "page_name" | "page_path">> = {
  title: { label: "Başlık", name: "SEO başlığı", told: quoted },
  description: { label: "Açıklama", name: "SEO açıklaması" },
  keywords: { label: "Anahtar Kelimeler" },
};
