import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotion_categories, promotions, trash } from "../../db/schema";
import { dayInIstanbul } from "../turkish/calendar";
import { Refusal } from "../refusal";
import { isActiveSql } from "../records/active-promotion";
import { queueAnnouncements, clearIndexed } from "../announcements/announcements.server";
import { laterThan } from "../records/revision.server";
import { scoreSql } from "../records/score.server";
import type { TrashKind } from "./rules";
import { type TrashableTable, TABLES, slugWithId } from "./tables.server";

/** Restores a record and what was trashed with it; a taken slug gets a suffix. Throws `Refusal`: `not_found`, `conflict`. */
export async function restore(db: Db, id: string, now: Date): Promise<TrashKind> {
  const [record] = await db.select().from(trash).where(eq(trash.id, id));
  if (!record) throw new Refusal("not_found", "Bu kayıt artık çöp kutusunda değil.");
  const kind = record.kind as TrashKind;
  const { table } = TABLES[kind];
  if (kind === "comment" && !(await exists(db, promotions, String(record.row["promotion_id"]))))
    throw new Refusal("conflict", "Yorumun promosyonu çöp kutusunda; önce promosyonu geri alın.");
  const statements: BatchItem<"sqlite">[] = [
    db.insert(table).select((query) => query.select(columnsFromJson(kind)).from(trash).where(eq(trash.id, id))),
    ...(kind === "promotion" ? [...restoreComments(db, id), addToTrashedCasino(db, id)] : []),
    ...(kind === "casino" ? reattachPromotions(db, id, now) : []),
    ...announceRestored(db, kind, id, now),
    db.delete(trash).where(eq(trash.id, id)),
  ];
  await db.batch(statements as [BatchItem<"sqlite">]);
  return kind;
}

/**
 * Restores, in one transaction, what was moved to the trash at one moment (UTC): the records of these kinds in this
 * order, then the comments of the promotions.
 */
export async function restoreAllOf(db: Db, deletedAt: string, kinds: TrashKind[], now: Date): Promise<void> {
  const of = (kind: TrashKind) => and(eq(trash.deleted_at, deletedAt), eq(trash.kind, kind));
  const ids = (kind: TrashKind) => db.select({ id: trash.id }).from(trash).where(of(kind));
  const isCurrent = isActiveSql(promotions, dayInIstanbul(now));
  const insertAll = (kind: TrashKind) =>
    db.insert(TABLES[kind].table).select((query) => query.select(columnsFromJson(kind)).from(trash).where(of(kind)));
  await db.batch([
    ...kinds.map(insertAll),
    insertAll("comment"),
    ...announcing(db, "post", and(inArray(blog_posts.id, ids("post")), eq(blog_posts.is_published, true)), now),
    ...announcing(db, "promotion", and(inArray(promotions.id, ids("promotion")), isCurrent), now),
    db.delete(trash).where(and(eq(trash.deleted_at, deletedAt), inArray(trash.kind, [...kinds, "comment"]))),
  ] as unknown as [BatchItem<"sqlite">]);
}

const announcing = (
  db: Db,
  announced: "post" | "promotion",
  chosen: SQL | undefined,
  now: Date,
): BatchItem<"sqlite">[] => [queueAnnouncements(db, announced, chosen, now), clearIndexed(db, announced, chosen)];

async function exists(db: Db, table: TrashableTable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: table.id })
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  return rows.length > 0;
}

/** Promotions of a restored casino are announced, too: they get their old addresses back. */
function announceRestored(db: Db, kind: TrashKind, id: string, now: Date): BatchItem<"sqlite">[] {
  const announce = (announced: "post" | "promotion", chosen: SQL | undefined) => announcing(db, announced, chosen, now);
  const isCurrent = isActiveSql(promotions, dayInIstanbul(now));
  if (kind === "post") return announce("post", and(eq(blog_posts.id, id), eq(blog_posts.is_published, true)));
  if (kind === "promotion") return announce("promotion", and(eq(promotions.id, id), isCurrent));
  return kind === "casino" ? announce("promotion", and(eq(promotions.casino_id, id), isCurrent)) : [];
}

