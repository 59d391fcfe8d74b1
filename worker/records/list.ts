import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Rows on one page of a list in the panel. */
export const LIST_SIZE = 50;

/** One page of rows, and how many rows and pages there are in all. */
export interface List<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

/** What a list is asked for, besides its own filters; `sort=-title` is descending. */
export interface ListQuery {
  q: string;
  sort?: string | undefined;
  page: number;
}

/** The orders that a list offers, each with the columns it sorts by. */
export type Sortable = Record<string, (SQLiteColumn | SQL)[]>;

/** SQL of an order, with the id last so that it is stable; rows without a value come last both ways. */
export function orderOf(sortable: Sortable, sort: string, id: SQLiteColumn): SQL[] {
  const direction = sort.startsWith("-") ? desc : asc;
  const [first, ...others] = sortable[sort.replace(/^-/, "")] ?? [];
  if (!first) throw new Error(`no such order: ${sort}`);
  return [sql`${direction(first)} nulls last`, ...[...others, id].map((column) => direction(column))];
}

/** Where a page of a list begins. */
export const offsetOf = (page: number) => (page - 1) * LIST_SIZE;

export function listOf<Row>(rows: Row[], total: number | undefined, page: number): List<Row> {
  return { rows, total: total ?? 0, page, pages: Math.max(1, Math.ceil((total ?? 0) / LIST_SIZE)) };
}
