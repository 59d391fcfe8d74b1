import type { BonusTerms, WageringBase } from "../../../worker/promotions/bonus-terms";
import { formatNumber } from "../../../worker/text/money";
import type { FoundField } from "../../../worker/operator-text/found-value";
import type { Reason } from "../../../worker/operator-text/untaken";

export const BASES: { value: WageringBase; label: string }[] = [
  { value: "bonus", label: "Bonus tutarına" },
  { value: "bonus_and_deposit", label: "Yatırım ve bonusun toplamına" },
  { value: "winnings", label: "Kazanılan tutara" },
];

/** Labels of the fields; `unit` is that of amounts. */
export const termLabels = (unit: string): Record<keyof BonusTerms, string> => ({
  bonus_percent: "Bonus oranı (%)",
  loss_percent: "Kayıp iadesi oranı (%)",
  max_bonus: `Bonus üst sınırı (${unit})`,
  fixed_bonus: `Sabit bonus (${unit})`,
  min_deposit: `En az yatırım (${unit})`,
  free_spins: "Ücretsiz dönüş sayısı",
  spin_value: `Bir dönüşün değeri (${unit})`,
  steps: "Kademe sayısı",
  wagering: "Çevrim katı",
  wagering_base: "Çevrim neye uygulanır?",
  valid_days: "Kullanma süresi (gün)",
  max_bet: `En yüksek bahis (${unit})`,
  max_cashout: `En çok çekim (${unit})`,
  games: "Geçerli oyunlar",
  new_customers_only: "Yalnız yeni üyeler",
});

/** Labels of all fields that the operator's text may fill. */
export const foundLabels = (unit: string): Record<FoundField, string> => ({
  ...termLabels(unit),
  title: "Promosyon Başlığı",
  casino_id: "Casino",
  category_id: "Kategori",
  short_description: "Kısa Açıklama",
  terms: "Şartlar",
  url: "Promosyon URL",
  promotion_code: "Promosyon Kodu",
  expiry_date: "Bitiş Tarihi",
});

/** A value as it is shown beside its label. */
export function termText(value: string | number | true): string {
  if (value === true) return "Evet";
  if (typeof value === "number") return formatNumber(value);
  return BASES.find((base) => base.value === value)?.label ?? value;
}

const written = (how: string) => (unit: string) => `Metinde ${how}; ${unit} alanına alınmadı.`;

const UNTAKEN: Record<Reason, (unit: string) => string> = {
  TL: written("TL tutarı var"),
  EUR: written("euro tutarı var"),
  USD: written("dolar tutarı var"),
  USDT: written("USDT tutarı var"),
  GBP: written("sterlin tutarı var"),
  multiple: written("kat olarak yazıyor"),
  share: written("yüzde olarak yazıyor"),
  fraction: () => "Metinde küsuratlı sayı var; alan tam sayı ister.",
  ended: () => "Metne göre bu kod artık geçerli değil.",
  later: () => "Metne göre bu kod daha sonra geçerli olacak.",
};

/** Why a field that the text states was not taken; `unit` is that of amounts. */
export const untakenText = (reason: Reason, unit: string) => UNTAKEN[reason](unit);
