import type { Appearance, SeoSettings, Settings } from "../../../db/schema";
import { asIs, type Fields, quoted } from "../fields";

export const HOME_TEXTS: Fields<keyof Settings> = {
  blog_section_text: { label: "Ana sayfadaki blog bölümünün altındaki metin", name: "Blog bölümünün metni" },
};

export const SEO_TEXTS: Fields<Exclude<keyof SeoSettings, "page_name" | "page_path">> = {
  title: { label: "Başlık", name: "SEO başlığı", told: quoted },
  description: { label: "Açıklama", name: "SEO açıklaması" },
  keywords: { label: "Anahtar Kelimeler" },
};

export const APPEARANCE: Fields<keyof Appearance> = {
  site_name: { label: "Site adı", told: quoted },
  logo_light: { label: "Logo (açık)" },
  logo_dark: { label: "Logo (koyu)", name: "Koyu görünümün logosu", object: "koyu görünümün logosunu" },
  icon: { label: "Simge" },
  accent: { label: "Vurgu rengi", told: asIs },
  palette: { label: "Renkler", log: "never" },
  footer_text: { label: "Alt bilgi metni" },
  footer_links: { label: "Alt bilgi bağlantıları" },
  social: { label: "Sosyal medya adresleri" },
};
