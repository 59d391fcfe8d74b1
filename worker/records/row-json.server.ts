import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** D1 takes at most 32 arguments to a function. */
const JSON_PAIRS_MAX = 16;

/** SQL: a row as JSON without null columns, because `json_patch` drops them. */
export function rowJson(table: SQLiteTable): SQL {
  const pairs = Object.entries(getTableColumns(table)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const parts = Array.from({ length: Math.ceil(pairs.length / JSON_PAIRS_MAX) }, (_, i) =>
    pairs.slice(i * JSON_PAIRS_MAX, (i + 1) * JSON_PAIRS_MAX),
  );
  return parts
    .map((part) => sql`json_object(${sql.join(part, sql`, `)})`)
    .reduce((merged, part) => sql`json_patch(${merged}, ${part})`);
}
