import { zValidator } from "@hono/zod-validator";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { invalid } from "./valid";

/** Rows on one page of a list in the panel. */
export const LIST_SIZE = 50;
const SEARCH_MAX = 100;

/** What a list of the panel answers: one page of rows and how many there are in all. */
export interface List<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

/** What a list is asked for, besides its own filters. */
export interface ListQuery {
  q: string;
  sort?: string;
  page: number;
}

/** What each order goes by, the first before the next, and the id behind it; an index serves all but those by a name of another table. */
type Sortable = Record<string, (SQLiteColumn | SQL)[]>;

/** `?q=&sort=&page=` and filters of a list; `sort=-title` is descending. Throws `Refusal("invalid")`. */
export function listQuery<S extends Sortable, F extends z.ZodRawShape = Record<never, never>>(
  sortable: S,
  filters?: F,
) {
  const names = Object.keys(sortable);
  const schema = z.object({
    q: z.string().trim().max(SEARCH_MAX, `Arama metni en çok ${SEARCH_MAX} karakter olabilir`).default(""),
    sort: z.enum(names.flatMap((name) => [name, `-${name}`])).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    ...(filters ?? ({} as F)),
  });
  return zValidator("query", schema, (result) => {
    if (!result.success) throw invalid(result.error);
  });
}

/** The order a list was asked for, stable by id; rows without a value come last both ways. */
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
