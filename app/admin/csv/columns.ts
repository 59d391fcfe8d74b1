import { foldTr } from "../../../worker/turkish/folding";

/** A column of a CSV file. */
export interface CsvColumn {
  /** Field of the API. */
  field: string;
  label: string;
  /** Formats a value as a cell; undefined for texts and numbers. */
  write?: (value: unknown) => string;
  isReadOnly?: true;
  /** Parses a cell. An unreadable cell stays text, which the API refuses; undefined omits the field. */
  read?: (cell: string) => unknown;
}

const YES = ["evet", "true", "dogru", "1"];
const NO = ["hayir", "false", "yanlis", "0"];

/** 'Evet' or 'Hayır'; also reads DOĞRU and 1, which spreadsheets write. */
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

/** A day like 2026-12-31; also reads 31.12.2026, which spreadsheets write. */
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

/** If required, a blank cell omits the field. */
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

/** A number with a decimal comma, because Turkish spreadsheets read 4.5 as a day in May. */
export const decimalColumn = (field: string, label: string): CsvColumn => ({
  field,
  label,
  write: (value) => (typeof value === "number" ? `${value}`.replace(".", ",") : ""),
  read: (cell) => cell.trim().replace(/^(\d+),(\d+)$/, "$1.$2"),
});

/** Marks columns that an import ignores. */
export const readOnly = (...columns: CsvColumn[]) =>
  columns.map((column): CsvColumn => ({ ...column, isReadOnly: true }));

/** Without a unit in parentheses. */
const foldedLabel = (label: string) => foldTr(label.replace(/\s*\([^)]*\)\s*$/, ""));

/** The column of a heading: by its label, with or without the unit, or by the name of its field. */
export const columnOf = (columns: readonly CsvColumn[], heading: string): CsvColumn | undefined =>
  columns.find(({ field, label }) => field === heading.trim() || foldedLabel(label) === foldedLabel(heading));
