import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Condition: the column holds one of the ids, however many there are (D1 binds at most 100 parameters). */
export function isOneOf(column: SQLiteColumn, ids: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
}
