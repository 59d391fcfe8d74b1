import { foldTr } from "./folding";

/** Further words are ignored: each is bound up to seven times, and D1 binds at most 100 values. */
const WORDS_MAX = 10;

/** The folded words of a search, each once: `Hoş  geldin hoş` → `["hos", "geldin"]`. */
export const wordsOf = (search: string): string[] =>
  [...new Set(foldTr(search).split(" "))].filter(Boolean).slice(0, WORDS_MAX);

/** Shorter words would be found across the end of others. */
const APART_MIN = 5;

/** Whether a word is also found where a text writes it apart: `hosgeldin` in `hos geldin`. */
export const mayBeApart = (word: string): boolean => word.length >= APART_MIN;
