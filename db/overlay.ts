import type { Client, InStatement } from "@libsql/client/web";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";

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

export function d1WithOverlay(d1: D1Database, { cte, row }: Overlay): D1Database {
  function prepare(sql: string): D1PreparedStatement {
    if (!isSelect(sql)) return d1.prepare(sql);
    const statement = d1.prepare(cte + sql);
    const bind = statement.bind.bind(statement);
    return Object.assign(bind(row), { bind: (...values: unknown[]) => bind(row, ...values) });
  }
  return { prepare, batch: (statements: D1PreparedStatement[]) => d1.batch(statements) } as unknown as D1Database;
}

export function libsqlWithOverlay(client: Client, { cte, row }: Overlay): Client {
  function overlaid(statement: InStatement): InStatement {
    const { sql, args = [] } = typeof statement === "string" ? { sql: statement } : statement;
    return isSelect(sql) && Array.isArray(args) ? { sql: cte + sql, args: [row, ...args] } : statement;
  }
  return {
    execute: (statement: InStatement) => client.execute(overlaid(statement)),
    batch: (statements: InStatement[]) => client.batch(statements.map(overlaid)),
  } as unknown as Client;
}
