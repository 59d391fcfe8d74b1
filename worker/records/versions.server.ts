import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { record_versions } from "../../db/schema";
import { KINDS, type VersionedKind } from "./kinds.server";
import { rowJson } from "./row-json.server";

const VERSIONS_MAX = 50;

type VersionedTable = SQLiteTable & { updated_at: SQLiteColumn; updated_by: SQLiteColumn };

/** Statements that save the state before the next statement, and drop the oldest beyond `VERSIONS_MAX`. */
export function keepVersion(
  db: Db,
  kind: VersionedKind,
  id: string,
  isUnchanged: SQL | undefined,
): BatchItem<"sqlite">[] {
  const table: VersionedTable = KINDS[kind].table;
  const oldest = sql`(select id from ${record_versions} where ${isOfRecord(kind, id)}
    order by saved_at desc, id desc limit -1 offset ${VERSIONS_MAX})`;
  return [
    db.insert(record_versions).select((query) =>
      query
        .select({
          id: sql`${crypto.randomUUID()}`.as("id"),
          kind: sql`${kind}`.as("kind"),
          record_id: sql`${id}`.as("record_id"),
          row: rowJson(table).as("row"),
          saved_by: sql`${table.updated_by}`.as("saved_by"),
          saved_at: sql`${table.updated_at}`.as("saved_at"),
        })
        .from(table)
        .where(isUnchanged),
    ),
    db.delete(record_versions).where(sql`${record_versions.id} in ${oldest}`),
  ];
}

const isOfRecord = (kind: VersionedKind, id: string) =>
  and(eq(record_versions.kind, kind), eq(record_versions.record_id, id));

export function listVersions(db: Db, kind: VersionedKind, recordId: string) {
  return db
    .select({ id: record_versions.id, saved_by: record_versions.saved_by, saved_at: record_versions.saved_at })
    .from(record_versions)
    .where(isOfRecord(kind, recordId))
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
