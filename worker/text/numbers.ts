import { beginsLikeNumber, isDenominator, numberOf, numberWord, type Part } from "./number-words";

/** A number of a text from `start` to before `end`; without `value` where it is not whole, or not certain. */
export interface NumberInText {
  value: number | undefined;
  start: number;
  end: number;
}

interface Token {
  text: string;
  start: number;
  end: number;
  /** Undefined for words that are not numbers. */
  parts?: Part[] | undefined;
  /** Whether a number ends here, whatever follows. */
  isLast: boolean;
}

/** '1 500', '1.500,00', '23:59', '22/11/2026', '1’500', '3½', a word. */
const TOKEN =
  /(?<![\d.,%]|% )\d{1,3}(?:\s\d{3})+(?!\d)(?:[.,:/'’_]\d+)*[¼-¾]?|\d+(?:[.,:/'’_]\d+)*[¼-¾]?|[\p{L}\p{M}]+/gu;
const BEFORE_DIGITS = /^(?:x|tl|try)$/;
const SCALE = /^(?:yüz|bin(?!go)|milyon|milyar|trilyon)/;
const ABBREVIATION = /^(?:k|m|mn|b|bn|mr)$/;
const UNIT = /^(?:yaş|yaşı|yaşın|tl|try|lira|liranın|tutarın|gün|kat|puan)$/;

const GROUPED = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(\d{1,2}|\d{4,}))?$/;

function groupedNumber(text: string): number {
  const [, whole, decimals = "0"] = GROUPED.exec(text) ?? [];
  return whole ? Number(`${whole.replace(/[. ]/g, "")}.${decimals}`) : NaN;
}

/** All numbers of `lower` in digits, up to thousands of millions; in lower-case Turkish words, too, unless it is English. */
export function numbersIn(lower: string, isEnglish = false): NumberInText[] {
  const tokens = tokensOf(lower, isEnglish);
  const numbers: NumberInText[] = [];
  for (let first = 0, next; first < tokens.length; first = next) {
    next = endOfRun(lower, tokens, first);
    const run = tokens.slice(first, next);
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    if (!run[0]?.parts) continue;
    const before = neighbour(lower, tokens[first - 1], run[0]);
    const after = neighbour(lower, run.at(-1), tokens[next]);
    const isSure = !/\n/.test(lower.slice(start, end)) && !isPartOfMore(run, before, after);
    numbers.push({ value: isSure ? numberOf(run.flatMap(({ parts = [] }) => parts)) : undefined, start, end });
  }
  return numbers;
}

const tokensOf = (lower: string, isEnglish: boolean): Token[] =>
  Array.from(lower.matchAll(TOKEN), ({ 0: text, index: start }) => {
    const span = { text, start, end: start + text.length };
    if (!/^\d/.test(text)) return { ...span, isLast: false, ...(isEnglish ? undefined : numberWord(text)) };
    const isPercentage = /% ?$/.test(lower.slice(Math.max(0, start - 2), start));
    const value = isEnglish ? englishNumber(text) : groupedNumber(text);
    return { ...span, parts: [{ value, inDigits: true }], isLast: isPercentage };
  });

/** '1,500.00'; '1.500' is a Turkish thousand in English texts, too. */
const englishNumber = (text: string) =>
  /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text) ? Number(text.replaceAll(",", "")) : groupedNumber(text);

/** The index after the tokens that make one number with the first. */
function endOfRun(lower: string, tokens: Token[], first: number): number {
  let next = first + 1;
  for (; next < tokens.length; next++) {
    const [last, token] = [tokens[next - 1], tokens[next]];
    if (!last?.parts || !token?.parts || last.isLast) break;
    if (/\S/.test(lower.slice(last.end, token.start)) || (isInDigits(last) && isInDigits(token))) break;
  }
  return next;
}

const isInDigits = (token: Token | undefined) => token?.parts?.[0]?.inDigits === true;

interface Neighbour {
  text: string;
  isAttached: boolean;
}

/** The word beside a number, with nothing but white space between. */
function neighbour(lower: string, left: Token | undefined, right: Token | undefined): Neighbour | undefined {
  if (!left || !right) return undefined;
  const between = lower.slice(left.end, right.start);
  const word = left.parts ? right : left;
  return /\S/.test(between) || word.parts ? undefined : { text: word.text, isAttached: between === "" };
}

function isPartOfMore(run: Token[], before: Neighbour | undefined, after: Neighbour | undefined): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (before?.isAttached && !BEFORE_DIGITS.test(before.text)) return true;
  if (before && isDenominator(before.text)) return true;
  if (before && run.length === 1 && first?.text === "altı" && UNIT.test(before.text)) return true;
  if (before && first?.text === "bir" && /^(?:her|herhangi)$/.test(before.text)) return true;
  if (!after || last?.isLast) return false;
  if (ABBREVIATION.test(after.text)) return true;
  return isInDigits(last) ? SCALE.test(after.text) : beginsLikeNumber(after.text);
}
