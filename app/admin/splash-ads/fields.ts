import type { SplashAd } from "../../../db/schema";
import { active, asIs, type Fields, quoted } from "../fields";
import { formatMoment } from "../shell/dates";

export const FIELDS: Fields<keyof SplashAd> = {
  title: { label: "Başlık", told: quoted },
  href: { label: "Hedef URL", name: "Hedef adresi" },
  image_url: { label: "Görsel" },
  shown_on: { label: "Gösterileceği sayfalar", object: "gösterileceği sayfaları" },
  starts_at: { label: "Başlangıç", object: "başlangıcını", told: formatMoment },
  ends_at: { label: "Bitiş", told: formatMoment },
  frequency: { label: "Sıklık" },
  devices: { label: "Cihazlar" },
  skips_search_landing: {
    label: "Arama motorundan açılan ilk sayfada gösterilmesin",
    name: "Aramadan gelene göstermeme",
  },
  weight: { label: "Ağırlık", told: asIs },
  is_active: { label: "Aktif", name: "Durum", told: active },
};
