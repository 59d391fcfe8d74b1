import type { FoundField, FoundValue } from "./found-value";
import { headingAt } from "./titles";
import { type Row, type Source } from "./source";
import { indexAt } from "./spans";

export interface Offer {
  start: number;
  end: number;
  heading?: Row;
}

export const GAINS: FoundField[] = ["bonus_percent", "loss_percent", "fixed_bonus", "free_spins"];
const NUMBERED =
  /^[\s*#•–-]*(?:(?:\d{1,2}[.)-]|\(\d{1,2}\)|[a-d]\)|[①-⑨]|[1-9]️?⃣)|(?:bonus|kampanya|promosyon|firsat|offer|promo(?:tion)?) ?#?[1-9](?!\d)|(?:birinci|ikinci|ucuncu|dorduncu) (?:bonus|kampanya|promosyon))/u;
const STEP = /^[\s*#•–-]*\d{1,2}\. ?(?:para )?(?:yatir|kademe|adim|asama|deposit|step)/;

/** The parts of a text in which `values` state different bonuses; one part, or none, where there is one bonus. */
export function offersIn(source: Source, rows: Row[], values: FoundValue[]): Offer[] {
  const starts = new Map(rows.map((row) => [row.start, startOf(source, row)]));
  const isListed = ({ start }: FoundValue) =>
    starts.get(source.rows[indexAt(source.rows, start)]?.start ?? 0)?.isNumbered === true;
  const gains = values.filter(
    (value) => GAINS.includes(value.field) && (!value.isGuess || value.field !== "bonus_percent" || isListed(value)),
  );
  const groups: FoundValue[][] = [];
  const offers: Offer[] = [];
  for (const gain of gains) {
    const last = groups.at(-1)?.at(-1);
    const begin = beginOf(source, starts, gain, last);
    if (!last || isOther(source, groups.at(-1) ?? [], gain, begin)) {
      groups.push([gain]);
      offers.push({ ...begin, end: source.lines.length });
    } else groups.at(-1)?.push(gain);
  }
  const named = offers.filter((_, i) => !isSummary(groups, i));
  named.forEach((offer, i) => (offer.end = named[i + 1]?.start ?? offer.end));
  return named;
}

type Begin = Pick<Offer, "start" | "heading"> & { isNumbered: boolean; isParagraph: boolean };

function startOf(source: Source, row: Row): { isNumbered: boolean; isHeading: boolean } {
  const text = source.folded.slice(row.start, row.end);
  return { isNumbered: NUMBERED.test(text) && !STEP.test(text), isHeading: headingAt(source, row) !== undefined };
}

/** Where the bonus of a gain begins: at the heading, number or paragraph above it, after the gain before it. */
function beginOf(
  { rows, sentences }: Source,
  starts: Map<number, { isNumbered: boolean; isHeading: boolean }>,
  gain: FoundValue,
  last: FoundValue | undefined,
): Begin {
  const at = indexAt(rows, gain.start);
  const after = last ? indexAt(rows, last.start) : -1;
  let paragraph: number | undefined;
  for (let i = at; i > after && i > at - ROWS_MAX; i--) {
    const row = rows[i];
    const start = row && starts.get(row.start);
    if (!row || !start) continue;
    if (start.isNumbered || start.isHeading) {
      const above = rows[i - 1];
      if (above && i - 1 > after && starts.get(above.start)?.isHeading) continue;
      const heading = start.isHeading && { heading: row };
      return { start: row.start, ...heading, isNumbered: start.isNumbered, isParagraph: true };
    }
    if (row.isParagraph) paragraph ??= row.start;
  }
  const row = after < at ? rows[at]?.start : undefined;
  const sentence = sentences[indexAt(sentences, gain.start)]?.start ?? gain.start;
  const start = paragraph ?? row ?? (last ? Math.max(sentence, last.end) : sentence);
  return { start, isNumbered: false, isParagraph: paragraph !== undefined };
}

const ROWS_MAX = 30;
const KINDS: FoundField[] = ["bonus_percent", "loss_percent", "fixed_bonus"];

function isOther({ rows, sentences }: Source, gains: FoundValue[], gain: FoundValue, begin: Begin): boolean {
  const [first, last] = [gains[0], gains.at(-1)];
  if (!first || !last) return true;
  const isSame = gains.some(({ field, value }) => field === gain.field && value === gain.value);
  if (begin.isNumbered) return true;
  if (begin.heading) return !isSame;
  if (isSame) return false;
  const isNextRow = indexAt(rows, gain.start) > indexAt(rows, last.start);
  const ofKind = gains.find(({ field }) => KINDS.includes(field) && KINDS.includes(gain.field));
  if (ofKind && ofKind.field !== gain.field) {
    const isPayment = gain.field === "fixed_bonus" || ofKind.field === "fixed_bonus";
    return isPayment ? isNextRow : indexAt(sentences, gain.start) > indexAt(sentences, last.start);
  }
  const isContradiction = gains.some(({ field }) => field === gain.field);
  return isContradiction && isNextRow && begin.isParagraph;
}

/** 'İki kampanyamız var: %100 ve %20', where each is described below. */
function isSummary(groups: FoundValue[][], i: number): boolean {
  const later = groups.slice(i + 1, i + 10).flat();
  const isRepeated = ({ field, value }: FoundValue) =>
    later.some((other) => other.field === field && other.value === value);
  return (groups[i]?.length ?? 0) > 1 && groups.length > i + 2 && (groups[i] ?? []).every(isRepeated);
}
