import { normalizeText } from "../text/visible-text";
import { lowerTr } from "../text/folding";
import { type NumberInText, numbersIn } from "../text/numbers";

export interface Source {
  /** One line for each line that is not blank, with white space collapsed. */
  lines: string;
  lower: string;
  /** `lines` in lower case on one line; each character has the same index in both. */
  text: string;
  numbers: NumberInText[];
  /** Places inside a number, where no quotation may begin or end. */
  inNumbers: Set<number>;
  sentences: { start: number; end: number }[];
}

/** A quotation where it stands, in lower case. */
export interface Passage {
  quoted: string;
  /** The whole sentences that it stands in. */
  sentence: string;
  /** The whole numbers of the quotation. */
  numbers: number[];
  /** `sentence` as it was pasted. */
  shown: string;
}

const segmenter = new Intl.Segmenter("tr", { granularity: "sentence" });

export function readSource(pasted: string): Source {
  const lines = pasted
    .split(/[\r\n\u2028\u2029]+/)
    .map(oneLine)
    .filter(Boolean)
    .join("\n");
  const lower = lowerTr(lines);
  const numbers = numbersIn(lower);
  const inNumbers = new Set<number>();
  for (const { start, end } of numbers) for (let at = start + 1; at < end; at++) inNumbers.add(at);
  return { lines, lower, text: lower.replaceAll("\n", " "), numbers, inNumbers, sentences: sentencesOf(lines) };
}

/** Bounds the time for a quotation that stands almost everywhere. */
const PLACES_MAX = 20;

/** The first places of `source` where the quotation stands without cutting a word or a number. */
export function* passagesOf(source: Source, quote: string): Generator<Passage> {
  const wanted = lowerTr(oneLine(quote));
  let places = 0;
  for (let start = source.text.indexOf(wanted); wanted && start >= 0; start = source.text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (isCut(source, start) || isCut(source, end)) continue;
    yield passageAt(source, start, end);
    if (++places === PLACES_MAX) return;
  }
}

const oneLine = (text: string) => normalizeText(text).normalize("NFC").replace(/\s+/g, " ").trim();

function sentencesOf(lines: string) {
  const sentences: Source["sentences"] = [];
  for (const { segment, index: start } of segmenter.segment(lines)) {
    const end = start + segment.length;
    const last = sentences.at(-1);
    const goesOn = /^\p{Ll}/u.test(segment) && /[^.!?:;]\n$/.test(lines.slice(Math.max(0, start - 2), start));
    if (last && goesOn) last.end = end;
    else sentences.push({ start, end });
  }
  return sentences;
}

const CUT_WORD = /^[\p{L}\p{M}\p{N}_]{2}$/u;

const isCut = ({ text, inNumbers }: Source, at: number) =>
  inNumbers.has(at) || CUT_WORD.test(text.slice(Math.max(0, at - 1), at + 1));

function passageAt({ lines, text, numbers, sentences }: Source, start: number, end: number): Passage {
  const around = sentences.filter((sentence) => sentence.start < end && sentence.end > start);
  const [from, to] = [around[0]?.start ?? start, around.at(-1)?.end ?? end];
  const inside = numbers.filter((number) => number.start >= start && number.end <= end);
  return {
    quoted: text.slice(start, end),
    sentence: text.slice(from, to),
    numbers: inside.flatMap(({ value }) => (value === undefined ? [] : [value])),
    shown: lines.slice(from, to).replaceAll("\n", " ").trim(),
  };
}
