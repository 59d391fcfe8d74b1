import { lowerTr } from "./folding";

const UNITS = ["bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const TENS = ["on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];
/** 'üç', 'on dört', 'on dörttür'; not 'onay', 'birlikte'. */
const IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:(${TENS.join("|")})(?: (${UNITS.join("|")}))?|(${UNITS.join("|")}))(?:[dt][ıiuü]r)?(?!\\p{L})`,
  "gu",
);
const IN_DIGITS = /\d+(?:[.,]\d+)*/g;
/** Of '1.500', '23.59' and '1,70' only the first is a whole number. */
const WHOLE = /^\d{1,3}(\.\d{3})+$|^\d+$/;

/** In digits, also grouped ('1.500'), or in words up to 99 ('on dört'). */
export function wholeNumbersIn(text: string): number[] {
  const lower = lowerTr(text);
  const digits = (lower.match(IN_DIGITS) ?? []).filter((digits) => WHOLE.test(digits));
  const words = Array.from(
    lower.matchAll(IN_WORDS),
    ([, ten = "", unit = "", alone = ""]) => 10 * (TENS.indexOf(ten) + 1) + UNITS.indexOf(unit || alone) + 1,
  );
  return [...digits.map((number) => Number(number.replaceAll(".", ""))), ...words];
}
