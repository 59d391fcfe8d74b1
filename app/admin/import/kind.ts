import type { LineOutcome } from "../../../worker/records/import-outcome";
import type { SentLine } from "../../../worker/records/import-rules";
import type { CsvColumn } from "../csv/columns";

/** Definition of the import of one kind of record. */
export interface ImportKind {
  /** Name of the kind, or of its screen. */
  title: string;
  /** Noun for one record, as in '2 promosyon'. */
  noun: string;
  /** Which lines change what is stored, in place of the sentence for records. */
  matching?: string;
  /** Additional note on the screen. */
  note?: string;
  list: string;
  /** First part of the query keys to invalidate. */
  queryKey: string;
  /** Name of the sample file, without its extension. */
  sample: string;
  /** Rows of the sample file. */
  examples: () => Record<string, unknown>[];
  /** Warns before a row of the sample file is imported. */
  sampleWarning?: string;
  columns: CsvColumn[];
  /** The field with a record's name, and the field within which its slug is unique. */
  name: "name" | "title" | "sub_id" | "source";
  within?: string;
  /** Whether files and requests hold many short lines. */
  isBulk?: true;
  send: (request: {
    is_dry: boolean;
    is_continued: boolean;
    change?: string;
    lines: SentLine[];
  }) => Promise<{ lines: LineOutcome[] }>;
}

/** Most lines of a file. */
export const linesMax = ({ isBulk }: Pick<ImportKind, "isBulk">) => (isBulk ? 10_000 : 1_000);
