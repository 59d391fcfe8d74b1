import { lowerTr } from "../text/folding";
import { oneLine, type Source } from "../operator-text/source";

/** A quotation where it stands, folded. */
export interface Passage {
  quoted: string;
  /** The whole sentences that it stands in. */
  sentence: string;
  numbers: number[];
  shown: string;
}

const PASSAGES_MAX = 20;

/** Where the quotation stands in `source` without cutting a word or a number, at most 20 times. */
export function* passagesOf(source: Source, quote: string): Generator<Passage> {
  const wanted = lowerTr(oneLine(quote));
  const text = source.lower.replaceAll("\n", " ");
  let found = 0;
  for (let start = text.indexOf(wanted); wanted && start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (isCut(source, start) || isCut(source, end)) continue;
    yield passageAt(source, start, end);
    if (++found === PASSAGES_MAX) return;
  }
}

const CUT_WORD = /^[\p{L}\p{M}\p{N}_]{2}$/u;

const isCut = ({ lower, inNumbers }: Source, at: number) =>
  inNumbers.has(at) || CUT_WORD.test(lower.slice(Math.max(0, at - 1), at + 1));

function passageAt({ lines, folded, numbers, sentences }: Source, start: number, end: number): Passage {
  const around = sentences.filter((sentence) => sentence.start < end && sentence.end > start);
  const [from, to] = [around[0]?.start ?? start, around.at(-1)?.end ?? end];
  const inside = numbers.filter((number) => number.start >= start && number.end <= end);
  const text = folded.replaceAll("\n", " ");
  return {
    quoted: text.slice(start, end),
    sentence: text.slice(from, to),
    numbers: inside.flatMap(({ value }) => (value === undefined ? [] : [value])),
    shown: lines.slice(from, to).replaceAll("\n", " ").trim(),
  };
}
