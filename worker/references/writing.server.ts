import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { type FooterLink, record_references, type Source, trash } from "../../db/schema";
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

/** `writeAllReferences` for one record. */
export const writeReferences = <K extends ReferringKind>(
  db: Db,
  of: K,
  row: ReferringRow<K>,
  site: string,
  isUnchanged?: SQL,
) => writeAllReferences(db, of, [row], site, isUnchanged);

/** The addresses of sources, as a save has them or as they are stored. */
const citedIn = (sources: unknown) =>
  ((typeof sources === "string" ? JSON.parse(sources) : (sources ?? [])) as (Source | FooterLink)[]).map((source) =>
    "url" in source ? source.url : source.address,
  );

/** Replaces the references of records in the batch of their save; with `isUnchanged`, before the update that has it. */
export function writeAllReferences<K extends ReferringKind>(
  db: Db,
  of: K,
  rows: ReferringRow<K>[],
  site: string,
  isUnchanged?: SQL,
): BatchItem<"sqlite">[] {
  const { table, name = "", columns }: Kind = KINDS[of];
  const described = rows.map((row) => {
    const text = (column: string | undefined) => textIn(row, column);
    const named = columns.name === undefined ? name : text(columns.name);
    const { picture, alt, html, card, pictures = [] } = columns;
    const others = pictures.map((column) => JSON.stringify((row as Record<string, unknown>)[column] ?? null));
    const found = referencesOf(
      {
        ...{ picture: text(picture), alt: text(alt), html: text(html), card: [text(card), ...others].join(" ") },
        links: [text(columns.link), text(columns.entry)],
        cited: citedIn(columns.sources === undefined ? undefined : (row as Record<string, unknown>)[columns.sources]),
      },
      site,
    );
    const keepsCard = card !== undefined && (row as Record<string, unknown>)[card] === undefined;
    return { found, keepsCard, record: { record_id: row.id, name: named, search_text: foldTr(named) } };
  });
  const found = described.flatMap(({ record, found }) => found.map((reference) => ({ ...record, ...reference })));
  const kept = described.flatMap(({ record, keepsCard }) => (keepsCard ? [{ ...record, type: "picture" }] : []));
  const value = (key: string) => sql`found.value ->> ${key}`;
  const holds = isUnchanged && sql`(select id from ${table} where ${isUnchanged})`;
  const ids = rows.map((row) => row.id);
  const removal = db
    .delete(record_references)
    .where(and(eq(kind, of), isOneOf(record_id, ids), holds && sql`${record_id} in ${holds}`));
  if (found.length + kept.length === 0) return [removal];
  const keptCards =
    kept.length > 0
      ? sql`union all select json_set(card.value, '$.target', substr(kept.share_image_url, ${"/media/".length + 1}), '$.lacks_alt', 0)
          from json_each(${JSON.stringify(kept)}) as card join ${table} as kept on kept.id = card.value ->> 'record_id'
          where kept.share_image_url is not null`
      : undefined;
  const addition = db
    .insert(record_references)
    .select((query) =>
      query
        .select({
          kind: sql`${of}`.as("kind"),
          record_id: value("record_id").as("record_id"),
          type: value("type").as("type"),
          target: value("target").as("target"),
          name: value("name").as("name"),
          search_text: value("search_text").as("search_text"),
          lacks_alt: value("lacks_alt").as("lacks_alt"),
        })
        .from(sql`(select value from json_each(${JSON.stringify(found)}) ${keptCards}) as found`)
        .where(holds ? sql`${value("record_id")} in ${holds}` : sql`1`),
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
      columns: { picture, html, card, pictures = [] },
    }: Kind = KINDS[known];
    const columns = getTableColumns(table);
    const texts = [picture, html, card, ...pictures].flatMap((name) =>
      name ? sql`coalesce(${columns[name]}, '')` : [],
    );
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
      const statements = writeAllReferences(db, of, rows.slice(from, from + RECORDS_AT_ONCE), site);
      await db.batch(statements as [BatchItem<"sqlite">]);
    }
  }
}
