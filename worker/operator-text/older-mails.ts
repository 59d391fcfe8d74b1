import type { MailParts } from "./mail-parts";
import { masked, type Source } from "./source";
import { type Span, within } from "./spans";

const MAILS_MAX = 5;

/** Older mails quoted below the first fact of a newer one; `quoted` holds the line numbers with `>`. */
export function olderIn(
  source: Source,
  { answered }: MailParts,
  quoted: Set<number>,
  factsIn: (newer: Source) => Span[],
): Span[] {
  const { rows, lines } = source;
  const marked = rows.filter(({ line }) => quoted.has(line));
  const isMarked = within(lines.length, marked);
  if (marked.length + answered.length === 0) return [];
  let start = 0;
  for (const end of [...answered.slice(0, MAILS_MAX), lines.length]) {
    const from = start;
    const facts = factsIn(masked(source, (at) => isMarked(at) || at < from || at >= end));
    const first = Math.min(...facts.map((fact) => fact.start));
    if (facts.length > 0) return [...marked.filter((row) => row.start > first), { start: end, end: lines.length }];
    start = end;
  }
  return [];
}
