import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { record_references } from "../../db/schema";
import { KINDS, type ReferringKind, type RevisedTable, type StoredRow } from "../records/kinds.server";
import { isOneOf } from "../records/selection.server";
import { showsPicture } from "../references/pictures.server";

export interface Use {
  kind: ReferringKind;
  id: string;
}

/** Up to `limit` records that show a picture, also in the trash. */
export const usesOf = (db: Db, key: string, limit: number): Promise<Use[]> =>
  db
    .select({ kind: sql<ReferringKind>`${record_references.kind}`.as("kind"), id: record_references.record_id })
    .from(record_references)
    .where(showsPicture(key))
    .limit(limit);

/** The rows of records, without those in the trash. */
export async function rowsShowing(db: Db, uses: Use[]): Promise<{ kind: ReferringKind; row: StoredRow }[]> {
  const kinds = [...new Set(uses.map(({ kind }) => kind))];
  if (kinds.length === 0) return [];
  const reads = kinds.map((kind) => {
    const { table }: { table: RevisedTable } = KINDS[kind];
    const ids = uses.filter((use) => use.kind === kind).map(({ id }) => id);
    return db
      .select()
      .from(table as SQLiteTable)
      .where(isOneOf(table.id, ids));
  });
  const found = (await db.batch(reads as unknown as [BatchItem<"sqlite">])) as unknown as StoredRow[][];
  return kinds.flatMap((kind, at) => (found[at] ?? []).map((row) => ({ kind, row })));
}
