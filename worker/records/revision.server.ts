import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { messagesOf } from "../../db/unavailable";
import { found, Refusal } from "../refusal";
import { requireRecord } from "./editable.server";
import { KINDS, type RevisedKind, type RevisedTable, type RowOf, type TableOf } from "./kinds.server";
import { keepVersions, noteChange } from "./versions.server";

/** The columns to change; one that is undefined stays as it is. */
type Change<T extends RevisedTable> = { [Name in keyof T["$inferInsert"]]?: T["$inferInsert"][Name] | SQL | undefined };

export interface Edit {
  now: Date;
  /** E-mail of the administrator. */
  by: string;
  /** Origin of the site, which tells its links from those to other sites. */
  site: string;
  /** Names all that the request changes, for an undo. */
  change: string;
}

/** A new `updated_at`, later than `basis` by 1 ms at least, since it is the version of the row. */
export function revisionTime(basis: string, now: Date): string {
  return new Date(Math.max(now.getTime(), (Date.parse(basis) || 0) + 1)).toISOString();
}

/** `revisionTime` in SQL, for updates that have not read the row. */
export function laterThan(updated_at: SQLiteColumn, now: Date): SQL<string> {
  const time = now.toISOString();
  const next = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${updated_at}, '+0.001 seconds')`;
  return sql<string>`case when ${updated_at} < ${time} then ${time} else ${next} end`;
}

/** What a revision of a record stores. */
export interface Revision<T extends RevisedTable> {
  values: Change<T>;
  /** Statements before the update in its transaction, which must check the condition. */
  before?: (isUnchanged: SQL | undefined) => BatchItem<"sqlite">[];
  /** Statements after it; these run after a conflict too, and must then change nothing. */
  also?: BatchItem<"sqlite">[];
}

const isVersion = (table: RevisedTable, id: string, basis: string) =>
  and(eq(table.id, id), eq(table.updated_at, basis));

const updated = (db: Db, table: RevisedTable, values: object, isUnchanged: SQL | undefined) =>
  db
    .update(table)
    .set(values as never)
    .where(isUnchanged)
    .returning();

/**
 * The statements of a revision, for one batch before `noteChange`, and the index of the one that returns the row. Keeps
 * the replaced state under the change.
 */
export function revisionStatements<K extends RevisedKind>(
  db: Db,
  kind: K,
  id: string,
  basis: string,
  { values, before, also = [] }: Revision<TableOf<K>>,
  { now, by, change }: Edit,
) {
  const { table }: { table: RevisedTable } = KINDS[kind];
  const signed = "updated_by" in getTableColumns(table) && { updated_by: by };
  const revised = { ...values, updated_at: revisionTime(basis, now), ...signed };
  const isUnchanged = isVersion(table, id, basis);
  const first = [keepVersions(db, kind, change, isUnchanged), ...(before?.(isUnchanged) ?? [])];
  const statements: BatchItem<"sqlite">[] = [...first, updated(db, table, revised, isUnchanged), ...also];
  return { statements, at: first.length };
}

/**
 * Optimistic locking: `basis` is the `updated_at` that was read. `shown` converts the row that a conflict returns. Throws
 * `Refusal`: `not_found`, `conflict`.
 */
export async function reviseRecord<K extends RevisedKind>(
  db: Db,
  kind: K,
  id: string,
  basis: string,
  revision: Revision<TableOf<K>>,
  edit: Edit,
  shown: (row: RowOf<K>) => object = (row) => row,
): Promise<RowOf<K>> {
  const { statements, at } = revisionStatements(db, kind, id, basis, revision, edit);
  const batch = [...statements, ...noteChange(db, kind, edit.change)] as unknown as [BatchItem<"sqlite">];
  const [row] = (await db.batch(batch))[at] as unknown as RowOf<K>[];
  if (row) return row;
  throw conflictWith(shown(await requireRecord(db, kind, id)));
}

/** Revises settings, which have no versions. Throws as `reviseRecord` does. */
export async function revise<T extends RevisedTable>(
  db: Db,
  table: T,
  id: string,
  { updated_at: basis, ...values }: Change<T> & { updated_at: string },
  now: Date,
  missing: string,
  also: BatchItem<"sqlite">[] = [],
): Promise<T["$inferSelect"]> {
  const isUnchanged = isVersion(table, id, basis);
  const update = updated(db, table, { ...values, updated_at: revisionTime(basis, now) }, isUnchanged);
  const [[row]] = await db.batch([update, ...also]);
  if (row) return row;
  const [current] = await db
    .select()
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  throw conflictWith(found(current, missing));
}

const conflictWith = (current: object) =>
  new Refusal("conflict", "Bu kayıt siz düzenlerken değiştirildi.", { current });

export function isDuplicate(error: unknown): boolean {
  return /UNIQUE constraint failed/i.test(messagesOf(error));
}
