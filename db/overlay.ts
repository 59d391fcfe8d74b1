import { is, SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Send } from "./send";

/** A row that reads see in place of the stored one with its id. */
export interface Overlay {
  cte: string;
  /** Its first parameter: the row as JSON. */
  row: string;
}

/** Missing columns get their defaults. */
export function overlayOf<T extends SQLiteTable>(table: T, row: Partial<T["$inferInsert"]>): Overlay {
  const { name, columns }: { name: string; columns: SQLiteColumn[] } = getTableConfig(table);
  const values = row as Record<string, unknown>;
  const names = columns.map((column) => `"${column.name}"`).join(", ");
  const own = columns.map((column) => `json_extract(?1, '$.${column.name}') as "${column.name}"`).join(", ");
  return {
    // The CTE hides the table of the same name, which is still reached by the name of its schema.
    cte: `with "${name}" as (select ${names} from main."${name}" where "id" <> json_extract(?1, '$.id')
      union all select ${own}) `,
    row: JSON.stringify(
      Object.fromEntries(columns.map((column) => [column.name, stored(column, values[column.name])])),
    ),
  };
}

function stored(column: SQLiteColumn, value: unknown): unknown {
  const known = value === undefined && !is(column.default, SQL) ? column.default : value;
  return known === undefined || known === null ? null : column.mapToDriverValue(known);
}

const isSelect = (sql: string) => /^\s*select\b/i.test(sql);

/** Puts the row before each `select`. */
export const withOverlay =
  (send: Send, { cte, row }: Overlay): Send =>
  (statements) =>
    send(
      statements.map((sent) => (isSelect(sent.sql) ? { sql: cte + sent.sql, params: [row, ...sent.params] } : sent)),
    );
