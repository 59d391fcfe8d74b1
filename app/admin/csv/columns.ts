import { foldTr } from "../../../worker/turkish/folding";

/** A column of a CSV file. */
export interface CsvColumn {
  /** Field of the API. */
  field: string;
  label: string;
  /** Formats a value as a cell; undefined for texts and numbers. */
  write?: (value: unknown) => string;
  /** For information: an import leaves the field as it is. */
  isReadOnly?: true;
  /** Reads a cell; what it cannot read stays a text, which the API refuses. Undefined leaves the field out. */
  read?: (cell: string) => unknown;
}

const YES = ["evet", "true", "dogru", "1"];
const NO = ["hayir", "false", "yanlis", "0"];

/** 'Evet' or 'Hayır'; spreadsheets make DOĞRU and 1 of them. */
export const flagColumn = (field: string, label: string): CsvColumn => ({
  field,
  label,
  write: (value) => (value ? "Evet" : "Hayır"),
  read(cell) {
    const text = foldTr(cell);
    if (!text) return undefined;
    if (YES.includes(text)) return true;
    return NO.includes(text) ? false : cell;
  },
});

/** A day as 2026-12-31; spreadsheets make 31.12.2026 of it. */
export const dayColumn = (field: string, label: string): CsvColumn => ({
  field,
  label,
  read: (cell) =>
    cell
      .trim()
      .replace(/^(\d{1,2})[./](\d{1,2})[./](\d{4})$/, (_, day: string, month: string, year) =>
        [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
      ),
});

/** One item a line. */
export const linesColumn = (field: string, label: string): CsvColumn => ({
  field,
  label,
  write: (value) => (value as string[]).join("\n"),
});

/** A blank cell is no choice, or where one is required leaves the field out. */
export const choiceColumn = (
  field: string,
  label: string,
  choices: readonly { value: string; label: string }[],
  isRequired = false,
): CsvColumn => ({
  field,
  label,
  write: (value) => choices.find((choice) => choice.value === value)?.label ?? "",
  read(cell) {
    if (isRequired && !cell.trim()) return undefined;
    return choices.find((choice) => foldTr(choice.label) === foldTr(cell))?.value ?? cell.trim();
  },
});

/** A number with a decimal comma, since spreadsheets in Turkish take 4.5 for a day in May. */
export const decimalColumn = (field: string, label: string): CsvColumn => ({
  field,
  label,
  write: (value) => (typeof value === "number" ? `${value}`.replace(".", ",") : ""),
  read: (cell) => cell.trim().replace(/^(\d+),(\d+)$/, "$1.$2"),
});

/** Columns that an import leaves as they are. */
export const readOnly = (...columns: CsvColumn[]) =>
  columns.map((column): CsvColumn => ({ ...column, isReadOnly: true }));

/** Without a unit in parentheses. */
const foldedLabel = (label: string) => foldTr(label.replace(/\s*\([^)]*\)\s*$/, ""));

/** The column of a heading: its label, with or without the unit, or the name of its field. */
export const columnOf = (columns: readonly CsvColumn[], heading: string): CsvColumn | undefined =>
  columns.find(({ field, label }) => field === heading.trim() || foldedLabel(label) === foldedLabel(heading));
