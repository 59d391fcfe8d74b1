import type { CasinoReview, Criterion } from "../../db/schema/criteria";
import {
  bonusValue,
  hasValue,
  HOUSE_EDGE_DEFAULT,
  LOSS_DEFAULT,
  TYPICAL_DEPOSIT,
  type ValueTerms,
} from "../../worker/promotions/bonus-value";
import type { Money } from "./money";

interface Judged {
  /** The editors' sentence, in place of the one made from the data. */
  verdict: string | null;
}

/** Scores from and to which a criterion is named, of 10. */
const [GOOD_FROM, BAD_TO] = [8.5, 6];
const PRAISED = 2;

type Words = [criterion: Criterion, good: string, bad: string];
/** A licence is no distinction among licensed casinos, only its lack is. */
const WORDS: Words[] = [
  ["withdrawals", "çekimi hızlı", "çekimi yavaş"],
  ["terms", "şartları açık", "şartları karışık"],
  ["support", "desteği iyi", "desteği zayıf"],
  ["complaints", "şikâyeti az", "şikâyeti çok"],
];
const UNLICENSED: Words = ["licence", "", "lisansı doğrulanmadı"];

const withFirst = (text: string, change: (letter: string) => string) => change(text.charAt(0)) + text.slice(1);
const upper = (letter: string) => letter.toLocaleUpperCase("tr");
/** Abbreviations keep their capitals. */
const lowered = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : withFirst(text, (letter) => letter.toLocaleLowerCase("tr"));

interface JudgedCasino extends Judged {
  review: CasinoReview | null;
  pros: string[];
  cons: string[];
}

/** What is good about a casino and what is not: `Çekimi hızlı, şartları açık; kampanya sayısı az.` */
export function casinoVerdict({ verdict, review, pros, cons }: JudgedCasino): string | undefined {
  if (verdict) return verdict;
  const scored = (words: Words[]) =>
    words.map(([name, good, bad]) => ({ good, bad, score: review?.[name].score ?? 7 }));
  const best = scored(WORDS)
    .filter(({ score }) => score >= GOOD_FROM)
    .sort((one, other) => other.score - one.score)
    .slice(0, PRAISED)
    .map(({ good }) => good);
  const [worst] = scored([UNLICENSED, ...WORDS])
    .filter(({ score }) => score <= BAD_TO)
    .sort((one, other) => one.score - other.score);
  const parts = [best.join(", ") || pros[0], worst?.bad ?? cons[0]].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return `${withFirst(parts.map((part) => lowered(part.replace(/\.$/, ""))).join("; "), upper)}.`;
}

/** What a bonus is valued for: a deposit or, of rebates, a loss; the edge of the house in percent. */
export interface Valued {
  deposit: number;
  edge: number;
}

/** At first a typical deposit, or the minimum if that is more. */
export const typicallyValued = ({ loss_percent, min_deposit }: Pick<ValueTerms, "loss_percent" | "min_deposit">) => ({
  deposit: loss_percent !== null ? LOSS_DEFAULT : min_deposit === 0 ? 0 : Math.max(TYPICAL_DEPOSIT, min_deposit ?? 0),
  edge: HOUSE_EDGE_DEFAULT,
});

/** Why a deposit or loss has no value that others have. */
export const tooLittle = ({ loss_percent, min_deposit }: ValueTerms, money: Money): string =>
  loss_percent !== null
    ? "Kayıp yoksa iade de yoktur."
    : `Bu bonus için en az ${money(min_deposit ?? 1)} yatırmak gerekir.`;

/** What a deposit leaves: `500 TL'den ortalama 712 TL kalır; …` */
export function bonusVerdict(
  promotion: ValueTerms & Judged,
  money: Money,
  { deposit, edge }: Valued = typicallyValued(promotion),
): string | undefined {
  const { verdict, loss_percent } = promotion;
  if (verdict) return verdict;
  const value = bonusValue(promotion, deposit, edge);
  if (!value) return hasValue(promotion) ? tooLittle(promotion, money) : undefined;
  const { remainder, wager, stake } = value;
  const from =
    loss_percent !== null ? `${money(deposit)} kayıptan` : stake > 0 ? fromDeposit(stake, money) : "Yatırımsız,";
  const need = wager > 0 ? `${money(wager)} çevirmeniz gerekir` : "çevrim şartı yok";
  return `${from} ortalama ${money(remainder)} kalır; ${need}.`;
}

/** Only of lira is the ending known. */
function fromDeposit(deposit: number, money: Money): string {
  const text = money(deposit);
  return text.endsWith("TL") ? `${text}'den` : `${text} yatırımdan`;
}
