import type { Casino } from "../../../db/schema";
import type { CasinoInput } from "../../../worker/casinos/rules";
import { STANDING_LABELS } from "../../../worker/casinos/score";
import { entryLine } from "../../../worker/casinos/test-log-line";
import { countryName, countryNames } from "../../../worker/text/country";
import { asIs, type Field, type Fields, quoted, tabIn, type TabbedFields } from "../fields";
import { LAST_VERIFIED, SLUG, VERDICT } from "../shared-fields";

/** In the order of CSV files. */
export const FIELDS: TabbedFields<keyof CasinoInput, "details" | "review" | "profile"> &
  Fields<Exclude<keyof Casino, keyof CasinoInput | "details">> &
  Record<"view_count" | "created_at", Field> = {
  name: { label: "Site Adı", tab: "details", name: "Ad", told: quoted, example: "Örnek Casino" },
  url: { label: "Site URL", tab: "details", name: "Bağlantı", example: "https://casino.example/" },
  entry_url: { label: "Giriş adresi", tab: "details", example: "https://casino1.example/" },
  tracking_url: {
    label: "Takip adresi",
    tab: "details",
    example: "https://ortak.example/?subid={yerlesim}&click={tik}",
  },
  report_currency: {
    label: "Raporların para birimi",
    tab: "details",
    object: "raporlarının para birimini",
    told: asIs,
    example: "TRY",
  },
  slug: { ...SLUG, tab: "details" },
  standing: { label: "Durum", tab: "review", csv: { choices: STANDING_LABELS, isRequired: true }, example: "pending" },
  standing_reason: { label: "Durumun gerekçesi", tab: "review", name: "Gerekçe" },
  verdict: { ...VERDICT, tab: "review" },
  score: { label: "Puan", csv: "decimal", isReadOnly: true, log: "never" },
  rating: {
    label: "Editör puanı",
    tab: "review",
    csv: "decimal",
    name: "Puan",
    told: (value) => value.replace(".", ","),
    example: 4.5,
  },
  featured: { label: "Öne çıkan", tab: "details", csv: "flag", name: "Öne çıkarma", object: "öne çıkarılmasını" },
  owner: {
    label: "Sahibi (işleten şirket)",
    tab: "profile",
    name: "Sahip",
    object: "sahibini",
    lack: "sahibi",
    told: quoted,
    example: "Örnek Ltd.",
  },
  founded_year: { label: "Kuruluş yılı", tab: "profile", csv: "digits", told: asIs, example: 2015 },
  is_licensed: { label: "Lisanslı", tab: "profile", csv: "flag", name: "Lisans", example: true },
  licence_authority: {
    label: "Lisans veren kurum",
    tab: "profile",
    name: "Lisans kurumu",
    told: quoted,
    example: "Örnek Lisans Kurumu",
  },
  licence_number: { label: "Lisans numarası", tab: "profile", csv: "code", told: asIs, example: "OGL/2024/1234" },
  licence_country: {
    label: "Lisansı veren ülke",
    tab: "profile",
    object: "lisansını veren ülkeyi",
    told: countryName,
    example: "MT",
  },
  permitted_countries: {
    label: "İzinli olduğu ülkeler",
    tab: "profile",
    csv: "lines",
    object: "izinli olduğu ülkeleri",
    told: countryNames,
    example: ["MT", "FI"],
  },
  has_24_7_support: { label: "7/24 Destek", tab: "profile", csv: "flag", name: "Destek", example: true },
  payment_methods: { label: "Ödeme yöntemleri", tab: "profile", csv: "lines", example: ["Havale", "Kripto"] },
  withdrawal_time: { label: "Çekim süresi", tab: "profile", told: quoted, example: "1–24 saat" },
  test_log: {
    label: "Deneme günlüğü",
    tab: "review",
    csv: { lineOf: entryLine },
    example: [
      { day: "2026-11-14", text: "250 TL yatırdık", hours: null },
      { day: "2026-11-16", text: "Çekim geldi", hours: 41 },
    ],
  },
  pros: { label: "Artılar", tab: "review", csv: "lines", example: ["Hızlı çekim", "Geniş oyun seçeneği"] },
  cons: { label: "Eksiler", tab: "review", csv: "lines", example: ["Yüksek çevrim"] },
  description: {
    label: "Site Açıklaması",
    tab: "details",
    csv: "html",
    name: "Açıklama",
    example: "<p>Siteyi ziyaretçilere tanıtan açıklama.</p>",
  },
  logo_url: { label: "Logo URL", tab: "details", name: "Logo", example: "https://casino.example/logo.png" },
  review: { label: "Değerlendirme", tab: "review", csv: null },
  reviewed_at: { label: "İnceleme tarihi", isReadOnly: true, log: "never" },
  view_count: { label: "Görüntülenme", isReadOnly: true, log: "never" },
  last_verified_at: { ...LAST_VERIFIED, isReadOnly: true },
  created_at: { label: "Eklenme Tarihi", isReadOnly: true, log: "never" },
};

export const tabOf = tabIn(FIELDS, "details");
