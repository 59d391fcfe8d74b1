import { normalizeText } from "../text/visible-text";
import { latinize, lowerTr } from "../text/folding";
import { type NumberInText, numbersIn } from "../text/numbers";
import type { Span } from "./spans";
import { sentencesIn } from "./sentences";

export interface Row extends Span {
  isParagraph: boolean;
  /** The number of its line in the text before white space was collapsed, from 0. */
  line: number;
}

export interface Source {
  /** One line for each line that is not blank, with white space collapsed. */
  lines: string;
  /** `lines` in lower case; each character has the same index in both. */
  lower: string;
  /** `lower` in the letters a to z, so that capitals and Turkish without its letters read alike. */
  folded: string;
  numbers: NumberInText[];
  /** Indexes inside a number, where no quotation may begin or end. */
  inNumbers: Set<number>;
  /** Of at most `SENTENCE_MAX` characters. */
  sentences: Span[];
  rows: Row[];
}

/** `isEnglish`: amounts are written `1,500.00`, and 'on' is no number. */
export function readSource(pasted: string, isEnglish = false): Source {
  const rows = rowsOf(pasted);
  const lines = rows.map(({ text }) => text).join("\n");
  const lower = lowerTr(lines);
  const numbers = withRepetitions(lower, numbersIn(lower, isEnglish));
  const inNumbers = new Set<number>();
  for (const { start, end } of numbers) for (let at = start + 1; at < end; at++) inNumbers.add(at);
  return { lines, lower, folded: latinize(lower), numbers, inNumbers, sentences: sentencesIn(lines), rows };
}

function rowsOf(pasted: string): (Row & { text: string })[] {
  const rows: (Row & { text: string })[] = [];
  let isParagraph = true;
  let start = 0;
  for (const [line, written] of pasted.split(/\r\n|[\r\n\u2028\u2029]/).entries()) {
    const text = oneLine(written);
    if (text) {
      rows.push({ text, start, end: start + text.length, isParagraph, line });
      start += text.length + 1;
    }
    isParagraph = text === "";
  }
  return rows;
}

function withRepetitions(lower: string, numbers: NumberInText[]): NumberInText[] {
  const kept: NumberInText[] = [];
  for (const number of numbers) {
    const last = kept.at(-1);
    const isRepetition =
      last?.value !== undefined &&
      last.value === number.value &&
      /^ ?\((?:%|yüzde )?$/.test(lower.slice(last.end, number.start)) &&
      lower[number.end] === ")";
    if (isRepetition) kept.splice(-1, 1, { ...last, end: number.end + 1 });
    else kept.push(number);
  }
  return kept;
}

/** Composed, with white space collapsed. */
export const oneLine = (text: string) => normalizeText(text).normalize("NFC").replace(/\s+/g, " ").trim();

/** The text with spaces for what is hidden; every index stays the same. */
export function masked(source: Source, isHidden: (at: number) => boolean): Source {
  const mask = (text: string) =>
    Array.from({ length: text.length }, (_, at) => (isHidden(at) && text[at] !== "\n" ? " " : text[at])).join("");
  return { ...source, lines: mask(source.lines), lower: mask(source.lower), folded: mask(source.folded) };
}
