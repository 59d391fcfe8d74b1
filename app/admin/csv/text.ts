import type { CsvColumn } from "./columns";
import { type CsvRecord, csvRecords } from "./parse";
import type { Separator } from "./separator";

/** Where a cell, or the rest of one that a spreadsheet with another separator splits, would be run as a formula. */
const FORMULA = /^(?='*[\t\r\n])|(?<=^|[;,\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const GUARD = /^'(?='*[\t\r\n])|(?<=^|[;,\t\r\n])'(?='*[=+\-@＝＋－＠])/g;

/** Quoted if any spreadsheet may split it. */
function written(value: string): string {
  const cell = value.replace(FORMULA, "'");
  return /[";,\t\r\n]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** CSV (RFC 4180) with a byte order mark, so that spreadsheets detect UTF-8; no cell is a formula. */
export function csvText(
  columns: readonly CsvColumn[],
  rows: readonly Record<string, unknown>[],
  separator: Separator = ";",
): string {
  const cells = rows.map((row) =>
    columns.map(({ field, write = (value) => `${(value ?? "") as string}` }) => write(row[field])),
  );
  const lines = [columns.map(({ label }) => label), ...cells];
  return `\uFEFF${lines.map((line) => `${line.map(written).join(separator)}\r\n`).join("")}`;
}

/** The heading and the non-blank lines. */
export function csvLines(text: string): { heading: string[]; lines: CsvRecord[] } {
  const [first, ...rest] = csvRecords(text.replace(/^\uFEFF/, "").normalize("NFC"));
  const lines = rest.map((record) => ({ ...record, cells: record.cells.map((cell) => cell.replace(GUARD, "")) }));
  const isBlank = ({ cells, problem }: CsvRecord) => !problem && cells.every((cell) => cell.trim() === "");
  return { heading: first?.cells ?? [], lines: lines.filter((line) => !isBlank(line)) };
}

/** Decodes UTF-8, UTF-16 with a byte order mark, else the Turkish code page of older spreadsheets. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1254").decode(bytes);
  }
}
