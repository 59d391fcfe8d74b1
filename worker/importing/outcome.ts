/** Lines that one request checks, and that it writes: each takes up to five statements. */
export const CHECKED_LINES = 100;
export const IMPORTED_LINES = 8;

export interface LineOutcome {
  line: number;
  status: "new" | "changed" | "unchanged" | "refused";
  title: string;
  /** The id and version to import it with; the id of a new record is made by the check. */
  id?: string | undefined;
  updated_at?: string | undefined;
  changes: string[];
  /** Sentences by field; those about the record itself have the name `id`. */
  errors: Record<string, string>;
}
