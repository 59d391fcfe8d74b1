import { type Source } from "./source";
import { endIn, indexAt, type Span } from "./spans";

const ORDINALS = ["ilk|birinci|first", "ikinci|second", "ucuncu|third", "dorduncu|fourth", "besinci|fifth"];
const COUNTS = ["iki|2", "uc|3", "dort|4"];
const NOUN = "(?:para )?(?:yatir|kademe|adim|asama|deposit|step)";
const STEP = new RegExp(
  `(?<![\\p{L}\\d.,%])(?:(?:(?<also>\\d{1,2})\\. ?(?:ve|ile|&) )?(?<digit>\\d{1,2})(?:\\. ?|['’]?(?:inci|nci|uncu|ncu) |(?:st|nd|rd|th) )${NOUN}` +
    `|(?<word>${ORDINALS.join("|")})(?: (?:para )?(?:yatir|kademe|deposit)|(?<!ilk|birinci|first)\\p{L}{0,5}(?=[:,]? ?(?:%|yuzde)))` +
    `|(?:sonraki|next) (?<others>${COUNTS.join("|")}) (?:yatir|deposit)` +
    `|(?<=(?:yatir|kademe|deposit)[^\\n]{0,80}[ (])(?<bare>\\d{1,2})\\.(?= ?(?:%|yuzde))` +
    `|(?:kademe|yatirim|adim|step|deposit) (?<number>[1-9])(?=[.:)]| [–—-])` +
    `|(?<part>\\d)\\. bonus(?= ?[:–—-]))`,
  "gu",
);
const PACKAGE = /(?<!\p{L})(?:paket|kademeli|package)/u;
const GAIN = /%|yuzde|\d ?(?:tl|₺|try|eur|€|usd|\$|free|spin|fs|donus)/;

const BONUS = /%|yuzde|bonus|hediye|spin|(?<!\p{L})(?:fs|donus)/u;
const SEPARATOR = /[,;:.\n(]| ve | and /;

interface Step extends Span {
  step: number;
}

const positionIn = (words: string[], word: string) => words.findIndex((each) => each.split("|").includes(word)) + 1;

function numbersOf(groups: Record<string, string | undefined>): number[] {
  const { also, digit, bare, number, part, word = "", others } = groups;
  if (others) return Array.from({ length: positionIn(COUNTS, others) + 1 }, (_, i) => i + 2);
  const step = Number(digit ?? bare ?? number ?? part ?? positionIn(ORDINALS, word));
  return also ? [Number(also), step] : [step];
}

/** Where a step begins whose gain stands before its name: '%50 ikinci yatırıma'. */
function startOf(folded: string, start: number, end: number): number {
  const [after = ""] = folded.slice(end, end + 60).split(SEPARATOR);
  const lead = folded.slice(Math.max(0, start - 60), start);
  const before = lead.split(SEPARATOR).at(-1) ?? "";
  return GAIN.test(before) && !GAIN.test(after) ? start - before.length : start;
}

const wordsOf = (folded: string, { start, end }: Step) => folded.slice(start, Math.min(end, start + 200));

/** The described steps of a bonus in several deposits, each up to the next. */
function stepsIn({ folded }: Source): Step[] {
  const found = Array.from(folded.matchAll(STEP), ({ 0: { length }, index, groups = {} }) => ({
    index: startOf(folded, index, index + length),
    groups,
  })).filter(({ index, groups }) => !groups["part"] || PACKAGE.test(folded.slice(Math.max(0, index - 1_000), index)));
  const steps = found.flatMap(({ index: start, groups }, i) => {
    const end = found[i + 1]?.index ?? folded.length;
    return numbersOf(groups).map((step) => ({ step, start, end }));
  });
  const described = steps.filter((step) => GAIN.test(wordsOf(folded, step)));
  return [1, 2].every((n) => described.some(({ step }) => step === n)) ? described : [];
}

/** How many steps are described one by one, and where: from the first one to the line of the last. */
export function describedSteps(source: Source): (Span & { count: number }) | undefined {
  const steps = stepsIn(source);
  const count = new Set(steps.map(({ step }) => step)).size;
  const [first, last] = [1, count].map((n) => steps.find(({ step }) => step === n));
  const isBonus = steps.some((step) => BONUS.test(wordsOf(source.folded, step)));
  if (!first || !last || !isBonus) return undefined;
  return {
    count,
    start: Math.min(first.start, last.start),
    end: endIn(source.rows, Math.max(first.start, last.start)),
  };
}

const COMMON =
  /(?<!\p{L})(?:(?:ortak|genel|diger) (?:sart|kural|kosul)|ortak(?: cevrim| ?:)|sartlar(?: ?:| ortak| ayni)|(?:tum|butun|her) (?:bir|iki|uc|dort|kademe|yatir|adim|asama|bonus|paket)|hepsi|tumu|(?:iki|uc|dort|bes) (?:yatirim|kademe|bonus)\p{L}* (?:icin|de|da)(?!\p{L})|common (?:terms|rules)|(?:for|on) (?:all|each)|(?:all|each) (?:deposit|step|bonus))(?![^,;.\n]{0,30}%)/u;

/** The second step and each later one, up to the next step, paragraph or common terms. */
export function laterSteps(source: Source): Span[] {
  const { folded, rows } = source;
  const steps = stepsIn(source);
  const [first, second] = [1, 2].map((n) => indexAt(rows, steps.find(({ step }) => step === n)?.start ?? 0));
  const below = Math.max(0, (second ?? 0) - (first ?? 0) - 1);
  return steps
    .filter(({ step, start }, i) => step > 1 && steps[i + 1]?.start !== start)
    .map((step, i, later) => {
      const { start } = step;
      const end = commonFrom(folded, start, step.end);
      const row = indexAt(rows, start);
      const isNext = (later[i + 1]?.step ?? 0) > step.step;
      const isDescribed = GAIN.test(folded.slice(start, Math.min(end, lineEnd(source, start), start + 200)));
      if (isDescribed && !isNext && below === 0) return { start, end: Math.min(end, lineEnd(source, start)) };
      const last = isDescribed && !isNext ? row + below : rows.length;
      let to = row;
      while (to < last && (rows[to + 1]?.start ?? end) < end && !rows[to + 1]?.isParagraph) to++;
      return { start, end: Math.min(end, rows[to]?.end ?? end) };
    });
}

const lineEnd = ({ rows, sentences }: Source, at: number) => Math.min(endIn(rows, at), endIn(sentences, at));

/** Where the clause about all steps begins behind a step. */
function commonFrom(folded: string, start: number, end: number): number {
  const words = folded.slice(start, Math.min(end, start + 1_000));
  const common = words.search(COMMON);
  return common < 0 ? end : start + common - (/[^,;:.(|\n]*$/.exec(words.slice(0, common))?.[0].length ?? 0);
}
