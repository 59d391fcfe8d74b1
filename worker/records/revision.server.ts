import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { messagesOf } from "../../db/unavailable";
import { Refusal } from "../refusal";

type Revised = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn };
/** The columns to change; one that is undefined stays as it is. */
type Change<T extends Revised> = { [Name in keyof T["$inferInsert"]]?: T["$inferInsert"][Name] | SQL | undefined };

/** The instant of a change, always later than the one it follows, so that no two versions of a row look alike. */
export function revisionTime(basis: string, now: Date): string {
  return new Date(Math.max(now.getTime(), (Date.parse(basis) || 0) + 1)).toISOString();
}

/** The same in SQL, for an update that follows no edit: later than the version in the row. */
export function laterThan(updated_at: SQLiteColumn, now: Date): SQL<string> {
  const time = now.toISOString();
  const next = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${updated_at}, '+0.001 seconds')`;
  return sql<string>`case when ${updated_at} < ${time} then ${time} else ${next} end`;
}

interface Parts<T extends Revised> {
  /** The row as an editor sees it. */
  shown?: (row: T["$inferSelect"]) => object;
  /** Makes a statement that goes before the update, in one transaction, where the condition holds. */
  before?: (isUnchanged: SQL | undefined) => BatchItem<"sqlite">;
  /** Statements of the same transaction; they run after a conflict too, and must then change nothing. */
  also?: BatchItem<"sqlite">[];
}

/**
 * Updates a row that nobody has changed since `basis`, the `updated_at` the edit began with, and returns it.
 * Throws `Refusal`: `not_found`, or `conflict` with the row as it stands now, as `shown` to an editor.
 */
export async function revise<T extends Revised>(
  db: Db,
  table: T,
  id: string,
  basis: string,
  values: Change<T>,
  missing: string,
  { shown = (current) => current, before, also = [] }: Parts<T> = {},
): Promise<T["$inferSelect"]> {
  const isUnchanged = and(eq(table.id, id), eq(table.updated_at, basis));
  const update = db
    .update(table)
    .set(values as never)
    .where(isUnchanged)
    .returning();
  const answers = before
    ? (await db.batch([before(isUnchanged), update, ...also])).slice(1)
    : await db.batch([update, ...also]);
  const [[row]] = answers as [T["$inferSelect"][]];
  if (row) return row;
  const [current] = await db
    .select()
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  if (!current) throw new Refusal("not_found", missing);
  throw new Refusal("conflict", "Bu kayıt siz düzenlerken değiştirildi.", { current: shown(current) });
}

/** Whether a write failed because another row has the same unique value. */
export function isDuplicate(error: unknown): boolean {
  return /UNIQUE constraint failed/i.test(messagesOf(error));
}
