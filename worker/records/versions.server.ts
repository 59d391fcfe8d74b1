import { and, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { record_versions } from "../../db/schema";
import { KINDS, type VersionedKind } from "./kinds.server";
import { rowJson } from "./row-json.server";
import { isOneOf } from "./selection.server";

const VERSIONS_MAX = 50;

type VersionedTable = SQLiteTable & { id: SQLiteColumn; updated_at: SQLiteColumn; updated_by: SQLiteColumn };

/** Statements that save the states of records before the next statement, and drop the oldest beyond `VERSIONS_MAX`. */
export function keepVersions(
  db: Db,
  kind: VersionedKind,
  ids: readonly string[],
  isChanged: SQL | undefined,
): BatchItem<"sqlite">[] {
  const table: VersionedTable = KINDS[kind].table;
  const { id, record_id, saved_at } = record_versions;
  const rank = sql<number>`row_number() over (partition by ${record_id} order by ${saved_at} desc, ${id} desc)`;
  const ranked = db
    .select({ id, rank: rank.as("rank") })
    .from(record_versions)
    .where(and(eq(record_versions.kind, kind), isOneOf(record_id, ids)))
    .as("ranked");
  const outdated = db.select({ id: ranked.id }).from(ranked).where(gt(ranked.rank, VERSIONS_MAX));
  return [
    db.insert(record_versions).select((query) =>
      query
        .select({
          id: sql`lower(hex(randomblob(16)))`.as("id"),
          kind: sql`${kind}`.as("kind"),
          record_id: table.id,
          row: rowJson(table).as("row"),
          saved_by: sql`${table.updated_by}`.as("saved_by"),
          saved_at: sql`${table.updated_at}`.as("saved_at"),
        })
        .from(table)
        .where(isChanged),
    ),
    db.delete(record_versions).where(inArray(id, outdated)),
  ];
}

export function listVersions(db: Db, kind: VersionedKind, recordId: string) {
  return db
    .select({ id: record_versions.id, saved_by: record_versions.saved_by, saved_at: record_versions.saved_at })
    .from(record_versions)
    .where(and(eq(record_versions.kind, kind), eq(record_versions.record_id, recordId)))
    .orderBy(desc(record_versions.saved_at), desc(record_versions.id))
    .limit(VERSIONS_MAX);
}

/** A saved version as a row of its table; newer columns have their defaults. */
export async function readVersion(db: Db, id: string) {
  const [version] = await db.select().from(record_versions).where(eq(record_versions.id, id));
  if (!version) return undefined;
  const kind = version.kind as VersionedKind;
  const columns = Object.entries(getTableColumns<SQLiteTable>(KINDS[kind].table)).map(([name, column]) => {
    const value = version.row[name] ?? null;
    return [name, value === null ? (column.default ?? null) : column.mapFromDriverValue(value)] as const;
  });
  return { kind, row: Object.fromEntries(columns) as Record<string, unknown> };
}
