import { foldTr } from "../../../worker/text/folding";
import { ApiError } from "../api";
import type { CsvColumn } from "./columns";
import { spreadsheetDamage } from "./spreadsheet-damage";
import { keptShortcodes } from "./shortcodes";
import { csvLines, textOf } from "./text";

const FILE_BYTES_MAX = 5 * 1024 * 1024;
const refusal = (sentence: string) => new ApiError(422, sentence);

/** Fields of a line; a blank cell of a new column is an empty text. */
export interface FileLine {
  /** Line number in the file, where the heading is line 1. */
  line: number;
  fields: Record<string, unknown>;
  /** Sentence about a line of which something would be lost. */
  problem?: string;
  /** What a spreadsheet seems to have changed, and what stays as it is written. */
  warnings?: string[];
}

/** Parses a CSV file of at most `most` lines whose heading must contain one of the `required` fields. Throws `ApiError`. */
export async function readCsv(
  file: File,
  columns: readonly CsvColumn[],
  required: string[],
  most = 1_000,
): Promise<FileLine[]> {
  if (file.size > FILE_BYTES_MAX) throw refusal("Dosya en çok 5 MB olabilir");
  const { heading, lines } = csvLines(textOf(await file.arrayBuffer()));
  const found = heading.map((cell) => columnOf(columns, cell));
  const unknown = heading.filter((cell, at) => cell.trim() !== "" && !found[at]);
  const doubled = found.filter(
    (column, at) => column && found.findIndex((other) => other?.field === column.field) < at,
  );
  if (!found.some((column) => column && required.includes(column.field)))
    throw refusal("Dosyanın ilk satırında sütun adları bulunamadı; örnek dosyadaki adları kullanın");
  if (unknown.length > 0) throw refusal(`Bilinmeyen sütunlar: ${unknown.join(", ")}`);
  if (doubled.length > 0)
    throw refusal(`Birden çok kez yazılmış sütunlar: ${doubled.map((column) => column?.label).join(", ")}`);
  if (lines.length === 0) throw refusal("Dosyada hiç kayıt yok");
  if (lines.length > most)
    throw refusal(`Bir dosyada en çok ${most.toLocaleString("tr-TR")} kayıt olabilir; dosyayı bölün`);
  return lines.map(({ line, cells, problem = unnamedCell(cells, found) }) => {
    const fields = found.flatMap((column, at) =>
      column && !column.isReadOnly ? [[column.field, (column.read ?? asIs)(cells[at] ?? "")]] : [],
    );
    const warnings = [...spreadsheetDamage(found, cells), ...keptShortcodes(found, cells)];
    return {
      ...{ line, fields: Object.fromEntries(fields) as FileLine["fields"] },
      ...(problem && { problem }),
      ...(warnings.length > 0 && { warnings }),
    };
  });
}

/** Sentence about a cell without a heading, which a separator inside of a text makes. */
function unnamedCell(cells: string[], found: (CsvColumn | undefined)[]): string | undefined {
  const unnamed = cells.find((cell, at) => !found[at] && cell.trim() !== "");
  return unnamed && `Sütun adı olmayan hücre: ${unnamed.slice(0, 60)}. İçinde ayraç olan hücreyi tırnak içine alın`;
}

const asIs = (cell: string) => cell;

/** Without a unit in parentheses. */
const foldedLabel = (label: string) => foldTr(label.replace(/\s*\([^)]*\)\s*$/, ""));

/** The column of a heading: by its label, with or without the unit, or by the name of its field. */
export const columnOf = (columns: readonly CsvColumn[], heading: string): CsvColumn | undefined =>
  columns
    .flatMap((column) => [column, ...(column.former ? [column.former] : [])])
    .find(({ field, label }) => field === heading.trim() || foldedLabel(label) === foldedLabel(heading));
