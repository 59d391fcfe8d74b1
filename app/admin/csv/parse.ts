const SEPARATORS = [";", ",", "\t"];
/** First line by which a file names its separator to Excel. */
const DIRECTIVE = /^"?sep=([;,\t])"?(?:\r\n|\r|\n|$)/i;
const LINE_BREAKS = /\r\n|\r|\n/;
const LAST_BREAK = /(?:\r\n|\r|\n)$/;

export interface CsvRecord {
  /** As a spreadsheet counts: a cell with line breaks adds no line. */
  line: number;
  cells: string[];
  /** Sentence about a record that cannot be read. */
  problem?: string;
}

/**
 * Parses CSV (RFC 4180) with semicolons, commas or tabs; the first record is line 1. A misplaced quotation mark breaks
 * its own record alone, unless that is never closed.
 */
export function csvRecords(text: string): CsvRecord[] {
  const [directive = "", named] = DIRECTIVE.exec(text) ?? [];
  const body = text.slice(directive.length);
  const separator = named ?? separatorOf(body);
  const records: CsvRecord[] = [];
  for (let start = 0, line = 1; start < body.length;) {
    const { cells, end } = recordAt(body, start, separator);
    const lines = cells ? 1 : body.slice(start, end).replace(LAST_BREAK, "").split(LINE_BREAKS).length;
    records.push(cells ? { line, cells } : { line, cells: [], problem: misquoted(line, line + lines - 1) });
    line += lines;
    start = end + (body.startsWith("\r\n", end) ? 2 : 1);
  }
  return records;
}

const misquoted = (first: number, last: number) =>
  `${first === last ? "Satır" : `${first}–${last}. satırlar`} okunamadı, çift tırnak yanlış yerde. ` +
  `Hücrenin tamamını tırnak içine alın, içindeki tırnakları ikileyin: """Şans"" oyunları"`;

/** The separator that occurs most in the heading. */
function separatorOf(text: string): string {
  const heading = text.slice(0, endOfPlain(text, 0)).replace(/"[^"]*"/g, "");
  const count = (separator: string) => heading.split(separator).length;
  return SEPARATORS.reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}

/** The record at `start` and the index after it; no cells if a quotation mark is misplaced. */
function recordAt(text: string, start: number, separator: string): { cells?: string[]; end: number } {
  const cells: string[] = [];
  for (let at = start; ;) {
    const isQuoted = text[at] === '"';
    const closed = isQuoted ? endOfQuotes(text, at) : at;
    const end = endOfPlain(text, closed, separator);
    if (isQuoted && (closed > text.length || text.slice(closed, end).trim() !== ""))
      return { end: endOfPlain(text, closed) };
    cells.push(isQuoted ? text.slice(at + 1, closed - 1).replaceAll('""', '"') : text.slice(at, end));
    if (text[end] !== separator) return { cells, end };
    at = end + 1;
  }
}

/** The index after the closing quotation mark; beyond the text if there is none. */
function endOfQuotes(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length + 1;
    if (text[at + 1] !== '"') return at + 1;
  }
}

/** The index of the next separator, line break or end. */
function endOfPlain(text: string, start: number, separator = ""): number {
  const stop = new RegExp(`[${separator}\r\n]`, "g");
  stop.lastIndex = start;
  return stop.exec(text)?.index ?? text.length;
}
