import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { messagesOf } from "../../db/unavailable";
import { Refusal } from "../refusal";
import type { RecordKind } from "../../db/schema";
import type { RevisedTable } from "./kinds.server";
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

export const revisedBy = (basis: string, { now, by }: Pick<Edit, "now" | "by">) => ({
  updated_at: revisionTime(basis, now),
  updated_by: by,
});

/** `revisionTime` in SQL, for updates that have not read the row. */
export function laterThan(updated_at: SQLiteColumn, now: Date): SQL<string> {
  const time = now.toISOString();
  const next = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${updated_at}, '+0.001 seconds')`;
  return sql<string>`case when ${updated_at} < ${time} then ${time} else ${next} end`;
}

export interface ReviseOptions<T extends RevisedTable> {
  /** Keeps the replaced state under the change. */
  keeps?: { kind: RecordKind; change: string };
  /** Converts the row that a conflict returns. */
  shown?: (row: T["$inferSelect"]) => object;
  /** Statements before the update in its transaction, which must check the condition. */
  before?: (isUnchanged: SQL | undefined) => BatchItem<"sqlite">[];
  /** Statements after it; these run after a conflict too, and must then change nothing. */
  also?: BatchItem<"sqlite">[];
}

/** The statements of a revision, for one batch before `noteChange`, and the index of the one that returns the row. */
export function revisionStatements<T extends RevisedTable>(
  db: Db,
  table: T,
  id: string,
  basis: string,
  values: Change<T>,
  { keeps, before, also = [] }: ReviseOptions<T>,
) {
  const isUnchanged = and(eq(table.id, id), eq(table.updated_at, basis));
  const update = db
    .update(table)
    .set(values as never)
    .where(isUnchanged)
    .returning();
  const first = [
    ...(keeps ? [keepVersions(db, keeps.kind, keeps.change, isUnchanged)] : []),
    ...(before?.(isUnchanged) ?? []),
  ];
  return { statements: [...first, update, ...also] as BatchItem<"sqlite">[], at: first.length };
}

/** Optimistic locking: `basis` is the `updated_at` that was read. Throws `Refusal`: `not_found`, `conflict`. */
export async function revise<T extends RevisedTable>(
  db: Db,
  table: T,
  id: string,
  basis: string,
  values: Change<T>,
  missing: string,
  options: ReviseOptions<T> = {},
): Promise<T["$inferSelect"]> {
  const { shown = (current) => current, keeps } = options;
  const { statements, at } = revisionStatements(db, table, id, basis, values, options);
  const noted = keeps ? noteChange(db, keeps.kind, keeps.change) : [];
  const answers = await db.batch([...statements, ...noted] as unknown as [BatchItem<"sqlite">]);
  const [row] = answers[at] as unknown as T["$inferSelect"][];
  if (row) return row;
  const [current] = await db
    .select()
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  if (!current) throw new Refusal("not_found", missing);
  throw new Refusal("conflict", "Bu kayıt siz düzenlerken değiştirildi.", { current: shown(current) });
}

export function isDuplicate(error: unknown): boolean {
  return /UNIQUE constraint failed/i.test(messagesOf(error));
}
