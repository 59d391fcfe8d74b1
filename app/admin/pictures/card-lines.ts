/** Width of a text in pixels. */
type Measure = (text: string) => number;

const ELLIPSIS = "…";

/** Breaks a text into at most `most` lines of this width; what does not fit is cut with '…'. */
export function wrappedLines(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((part) => pieces(part, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cutLine(lines.slice(most - 1).join(" "), width, measure)];
}

interface Space {
  width: number;
  /** Maximum number of lines. */
  most: number;
  /** Sizes of the font to try, largest first. */
  sizes: number[];
}

/** The lines of a text in the largest size in which all of it fits, else cut in the smallest. */
export function fittedLines(text: string, { width, most, sizes }: Space, measure: (size: number) => Measure) {
  const tried = sizes.map((size) => ({ size, lines: wrappedLines(text, width, most, measure(size)) }));
  const letters = text.replace(/\s/g, "");
  const whole = tried.find(({ lines }) => lines.join("").replace(/\s/g, "") === letters);
  return whole ?? tried.at(-1) ?? { size: 0, lines: [] };
}

/** A line with as many letters as fit, and '…' where some are left out. */
export function cutLine(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(letters.join("").trimEnd() + ELLIPSIS) > width) letters.pop();
  return letters.join("").trimEnd() + ELLIPSIS;
}

/** The parts of a word that is longer than a line. */
function pieces(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part && measure(part + letter) > width) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return part ? [...parts, part] : parts;
}
