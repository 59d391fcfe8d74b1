import { type Source } from "./quotations";
import { endIn, indexAt, type Span } from "./spans";

const ORDINALS = ["ilk|birinci|first", "ikinci|second", "ucuncu|third", "dorduncu|fourth", "besinci|fifth"];
const STEP = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<digit>\\d{1,2})(?:\\. ?|['’]?(?:inci|nci|uncu|ncu) |(?:st|nd|rd|th) )(?:para )?(?:yatir|kademe|adim|asama|deposit|step)` +
    `|(?<word>${ORDINALS.join("|")}) (?:para )?(?:yatir|kademe|deposit)` +
    `|(?:kademe|yatirim|adim|step|deposit) (?<number>[1-9])(?=[.:)]| [–—-]))`,
  "gu",
);
const GAIN = /%|\d ?(?:tl|₺|try|eur|€|usd|\$|free|spin|fs|donus)/;

interface Step extends Span {
  step: number;
}

function stepsIn({ folded }: Source): Step[] {
  const found = Array.from(folded.matchAll(STEP), ({ 0: words, index, groups = {} }) => ({
    step: Number(
      groups["digit"] ??
        groups["number"] ??
        ORDINALS.findIndex((word) => word.split("|").includes(groups["word"] ?? "")) + 1,
    ),
    start: index,
    end: index + words.length,
  }));
  const steps = found
    .map((step, i) => ({ ...step, end: found[i + 1]?.start ?? folded.length }))
    .filter(({ start, end }) => GAIN.test(folded.slice(start, Math.min(end, start + 200))));
  return steps.some(({ step }) => step === 1) && steps.some(({ step }) => step === 2) ? steps : [];
}

/** How many steps are described one by one, and where the last one is. */
export function describedSteps(source: Source): (Span & { count: number }) | undefined {
  const steps = stepsIn(source);
  const count = Math.max(0, ...steps.map(({ step }) => step));
  const last = steps.find(({ step }) => step === count);
  const isWhole = Array.from({ length: count }, (_, i) => i + 1).every((n) => steps.some(({ step }) => step === n));
  return last && isWhole && count > 1 ? { count, start: last.start, end: endIn(source.rows, last.start) } : undefined;
}

/** The second step and each later one: in its sentence, or below its heading up to the next paragraph. */
export function laterSteps(source: Source): Span[] {
  const { folded, rows, sentences } = source;
  return stepsIn(source)
    .filter(({ step }) => step > 1)
    .map(({ start, end }) => {
      const row = indexAt(rows, start);
      const line = Math.min(end, rows[row]?.end ?? end, endIn(sentences, start));
      if (GAIN.test(folded.slice(start, Math.min(line, start + 200)))) return { start, end: line };
      let next = row + 1;
      while ((rows[next]?.start ?? end) < end && !rows[next]?.isParagraph) next++;
      return { start, end: Math.min(end, rows[next]?.start ?? end) };
    });
}
