import { and, gt, lte, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { SELECTED_MAX } from "../fields";

type Listed = SQLiteTable & { id: SQLiteColumn; created_at: SQLiteColumn };

export interface MatchingPart {
  until: string;
  after?: string | undefined;
  most?: number;
}

/** Ids of at most `most` matching records created by `until`, and where to continue, if any are left. */
export async function matchingIds(db: Db, table: Listed, matches: SQL | undefined, part: MatchingPart) {
  const { until, after, most = SELECTED_MAX } = part;
  const rows = await db
    .select({ id: table.id })
    .from(table as SQLiteTable)
    .where(and(matches, lte(table.created_at, until), after === undefined ? undefined : gt(table.id, after)))
    .orderBy(table.id)
    .limit(most);
  const ids = rows.map(({ id }) => id as string);
  return { ids, next: ids.length === most ? ids.at(-1) : undefined };
}
