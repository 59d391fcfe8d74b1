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
  /** Whether its cells are codes, which spreadsheets take for numbers and dates. */
  isCode?: true;
  /** Whether an import shows the sum of its figures. */
  isSummed?: true;
  /** A column of earlier files that is read in its place. */
  former?: CsvColumn;
  /** Parses a cell that the schema cannot. An unreadable cell stays text; undefined omits the field. */
  read?: (cell: string) => unknown;
}

export const writeDecimal = (value: unknown) => typedNumber(value as number | null);

export const decimalColumn = (field: string, label: string): CsvColumn => ({ field, label, write: writeDecimal });
