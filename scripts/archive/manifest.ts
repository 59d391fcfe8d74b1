import { z } from "zod";

/** Version of the archive's layout. Increase it with every change. */
export const FORMAT = 1;
/** Last file of the archive, so that a truncated archive lacks it. */
export const MANIFEST = "manifest.json";

const metadata = z.record(z.string(), z.string());
const part = z.strictObject({
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Set for parts of tables. */
  rows: z.int().optional(),
  /** Set for media files. */
  http_metadata: metadata.optional(),
  custom_metadata: metadata.optional(),
});

export const manifest = z.strictObject({
  format: z.literal(FORMAT),
  made_at: z.string(),
  /** Last migration that was applied to the database. */
  schema: z.string(),
  /** Number of rows of each table. */
  tables: z.record(z.string(), z.int()),
  left_out: z.array(z.string()),
  media: z.int(),
  parts: z.array(part),
});

export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;

const TABLES = "tables/";
const MEDIA = "media/";

/** File name of a part of a table, in JSON lines; `at` counts from 1. */
export const partOfTable = (table: string, at: number) => `${TABLES}${table}/${String(at).padStart(6, "0")}.jsonl`;
export const partOfMedia = (key: string) => MEDIA + key;
/** Table of a part, undefined for media. */
export const tableOf = ({ name }: Part) => (name.startsWith(TABLES) ? name.split("/")[1] : undefined);
/** Bucket key of a part, undefined for tables. */
export const keyOf = ({ name }: Part) => (name.startsWith(MEDIA) ? name.slice(MEDIA.length) : undefined);
