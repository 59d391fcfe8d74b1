import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** D1 takes at most 32 arguments to a function. */
const JSON_PAIRS_MAX = 15;

/** SQL: a row as JSON, or some of its columns. */
export function rowJson(table: SQLiteTable, columns: SQLiteColumn[] = Object.values(getTableColumns(table))): SQL {
  const pairs = columns.map((column) => sql`${sql.raw(`'$.${column.name}'`)}, ${column}`);
  const parts = Array.from({ length: Math.ceil(pairs.length / JSON_PAIRS_MAX) }, (_, i) =>
    pairs.slice(i * JSON_PAIRS_MAX, (i + 1) * JSON_PAIRS_MAX),
  );
  return parts.reduce((json, part) => sql`json_insert(${json}, ${sql.join(part, sql`, `)})`, sql`'{}'`);
}
