import type { BatchItem } from "drizzle-orm/batch";
import * as z from "zod";
import { fieldMessages } from "../invalid-input";
import { Refusal } from "../refusal";
import { makesSlug, typedSlug } from "../text/slug";
import { typedNumber } from "../text/typed-values";
import type { LineOutcome } from "./import-outcome";
import type { ImportedLine } from "./import-rules";

export const CHANGED_MEANWHILE =
  "Bu kayıt dosya alındıktan sonra değiştirildi; güncel hâlini dışa aktarıp tekrar deneyin";

/** A second import would not find a record whose slug was derived from the time. */
const NO_SLUG = "Addan adres oluşmuyor; en az 3 harf ya da rakam yazın";

interface Stored {
  id: string;
  updated_at: string;
  name?: string;
  title?: string;
  source?: string;
}

export interface Importer<Row extends Stored, Input extends Record<string, unknown>> {
  schema: z.ZodType<Input> & { shape: Record<string, z.ZodType> };
  missing: string;
  name: "name" | "title" | "source";
  /** The matching record, and the values with ids in place of names; errors for unknown names. */
  find(line: ImportedLine): { values: object; errors: Record<string, string>; row: Row | undefined };
  fieldsOf(row: Row): Record<string, unknown>;
  /** The fields as stored, so that a second import finds no change. Throws `Refusal` with errors by field. */
  stored(input: Input): Input;
  /** `at` is the index of the statement that returns the row. */
  addition(id: string, input: Input): { statements: BatchItem<"sqlite">[]; at: number };
  revision(row: Row, input: Input): { statements: BatchItem<"sqlite">[]; at: number };
  /** Statements after the last line. */
  after: readonly BatchItem<"sqlite">[];
}

interface PlannedLine<Row, Input> {
  outcome: LineOutcome;
  row?: Row;
  input?: Input;
}

export const cellText = ({ values }: ImportedLine, field: string) => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};

const same = (one: unknown, other: unknown) => normal(one) === normal(other);
const normal = (value: unknown) => JSON.stringify(value ?? null).replaceAll("\\r\\n", "\\n");

/** What a line is compared with. */
export type Reader<Row extends Stored, Input extends Record<string, unknown>> = Omit<
  Importer<Row, Input>,
  "addition" | "revision" | "after"
>;

export function planLine<Row extends Stored, Input extends Record<string, unknown>>(
  importer: Reader<Row, Input>,
  line: ImportedLine,
): PlannedLine<Row, Input> {
  const { values, errors, row } = importer.find(line);
  const title = cellText(line, importer.name) || (row?.[importer.name] ?? "");
  const answer = (outcome: Pick<LineOutcome, "status"> & Partial<LineOutcome>): LineOutcome => ({
    ...{ line: line.line, title, changes: [], readings: {}, errors: {} },
    ...outcome,
  });
  const refuse = (sentences: Record<string, string>) => ({ outcome: answer({ status: "refused", errors: sentences }) });
  if (line.id && !row && !(line.is_new && z.uuid().safeParse(line.id).success)) return refuse({ id: importer.missing });
  const before: Record<string, unknown> | undefined = row && importer.fieldsOf(row);
  const given = before ? givenFields(importer.schema, before, values) : [];
  const unchanged = row && { outcome: answer({ status: "unchanged", id: row.id, updated_at: row.updated_at }) };
  if (unchanged && given.length === 0 && Object.keys(errors).length === 0) return unchanged;
  const fields = read(importer, { ...before, ...values });
  if ("wrong" in fields) return refuse({ ...errors, ...fields.wrong });
  if (Object.keys(errors).length > 0) return refuse(errors);
  const { input, stored } = fields;
  if (!row && importer.name !== "source" && !makesSlug(typedSlug(cellText(line, "slug")) || title))
    return refuse({ slug: NO_SLUG });
  const readings = readingsOf(values, stored);
  if (!row || !unchanged)
    return { outcome: answer({ status: "new", id: line.id ?? crypto.randomUUID(), readings }), input };
  const changes = given.filter((field) => !same(stored[field], before?.[field]));
  if (changes.length === 0) return unchanged;
  if (line.updated_at && line.updated_at !== row.updated_at) return refuse({ id: CHANGED_MEANWHILE });
  const cells = cellsOf(changes, before, stored);
  return { outcome: { ...unchanged.outcome, status: "changed", changes, cells, readings }, row, input };
}

function cellsOf(changes: string[], before: Record<string, unknown> = {}, after: Record<string, unknown>) {
  const cells: NonNullable<LineOutcome["cells"]> = {};
  for (const field of changes) {
    const [from, to] = [shortCell.safeParse(before[field] ?? null), shortCell.safeParse(after[field] ?? null)];
    if (from.success && to.success && !field.endsWith("_id")) cells[field] = { from: from.data, to: to.data };
  }
  return cells;
}

const shortText = z
  .string()
  .max(120)
  .regex(/^[^<]*$/);
const shortCell = z.union([z.null(), z.number(), z.boolean(), shortText, z.array(shortText).max(8)]);

const DAY = /^\d{4}-\d\d-\d\d$/;

function readingsOf(values: object, stored: Record<string, unknown>): LineOutcome["readings"] {
  const readings: LineOutcome["readings"] = {};
  for (const [field, cell] of Object.entries(values)) {
    const value = stored[field];
    if (typeof value !== "number" && !(typeof value === "string" && DAY.test(value))) continue;
    const forms = typeof value === "number" ? [`${value}`, typedNumber(value), value.toLocaleString("tr-TR")] : [value];
    if (!forms.includes(`${cell}`.trim())) readings[field] = value;
  }
  return readings;
}

/** The parsed fields and the fields as stored, or a sentence for each invalid one. */
function read<Row extends Stored, Input extends Record<string, unknown>>(
  importer: Reader<Row, Input>,
  fields: object,
): { input: Input; stored: Input } | { wrong: Record<string, string> } {
  const { success, data, error } = importer.schema.safeParse(fields);
  if (!success) return { wrong: fieldMessages(error) };
  try {
    return { input: data, stored: importer.stored(data) };
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.details.fields) return { wrong: refusal.details.fields };
    throw refusal;
  }
}

/** Fields whose given value differs from the stored one, even if both are invalid. */
function givenFields(
  { shape }: { shape: Record<string, z.ZodType> },
  before: Record<string, unknown>,
  values: object,
): string[] {
  const readAs = (field: string, value: unknown) => {
    const read = Object.hasOwn(shape, field) ? shape[field]?.safeParse(value) : undefined;
    return read?.success ? read.data : value || null;
  };
  return Object.entries(values).flatMap(([field, value]) =>
    (field === "slug" && value === "") || same(readAs(field, value), readAs(field, before[field])) ? [] : field,
  );
}
