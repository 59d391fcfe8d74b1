import { foldTr } from "../text/folding";
import { SYNONYMS } from "../text/synonyms";
import { mayBeApart, wordsOf } from "../text/words";
import { AMOUNT_MAX } from "./constants";

const WAGERING_MAX = 1_000;

/** A filter that a visitor typed: `20x`, `çevrimsiz`, `100 TL`, `yatırımsız`. */
export interface TypedFilter {
  of: "maxWagering" | "deposit";
  value: number;
  /** The search without it. */
  without: string;
}

/** Words that must all be found, or another phrase as it is written. Folded. */
export interface Term {
  words: string[];
  others: string[];
}

export interface Search {
  terms: Term[];
  filters: TypedFilter[];
  /** What was typed besides filters. */
  rest: string;
}

type Reading = Pick<TypedFilter, "of" | "value"> & { length: number };

const amountIn = (text: string) => Number(text.replaceAll(".", ""));

/** The filter with which these folded words begin. */
function filterAt(words: string[]): Reading | undefined {
  const [first = "", second = ""] = words;
  if (first === "cevrimsiz") return { of: "maxWagering", value: 0, length: 1 };
  if (first === "yatirimsiz") return { of: "deposit", value: 0, length: 1 };
  const times = /^(\d{1,4})x$/.exec(first);
  if (times && Number(times[1]) <= WAGERING_MAX) return { of: "maxWagering", value: Number(times[1]), length: 1 };
  const [amount, length] = /^(tl|lira)$/.test(second) ? [first, 2] : [first.replace(/(tl|lira)$/, ""), 1];
  const isAmount = /^\d{1,3}(\.?\d{3})*$|^\d+$/.test(amount) && amount !== (length === 1 ? first : "");
  return isAmount && amountIn(amount) <= AMOUNT_MAX ? { of: "deposit", value: amountIn(amount), length } : undefined;
}

/** Tells filters from words. Of each kind the first is a filter; others are words. */
export function readSearch(q: string): Search {
  const typed = q.split(/\s+/).filter(Boolean);
  const folded = typed.map(foldTr);
  const found: (Reading & { at: number })[] = [];
  for (let at = 0; at < folded.length; at++) {
    const filter = filterAt(folded.slice(at));
    if (!filter || found.some(({ of }) => of === filter.of)) continue;
    found.push({ ...filter, at });
    at += filter.length - 1;
  }
  const isWithin = ({ at, length }: (typeof found)[number], place: number) => place >= at && place < at + length;
  const rest = typed.filter((_, place) => !found.some((filter) => isWithin(filter, place))).join(" ");
  const filters = found.map((filter) => ({
    of: filter.of,
    value: filter.value,
    without: typed.filter((_, place) => !isWithin(filter, place)).join(" "),
  }));
  return { terms: termsOf(wordsOf(rest)), filters, rest };
}

const PHRASES = SYNONYMS.flatMap((group) =>
  group.map((phrase) => ({ words: phrase.split(" "), others: group.filter((other) => other !== phrase) })),
).toSorted((one, other) => other.words.length - one.words.length);

/** The longest phrase with synonyms counts. */
function termsOf(words: string[]): Term[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const phrase = PHRASES.find((known) => known.words.every((word, i) => words[i] === word));
  if (!phrase) return [{ words: [first], others: [] }, ...termsOf(others)];
  const term = { words: phrase.words, others: phrase.others };
  return [term, ...termsOf(words.slice(phrase.words.length))];
}

/** A word for queries; `text` is its value or placeholder. */
export const searchWord = <Text>(word: string, text: Text) => ({ text, isApart: mayBeApart(word) });
