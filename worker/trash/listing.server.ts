import { and, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { trash } from "../../db/schema";
import { TRASH_KINDS } from "../records/kinds.server";
import { type ListQuery, orderOf, readList } from "../records/list";
import { foldTr } from "../text/folding";
import { foldTrSql, sortKeyTrSql } from "../text/folding.server";

const foldedName = foldTrSql(trash.name);

export const trashSorts = {
  deleted_at: [trash.deleted_at],
  // Unindexed: the trash is small.
  name: [sortKeyTrSql(trash.name)],
  kind: [sql`instr(${TRASH_KINDS.join(" ")}, ${trash.kind})`, trash.deleted_at],
};

/** Leaves out comments that were trashed with their promotion, since they are restored with it. */
export async function listTrash(db: Db, { q, sort = "-deleted_at", page }: ListQuery) {
  const term = foldTr(q);
  const matches = and(isNull(trash.parent_id), term ? sql`instr(${foldedName}, ${term}) > 0` : undefined);
  return readList(
    db,
    db
      .select({ id: trash.id, kind: trash.kind, name: trash.name, deleted_at: trash.deleted_at })
      .from(trash)
      .where(matches)
      .orderBy(...orderOf(trashSorts, sort, trash.id)),
    { from: trash, matches, page },
  );
}
