import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { record_versions, trash } from "../../db/schema";
import { htmlMark } from "../text/mark";
import { keysOf } from "../references/pictures.server";
import { moveReferences } from "../references/writing.server";
import { type Columns, isVersioned, KINDS, type StoredRow, textIn } from "../records/kinds.server";
import { isOneOf } from "../records/selection.server";
import { rowsShowing, usesOf } from "./showing-records.server";
import { addressOf } from "./storing.server";

const RECORDS_AT_ONCE = 40;
const ROUNDS = 10;

interface Keys {
  from: string;
  to: string;
}

/**
 * Statements that replace a picture's old key in up to 40 records, their saved versions and the trash. Keeps
 * `updated_at`, since the picture is the same. A record saved concurrently keeps the old address, which still works.
 */
export async function relinking(db: Db, { from, to }: Keys, condition?: SQL): Promise<BatchItem<"sqlite">[]> {
  const uses = await usesOf(db, keysOf({ key: from, former_key: null }), RECORDS_AT_ONCE);
  if (uses.length === 0) return [];
  const ids = uses.map(({ id }) => id);
  const kinds = uses.map(({ kind }) => kind).filter(isVersioned);
  const [old, next] = [addressOf({ key: from }), addressOf({ key: to })];
  const shows = (row: SQLiteColumn) => and(sql`instr(${row}, ${old}) > 0`, condition);
  const renewed = (row: SQLiteColumn) => ({ row: sql`replace(${row}, ${old}, ${next})` });
  const statements: BatchItem<"sqlite">[] = [
    db
      .update(record_versions)
      .set(renewed(record_versions.row))
      .where(
        and(inArray(record_versions.kind, kinds), isOneOf(record_versions.record_id, ids), shows(record_versions.row)),
      ),
    db
      .update(trash)
      .set(renewed(trash.row))
      .where(and(isOneOf(trash.id, ids), shows(trash.row))),
  ];
  for (const { kind, row } of await rowsShowing(db, uses)) {
    const { table, columns } = KINDS[kind];
    const isUnchanged = and(eq(table.id, row.id), eq(table.updated_at, row.updated_at), condition);
    const values = relinked(row, columns, old, next);
    if (Object.keys(values).length > 0) statements.push(db.update(table).set(values).where(isUnchanged));
  }
  return [...statements, ...moveReferences(db, ids, from, to)];
}

/** Replaces a picture's old key wherever it is shown, in up to 400 records. */
export async function relink(db: Db, keys: Keys): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const [first, ...rest] = await relinking(db, keys);
    if (!first) return;
    await db.batch([first, ...rest]);
  }
}

/** Renews a valid mark, since only an address was replaced. */
function relinked(row: StoredRow, { picture, html, card }: Columns, old: string, next: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const column of [picture, card])
    if (column && textIn(row, column).includes(old)) values[column] = textIn(row, column).replaceAll(old, next);
  const text = textIn(row, html);
  if (html && text.includes(old)) {
    values[html] = text.replaceAll(old, next);
    if (row["html_mark"] === htmlMark(text)) values["html_mark"] = htmlMark(values[html]);
  }
  return values;
}
