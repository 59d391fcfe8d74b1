import { eq } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import type { RecordKind } from "../../db/schema";
import { found } from "../refusal";
import { safeHtml } from "../text/sanitize";
import { type Columns, type Kind, KINDS, type RowOf } from "./kinds.server";

/** A row as its form edits it: with HTML that is sanitised. */
export function editable<Row extends object>(kind: RecordKind, row: Row): Row {
  const { html }: Columns = KINDS[kind].columns;
  const { [html ?? ""]: text, html_mark } = row as Record<string, unknown>;
  return html && text ? { ...row, [html]: safeHtml(text as string, html_mark as string) } : row;
}

/** The record as its form edits it. */
export async function recordRow<K extends RecordKind>(db: Db, kind: K, id: string): Promise<RowOf<K> | undefined> {
  const { table }: Kind = KINDS[kind];
  const [row] = await db
    .select()
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  return row && editable(kind, row as RowOf<K>);
}

/** The record as its form edits it. Throws `Refusal`: `not_found`. */
export async function requireRecord<K extends RecordKind>(db: Db, kind: K, id: string): Promise<RowOf<K>> {
  return found(await recordRow(db, kind, id), KINDS[kind].missing);
}
