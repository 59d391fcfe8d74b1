import { and, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { casinos, promotion_categories, promotions, trash } from "../../db/schema";
import { KINDS, type RecordTable, type TrashKind } from "../records/kinds.server";
import { scoreSql } from "../records/score.server";
import { isOneOf } from "../records/selection.server";
import { slugAtHome, slugWithId } from "./slugs.server";

/** SQL: rows of a kind to restore for these ids. Comments need an existing promotion and come back with it. */
export function restorable(kind: TrashKind, ids: string[]): SQL | undefined {
  const isChosen = isOneOf(trash.id, ids);
  if (kind !== "comment") return and(eq(trash.kind, kind), isChosen);
  const hasPromotion = sql`${trash.row} ->> 'promotion_id' in (select id from ${promotions})`;
  return and(eq(trash.kind, kind), or(isChosen, isOneOf(trash.parent_id, ids)), hasPromotion);
}

/** Statement: inserts trashed rows of a kind into their table; a taken slug gets a suffix, a taken source stays. */
export const insertRestored = (db: Db, kind: TrashKind, ids: string[]) =>
  db
    .insert(KINDS[kind].table as RecordTable)
    .select((query) =>
      query.select(columnsFromJson(kind)).from(trash).where(restorable(kind, ids)).orderBy(desc(trash.deleted_at)),
    )
    .onConflictDoNothing();

/** SQL: trashed rows of a kind that stand in their table again. */
export function isRestored(kind: TrashKind): SQL {
  const { table }: { table: RecordTable } = KINDS[kind];
  return sql`${trash.id} in (select id from ${table})`;
}

/** In the order of the table's columns. */
function columnsFromJson(kind: TrashKind) {
  const { table }: { table: RecordTable } = KINDS[kind];
  const restored: Record<string, SQL> = kind === "promotion" ? promotionColumns() : {};
  if (kind === "casino") restored["score"] = scoreSql(stored("review"));
  if (kind !== "promotion" && "slug" in getTableColumns(table)) restored["slug"] = freeSlug(table, stored("slug"));
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    // The column may be newer than the row.
    const hasDefault = column.notNull && column.default !== undefined;
    const value = hasDefault ? sql`coalesce(${stored(name)}, ${sql.param(column.default, column)})` : stored(name);
    return [name, (restored[name] ?? value).as(name)] as const;
  });
  return Object.fromEntries(columns);
}

const stored = (name: string) => sql`json_extract(${trash.row}, ${sql.raw(`'$.${name}'`)})`;
const existingId = (table: SQLiteTable, id: SQL) => sql`(select id from ${table} where id = ${id})`;

/** A promotion returns to its casino, or waits for it under the slug that it had there. */
function promotionColumns(): Record<string, SQL> {
  const casino = sql`coalesce(${stored("casino_id")}, ${stored("former_casino_id")})`;
  const home = existingId(casinos, casino);
  const former = sql`case when ${stored("casino_id")} is null then ${stored("former_slug")} else ${stored("slug")} end`;
  const slug = sql`case when ${home} is null then ${stored("slug")}
    else ${slugAtHome(stored("slug"), stored("former_slug"), sql`${trash.id}`)} end`;
  return {
    casino_id: home,
    category_id: existingId(promotion_categories, stored("category_id")),
    former_casino_id: sql`case when ${home} is null then ${casino} end`,
    former_slug: sql`case when ${home} is null then ${former} end`,
    slug: freeSlug(promotions, slug, home),
  };
}

/** If several records had the same slug in turn, the one deleted last gets it back. */
function freeSlug(table: SQLiteTable, slug: SQL, casino?: SQL): SQL {
  const within = casino ? sql` and taken.casino_id is ${casino}` : sql``;
  return sql`case when exists (select 1 from ${table} as taken where taken.slug = ${slug}${within})
    or row_number() over (partition by ${casino ?? sql`null`}, ${slug} order by ${trash.deleted_at} desc, ${trash.id}) > 1
    then ${slugWithId(slug, sql`${trash.id}`)} else ${slug} end`;
}
