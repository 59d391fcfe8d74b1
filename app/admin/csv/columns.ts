import { hasTags } from "../../../worker/text/elements";
import { foldTr } from "../../../worker/text/folding";
import { typedNumber } from "../../../worker/text/typed-values";

/** A column of a CSV file. */
export interface CsvColumn {
  /** Field of the API. */
  field: string;
  label: string;
  /** Formats a value as a cell; undefined for texts and numbers. */
  write?: (value: unknown) => string;
  isReadOnly?: true;
  isHtml?: true;
  /** Whether an import shows the sum of its figures. */
  isSummed?: true;
  /** Parses a cell that the schema cannot. An unreadable cell stays text; undefined omits the field. */
  read?: (cell: string) => unknown;
}

const YES = ["evet", "var", "aktif", "acik", "dogru", "true", "1", "✓", "✔", "☑", "✅"];
const NO = ["hayir", "yok", "pasif", "kapali", "yanlis", "false", "0", "✗", "✘", "☐", "❌"];

/** 'Evet' or 'Hayır'; also reads what spreadsheets and people write. */
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

export const decimalColumn = (field: string, label: string): CsvColumn => ({
  field,
  label,
  write: (value) => typedNumber(value as number | null),
});

/** HTML; a cell without tags is plain text, whose blank lines part paragraphs. */
export const htmlColumn = (field: string, label: string): CsvColumn => ({
  field,
  label,
  isHtml: true,
  write(value) {
    const html = (value ?? "") as string;
    return html === "" || hasTags(html) ? html : `<p>${html}</p>`;
  },
  read: (cell) => (hasTags(cell) ? cell : paragraphsOf(cell)),
});

const paragraphsOf = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll("\n", "<br>"))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");

/** Marks columns that an import ignores. */
export const readOnly = (...columns: CsvColumn[]) =>
  columns.map((column): CsvColumn => ({ ...column, isReadOnly: true }));

/** Without a unit in parentheses. */
const foldedLabel = (label: string) => foldTr(label.replace(/\s*\([^)]*\)\s*$/, ""));

/** The column of a heading: by its label, with or without the unit, or by the name of its field. */
export const columnOf = (columns: readonly CsvColumn[], heading: string): CsvColumn | undefined =>
  columns.find(({ field, label }) => field === heading.trim() || foldedLabel(label) === foldedLabel(heading));
