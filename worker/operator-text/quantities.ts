import type { NumberInText } from "../text/numbers";
import { AFTER_WAGERING } from "./multiple-words";
import type { Source } from "./source";
import type { Span } from "./spans";

/** A number with the words around it, folded: those of its clause, and of its sentence up to the clause. */
export interface Quantity extends NumberInText {
  before: string;
  after: string;
  clause: string;
  earlier: string;
  sentence: string;
  isRangeEnd: boolean;
}

const UNIT = "%|x|×|kat\\p{L}*|tl|try|₺|lira|gun|days?|eur|€|usd|\\$";
const UNIT_AFTER = new RegExp(`^ ?(${UNIT})(?!\\p{L})`, "u");
const UNIT_BEFORE = /(?:%|₺|€|\$|x) ?$/u;
const RANGE = new RegExp(`^ ?(?<unit>${UNIT})? ?[-–—] ?(?<next>[%₺€$])? ?$`, "u");

/** '100–250 TL', '%50-%100': a unit that is written once belongs to both numbers. */
interface Range {
  first: NumberInText;
  last: NumberInText;
  unit: string;
  next: string;
}

const kindOf = (unit: string) =>
  /^%/.test(unit) ? "%" : /^(?:x|×|kat)/.test(unit) ? "x" : /^(?:gun|day)/.test(unit) ? "gun" : "money";

function rangesIn({ folded, numbers }: Source): Range[] {
  return numbers.slice(1).flatMap((last, i) => {
    const first = numbers[i];
    const between = first && last.start - first.end <= 12 ? RANGE.exec(folded.slice(first.end, last.start)) : undefined;
    if (!first || !between) return [];
    const { unit = "", next = "" } = between.groups ?? {};
    const before =
      unit || (UNIT_BEFORE.exec(folded.slice(Math.max(0, first.start - 2), first.start))?.[0].trim() ?? "");
    const after = next || (UNIT_AFTER.exec(folded.slice(last.end, last.end + 12))?.[1] ?? "");
    return !before || !after || kindOf(before) === kindOf(after) ? [{ first, last, unit, next }] : [];
  });
}

/** Those in the group `soft` end a clause only if it has a number: 'Çevrim (bonus): 30x'. */
const BOUNDARY = new RegExp(
  `${AFTER_WAGERING}|[,;•]|\\n| ve (?!uzeri|ustu|daha)| and (?!above|over|more)|(?<!(?<!\\p{L})(?:min|max|maks|mak|no|dep))[.!?](?=\\s|$)|(?<soft>[()|]| [–—-] | \\/ )`,
  "gu",
);
const LABEL = /^[^\d]{3,40}: ?$/;
const HEADING = /sart|kosul|kural|detay|merhaba|sayin/;
const COUNTED = /^ ?(?:para )?(?:yatir|kademe|adim|asama|deposit|step)/;

function clauseBounds(source: Source, { start, end }: Span, joined: Set<number>): number[] {
  const bounds = [start];
  for (const { 0: sign, index, groups } of source.folded.slice(start, end).matchAll(BOUNDARY)) {
    const at = start + index;
    if (source.inNumbers.has(at) || joined.has(at) || joined.has(at + 1)) continue;
    const clause = source.folded.slice(bounds.at(-1), at);
    const isLabel = sign === "\n" && LABEL.test(clause.trimStart()) && !HEADING.test(clause);
    const isOrdinal =
      sign === "." && /(?<![\d.,%])\d{1,2}$/.test(clause) && COUNTED.test(source.folded.slice(at + 1, at + 20));
    if ((groups?.["soft"] && !/\d/.test(clause)) || isLabel || isOrdinal) continue;
    bounds.push(at + sign.length);
  }
  bounds.push(end);
  return bounds;
}

/** The numbers of a text, each with its clause and sentence. */
export function quantitiesIn(source: Source): Quantity[] {
  const { folded, numbers, sentences } = source;
  const ranges = rangesIn(source);
  const joined = new Set(ranges.flatMap(({ first, last }) => betweens(first.end, last.start)));
  const begun = new Map(ranges.map((range) => [range.first, range]));
  const ended = new Map(ranges.map((range) => [range.last, range]));
  const quantities: Quantity[] = [];
  let next = 0;
  for (const sentence of sentences) {
    const bounds = clauseBounds(source, sentence, joined);
    let clause = 0;
    for (; next < numbers.length; next++) {
      const number = numbers[next];
      if (!number || number.start >= sentence.end) break;
      while ((bounds[clause + 1] ?? Infinity) <= number.start) clause++;
      const [from, to] = [bounds[clause] ?? sentence.start, Math.max(bounds[clause + 1] ?? sentence.end, number.end)];
      const quantity = {
        ...number,
        before: beforeOf(folded, from, number, ended.get(number)),
        after: afterOf(folded, to, number, begun.get(number)),
        clause: folded.slice(from, to).replaceAll("\n", " "),
        earlier: folded.slice(sentence.start, from),
        sentence: folded.slice(sentence.start, sentence.end).replaceAll("\n", " "),
        isRangeEnd: ended.has(number),
      };
      quantities.push({ ...quantity, ...correctedWords(quantity, quantities.at(-1)) });
    }
  }
  return quantities;
}

const INSTEAD = /^\P{L}*(?:dogru(?:su)?|yeni(?:si)?|guncel(?:i)?|correct(?:ed)?|new) ?:? ?[%₺€$x]? ?$/u;
const ALONE = new RegExp(`^ ?(?:${UNIT})?['’]?\\p{L}{0,4}(?: ol\\p{L}*)?[\\s.!;,)]*$`, "u");

/** The words of the value that is replaced: 'Hatalı: en az yatırım 200 TL. Doğrusu: 100 TL.' */
function correctedWords(quantity: Quantity, former: Quantity | undefined): Partial<Quantity> {
  if (!former || !INSTEAD.test(quantity.before) || !ALONE.test(quantity.after)) return {};
  const unitOf = ({ before, after }: Quantity) => (UNIT_BEFORE.exec(before) ?? UNIT_AFTER.exec(after))?.[0].trim();
  const { before, clause, earlier, sentence } = former;
  return unitOf(quantity) === unitOf(former) ? { before, clause, earlier, sentence } : {};
}

function beforeOf(folded: string, from: number, { start, end }: NumberInText, range: Range | undefined): string {
  if (!range) return folded.slice(from, start);
  const before = folded.slice(from, Math.max(from, range.first.start));
  const hasUnit = range.next || UNIT_AFTER.test(folded.slice(end, end + 12));
  return hasUnit ? before.replace(UNIT_BEFORE, "") + range.next : before;
}

function afterOf(folded: string, to: number, { start, end }: NumberInText, range: Range | undefined): string {
  const isWhole = !range || range.unit || UNIT_BEFORE.test(folded.slice(Math.max(0, start - 2), start));
  return folded.slice(isWhole ? end : range.last.end, to);
}

const betweens = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, i) => start + i);
