import Papa from "papaparse";
import type { CsvColumn } from "./columns";

/** What spreadsheets take for a formula, and what `guard` made of it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** CSV by RFC 4180, with a byte order mark, by which spreadsheets know UTF-8; no cell is a formula. */
export function csvText(columns: readonly CsvColumn[], rows: readonly Record<string, unknown>[]): string {
  const cells = rows.map((row) =>
    columns.map(({ field, write = (value) => `${(value ?? "") as string}` }) => write(row[field])),
  );
  const csv = Papa.unparse({ fields: columns.map(({ label }) => label), data: cells }, { escapeFormulae: FORMULA });
  return `\uFEFF${csv}\r\n`;
}

export interface CsvLine {
  /** In the file's table, where the heading is line 1. */
  line: number;
  cells: string[];
}

/** The heading and the lines that are not blank; the separator may be a semicolon, as spreadsheets write it in Turkish. */
export function csvLines(text: string): { heading: string[]; lines: CsvLine[] } {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { delimitersToGuess: [",", ";", "\t"] });
  const [heading = [], ...rest] = data;
  const lines = rest.map((cells, index) => ({ line: index + 2, cells: cells.map(unguarded) }));
  return { heading, lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")) };
}

/** The text of a file in UTF-8, else in the Turkish code page of older spreadsheets. */
export function textOf(bytes: BufferSource): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1254").decode(bytes);
  }
}
