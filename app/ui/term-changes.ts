import type { TermRevision } from "../../db/schema";
import type { BonusTerms, WageringBase } from "../../worker/promotions/bonus-terms";
import { formatDate } from "../../worker/text/calendar";
import { formatNumber } from "../../worker/text/money";
import { BASE_NAMES, NOT_STATED } from "./bonus-facts";
import type { Money } from "./money";

type Value = string | number;
interface Term {
  label: string;
  text: (value: Value, money: Money) => string;
}

const amount = (label: string): Term => ({ label, text: (value, money) => money(Number(value)) });
const counted = (label: string, unit = ""): Term => ({ label, text: (value) => formatNumber(Number(value)) + unit });
const percentage = (label: string): Term => ({ label, text: (value) => `%${formatNumber(Number(value))}` });

const TERMS: Record<keyof BonusTerms | "expiry_date", Term> = {
  bonus_percent: percentage("bonus oranı"),
  loss_percent: percentage("kayıp iadesi oranı"),
  max_bonus: amount("bonus üst sınırı"),
  fixed_bonus: amount("sabit bonus"),
  free_spins: counted("ücretsiz dönüş"),
  spin_value: amount("bir dönüşün değeri"),
  steps: counted("kademe sayısı"),
  min_deposit: amount("en az yatırım"),
  wagering: counted("çevrim", "x"),
  wagering_base: { label: "çevrilecek tutar", text: (value) => BASE_NAMES[value as WageringBase] },
  valid_days: counted("kullanma süresi", " gün"),
  max_bet: amount("en yüksek bahis"),
  max_cashout: amount("en çok çekim"),
  games: { label: "geçerli oyunlar", text: String },
  new_customers_only: { label: "yalnız yeni üyeler", text: (value) => (value ? "evet" : "hayır") },
  expiry_date: { label: "son gün", text: (value) => formatDate(String(value)) },
};

/** `{ label: "çevrim", from: "40x", to: "30x" }`; leaves out terms that no longer exist. */
export function termChanges({ changes }: TermRevision, money: Money) {
  return changes.flatMap(({ term, from, to }) => {
    const known = Object.hasOwn(TERMS, term) && TERMS[term as keyof typeof TERMS];
    if (!known) return [];
    const text = (value: Value | null) =>
      value === null ? NOT_STATED.toLocaleLowerCase("tr") : known.text(value, money);
    return [{ label: known.label, from: text(from), to: text(to) }];
  });
}
