import type { Span } from "./spans";

const segmenter = new Intl.Segmenter("tr", { granularity: "sentence" });

/** Shorter lines end at a paragraph; longer ones may be wrapped by a mail program. */
const WRAPPED = 50;
const SENTENCE_MAX = 1_000;
const ABBREVIATED = /(?<!\p{L})(?:min|max|maks|mak|örn|no|dep)\. ?$/iu;
const ORDINAL = /(?<![\p{L}\d.,%])\d{1,2}\. ?$/u;
/** '1. %100, 2. %50' */
const STEP_NUMBER = /[:,(] [1-9]\. ?$/;
const COUNTED = /^(?:yatırım|kademe|adım|aşama|para|deposit|bonus|gün|hafta)/iu;

/** The segmenter ends no sentence before a figure: '35x. 50 free spin'. */
const BEFORE_FIGURE = /(?<=[\p{L})%"”'’][.!?] )(?=[\d%₺])/u;

/** Characters that are segmented at once, because the segmenter's time grows faster than its text. */
const SEGMENTED = 4_000;

/** The sentences of `lines`, each of at most 1,000 characters. A wrapped line continues its sentence in lower case. */
export function sentencesIn(lines: string): Span[] {
  const sentences: Span[] = [];
  for (let from = 0, to; from < lines.length; from = to) {
    to = endOfChunk(lines, from);
    for (const { segment, index } of segmenter.segment(lines.slice(from, to))) {
      let start = from + index;
      for (const piece of segment.split(BEFORE_FIGURE)) {
        for (let at = 0; at < piece.length; at += SENTENCE_MAX)
          addSentence(sentences, lines, start + at, piece.slice(at, at + SENTENCE_MAX));
        start += piece.length;
      }
    }
  }
  return sentences;
}

function endOfChunk(lines: string, from: number): number {
  if (lines.length <= from + SEGMENTED) return lines.length;
  const chunk = lines.slice(from, from + SEGMENTED);
  return from + (chunk.lastIndexOf("\n") + 1 || chunk.lastIndexOf(" ") + 1 || SEGMENTED);
}

function addSentence(sentences: Span[], lines: string, start: number, text: string): void {
  const last = sentences.at(-1);
  const end = start + text.length;
  if (last && end - last.start <= SENTENCE_MAX && goesOn(lines, last, text)) last.end = end;
  else sentences.push({ start, end });
}

function goesOn(lines: string, { start, end }: Span, next: string): boolean {
  const before = lines.slice(Math.max(start, end - 12), end);
  const isCounted =
    (ORDINAL.test(before) && (end - start <= 6 || COUNTED.test(next))) ||
    (STEP_NUMBER.test(before) && next.startsWith("%"));
  const isLong = end - Math.max(start, lines.lastIndexOf("\n", end - 2)) >= WRAPPED;
  return isCounted || ABBREVIATED.test(before) || (isLong && /^\p{Ll}/u.test(next) && /[^.!?:;]\n$/.test(before));
}
