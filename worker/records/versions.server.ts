import { and, desc, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { record_versions, type RecordKind } from "../../db/schema";
import { isVersioned, type Kind, KINDS, type VersionedKind } from "./kinds.server";
import { rowJson } from "./row-json.server";

const VERSIONS_MAX = 50;

/** Columns that follow from others or change without an editor. */
const FOLLOWING = [
  ...["id", "created_at", "updated_at", "updated_by", "view_count", "indexed", "activated_at", "term_history"],
  ...["search_text", "sort_key", "html_mark", "score", "former_casino_id", "former_slug", "share_image_url"],
];

/** Statement before a change: keeps records, or of a change that makes no new version of them the `replaced` columns. */
export function keepVersions(
  db: Db,
  kind: RecordKind,
  change: string,
  isChanged: SQL | undefined,
  replaced?: SQLiteColumn[],
) {
  const { table }: Kind = KINDS[kind];
  const { created_at, updated_at = created_at, updated_by = sql`null` } = getTableColumns<SQLiteTable>(table);
  const isListed = isVersioned(kind) && !replaced;
  return db.insert(record_versions).select((query) =>
    query
      .select({
        id: sql`lower(hex(randomblob(16)))`.as("id"),
        kind: sql`${kind}`.as("kind"),
        record_id: table.id,
        row: rowJson(table, replaced).as("row"),
        saved_by: sql`${updated_by}`.as("saved_by"),
        saved_at: sql`${updated_at}`.as("saved_at"),
        change_id: sql`${change}`.as("change_id"),
        given: sql`null`.as("given"),
        is_listed: sql`${isListed ? 1 : 0}`.as("is_listed"),
      })
      .from(table as SQLiteTable)
      .where(isChanged),
  );
}

/** Statements after a change of records of a kind: drop old versions, and note what it gave the records; earlier requests of an import noted theirs. */
export function noteChange(db: Db, kind: RecordKind, change: string) {
  const { table }: Kind = KINDS[kind];
  const { id, record_id, change_id, is_listed, saved_at } = record_versions;
  const ofChange = and(eq(record_versions.kind, kind), eq(change_id, change));
  const isOpen = and(ofChange, isNull(record_versions.given));
  const given = sql`(select json_group_object(old.key, present.now ->> old.key)
    from json_each("record_versions"."row") as old,
      (select ${rowJson(table)} as now from ${table} where ${table.id} = "record_versions"."record_id") as present
    where old.key not in ${FOLLOWING} and old.value is not present.now ->> old.key)`;
  const rank = sql<number>`row_number() over (partition by ${record_id}, ${is_listed}
    order by ${saved_at} desc, rowid desc)`;
  const ranked = db
    .select({ id, rank: rank.as("rank") })
    .from(record_versions)
    .where(
      and(
        eq(record_versions.kind, kind),
        inArray(record_id, db.select({ record_id }).from(record_versions).where(isOpen)),
      ),
    )
    .as("ranked");
  const outdated = db.select({ id: ranked.id }).from(ranked).where(gt(ranked.rank, VERSIONS_MAX));
  return [
    db.delete(record_versions).where(inArray(id, outdated)),
    db.update(record_versions).set({ given }).where(isOpen),
    db.delete(record_versions).where(and(ofChange, sql`given = '{}' and "row" ->> 'id' is null`)),
  ] as const;
}

export function listVersions(db: Db, kind: VersionedKind, recordId: string) {
  return db
    .select({ id: record_versions.id, saved_by: record_versions.saved_by, saved_at: record_versions.saved_at })
    .from(record_versions)
    .where(
      and(eq(record_versions.kind, kind), eq(record_versions.record_id, recordId), eq(record_versions.is_listed, true)),
    )
    .orderBy(desc(record_versions.saved_at), desc(record_versions.id))
    .limit(VERSIONS_MAX);
}

/** A saved version as a row of its table; newer columns have their defaults. */
export async function readVersion(db: Db, id: string) {
  const [version] = await db.select().from(record_versions).where(eq(record_versions.id, id));
  if (!version) return undefined;
  const kind = version.kind as VersionedKind;
  return { kind, record_id: version.record_id, row: storedValues(KINDS[kind].table, version.row) };
}

/** Values of SQL as those of a table's row; columns without one have their defaults. */
export function storedValues(table: SQLiteTable, values: Record<string, unknown>): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = values[name] ?? null;
    return [name, value === null ? (column.default ?? null) : column.mapFromDriverValue(value)] as const;
  });
  return Object.fromEntries(columns);
}
