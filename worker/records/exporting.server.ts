import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { editable } from "./editable.server";
import { KINDS, type RecordTable } from "./kinds.server";
import { EXPORT_SIZE, type ListQuery, orderOf, readList, type Sortable } from "./list";

/** A page of whole rows of a list, as their forms edit them. */
export async function exportRecords(
  db: Db,
  kind: "post" | "casino" | "page" | "category" | "redirect",
  matches: SQL | undefined,
  sortable: Sortable,
  { sort = "-created_at", page }: ListQuery,
) {
  const table: RecordTable = KINDS[kind].table;
  const order = orderOf(sortable, sort, table.id);
  const { rows, ...list } = await readList(
    db,
    db
      .select()
      .from(table)
      .where(matches)
      .orderBy(...order),
    { from: table, matches, page, size: EXPORT_SIZE },
  );
  const shown: object[] = rows.map((row) => editable(kind, row));
  return { ...list, rows: shown };
}
