import type { LineOutcome } from "../../../worker/importing/outcome";
import type { SentLine } from "../../../worker/importing/rules";
import type { CsvColumn } from "../csv/columns";

/** Definition of the import of one kind of record. */
export interface ImportKind {
  /** Heading of the screen. */
  title: string;
  /** Of one record, as in '2 promosyon'. */
  noun: string;
  /** What else the screen says. */
  note?: string;
  /** Address of the list. */
  list: string;
  /** First part of the keys of the queries that an import makes stale. */
  queryKey: string;
  /** Of the sample file, without its extension. */
  sample: string;
  columns: CsvColumn[];
  /** The field that names a record, and the one within which its address is unique. */
  name: "name" | "title";
  within?: string;
  send: (request: { is_dry: boolean; lines: SentLine[] }) => Promise<{ lines: LineOutcome[] }>;
}
