import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { record_references, record_versions, type ReferringKind, trash } from "../../db/schema";
import { htmlMark } from "../html/mark";
import { keysOf, showsPicture } from "../references/pictures.server";
import { updateReferences } from "../references/updating.server";
import { isOneOf } from "../records/selection.server";
import { type Row, type Shown, SHOWN, textIn } from "./shown-columns";
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
  const uses = await db
    .select({ kind: record_references.kind, id: record_references.record_id })
    .from(record_references)
    .where(showsPicture(keysOf({ key: from, former_key: null })))
    .limit(RECORDS_AT_ONCE);
  const idsOf = (kind: ReferringKind) => uses.filter((use) => use.kind === kind).map(({ id }) => id);
  const [old, next] = [addressOf({ key: from }), addressOf({ key: to })];
  const statements: BatchItem<"sqlite">[] = [];
  for (const [kind, shown] of Object.entries(SHOWN) as [ReferringKind, Shown][]) {
    const ids = idsOf(kind);
    if (ids.length === 0) continue;
    const { table, versions } = shown;
    const rows = (await db
      .select()
      .from(table as SQLiteTable)
      .where(isOneOf(table.id, ids))) as Row[];
    for (const row of rows) {
      const values = relinked(row, shown, old, next);
      const isUnchanged = and(eq(table.id, row.id), eq(table.updated_at, row.updated_at), condition);
      if (Object.keys(values).length > 0) statements.push(db.update(table).set(values).where(isUnchanged));
    }
    if (versions)
      statements.push(
        db
          .update(record_versions)
          .set({ row: sql`replace(${record_versions.row}, ${old}, ${next})` })
          .where(
            and(
              eq(record_versions.kind, versions),
              isOneOf(record_versions.record_id, ids),
              sql`instr(${record_versions.row}, ${old}) > 0`,
              condition,
            ),
          ),
      );
  }
  const trashed = idsOf("trash");
  if (trashed.length > 0)
    statements.push(
      db
        .update(trash)
        .set({ row: sql`replace(${trash.row}, ${old}, ${next})` })
        .where(and(isOneOf(trash.id, trashed), condition)),
    );
  return statements;
}

/** Replaces a picture's old key wherever it is shown, in up to 400 records. `site` is the origin of the site. */
export async function relink(db: Db, keys: Keys, site: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await updateReferences(db, site);
    const [first, ...rest] = await relinking(db, keys);
    if (!first) return;
    await db.batch([first, ...rest]);
  }
}

/** Renews a valid mark, since only an address was replaced. */
function relinked(row: Row, { cover, html }: Shown, old: string, next: string): Record<string, string> {
  const values: Record<string, string> = {};
  const address = textIn(row, cover);
  if (cover && address.includes(old)) values[cover] = address.replaceAll(old, next);
  const text = textIn(row, html);
  if (html && text.includes(old)) {
    values[html] = text.replaceAll(old, next);
    if (row["html_mark"] === htmlMark(text)) values["html_mark"] = htmlMark(values[html]);
  }
  return values;
}
