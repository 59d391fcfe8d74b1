/** Maximum lines of a dry run and of an import; each takes up to seven statements. */
export const CHECKED_LINES = 100;
export const IMPORTED_LINES = 6;

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
  /** Numbers and days of cells that are written in another form. */
  readings: Record<string, number | string>;
  /** Sentences by field; `id` has those about the record itself. */
  errors: Record<string, string>;
}
