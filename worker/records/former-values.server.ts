import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { former_values } from "../../db/schema";
import { Refusal } from "../refusal";

type ChangedTable = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn };

const OTHER_ACTION = "Bu değişiklik başka bir işlemin; burada geri alınamaz. Hiçbir kayıt değişmedi.";

interface Change {
  id: string;
  where: SQL | undefined;
  replaced: SQLiteColumn[];
  /** SQL: the `updated_at` that the change gives a record. */
  version: SQL | SQLiteColumn;
}

/** The columns of a table that a change replaced. */
export interface Replaced {
  table: ChangedTable;
  columns: SQLiteColumn[];
}

/** A change that replaced the columns which its undo restores; only `keptChange` makes one. */
export interface KeptChange {
  id: string;
  /** Empty if nothing of the change is kept any more. */
  replaced: Replaced[];
  tables: ChangedTable[];
}

/** Names the table, too, since all kinds of records share `former_values`. */
const keyOf = (column: SQLiteColumn) => `${getTableName(column.table)}.${column.name}`;
const keysOf = (columns: SQLiteColumn[]) => JSON.stringify(columns.map(keyOf));

/** Statement that keeps what the next ones replace, so that the change can be undone. */
export function keepFormer(db: Db, table: ChangedTable, { id, where, replaced, version }: Change) {
  const pairs = replaced.map((column) => sql`${keyOf(column)}, ${column}`);
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

/** Finds a change that replaced exactly one of these lists of columns. Throws `Refusal`: `invalid` for another action. */
export async function keptChange(db: Db, id: string, ...restored: Replaced[]): Promise<KeptChange> {
  const keys = sql<string>`(select json_group_array(key) from json_each(${former_values.former}))`.as("keys");
  const kept = await db
    .select({ keys })
    .from(former_values)
    .where(eq(former_values.change_id, id))
    .groupBy(sql`keys`);
  const replaced = restored.filter(({ columns }) => kept.some((row) => row.keys === keysOf(columns)));
  if (replaced.length < kept.length) throw new Refusal("invalid", OTHER_ACTION);
  return { id, replaced, tables: [...new Set(restored.map(({ table }) => table))] };
}

/** SQL: what a column held before, beside `former_values`. */
export const formerValue = (column: SQLiteColumn) =>
  sql`json_extract(${former_values.former}, ${`$."${keyOf(column)}"`})`;

/** SQL: no other change followed this one. */
export const isLastChange = (table: ChangedTable, change: KeptChange) =>
  and(
    eq(former_values.change_id, change.id),
    eq(former_values.record_id, table.id),
    eq(former_values.version, table.updated_at),
  );
