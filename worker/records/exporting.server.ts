import { count, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { editable } from "./editable.server";
import { KINDS, type RecordTable } from "./kinds.server";
import { EXPORT_SIZE, listOf, type ListQuery, orderOf, type Sortable } from "./list";

/** A page of whole rows of a list, as their forms edit them. */
export async function exportRecords(
  db: Db,
  kind: "post" | "casino",
  matches: SQL | undefined,
  sortable: Sortable,
  { sort = "-created_at", page }: ListQuery,
) {
  const table: RecordTable = KINDS[kind].table;
  const order = orderOf(sortable, sort, table.id);
  const offset = (page - 1) * EXPORT_SIZE;
  const [rows, [all]] = await db.batch([
    db
      .select()
      .from(table)
      .where(matches)
      .orderBy(...order)
      .limit(EXPORT_SIZE)
      .offset(offset),
    db
      .select({ total: count().as("total") })
      .from(table)
      .where(matches),
  ]);
  const shown: object[] = rows.map((row) => editable(kind, row));
  return listOf(shown, all?.total, page, EXPORT_SIZE);
}
