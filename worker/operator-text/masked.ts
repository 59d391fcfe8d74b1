import type { Source } from "./source";

/** The text with spaces for what is hidden; every index stays the same. */
export function masked(source: Source, isHidden: (at: number) => boolean): Source {
  const mask = (text: string) =>
    Array.from({ length: text.length }, (_, at) => (isHidden(at) && text[at] !== "\n" ? " " : text[at])).join("");
  return { ...source, lines: mask(source.lines), lower: mask(source.lower), folded: mask(source.folded) };
}
