import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { record_references, trash } from "../../db/schema";
import {
  type Kind,
  KINDS,
  REFERRING_KINDS,
  type ReferringKind,
  type ReferringRow,
  textIn,
} from "../records/kinds.server";
import { isOneOf } from "../records/selection.server";
import { foldTr } from "../text/folding";
import { referencesOf } from "./reading";

const RECORDS_AT_ONCE = 50;
const { kind, record_id, type, target } = record_references;

/**
 * Statements that replace the references of a record by those of `row`, for the batch of its save. `site` is the
 * origin of the site. With `isUnchanged` they belong before an update that has this condition.
 */
export function writeReferences<K extends ReferringKind>(
  db: Db,
  of: K,
  row: ReferringRow<K>,
  site: string,
  isUnchanged?: SQL,
): BatchItem<"sqlite">[] {
  const { table, name = "", columns }: Kind = KINDS[of];
  const text = (column: string | undefined) => textIn(row, column);
  const named = columns.name === undefined ? name : text(columns.name);
  const found = referencesOf(
    {
      ...{ picture: text(columns.picture), alt: text(columns.alt), html: text(columns.html), card: text(columns.card) },
      links: [text(columns.link), text(columns.entry)],
    },
    site,
  );
  const value = (key: string) => sql`found.value ->> ${key}`;
  const holds = isUnchanged && sql`exists (select 1 from ${table} where ${isUnchanged})`;
  const removal = db.delete(record_references).where(and(eq(kind, of), eq(record_id, row.id), holds));
  const keptCard =
    columns.card !== undefined && (row as Record<string, unknown>)[columns.card] === undefined
      ? sql`union all select json_object('type', 'picture', 'target', substr(kept.share_image_url, ${"/media/".length + 1}), 'lacks_alt', 0)
          from ${table} as kept where kept.id = ${row.id} and kept.share_image_url is not null`
      : undefined;
  if (found.length === 0 && !keptCard) return [removal];
  const addition = db
    .insert(record_references)
    .select((query) =>
      query
        .select({
          kind: sql`${of}`.as("kind"),
          record_id: sql`${row.id}`.as("record_id"),
          type: value("type").as("type"),
          target: value("target").as("target"),
          name: sql`${named}`.as("name"),
          search_text: sql`${foldTr(named)}`.as("search_text"),
          lacks_alt: value("lacks_alt").as("lacks_alt"),
        })
        .from(sql`(select value from json_each(${JSON.stringify(found)}) ${keptCard}) as found`)
        .where(holds ?? sql`1`),
    )
    .onConflictDoNothing();
  return [removal, addition];
}

/** Statements after updates that replaced the key of a picture: references follow where the old address is gone. */
export function moveReferences(db: Db, ids: string[], from: string, to: string): BatchItem<"sqlite">[] {
  const shows = (text: SQL) => sql`instr(${text}, ${`/media/${from}`}) > 0`;
  const showing = REFERRING_KINDS.map((known) => {
    const {
      table,
      columns: { picture, html, card },
    }: Kind = KINDS[known];
    const columns = getTableColumns(table);
    const texts = [picture, html, card].flatMap((name) => (name ? sql`coalesce(${columns[name]}, '')` : []));
    return texts.length === 0
      ? undefined
      : sql`not exists (select 1 from ${table} where ${table.id} = ${record_id} and ${shows(sql.join(texts, sql` || `))})`;
  });
  const isMoved = and(
    ...[eq(type, "picture"), eq(target, from), isOneOf(record_id, ids), ...showing],
    sql`not exists (select 1 from ${trash} where ${trash.id} = ${record_id} and ${shows(sql`${trash.row}`)})`,
  );
  const moved = { ...getTableColumns(record_references), target: sql`${to}`.as("target") };
  return [
    db
      .insert(record_references)
      .select((query) => query.select(moved).from(record_references).where(isMoved))
      .onConflictDoUpdate({
        target: [kind, record_id, type, target],
        set: { lacks_alt: sql`max("lacks_alt", excluded."lacks_alt")` },
      }),
    db.delete(record_references).where(isMoved),
  ];
}

/** Writes the references of all records, after rows were inserted by other means than saves. */
export async function rewriteReferences(db: Db, site: string): Promise<void> {
  for (const of of REFERRING_KINDS) {
    const rows = (await db.select().from(KINDS[of].table as SQLiteTable)) as ReferringRow<typeof of>[];
    for (let from = 0; from < rows.length; from += RECORDS_AT_ONCE) {
      const statements = rows.slice(from, from + RECORDS_AT_ONCE).flatMap((row) => writeReferences(db, of, row, site));
      await db.batch(statements as [BatchItem<"sqlite">]);
    }
  }
}
