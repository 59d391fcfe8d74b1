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
  /** All of it, folded, with figures as texts write them: `20x`, `100 tl`, `%100`. */
  whole: string;
}

type Reading = Pick<TypedFilter, "of" | "value"> & { written: string };

const TIMES = /^(\d{1,4}) ?(?:x|×|kat)$/;
const AMOUNT = String.raw`(\d+|\d{1,3}(?:\.\d{3})+)`;
const MONEY = new RegExp(`^(?:₺ ?${AMOUNT}|${AMOUNT} ?(?:tl|try|lira|₺))$`);
const PERCENT = /(?:%|\byuzde) ?(\d+)|(\d+)(?:%| %(?! ?\d))/g;

const withPercents = (folded: string) => folded.replace(PERCENT, "%$1$2");

function readFilter(folded: string): Reading | undefined {
  if (folded === "cevrimsiz") return { of: "maxWagering", value: 0, written: folded };
  if (folded === "yatirimsiz") return { of: "deposit", value: 0, written: folded };
  const [, times] = TIMES.exec(folded) ?? [];
  if (times !== undefined && Number(times) <= WAGERING_MAX)
    return { of: "maxWagering", value: Number(times), written: `${times}x` };
  const [, behind, before] = MONEY.exec(folded) ?? [];
  const amount = behind ?? before ?? "";
  const value = Number(amount.replaceAll(".", ""));
  return amount && value <= AMOUNT_MAX ? { of: "deposit", value, written: `${amount} tl` } : undefined;
}

/** Tells filters, of one word or two, from words. Of each kind the first is a filter; others are words. */
export function readSearch(q: string): Search {
  const typed = q.split(/\s+/).filter(Boolean);
  const found: (Reading & { from: number; to: number })[] = [];
  for (let from = 0; from < typed.length; from++) {
    for (const to of [from + 1, from + 2]) {
      const filter = to <= typed.length && readFilter(foldTr(typed.slice(from, to).join(" ")));
      if (!filter || found.some(({ of, to: end }) => of === filter.of || end > from)) continue;
      found.push({ ...filter, from, to });
    }
  }
  const outside = (filters: typeof found) =>
    typed.filter((_, at) => !filters.some(({ from, to }) => at >= from && at < to)).join(" ");
  const rest = outside(found);
  const whole = typed.flatMap((word, at) => {
    const filter = found.find(({ from, to }) => at >= from && at < to);
    return filter ? (filter.from === at ? filter.written : []) : foldTr(word);
  });
  return {
    terms: termsOf(wordsOf(withPercents(foldTr(rest)))),
    filters: found.map((filter) => ({ of: filter.of, value: filter.value, without: outside([filter]) })),
    rest,
    whole: withPercents(whole.join(" ")),
  };
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
