import Papa from "papaparse";
import type { CsvColumn } from "./columns";

/** Cells that spreadsheets would run as formulas, also after `guard`. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** CSV (RFC 4180) with a byte order mark, so that spreadsheets detect UTF-8; no cell is a formula. */
export function csvText(columns: readonly CsvColumn[], rows: readonly Record<string, unknown>[]): string {
  const cells = rows.map((row) =>
    columns.map(({ field, write = (value) => `${(value ?? "") as string}` }) => write(row[field])),
  );
  const csv = Papa.unparse({ fields: columns.map(({ label }) => label), data: cells }, { escapeFormulae: FORMULA });
  return `\uFEFF${csv}\r\n`;
}

export interface CsvLine {
  line: number;
  cells: string[];
}

/** The heading and the non-blank lines; also accepts semicolons, which Turkish spreadsheets write. */
export function csvLines(text: string): { heading: string[]; lines: CsvLine[] } {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { delimitersToGuess: [",", ";", "\t"] });
  const [heading = [], ...rest] = data;
  const lines = rest.map((cells, index) => ({ line: index + 2, cells: cells.map(unguarded) }));
  return { heading, lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")) };
}

/** Decodes UTF-8, else the Turkish code page of older spreadsheets. */
export function textOf(bytes: BufferSource): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1254").decode(bytes);
  }
}
