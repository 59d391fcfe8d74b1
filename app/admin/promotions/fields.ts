import type { Promotion } from "../../../db/schema";
import type { Audience, WageringBase } from "../../../worker/promotions/bonus-terms";
import type { PromotionInput } from "../../../worker/promotions/rules";
import { formatNumber, formatPercent } from "../../../worker/text/money";
import { AUDIENCE_NAMES } from "../../ui/bonus-facts";
import { active, asIs, type Fields, quoted, tabIn, type TabbedFields } from "../fields";
import { IMAGE_ALT, IMAGE_FOCUS, LAST_VERIFIED, SLUG, VERDICT } from "../shared-fields";
import { formatDay } from "../shell/dates";

export const SECTIONS = {
  details: { id: "details", label: "Promosyon Detayları" },
  terms: { id: "terms", label: "Çevrim ve Şartlar" },
  settings: { id: "settings", label: "Promosyon Ayarları" },
};

export const BASES: Record<WageringBase, string> = {
  bonus: "Bonus tutarına",
  bonus_and_deposit: "Yatırım ve bonusun toplamına",
  winnings: "Kazanılan tutara",
};

const MONEY = {
  isMoney: true,
  told: (value: string, unit: string) => `${formatNumber(Number(value))} ${unit}`,
} as const;
const percent = (value: string) => formatPercent(Number(value) / 100);

type Internal = "former_casino_id" | "former_slug" | "term_history" | "activated_at";

/** In the order of CSV files, where casino and category are slugs or names. */
export const FIELDS: TabbedFields<keyof PromotionInput, keyof typeof SECTIONS> &
  Fields<Exclude<keyof Promotion | "casino", keyof PromotionInput | Internal>> = {
  title: {
    label: "Promosyon Başlığı",
    tab: "details",
    name: "Başlık",
    told: quoted,
    example: "Örnek Hoş Geldin Bonusu",
  },
  casino_id: { label: "Casino", tab: "details", csv: null },
  casino: { label: "Casino", told: quoted, log: "undo" },
  category_id: { label: "Kategori", tab: "details", csv: null, log: "never" },
  category: { label: "Kategori", told: quoted },
  bonus_percent: { label: "Bonus oranı (%)", tab: "terms", told: percent, example: 100 },
  loss_percent: { label: "Kayıp iadesi oranı (%)", tab: "terms", name: "Kayıp iadesi", told: percent },
  max_bonus: { label: "Bonus üst sınırı", tab: "terms", ...MONEY, name: "Üst sınır", example: 5000 },
  fixed_bonus: { label: "Sabit bonus", tab: "terms", ...MONEY, name: "Bonus tutarı" },
  min_deposit: { label: "En az yatırım", tab: "terms", ...MONEY, example: 250 },
  free_spins: { label: "Ücretsiz dönüş sayısı", tab: "terms", name: "Dönüş sayısı", told: asIs, example: 50 },
  spin_value: { label: "Bir dönüşün değeri", tab: "terms", ...MONEY, name: "Dönüş değeri", example: 2 },
  steps: { label: "Kademe sayısı", tab: "terms", told: asIs },
  wagering: { label: "Çevrim katı", tab: "terms", name: "Çevrim", told: (value) => `${value}x`, example: 30 },
  valid_days: {
    label: "Kullanma süresi (gün)",
    tab: "terms",
    name: "Süre",
    told: (value) => `${value} gün`,
    example: 30,
  },
  max_bet: { label: "En yüksek bahis", tab: "terms", ...MONEY, object: "en yüksek bahsini", example: 100 },
  max_cashout: { label: "En çok çekim", tab: "terms", ...MONEY, example: 50000 },
  games: { label: "Geçerli oyunlar", tab: "terms", name: "Oyunlar", told: quoted, example: "Slot oyunları" },
  wagering_base: {
    label: "Çevrim neye uygulanır?",
    tab: "terms",
    csv: { choices: BASES },
    name: "Çevrim temeli",
    example: "bonus",
  },
  audience: {
    label: "Kim alabilir?",
    tab: "terms",
    heading: "Kim alabilir",
    csv: { choices: AUDIENCE_NAMES, former: { heading: "Yalnız yeni üyeler", yes: "new" } },
    name: "Kim alabileceği",
    lack: "kim alabileceği",
    told: (value) => AUDIENCE_NAMES[value as Audience],
    example: "new",
  },
  audience_note: { label: "Üyelik koşulu", tab: "terms", told: quoted },
  expiry_date: {
    label: "Bitiş Tarihi (isteğe bağlı)",
    tab: "settings",
    object: "son gününü",
    told: formatDay,
    example: "2030-12-31",
  },
  promotion_code: {
    label: "Promosyon Kodu (isteğe bağlı)",
    tab: "settings",
    csv: "code",
    name: "Kod",
    told: asIs,
    example: "ORNEK100",
  },
  is_active: { label: "Promosyon Aktif", tab: "settings", heading: "Aktif", csv: "flag", name: "Durum", told: active },
  url: { label: "Promosyon URL", tab: "settings", name: "Bağlantı", example: "https://casino.example/bonus" },
  slug: { ...SLUG, tab: "settings" },
  terms: {
    label: "Şartlar",
    tab: "details",
    csv: "lines",
    lack: "şart metni",
    example: ["Bonus yalnızca slot oyunlarında geçerlidir.", "18 yaşından büyük olmalısınız."],
  },
  verdict: { ...VERDICT, tab: "details" },
  short_description: {
    label: "Kısa Açıklama",
    tab: "details",
    log: "never",
    example: "İlk yatırımınıza %100 bonus ve 50 ücretsiz dönüş.",
  },
  full_description: {
    label: "Detaylı Açıklama (isteğe bağlı)",
    tab: "details",
    csv: "html",
    log: "never",
    example: "<p>Bonusu almak için üye olup ilk yatırımınızı yapın.</p>",
  },
  image_url: { label: "Promosyon Görseli", tab: "details", name: "Görsel" },
  image_alt: { ...IMAGE_ALT, tab: "details" },
  image_focus: { ...IMAGE_FOCUS, tab: "details" },
  description: { label: "Açıklama", csv: null },
  last_verified_at: { ...LAST_VERIFIED, csv: null },
};

export const sectionOf = tabIn(FIELDS, "details");
