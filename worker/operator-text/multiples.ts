import { isBetLimit, isCap, isCashOut, MOST, MULTIPLE, OFTEN, WAGERING } from "./multiple-words";
import type { Quantity } from "./quantities";
import { matchesIn } from "./spans";
import { namesDeposit, namesSum } from "./wagering-base";

const IS_TIMES = new RegExp(`^ ?${MULTIPLE}`, "u");
const IS_OFTEN = new RegExp(`^ ?${OFTEN}`, "u");
const EVERY =
  /(?<!\p{L})(?:gunde|haftada|ayda|yilda|gunluk|haftalik|aylik|bir|her (?:gun|hafta|ay|yil))(?: (?:en (?:fazla|cok)|yalniz\p{L}*|sadece|toplam))? $/u;
const PER_DAY = /^ ?\p{L}+ (?:per|a|each) (?:day|week|month)/u;
const WHEEL = /(?<!\p{L})(?:cark|wheel)/u;
const CASH_OUT = /(?<!\p{L})(?:cek(?:im|il|eb|mek)|cash|withdraw)/u;
const OTHER_MULTIPLE = /(?<!\p{L})(?:carpan|kazanc|win|multiplier|puan|sans|odul|hiz|oran|bahis|kadar|varan)/u;

/** 'tüm yatırımlarda', which names no deposit that is wagered. */
const OF_STEPS =
  /(?<!\p{L})(?:(?:tum|butun|her|iki|uc|dort|bes) yatirim\p{L}*(?:[dt][ae]| icin)(?: de| da)?(?!\p{L})|(?:for|on) (?:all|each) deposits?)/u;

/** Whether a number is a multiple, of whatever: '30x', 'x30', '30 kat', '30 kez'. */
export const isMultiple = ({ before, after }: Quantity) =>
  IS_TIMES.test(after) || IS_OFTEN.test(after) || /(?<!\p{L})x ?$/u.test(before);

/** Whether a multiple is that of the wagering: near a word of it, not beside a cash-out; a guess without any word. */
export function isWagering(quantity: Quantity): boolean | "guess" {
  const { before, after, clause, sentence, value } = quantity;
  if (EVERY.test(before) || PER_DAY.test(after) || WHEEL.test(clause) || isCap(clause) || isBetLimit(before))
    return false;
  const wagers = WAGERING.test(clause) || namesSum(clause);
  const isOfDeposit = namesDeposit(value === 1 ? before : before.replace(OF_STEPS, " "));
  if (isOfDeposit && !clause.includes("bonus")) return value !== 1 && wagers && "guess";
  if (IS_OFTEN.test(after)) return wagers && !isCashOut(clause);
  if (isCashOut(clause)) {
    if (!wagers || MOST.test(before)) return false;
    return distance(quantity, WAGERING) < distance(quantity, CASH_OUT);
  }
  if (wagers) return !OTHER_MULTIPLE.test(after) || WAGERING.test(after);
  if (isCashOut(sentence)) return false;
  if (WAGERING.test(sentence)) return true;
  return !OTHER_MULTIPLE.test(clause) && !IS_TIMES.exec(after)?.[0].includes("kat") ? "guess" : false;
}

function distance({ before, after }: Quantity, word: RegExp): number {
  const last = matchesIn(before, new RegExp(word, "gu")).at(-1);
  const start = after.search(word);
  return Math.min(last ? before.length - last.end : Infinity, start < 0 ? Infinity : start);
}
