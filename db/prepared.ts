import { fillPlaceholders, type Placeholder, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Db } from "./client";
import type { Answer, Statement } from "./send";

/** A value, or its placeholder in a prepared query. */
export type Bindable<T> = T | Placeholder;

/** What Drizzle's `batch` uses of a query, but keeps out of its types. */
interface Prepared {
  getQuery(): Statement;
  mapResult(answer: Answer, isFromBatch: true): unknown;
}
type Query = BatchItem<"sqlite">;
export type Values = Record<string, string | number | null>;
export type Placeholders<V extends Values> = { [name in keyof V]: Placeholder };

/** The queries of one builder, and their values. */
export interface Read<Q extends readonly Query[] = readonly Query[]> {
  prepare: (db: Db) => Prepared[];
  values: Values;
  readonly rows?: BatchResponse<Q>;
}

/** Shapes of lists contain search terms, so their number is unlimited. */
const SHAPES_MAX = 100;
const preparedBy = new Map<unknown, Map<string, Prepared[]>>();
const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/** Builds the queries once per `shape` (as JSON) and isolate. `build` must stand at module level. */
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
      const queries = build(db, placeholders as Placeholders<V>, shape);
      const prepared = queries.map((query) => (query as unknown as { _prepare(): Prepared })._prepare());
      shapes.set(key, prepared);
      return prepared;
    },
  };
}

/** Stands in for a read that is not needed. */
export const NOTHING: Read<readonly []> = { values: {}, prepare: () => [] };

export type RowsOf<R> = R extends Read<infer Q> ? BatchResponse<Q> : never;

export type RowsOfAll<R extends readonly Read[]> = { -readonly [I in keyof R]: RowsOf<R[I]> };

function statementOf(query: Prepared, values: Values): Statement {
  const { sql, params } = query.getQuery();
  return { sql, params: fillPlaceholders(params, values) };
}

/** Sends all reads in one round trip and returns the rows of each. Throws `Unavailable` when the database fails. */
export async function sendReads<const R extends readonly Read[]>(db: Db, reads: R): Promise<RowsOfAll<R>> {
  const queries = reads.map((read) => read.prepare(db));
  const statements = reads.flatMap(({ values }, at) => (queries[at] ?? []).map((query) => statementOf(query, values)));
  const answers = (await db.send(statements)).values();
  const rowsOf = (query: Prepared) => query.mapResult(answers.next().value ?? { rows: [] }, true);
  return queries.map((ofRead) => ofRead.map(rowsOf)) as RowsOfAll<R>;
}

/** What `sendReads` would return of empty tables. */
export const noRows = <const R extends readonly Read[]>(db: Db, reads: R): RowsOfAll<R> =>
  reads.map(({ prepare }) => prepare(db).map(() => [])) as RowsOfAll<R>;
