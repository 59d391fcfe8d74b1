import { foldTr } from "../turkish/folding";
import { DIGITS } from "./search-index";

export interface PromotionFilter {
  q?: string;
  maxWagering?: number | undefined;
  /** A visitor's deposit: matches promotions that require no more. */
  deposit?: number | undefined;
  isLicensed?: boolean;
  hasCode?: boolean;
}

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * FTS5 query for texts that contain a folded term. Texts are indexed by trigrams; two letters match as the prefix of a
 * trigram. Single letters are indexed as words, because their prefix would match thousands of trigrams.
 */
function containing(term: string): string {
  const letters = Array.from(term);
  if (letters.length === 1) return `words : "l${hex(term)}"`;
  if (letters.length === 2) return `grams : "${hex(term)}" *`;
  const grams = letters.slice(2).map((_, at) => hex(letters.slice(at, at + 3).join("")));
  return `grams : "${grams.join(" ")}"`;
}

/** FTS5 query for numbers up to `most`. FTS5 has no ranges, so leading digits are indexed as words. */
function atMost(letter: keyof typeof DIGITS, most: number): string {
  const digits = `${Math.min(most, 10 ** DIGITS[letter] - 1)}`.padStart(DIGITS[letter], "0");
  const smaller = Array.from(digits, (digit, at) =>
    Array.from({ length: Number(digit) }, (_, lower) => `${letter}${digits.slice(0, at)}${lower}`),
  );
  return `words : (${[...smaller.flat(), letter + digits].join(" OR ")})`;
}

/** FTS5 query for a filter; undefined for an empty filter. */
export function matchOf({ q, maxWagering, deposit, isLicensed, hasCode }: PromotionFilter): string | undefined {
  const term = foldTr(q ?? "");
  const parts = [
    term && containing(term),
    maxWagering !== undefined && atMost("w", maxWagering),
    deposit !== undefined && atMost("d", deposit),
    isLicensed && "words : licensed",
    hasCode && "words : code",
  ].filter((part) => typeof part === "string" && part !== "");
  return parts.length > 0 ? parts.map((part) => `(${part})`).join(" AND ") : undefined;
}