/** In the order of the table's columns. */
function columnsFromJson(kind: TrashKind) {
  const { table } = TABLES[kind];
  const value = (name: string) => sql`json_extract(${trash.row}, ${sql.raw(`'$.${name}'`)})`;
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    if (name === "slug") return [name, restoredSlug(kind, value)] as const;
    if (kind === "promotion" && name === "casino_id") return [name, existingId(casinos, value(name))] as const;
    if (kind === "promotion" && name === "category_id")
      return [name, existingId(promotion_categories, value(name))] as const;
    // Computed again: editors may have changed the weights while the casino was in the trash.
    if (kind === "casino" && name === "score") return [name, scoreSql(value("review"))] as const;
    // The column may have been added after the row was trashed.
    if (column.notNull && column.default !== undefined)
      return [name, sql`coalesce(${value(name)}, ${sql.param(column.default, column)})`] as const;
    return [name, value(name)] as const;
  });
  return Object.fromEntries(columns.map(([name, restored]) => [name, restored.as(name)]));
}

/** SQL: null if the record no longer exists. */
const existingId = (table: SQLiteTable, id: SQL) => sql`(select id from ${table} where id = ${id})`;

function restoredSlug(kind: TrashKind, value: (name: string) => SQL): SQL {
  const { table } = TABLES[kind];
  const within =
    kind === "promotion"
      ? sql` and taken.casino_id is (select id from ${casinos} where id = ${value("casino_id")})`
      : sql``;
  return sql`case when exists (select 1 from ${table} as taken where taken.slug = ${value("slug")}${within})
    then ${slugWithId(value("slug"), sql`${trash.id}`)} else ${value("slug")} end`;
}

function restoreComments(db: Db, id: string): BatchItem<"sqlite">[] {
  const chosen = eq(trash.parent_id, id);
  return [
    db
      .insert(TABLES.comment.table)
      .select((query) => query.select(columnsFromJson("comment")).from(trash).where(chosen)),
    db.delete(trash).where(chosen),
  ];
}

/** Lists the promotion in its trashed casino, to be reattached when that is restored. */
function addToTrashedCasino(db: Db, id: string): BatchItem<"sqlite"> {
  const value = (name: string) =>
    sql`(select json_extract(gone.row, ${sql.raw(`'$.${name}'`)}) from ${trash} as gone where gone.id = ${id})`;
  const waiting = sql`coalesce(${trash.detached}, '[]')`;
  const isTaken = sql`exists (select 1 from json_each(${waiting}) as lost where lost.value ->> 'slug' = ${value("slug")})`;
  const slug = sql`case when ${isTaken} then ${slugWithId(value("slug"), sql`${id}`)} else ${value("slug")} end`;
  return db
    .update(trash)
    .set({ detached: sql`json_insert(${waiting}, '$[#]', json_object('id', ${id}, 'slug', ${slug}))` })
    .where(and(eq(trash.kind, "casino"), sql`"trash"."id" = ${value("casino_id")}`));
}

/** Promotions in the trash, too; an edited slug stays. */
function reattachPromotions(db: Db, casino: string, now: Date): BatchItem<"sqlite">[] {
  const lost = sql`json_each((select detached from ${trash} as gone where gone.id = ${casino})) as lost`;
  const slug = sql`lost.value ->> 'slug'`;
  const unedited = sql`(${slug}, ${slugWithId(slug, sql`"promotions"."id"`)})`;
  return [
    db
      .update(promotions)
      .set({
        casino_id: casino,
        slug: sql`(select case when "promotions"."slug" in ${unedited} then ${slug} else "promotions"."slug" end
          from ${lost} where lost.value ->> 'id' = "promotions"."id")`,
        updated_at: laterThan(promotions.updated_at, now),
      })
      .where(and(sql`"promotions"."id" in (select lost.value ->> 'id' from ${lost})`, isNull(promotions.casino_id))),
    db
      .update(trash)
      .set({ row: sql`json_set(${trash.row}, '$.casino_id', ${casino})` })
      .where(
        sql`"trash"."id" in (select lost.value ->> 'id' from ${lost}) and json_extract(${trash.row}, '$.casino_id') is null`,
      ),
  ];
}
