import { and, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotion_categories, promotions, trash } from "../../db/schema";
import { dayInIstanbul } from "../turkish/calendar";
import { Refusal } from "../refusal";
import { isActiveSql } from "../records/active-promotion";
import { queueAnnouncements, clearIndexed } from "../announcements/announcements.server";
import { laterThan } from "../records/revision.server";
import type { TrashKind } from "./rules";
import { type Kept, TABLES, withId } from "./tables.server";

/**
 * Brings a record back as it was, with what went with it, in one transaction. A slug that was given away meanwhile
 * gets a suffix; a casino or category that is gone is left out. What is public again is yet to be announced. Returns what it is. Throws
 * `Refusal`: `not_found`, `conflict`.
 */
export async function restore(db: Db, id: string, now: Date): Promise<TrashKind> {
  const [record] = await db.select().from(trash).where(eq(trash.id, id));
  if (!record) throw new Refusal("not_found", "Bu kayıt artık çöp kutusunda değil.");
  const kind = record.kind as TrashKind;
  const { table } = TABLES[kind];
  if (kind === "comment" && !(await exists(db, promotions, String(record.row["promotion_id"]))))
    throw new Refusal("conflict", "Yorumun promosyonu çöp kutusunda; önce promosyonu geri alın.");
  const statements: BatchItem<"sqlite">[] = [
    db.insert(table).select((query) => query.select(fromJson(kind)).from(trash).where(eq(trash.id, id))),
    ...(kind === "promotion" ? [...commentsBack(db, id), awaitCasino(db, id)] : []),
    ...(kind === "casino" ? promotionsBack(db, id, now) : []),
    ...publicAgain(db, kind, id, now),
    db.delete(trash).where(eq(trash.id, id)),
  ];
  await db.batch(statements as [BatchItem<"sqlite">]);
  return kind;
}

async function exists(db: Db, table: Kept, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: table.id })
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  return rows.length > 0;
}

/** A published post, an active promotion, and those of a casino, whose addresses are the old ones again. */
function publicAgain(db: Db, kind: TrashKind, id: string, now: Date): BatchItem<"sqlite">[] {
  const anew = (announced: "post" | "promotion", chosen: SQL | undefined) => [
    queueAnnouncements(db, announced, chosen, now),
    clearIndexed(db, announced, chosen),
  ];
  const isCurrent = isActiveSql(promotions, dayInIstanbul(now));
  if (kind === "post") return anew("post", and(eq(blog_posts.id, id), eq(blog_posts.is_published, true)));
  if (kind === "promotion") return anew("promotion", and(eq(promotions.id, id), isCurrent));
  return kind === "casino" ? anew("promotion", and(eq(promotions.casino_id, id), isCurrent)) : [];
}

/** The columns of a kept row, in the order of its table. */
function fromJson(kind: TrashKind) {
  const { table } = TABLES[kind];
  const value = (name: string) => sql`json_extract(${trash.row}, ${sql.raw(`'$.${name}'`)})`;
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    if (name === "slug") return [name, freeSlug(kind, value)] as const;
    if (kind === "promotion" && name === "casino_id") return [name, idIn(casinos, value(name))] as const;
    if (kind === "promotion" && name === "category_id") return [name, idIn(promotion_categories, value(name))] as const;
    // A column that is younger than the row in the trash.
    if (column.notNull && column.default !== undefined)
      return [name, sql`coalesce(${value(name)}, ${sql.param(column.default, column)})`] as const;
    return [name, value(name)] as const;
  });
  return Object.fromEntries(columns.map(([name, restored]) => [name, restored.as(name)]));
}

/** SQL: the id where its record is still there, else null. */
const idIn = (table: SQLiteTable, id: SQL) => sql`(select id from ${table} where id = ${id})`;

function freeSlug(kind: TrashKind, value: (name: string) => SQL): SQL {
  const { table } = TABLES[kind];
  const within =
    kind === "promotion"
      ? sql` and taken.casino_id is (select id from ${casinos} where id = ${value("casino_id")})`
      : sql``;
  return sql`case when exists (select 1 from ${table} as taken where taken.slug = ${value("slug")}${within})
    then ${withId(value("slug"), sql`${trash.id}`)} else ${value("slug")} end`;
}

function commentsBack(db: Db, id: string): BatchItem<"sqlite">[] {
  const chosen = eq(trash.parent_id, id);
  return [
    db.insert(TABLES.comment.table).select((query) => query.select(fromJson("comment")).from(trash).where(chosen)),
    db.delete(trash).where(chosen),
  ];
}

/**
 * A promotion whose casino lies in the trash returns to it once the casino is back, under another slug where one that
 * waits already has its own.
 */
function awaitCasino(db: Db, id: string): BatchItem<"sqlite"> {
  const value = (name: string) =>
    sql`(select json_extract(gone.row, ${sql.raw(`'$.${name}'`)}) from ${trash} as gone where gone.id = ${id})`;
  const waiting = sql`coalesce(${trash.detached}, '[]')`;
  const isTaken = sql`exists (select 1 from json_each(${waiting}) as lost where lost.value ->> 'slug' = ${value("slug")})`;
  const slug = sql`case when ${isTaken} then ${withId(value("slug"), sql`${id}`)} else ${value("slug")} end`;
  return db
    .update(trash)
    .set({ detached: sql`json_insert(${waiting}, '$[#]', json_object('id', ${id}, 'slug', ${slug}))` })
    .where(and(eq(trash.kind, "casino"), sql`"trash"."id" = ${value("casino_id")}`));
}

/** Gives the casino its promotions back, those in the trash too; a slug that was edited meanwhile stays. */
function promotionsBack(db: Db, casino: string, now: Date): BatchItem<"sqlite">[] {
  const lost = sql`json_each((select detached from ${trash} as gone where gone.id = ${casino})) as lost`;
  const slug = sql`lost.value ->> 'slug'`;
  const meanwhile = sql`(${slug}, ${withId(slug, sql`"promotions"."id"`)})`;
  return [
    db
      .update(promotions)
      .set({
        casino_id: casino,
        slug: sql`(select case when "promotions"."slug" in ${meanwhile} then ${slug} else "promotions"."slug" end
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
