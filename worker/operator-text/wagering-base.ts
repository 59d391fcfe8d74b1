import type { WageringBase } from "../promotions/bonus-terms";
import { AFTER_WAGERING, ANY_MULTIPLE, isBetLimit, isCap, isCashOut, MOST, TIMES, WAGERING } from "./multiple-words";

const PAID_IN = "(?:yatirim|yatirilan|yatirdiginiz|anapara|ana para|para yatirma|depozit|deposit)";
const DEPOSIT = new RegExp(`(?<!\\p{L})${PAID_IN}`, "u");
const AND = "(?:ve|ile|arti|and|plus|hem de|\\+|&)";
const DEPOSIT_AND_BONUS = new RegExp(
  `(?<!\\p{L})(?:${PAID_IN}\\p{L}*(?: (?:tutar|miktar|amount)\\p{L}*)? ?${AND} ?(?:(?:alinan|verilen|kazanilan|the) )?bonus(?!\\p{L}* (?:kampanya|kural|sart))` +
    `|bonus\\p{L}*(?: (?:tutar|miktar|amount)\\p{L}*)? ?${AND} ?(?:the )?${PAID_IN}|[dy] ?\\+ ?b(?!\\p{L})|b ?\\+ ?[dy](?!\\p{L}))`,
  "u",
);
const WINNINGS = /(?<!\p{L})(?:kazan(?:c(?!li)|ci|ilan(?! bonus)|dig|im(?!\p{L}*da))|winnings)/u;
const OF_BONUS = "bonus\\p{L}*(?: (?:tutar|miktar)\\p{L}*)? (?:en az )?";
const NUMBER =
  "(?:\\d+(?: ?\\([^)]{2,20}\\))?|(?:on|yirmi|otuz|kirk|elli|altmis)(?: (?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz))?)";
const MULTIPLIED = `${NUMBER} ?${TIMES}`;
/** Only where the bonus is what is wagered, not where it is merely named beside the multiple. */
const BONUS_IS_WAGERED = [
  `bonus(?:un|unun|unuzun)(?: (?:tutar|miktar)\\p{L}*)? (?:en az |toplam )?${MULTIPLIED}`,
  `(?:bonus|iade) (?:tutar|miktar)\\p{L}* (?:en az )?${MULTIPLIED}`,
  `${OF_BONUS}${MULTIPLIED} (?:cevr(?!im)|cevir(?!im)|cevrim sart\\p{L}* tabi)`,
  `${OF_BONUS}uzerinden`,
  `${OF_BONUS}uygulan`,
  "\\( ?(?:yalniz(?:ca)? |sadece |only )?(?:the )?bonus(?: tutari| miktari| amount| only)? ?\\)",
  `\\d+ ?(?:x|times)(?: the)? bonus(?: amount)? ?(?=$|[.,;)\\n])`,
  "wagering (?:(?:on|of)(?: the)?|the|your) bonus",
  `bonus(?: amount)? (?:must be |needs to be |has to be |should be |is )wagered`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, "u"));

export const namesDeposit = (words: string) => DEPOSIT.test(words);

/** 'yatırım + bonus', which is said of nothing but wagering. */
export const namesSum = (words: string) => DEPOSIT_AND_BONUS.test(words);

const isSum = (clause: string) => /^\P{L}*\p{L}{0,6}\P{L}*$/u.test(clause.replace(DEPOSIT_AND_BONUS, ""));

const CLAUSE_END = new RegExp(
  `${AFTER_WAGERING}|[;•]|,(?!\\d)| (?:ve|and|ama|ancak|but) (?!(?:alinan |verilen |the )?(?:bonus|yatir|deposit|ana ?para))|(?<=gecemez|asamaz) |(?= (?:max|maks|azami|en (?:fazla|cok|yuksek)|(?:bahis|kazanc|cekim) (?:limit|sinir|tavan)))`,
  "u",
);
const APPLIES = /uzerinden|uygulan|applie[sd]/u;

const unlimited = (sentence: string) =>
  sentence
    .split(CLAUSE_END)
    .filter((clause) => !isCap(clause) && !isBetLimit(clause) && !(isCashOut(clause) && !mustWager(clause)));

const mustWager = (clause: string) => WAGERING.test(clause) && !MOST.test(clause);

/** The wagering base that a sentence states; undefined if no clause about wagering names one. */
function wageringBaseIn(sentence: string): WageringBase | undefined {
  const clauses = unlimited(sentence);
  const isWagered = clauses.some((clause) => WAGERING.test(clause));
  const isAbout = (clause: string) =>
    WAGERING.test(clause) || (isWagered && APPLIES.test(clause)) || (namesSum(clause) && isMultiplied(clause));
  const isMultiplied = (clause: string) => ANY_MULTIPLE.test(clause) || (isWagered && isSum(clause));
  const words = clauses.filter(isAbout).join(", ");
  if (namesSum(words)) return "bonus_and_deposit";
  if (WINNINGS.test(words)) return "winnings";
  return BONUS_IS_WAGERED.some((pattern) => pattern.test(words)) ? "bonus" : undefined;
}

const BASE_WORDS: Record<WageringBase, RegExp> = {
  bonus: /(?<!\p{L})(?:bonus|iade)/u,
  bonus_and_deposit: DEPOSIT_AND_BONUS,
  winnings: WINNINGS,
};

/** Whether the sentence states this base, and the quotation contains the words for it. */
export const provesBase = (base: WageringBase, { quoted, sentence }: { quoted: string; sentence: string }) =>
  wageringBaseIn(sentence) === base && BASE_WORDS[base].test(unlimited(quoted).join(", "));
