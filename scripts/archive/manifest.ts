import { z } from "zod";

/** Of the archive; whoever changes its layout raises it. */
export const FORMAT = 1;
/** The archive's last file, so that an archive that was cut has none. */
export const MANIFEST = "manifest.json";

const metadata = z.record(z.string(), z.string());
const part = z.strictObject({
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Of a part of a table. */
  rows: z.int().optional(),
  /** Of a file of the bucket. */
  http_metadata: metadata.optional(),
  custom_metadata: metadata.optional(),
});

/** What an archive says of itself. */
export const manifest = z.strictObject({
  format: z.literal(FORMAT),
  made_at: z.string(),
  /** Name of the last migration of the database. */
  schema: z.string(),
  /** Number of rows of each table. */
  tables: z.record(z.string(), z.int()),
  /** Tables without rows in the archive. */
  left_out: z.array(z.string()),
  /** Number of files of the bucket. */
  media: z.int(),
  parts: z.array(part),
});

export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;

const TABLES = "tables/";
const MEDIA = "media/";

/** Where a table's rows lie in the archive, as lines of JSON; `at` counts its parts from 1. */
export const partOfTable = (table: string, at: number) => `${TABLES}${table}/${String(at).padStart(6, "0")}.jsonl`;
/** Where a file of the bucket lies in the archive. */
export const partOfMedia = (key: string) => MEDIA + key;
/** Name of the table of which this part holds rows. */
export const tableOf = ({ name }: Part) => (name.startsWith(TABLES) ? name.split("/")[1] : undefined);
/** Key in the bucket of the file that this part holds. */
export const keyOf = ({ name }: Part) => (name.startsWith(MEDIA) ? name.slice(MEDIA.length) : undefined);
