import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../db/client";
import { messagesOf, Refusal } from "./http/errors";

type Revised = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn };

interface Parts<T extends Revised> {
  shown?: (row: T["$inferSelect"]) => object;
  also?: BatchItem<"sqlite">[];
}

/** The instant of a change, always later than the one it follows, so that no two versions of a row look alike. */
export function revisionTime(basis: string, now: Date): string {
  return new Date(Math.max(now.getTime(), (Date.parse(basis) || 0) + 1)).toISOString();
}

/**
 * Updates a row that nobody has changed since `basis`, the `updated_at` the edit began with, and returns it.
 * Statements that `also` belong to it share its transaction; they run after a conflict too, and must then change nothing.
 * Throws `Refusal`: `not_found`, or `conflict` with the row as it stands now, as `shown` to an editor.
 */
export async function revise<T extends Revised>(
  db: Db,
  table: T,
  id: string,
  basis: string,
  values: Partial<T["$inferInsert"]>,
  missing: string,
  { shown = (current) => current, also = [] }: Parts<T> = {},
): Promise<T["$inferSelect"]> {
  const update = db
    .update(table)
    .set(values as never)
    .where(and(eq(table.id, id), eq(table.updated_at, basis)))
    .returning();
  const [[row]] = await db.batch([update, ...also]);
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
