import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { former_values } from "../../db/schema";

type ChangedTable = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn };

interface Change {
  id: string;
  where: SQL | undefined;
  replaced: SQLiteColumn[];
  /** SQL: the `updated_at` that the change gives a record. */
  version: SQL | SQLiteColumn;
}

/** Statement that keeps what the next ones replace, so that the change can be undone. */
export function keepFormer(db: Db, table: ChangedTable, { id, where, replaced, version }: Change) {
  const pairs = replaced.map((column) => sql`${sql.raw(`'${column.name}'`)}, ${column}`);
  const next = (column: SQLiteColumn) => sql.raw(`excluded.${column.name}`);
  const { change_id, former } = former_values;
  return db
    .insert(former_values)
    .select((query) =>
      query
        .select({
          record_id: sql`${table.id}`.as("record_id"),
          change_id: sql`${id}`.as("change_id"),
          former: sql`json_object(${sql.join(pairs, sql`, `)})`.as("former"),
          version: sql`${version}`.as("version"),
        })
        .from(table as SQLiteTable)
        .where(where),
    )
    .onConflictDoUpdate({
      target: former_values.record_id,
      set: { change_id: next(change_id), former: next(former), version: next(former_values.version) },
    });
}

/** SQL: what a column held before, beside `former_values`. */
export const formerValue = (column: SQLiteColumn) => sql`${former_values.former} ->> ${column.name}`;

/** SQL: no other change followed this one. */
export const isLastChange = (table: ChangedTable, change: string) =>
  and(
    eq(former_values.change_id, change),
    eq(former_values.record_id, table.id),
    eq(former_values.version, table.updated_at),
  );
