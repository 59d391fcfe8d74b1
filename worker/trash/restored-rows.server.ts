import { and, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { casinos, promotion_categories, promotions, trash } from "../../db/schema";
import { scoreSql } from "../records/score.server";
import { isOneOf } from "../records/selection.server";
import type { TrashKind } from "./rules";
import { slugWithId, TABLES } from "./tables.server";

/** SQL: rows of a kind to restore for these ids. Comments need an existing promotion and come back with it. */
export function restorable(kind: TrashKind, ids: string[]): SQL | undefined {
  const isChosen = isOneOf(trash.id, ids);
  if (kind !== "comment") return and(eq(trash.kind, kind), isChosen);
  const hasPromotion = sql`${trash.row} ->> 'promotion_id' in (select id from ${promotions})`;
  return and(eq(trash.kind, kind), or(isChosen, isOneOf(trash.parent_id, ids)), hasPromotion);
}

/** Statement: inserts trashed rows of a kind into their table; a taken slug gets a suffix. */
export const insertRestored = (db: Db, kind: TrashKind, ids: string[]) =>
  db
    .insert(TABLES[kind].table)
    .select((query) => query.select(columnsFromJson(kind)).from(trash).where(restorable(kind, ids)));

/** In the order of the table's columns. */
function columnsFromJson(kind: TrashKind) {
  const { table } = TABLES[kind];
  const value = (name: string) => sql`json_extract(${trash.row}, ${sql.raw(`'$.${name}'`)})`;
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    if (name === "slug") return [name, restoredSlug(kind, value)] as const;
    if (kind === "promotion" && name === "casino_id") return [name, existingId(casinos, value(name))] as const;
    if (kind === "promotion" && name === "category_id")
      return [name, existingId(promotion_categories, value(name))] as const;
    // Recomputed, because the weights may have changed while the casino was in the trash.
    if (kind === "casino" && name === "score") return [name, scoreSql(value("review"))] as const;
    // The column may have been added after the row was trashed.
    if (column.notNull && column.default !== undefined)
      return [name, sql`coalesce(${value(name)}, ${sql.param(column.default, column)})`] as const;
    return [name, value(name)] as const;
  });
  return Object.fromEntries(columns.map(([name, restored]) => [name, restored.as(name)]));
}

const existingId = (table: SQLiteTable, id: SQL) => sql`(select id from ${table} where id = ${id})`;

/** If several records had the same slug in turn, the one deleted last gets it back. */
function restoredSlug(kind: TrashKind, value: (name: string) => SQL): SQL {
  const { table } = TABLES[kind];
  const slug = value("slug");
  const home = kind === "promotion" ? existingId(casinos, value("casino_id")) : sql`null`;
  const within = kind === "promotion" ? sql` and taken.casino_id is ${home}` : sql``;
  return sql`case when exists (select 1 from ${table} as taken where taken.slug = ${slug}${within})
    or row_number() over (partition by ${home}, ${slug} order by ${trash.deleted_at} desc, ${trash.id}) > 1
    then ${slugWithId(slug, sql`${trash.id}`)} else ${slug} end`;
}
