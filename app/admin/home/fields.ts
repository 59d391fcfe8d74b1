import type { Hero } from "../../../db/schema";
import { type Fields, quoted } from "../fields";

export const FIELDS: Fields<keyof Hero> = {
  upper_title: { label: "Üst Başlık", told: quoted },
  main_title: { label: "Ana Başlık", told: quoted },
  highlighted_text: {
    label: "Vurgulanacak Metin",
    name: "Vurgulanan metin",
    object: "vurgulanan metnini",
    told: quoted,
  },
  description: { label: "Açıklama" },
  button_text: { label: "Buton Metni", told: quoted },
  button_url: { label: "Buton URL", name: "Buton bağlantısı", told: quoted },
  sections: { label: "Bölümler" },
  pinned_promotions: { label: "Sabitlenen Promosyonlar" },
  pinned_casinos: { label: "Sabitlenen Siteler" },
  pinned_posts: { label: "Öne Çıkan Yazılar" },
};
