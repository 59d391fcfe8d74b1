import type { TermRevision } from "../../db/schema";
import type { Audience, BonusTerms, WageringBase } from "../../worker/promotions/bonus-terms";
import { formatDate } from "../../worker/text/calendar";
import { formatNumber, formatPercent } from "../../worker/text/money";
import { AUDIENCE_NAMES, BASE_NAMES, NOT_STATED } from "./bonus-facts";
import type { Money } from "./money";

type Value = string | number;
type Change = TermRevision["changes"][number];
/** For visitors. */
export type Tone = "better" | "worse";
interface Term {
  label: string;
  text: (value: Value, money: Money) => string;
  /** The value that visitors prefer; undefined where it depends. */
  prefers?: "more" | "less" | undefined;
  /** What is compared, if not the value. */
  rank?: (value: Value) => number;
}

const amount = (label: string, prefers: Term["prefers"]): Term => ({
  label,
  text: (value, money) => money(Number(value)),
  prefers,
});
const counted = (label: string, unit = "", prefers?: Term["prefers"]): Term => ({
  label,
  text: (value) => formatNumber(Number(value)) + unit,
  prefers,
});
const percentage = (label: string): Term => ({
  label,
  text: (value) => formatPercent(Number(value) / 100),
  prefers: "more",
});

const TERMS: Record<keyof BonusTerms | "expiry_date", Term> = {
  bonus_percent: percentage("bonus oranı"),
  loss_percent: percentage("kayıp iadesi oranı"),
  max_bonus: amount("bonus üst sınırı", "more"),
  fixed_bonus: amount("sabit bonus", "more"),
  free_spins: counted("ücretsiz dönüş", "", "more"),
  spin_value: amount("bir dönüşün değeri", "more"),
  steps: counted("kademe sayısı"),
  min_deposit: amount("en az yatırım", "less"),
  wagering: counted("çevrim", "x", "less"),
  wagering_base: { label: "çevrilecek tutar", text: (value) => BASE_NAMES[value as WageringBase] },
  valid_days: counted("kullanma süresi", " gün", "more"),
  max_bet: amount("en yüksek bahis", "more"),
  max_cashout: amount("en çok çekim", "more"),
  games: { label: "geçerli oyunlar", text: String },
  audience: {
    label: "kim alabilir",
    text: (value) => AUDIENCE_NAMES[value as Audience].toLocaleLowerCase("tr"),
    prefers: "more",
    rank: (value) => Number(value === "all"),
  },
  audience_note: { label: "üyelik koşulu", text: String },
  expiry_date: { label: "son gün", text: (value) => formatDate(String(value)), prefers: "more" },
};

const termOf = (term: string): Term | undefined =>
  Object.hasOwn(TERMS, term) ? TERMS[term as keyof typeof TERMS] : undefined;

/** Whether the change is good or bad for visitors; undefined where a value is not stated or it depends. */
export function toneOf({ term, from, to }: Change): Tone | undefined {
  const { prefers, rank = (value: Value) => value } = termOf(term) ?? {};
  // Without a last day a promotion does not end.
  const [before, after] = term === "expiry_date" ? [from ?? "9999", to ?? "9999"] : [from, to];
  if (!prefers || before === null || after === null || rank(before) === rank(after)) return undefined;
  return rank(after) > rank(before) === (prefers === "more") ? "better" : "worse";
}

/** `{ label: "çevrim", from: "40x", to: "30x", tone: "better" }`; leaves out terms that no longer exist. */
export function termChanges(changes: TermRevision["changes"], money: Money) {
  return changes.flatMap((change) => {
    const known = termOf(change.term);
    if (!known) return [];
    const text = (value: Value | null) =>
      value === null ? NOT_STATED.toLocaleLowerCase("tr") : known.text(value, money);
    return [{ label: known.label, from: text(change.from), to: text(change.to), tone: toneOf(change) }];
  });
}
