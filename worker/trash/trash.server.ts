import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import {
  blog_posts,
  casinos,
  promotion_categories,
  promotion_comments,
  promotions,
  splash_ads,
  trash,
} from "../../db/schema";
import { commentsTag } from "../comments/rules";
import { Refusal } from "../http/errors";
import { KEPT_DAYS, LIST_TAGS, type TrashKind } from "./rules";

const DAY_MS = 86_400_000;
const PAIRS_MAX = 16;
type Kept = SQLiteTable & { id: SQLiteColumn };

const TABLES = {
  casino: { table: casinos as Kept, name: casinos.name },
  promotion: { table: promotions as Kept, name: promotions.title },
  category: { table: promotion_categories as Kept, name: promotion_categories.name },
  comment: { table: promotion_comments as Kept, name: promotion_comments.user_name },
  post: { table: blog_posts as Kept, name: blog_posts.title },
  "splash-ad": { table: splash_ads as Kept, name: splash_ads.title },
} satisfies Record<TrashKind, { table: Kept; name: SQLiteColumn }>;

/** Condition: the column holds one of the ids, however many there are (D1 binds at most 100 parameters). */
export function isOneOf(column: SQLiteColumn, ids: string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/**
 * Moves records to the trash, in one transaction, and returns their ids. Comments go with their promotion; promotions
 * of a casino stay, without it. A category that promotions use stays where it is.
 */
export async function moveToTrash(db: Db, kind: TrashKind, ids: string[], now: Date): Promise<string[]> {
  const { table, name } = TABLES[kind];
  const chosen = and(isOneOf(table.id, ids), kind === "category" ? isUnused : undefined);
  const [moved] = await db.batch([
    keep(db, kind, table, name, chosen, now),
    ...(kind === "promotion" ? withComments(db, ids, now) : []),
    ...(kind === "casino" ? withoutCasino(db, ids, now) : []),
    db.delete(table).where(chosen),
  ]);
  return moved.map(({ id }) => id);
}

const isUnused = sql`not exists (select 1 from ${promotions} where ${promotions.category_id} = "promotion_categories"."id")`;

function keep(
  db: Db,
  kind: TrashKind,
  table: Kept,
  name: SQLiteColumn,
  chosen: SQL | undefined,
  now: Date,
  parent = sql`null`,
) {
  const detached =
    kind === "casino"
      ? sql`(select json_group_array(json_object('id', ${promotions.id}, 'slug', ${promotions.slug})) from ${promotions} where ${promotions.casino_id} = "casinos"."id")`
      : sql`null`;
  return db
    .insert(trash)
    .select(
      sql`select ${table.id}, ${kind}, ${name}, ${asJson(table)}, ${detached}, ${parent}, ${now.toISOString()} from ${table} where ${chosen}`,
    )
    .returning({ id: trash.id });
}

function withComments(db: Db, ids: string[], now: Date): BatchItem<"sqlite">[] {
  const { table, name } = TABLES.comment;
  const chosen = isOneOf(promotion_comments.promotion_id, ids);
  return [
    keep(db, "comment", table, name, chosen, now, sql`${promotion_comments.promotion_id}`),
    db.delete(promotion_comments).where(chosen),
  ];
}

/** Where two promotions would share an address under 'Diğer', the id tells them apart meanwhile. */
function withoutCasino(db: Db, ids: string[], now: Date): BatchItem<"sqlite">[] {
  const list = JSON.stringify(ids);
  const isTaken = sql`exists (select 1 from ${promotions} as other where other.slug = "promotions"."slug" and other.id <> "promotions"."id"
    and (other.casino_id is null or other.casino_id in (select value from json_each(${list}))))`;
  return [
    db
      .update(promotions)
      .set({
        slug: sql`case when ${isTaken} then substr("promotions"."slug", 1, 71) || '-' || substr("promotions"."id", 1, 8) else "promotions"."slug" end`,
        casino_id: null,
        updated_at: notBefore(now),
      })
      .where(isOneOf(promotions.casino_id, ids)),
  ];
}

/** Another version of the row, so that an edit begun before does not overwrite in silence what changed. */
const notBefore = (now: Date) => sql`max(${now.toISOString()}, "promotions"."updated_at")`;

/** A row as a JSON object, in parts: D1 takes at most 32 arguments to a function. A null is left out, and read as null. */
function asJson(table: Kept): SQL {
  const pairs = Object.entries(getTableColumns(table)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const part = (from: number) => sql`json_object(${sql.join(pairs.slice(from, from + PAIRS_MAX), sql`, `)})`;
  return pairs.length > PAIRS_MAX ? sql`json_patch(${part(0)}, ${part(PAIRS_MAX)})` : part(0);
}

/** What lies in the trash, the newest first; comments that went with their promotion come back with it. */
export function trashed(db: Db, limit: number, offset: number) {
  return db
    .select({ id: trash.id, kind: trash.kind, name: trash.name, deleted_at: trash.deleted_at })
    .from(trash)
    .where(isNull(trash.parent_id))
    .orderBy(desc(trash.deleted_at), desc(trash.id))
    .limit(limit)
    .offset(offset);
}

export function trashedTotal(db: Db) {
  return db
    .select({ total: sql<number>`count(*)`.as("total") })
    .from(trash)
    .where(isNull(trash.parent_id));
}

/**
 * Brings a record back as it was, with what went with it, in one transaction. A slug that was given away meanwhile
 * gets a suffix; a casino or category that is gone is left out. Throws `Refusal`: `not_found`, `conflict`.
 */
export async function restore(db: Db, id: string, now: Date): Promise<{ kind: TrashKind; tags: string[] }> {
  const [record] = await db.select().from(trash).where(eq(trash.id, id));
  if (!record) throw new Refusal("not_found", "Bu kayıt artık çöp kutusunda değil.");
  const kind = record.kind as TrashKind;
  const { table } = TABLES[kind];
  if (kind === "comment" && !(await exists(db, promotions, String(record.row.promotion_id))))
    throw new Refusal("conflict", "Yorumun promosyonu çöp kutusunda; önce promosyonu geri alın.");
  const statements: BatchItem<"sqlite">[] = [
    db.insert(table).select(sql`select ${fromJson(kind)} from ${trash} where ${trash.id} = ${id}`),
    ...(kind === "promotion" ? [...commentsBack(db, id), awaitCasino(db, id)] : []),
    ...(kind === "casino" ? promotionsBack(db, id, record.detached ?? [], now) : []),
    db.delete(trash).where(eq(trash.id, id)),
  ];
  await db.batch(statements as [BatchItem<"sqlite">]);
  const tags = kind === "comment" ? [commentsTag(String(record.row.promotion_id))] : LIST_TAGS;
  return { kind, tags };
}

async function exists(db: Db, table: Kept, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: table.id })
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  return rows.length > 0;
}

