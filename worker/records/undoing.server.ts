import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { activities, casinos, former_values, promotions, RECORD_KINDS } from "../../db/schema";
import { isLastChange, type KeptChange, type Replaced } from "./former-values.server";
import { type Kind, KINDS } from "./kinds.server";
import { isOneOf } from "./selection.server";

export interface Returned {
  id: string;
  field: string;
  from: string | null;
  to: string | null;
}

export const LEFT_REASONS = ["changed", "deleted"] as const;

export interface LeftAlone {
  id: string;
  kind: string;
  name: string | null;
  reason: (typeof LEFT_REASONS)[number];
}

/** The result of an undo: the restored records, the values that came back, and the records that stay. */
export interface Undone {
  ids: string[];
  returned: Returned[];
  left: LeftAlone[];
}

type Values = Record<string, string | null>;

const casinoName = sql`(select ${casinos.name} from ${casinos} where ${casinos.id} = ${promotions.casino_id})`;
/** Columns that are told by another name and value. */
const TOLD = new Map<SQLiteColumn, [field: string, value: SQL | SQLiteColumn]>([
  [promotions.casino_id, ["casino", casinoName]],
  [promotions.category_id, ["category", promotions.category]],
]);

/** Runs the undo of a change, and says what it did. */
export async function undoing(db: Db, change: KeptChange, restore: () => Promise<string[]>): Promise<Undone> {
  const isLast = (table: Replaced["table"]) =>
    sql`exists (select 1 from ${former_values} where ${isLastChange(table, change)})`;
  const before = await valuesOf(db, change, isLast);
  const ids = await restore();
  const after = await valuesOf(db, change, (table) => isOneOf(table.id, ids));
  const returned = ids.flatMap((id) => {
    const [old = {}, next = {}] = [before.get(id), after.get(id)];
    const fields = Object.keys(next).filter((field) => old[field] !== next[field]);
    return fields.map((field) => ({ id, field, from: old[field] ?? null, to: next[field] ?? null }));
  });
  return { ids, returned, left: await leftAlone(db, change, ids) };
}

/** The columns of a change as text, by record. */
async function valuesOf(db: Db, { replaced }: KeptChange, where: (table: Replaced["table"]) => SQL) {
  const found = await Promise.all(
    replaced.map(({ table, columns }) => {
      const pairs = columns.map((column) => {
        const [field, value] = TOLD.get(column) ?? [column.name, column];
        return sql`${field}, cast(${value} as text)`;
      });
      return db
        .select({ id: sql<string>`${table.id}`, values: sql<string>`json_object(${sql.join(pairs, sql`, `)})` })
        .from(table as SQLiteTable)
        .where(where(table));
    }),
  );
  return new Map(found.flat().map(({ id, values }) => [id, JSON.parse(values) as Values]));
}

/** Query: ids of the records of a change that an undo gave their former values. */
const undoneIn = (db: Db, change: string) =>
  db
    .select({ id: activities.record_id })
    .from(activities)
    .where(and(eq(activities.change_id, change), eq(activities.action, "undo")));

/** The records of a change that neither this undo (`ids`) nor an earlier one restored, from the activity log. */
async function leftAlone(db: Db, { id: change, tables }: KeptChange, ids: string[]): Promise<LeftAlone[]> {
  const { record_id, kind, name, change_id } = activities;
  const kinds = RECORD_KINDS.filter((known) => tables.includes((KINDS[known] as Kind).table as never));
  const stands = tables.map((table) => sql`exists (select 1 from ${table} where ${table.id} = ${record_id})`);
  const rows = await db
    .select({ id: sql<string>`${record_id}`, kind, name, stands: sql<number>`${sql.join(stands, sql` or `)}` })
    .from(activities)
    .where(
      and(
        ...[eq(change_id, change), inArray(kind, kinds)],
        ...[sql`not ${isOneOf(record_id, ids)}`, notInArray(record_id, undoneIn(db, change))],
      ),
    );
  return rows.map(({ stands, ...row }) => ({ ...row, reason: stands ? "changed" : "deleted" }));
}
