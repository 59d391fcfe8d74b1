import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import type { ReferringKind } from "../../db/schema";
import { KINDS, type StoredRow } from "../records/kinds.server";
import { isOneOf } from "../records/selection.server";

export interface Use {
  kind: ReferringKind;
  id: string;
}

/** The rows of records, without those in the trash. */
export async function rowsShowing(db: Db, uses: Use[]): Promise<{ kind: ReferringKind; row: StoredRow }[]> {
  const kinds = [...new Set(uses.map(({ kind }) => kind))];
  if (kinds.length === 0) return [];
  const reads = kinds.map((kind) => {
    const { table } = KINDS[kind];
    const ids = uses.filter((use) => use.kind === kind).map(({ id }) => id);
    return db
      .select()
      .from(table as SQLiteTable)
      .where(isOneOf(table.id, ids));
  });
  const found = (await db.batch(reads as unknown as [BatchItem<"sqlite">])) as unknown as StoredRow[][];
  return kinds.flatMap((kind, at) => (found[at] ?? []).map((row) => ({ kind, row })));
}
