import { asc, count, desc, type Placeholder, type SQL, sql, type Subquery } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";

/** Filter value: records without a related record. */
export const NONE = "none";
export const LIST_SIZE = 25;
export const EXPORT_SIZE = 200;

/** Maximum number of rows. Drizzle's types accept a placeholder, but no SQL, which SQLite does. */
export type Limit = number | Placeholder;

export interface List<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

export interface ListQuery {
  q: string;
  /** `-title` is descending. */
  sort?: string | undefined;
  page: number;
}

export type Sortable = Record<string, (SQLiteColumn | SQL)[]>;

/** SQL: the order, with the id as tie-breaker and null values last in both directions. */
export function orderOf(sortable: Sortable, sort: string, id: SQLiteColumn): SQL[] {
  const direction = sort.startsWith("-") ? desc : asc;
  const [first, ...others] = sortable[sort.replace(/^-/, "")] ?? [];
  if (!first) throw new Error(`no such order: ${sort}`);
  return [sql`${direction(first)} nulls last`, ...[...others, id].map((column) => direction(column))];
}

export const offsetOf = (page: number) => (page - 1) * LIST_SIZE;

export function listOf<Row>(rows: Row[], total = 0, page: number, size = LIST_SIZE): List<Row> {
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / size)) };
}

interface Pageable<Row> {
  limit: (most: number) => { offset: (from: number) => PromiseLike<Row[]> };
}

interface Counted {
  from: SQLiteTable | Subquery | SQL;
  matches?: SQL | undefined;
  page: number;
  size?: number;
}

/** Reads a page of `rows` and, in the same round trip, how many rows of `from` match. */
export async function readList<Row>(
  db: Db,
  rows: Pageable<Row>,
  { from, matches, page, size = LIST_SIZE }: Counted,
): Promise<List<Row>> {
  const [shown, [all]] = await db.batch([
    rows.limit(size).offset((page - 1) * size) as unknown as RunnableQuery<Row[], "sqlite">,
    db
      .select({ total: count().as("total") })
      .from(from)
      .where(matches),
  ]);
  return listOf(shown, all?.total, page, size);
}
