import { Column, is, noopDecoder, Param, Placeholder, SQL, sql, Subquery } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { PreparedQuery } from "drizzle-orm/session";
import type { SelectedFieldsOrdered } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";
import { isRead } from "./timeout";
import { unavailableIn } from "./unavailable";

/** A value, or its placeholder in a prepared query. */
export type Bindable<T> = T | Placeholder;

type Query = BatchItem<"sqlite">;
export type Values = Record<string, string | number | null>;
export type Placeholders<V extends Values> = { [name in keyof V]: Placeholder };

/** The queries of one builder, and their values. */
export interface Read<Q extends readonly Query[] = readonly Query[]> {
  prepare: (db: Db) => Prepared[];
  values: Values;
  readonly rows?: BatchResponse<Q>;
}

interface Prepared {
  sql: string;
  paramsOf: (values: Values) => unknown[];
  toRows: (result: unknown) => unknown;
}

/** Shapes of lists contain search terms, so their number is unlimited. */
const SHAPES_MAX = 100;
const preparedBy = new WeakMap<object, Map<string, Prepared[]>>();
const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/** Caches the SQL by `build` and `shape` (as JSON): define `build` at module level, not once per request. */
export function readOf<Q extends readonly Query[], V extends Values, S>(
  build: (db: Db, values: Placeholders<V>, shape: S) => Q,
  values: V,
  shape: S,
): Read<Q> {
  return {
    values,
    prepare(db) {
      const shapes = preparedBy.get(build) ?? new Map<string, Prepared[]>();
      preparedBy.set(build, shapes);
      const key = JSON.stringify(shape) ?? "";
      const known = shapes.get(key);
      if (known) return known;
      if (shapes.size >= SHAPES_MAX) shapes.clear();
      const queries = build(db, placeholders as Placeholders<V>, shape).map(prepared);
      shapes.set(key, queries);
      return queries;
    },
  };
}

/** Like Drizzle's own `batch`, whose types hide `_prepare`. */
function prepared(query: Query): Prepared {
  const own = (query as unknown as { _prepare(): PreparedQuery & { fields?: SelectedFieldsOrdered } })._prepare();
  const { sql: text, params } = own.getQuery();
  if (!isRead(text)) throw new TypeError(`not a read: ${text}`);
  const bound = params.map(valueFor);
  const paramsOf = (values: Values) => bound.map((valueIn) => valueIn(values));
  return { sql: text, paramsOf, toRows: mapperOf(own) ?? ((result) => own.mapResult(result, true)) };
}

/** Like Drizzle's `fillPlaceholders`, but checks the class of a parameter once instead of on every request. */
function valueFor(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => named(param.name, values);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return (values) => encoder.mapToDriverValue(named(value.name, values));
}

function named(name: string, values: Values) {
  if (!(name in values)) throw new TypeError(`no value for the placeholder ${name}`);
  return values[name];
}

type Row = Record<string, unknown>;
interface Decoder {
  mapFromDriverValue: (value: unknown) => unknown;
}

/**
 * Like Drizzle's `mapResult`, which took a tenth of a page's CPU time. Needs unique column names; undefined if nested.
 */
function mapperOf({ fields }: { fields?: SelectedFieldsOrdered }): Prepared["toRows"] | undefined {
  if (!fields || fields.some(({ path }) => path.length !== 1)) return undefined;
  const columns = fields.map(({ path: [name = ""], field }) => ({ name, decoder: decoderOf(field) }));
  const decoded = columns.filter(({ decoder }) => !IDENTITIES.has(decoder.mapFromDriverValue));
  const names = columns.map(({ name }) => name).join();
  return (result) => {
    const { results, rows = results ?? [] } = result as Record<"results" | "rows", Row[] | undefined>;
    // For D1 rows with the same column names only values that need decoding change.
    if (!results?.[0] || Object.keys(results[0]).join() !== names)
      return rows.map((row) => mapped(Object.values(row), columns));
    for (const row of results) for (const { name, decoder } of decoded) row[name] = valueOf(row[name], decoder);
    return results;
  };
}

/** Drizzle's decoders that return the value unchanged. */
const IDENTITIES = new Set([Column.prototype, noopDecoder].map((decoder: Decoder) => decoder.mapFromDriverValue));

function decoderOf(field: SelectedFieldsOrdered[number]["field"]): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql) as unknown as {
    decoder: Decoder;
  };
  return decoder;
}

function mapped(values: unknown[], columns: { name: string; decoder: Decoder }[]): Row {
  const row: Row = {};
  columns.forEach(({ name, decoder }, at) => {
    row[name] = valueOf(values[at], decoder);
  });
  return row;
}

const valueOf = (value: unknown, decoder: Decoder) => (value === null ? null : decoder.mapFromDriverValue(value));

/** Stands in for a read that is not needed. */
export const NOTHING: Read<readonly []> = { values: {}, prepare: () => [] };

type RowsOf<R> = R extends Read<infer Q> ? BatchResponse<Q> : never;

type RowsOfAll<R extends readonly Read[]> = { -readonly [I in keyof R]: RowsOf<R[I]> };

/** Sends all reads in one round trip and returns the rows of each. Throws `Unavailable` when the database fails. */
export async function sendReads<const R extends readonly Read[]>(db: Db, reads: R): Promise<RowsOfAll<R>> {
  const sent = reads.map((read) => ({ queries: read.prepare(db), values: read.values }));
  const statements = sent.flatMap(({ queries, values }) =>
    queries.map(({ sql: text, paramsOf }) => ({ sql: text, params: paramsOf(values) })),
  );
  const results = await db.read(statements);
  let next = 0;
  const rows = sent.map(({ queries }) => queries.map(({ toRows }) => toRows(results[next++])));
  return rows as RowsOfAll<R>;
}

/** Sends each query by itself. Those that fail have no rows, and `onFailure` gets their errors. */
export async function sendApart<const R extends readonly Read[]>(
  db: Db,
  reads: R,
  onFailure: (error: unknown) => void,
): Promise<RowsOfAll<R>> {
  const rowsOf = async ({ sql: text, paramsOf, toRows }: Prepared, values: Values) => {
    try {
      const [result] = await db.read([{ sql: text, params: paramsOf(values) }]);
      return toRows(result);
    } catch (error) {
      if (!unavailableIn(error)) throw error;
      onFailure(error);
      return [];
    }
  };
  const rows = await Promise.all(
    reads.map(({ prepare, values }) => Promise.all(prepare(db).map((query) => rowsOf(query, values)))),
  );
  return rows as RowsOfAll<R>;
}