/** The columns of a kept row, in the order of its table. */
function fromJson(kind: TrashKind): SQL {
  const { table } = TABLES[kind];
  const value = (name: string) => sql`json_extract(${trash.row}, ${sql.raw(`'$.${name}'`)})`;
  const columns = Object.keys(getTableColumns(table)).map((name) => {
    if (name === "slug") return freeSlug(kind, value);
    if (kind === "promotion" && name === "casino_id") return sql`(select id from ${casinos} where id = ${value(name)})`;
    if (kind === "promotion" && name === "category_id")
      return sql`(select id from ${promotion_categories} where id = ${value(name)})`;
    return value(name);
  });
  return sql.join(columns, sql`, `);
}

function freeSlug(kind: TrashKind, value: (name: string) => SQL): SQL {
  const { table } = TABLES[kind];
  const within =
    kind === "promotion"
      ? sql` and taken.casino_id is (select id from ${casinos} where id = ${value("casino_id")})`
      : sql``;
  return sql`case when exists (select 1 from ${table} as taken where taken.slug = ${value("slug")}${within})
    then substr(${value("slug")}, 1, 71) || '-' || substr(${trash.id}, 1, 8) else ${value("slug")} end`;
}

function commentsBack(db: Db, id: string): BatchItem<"sqlite">[] {
  const chosen = eq(trash.parent_id, id);
  return [
    db.insert(promotion_comments).select(sql`select ${fromJson("comment")} from ${trash} where ${chosen}`),
    db.delete(trash).where(chosen),
  ];
}

/** A promotion whose casino lies in the trash returns to it once the casino is back. */
function awaitCasino(db: Db, id: string): BatchItem<"sqlite"> {
  const value = (name: string) =>
    sql`(select json_extract(gone.row, ${sql.raw(`'$.${name}'`)}) from ${trash} as gone where gone.id = ${id})`;
  return db
    .update(trash)
    .set({
      detached: sql`json_insert(coalesce(${trash.detached}, '[]'), '$[#]', json_object('id', ${id}, 'slug', ${value("slug")}))`,
    })
    .where(and(eq(trash.kind, "casino"), sql`"trash"."id" = ${value("casino_id")}`));
}

/** Gives the casino its promotions back, those in the trash too; a slug that was edited meanwhile stays. */
function promotionsBack(
  db: Db,
  casino: string,
  detached: { id: string; slug: string }[],
  now: Date,
): BatchItem<"sqlite">[] {
  return detached.flatMap(({ id, slug }) => {
    const meanwhile = [slug, `${slug.slice(0, 71)}-${id.slice(0, 8)}`];
    return [
      db
        .update(promotions)
        .set({
          casino_id: casino,
          slug: sql`case when "promotions"."slug" in ${meanwhile} then ${slug} else "promotions"."slug" end`,
          updated_at: notBefore(now),
        })
        .where(and(eq(promotions.id, id), isNull(promotions.casino_id))),
      db
        .update(trash)
        .set({ row: sql`json_set(${trash.row}, '$.casino_id', ${casino})` })
        .where(and(eq(trash.id, id), sql`json_extract(${trash.row}, '$.casino_id') is null`)),
    ];
  });
}

/** Deletes for good what has lain in the trash for 30 days. */
export async function emptyTrash(db: Db, now: Date): Promise<void> {
  await db.delete(trash).where(lt(trash.deleted_at, new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()));
}

/** Deletes records for good, with what went with them. */
export async function deleteForGood(db: Db, ids: string[]): Promise<void> {
  await db.batch([
    db.delete(trash).where(isOneOf(trash.parent_id, ids)),
    db.delete(trash).where(isOneOf(trash.id, ids)),
  ]);
}
