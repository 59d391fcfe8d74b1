import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import {
  blog_posts,
  casinos,
  hero_section,
  pages,
  promotions,
  record_versions,
  seo_settings,
  settings,
  type VersionedKind,
} from "../../db/schema";
import { rowJson } from "./row-json.server";

export const VERSIONS_MAX = 50;

type VersionedTable = SQLiteTable & { updated_at: SQLiteColumn; updated_by: SQLiteColumn };

const TABLES: Record<VersionedKind, VersionedTable> = {
  post: blog_posts,
  promotion: promotions,
  casino: casinos,
  page: pages,
  hero: hero_section,
  home_texts: settings,
  seo: seo_settings,
};

/** Statements that save the state before the next statement, and drop the oldest beyond `VERSIONS_MAX`. */
export function keepVersion(
  db: Db,
  kind: VersionedKind,
  id: string,
  isUnchanged: SQL | undefined,
): BatchItem<"sqlite">[] {
  const table = TABLES[kind];
  const isOfRecord = and(eq(record_versions.kind, kind), eq(record_versions.record_id, id));
  const oldest = sql`(select id from ${record_versions} where ${isOfRecord}
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
