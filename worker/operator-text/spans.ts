export interface Span {
  start: number;
  end: number;
}

/** Whether an index is in one of `spans`. */
export function within(length: number, spans: Span[]): (at: number) => boolean {
  const marks = new Uint8Array(length + 1);
  for (const { start, end } of spans) marks.fill(1, start, end);
  return (at) => marks[at] === 1;
}

/** The index of the first of `spans`, which are in order, that ends after `at`. */
export function indexAt(spans: Span[], at: number): number {
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((spans[middle]?.end ?? Infinity) > at) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The end of the span at an index, or the index itself outside of all. */
export const endIn = (spans: Span[], at: number) => spans[indexAt(spans, at)]?.end ?? at;

/** Where a pattern matches a text that begins at `from`. */
export const matchesIn = (text: string, pattern: RegExp, from = 0): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
    start: from + index,
    end: from + index + length,
  }));
