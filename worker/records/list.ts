import { asc, desc, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

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
