import { type SQL, sql } from "drizzle-orm";
import type { SQLiteInsertSelectQueryBuilder, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";

/** Query: inserts `values`, all columns in their order, for each row of `from` that meets `where`. */
export function insertFrom<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: Record<keyof Table["$inferSelect"], unknown>,
  where: SQL | undefined,
  from: SQL = sql`(select 1)`,
) {
  const columns = Object.entries(values).map(([name, value]) => [name, sql`${value}`.as(name)] as const);
  return db
    .insert(table)
    .select(
      (query) =>
        query
          .select(Object.fromEntries(columns))
          .from(from)
          .where(where) as unknown as SQLiteInsertSelectQueryBuilder<Table>,
    );
}
