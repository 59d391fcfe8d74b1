/** Maximum lines of a dry run and of an import; each takes up to seven statements. */
export const CHECKED_LINES = 100;
export const IMPORTED_LINES = 6;
/** Of redirects, which are written in the same few statements whatever their number. */
export const BULK_LINES = 500;

/** A value of a record; an amount is in minor units of its currency. */
export type Cell = string | number | boolean | string[] | { amount: number; currency: string } | null;

export interface LineOutcome {
  line: number;
  status: "new" | "changed" | "unchanged" | "refused";
  title: string;
  /** The id and version to import the line with; a dry run makes the id of a new record. */
  id?: string | undefined;
  /** What the line writes, where its id does not say so; no other line may write the same. */
  keys?: string[] | undefined;
  updated_at?: string | undefined;
  changes: string[];
  /** What changes of each short cell. */
  cells?: Record<string, { from: Cell; to: Cell }> | undefined;
  /** Numbers and days of cells that are written in another form; all figures of an operator's report. */
  readings: Record<string, Exclude<Cell, null>>;
  /** The sub-id of a report's line, if it is no click of the casino. */
  unmatched?: string | undefined;
  /** Sentences about what is imported all the same. */
  warnings?: string[] | undefined;
  /** Sentences by field; `id` has those about the record itself. */
  errors: Record<string, string>;
}
