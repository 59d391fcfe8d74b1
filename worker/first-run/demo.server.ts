import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, pages, promotion_categories, promotions, splash_ads, trash } from "../../db/schema";
import { trashStatements } from "../trash/deleting.server";
import { restoreAll } from "../trash/restoring.server";
import { TABLES } from "../trash/tables.server";
import { DEMO_KINDS, type DemoKind } from "./rules";

/** SQL: an id of demo content, a UUID of version 8; ids of other records have version 4. */
const isDemoId = (id: SQLiteColumn): SQL => sql`substr(${id}, 15, 1) = '8'`;
const isDemoPromotion = and(isDemoId(promotions.id), isNull(promotions.updated_by));
/** SQL: no promotion that stays belongs to the record. */
const isLeft = (reference: SQLiteColumn, id: SQL) =>
  sql`not exists (select 1 from ${promotions} where ${reference} = ${id} and not (${isDemoPromotion}))`;

/** SQL: demo content that nobody has saved since, and that no record of an editor belongs to. */
const IS_DEMO: Record<DemoKind, SQL | undefined> = {
  post: and(isDemoId(blog_posts.id), isNull(blog_posts.updated_by)),
  page: and(isDemoId(pages.id), isNull(pages.updated_by)),
  "splash-ad": and(isDemoId(splash_ads.id), eq(splash_ads.updated_at, splash_ads.created_at)),
  promotion: isDemoPromotion,
  casino: and(isDemoId(casinos.id), isNull(casinos.updated_by), isLeft(promotions.casino_id, sql`"casinos"."id"`)),
  category: and(
    isDemoId(promotion_categories.id),
    eq(promotion_categories.updated_at, promotion_categories.created_at),
    isLeft(promotions.category_id, sql`"promotion_categories"."id"`),
  ),
};

/** Reads one JSON value for each kind of demo content; D1 takes no union of more than five selects. */
async function readByKind<Value>(db: Db, valueOf: (kind: DemoKind) => SQL): Promise<Record<DemoKind, Value>> {
  const columns = DEMO_KINDS.map(
    (kind) => sql`(select ${valueOf(kind)} from ${TABLES[kind].table}) as ${sql.identifier(kind)}`,
  );
  const [row] = await db.all<Record<DemoKind, string>>(sql`select ${sql.join(columns, sql`, `)}`);
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([kind, json]) => [kind, JSON.parse(json) as Value]),
  ) as Record<DemoKind, Value>;
}

/** How many records of each kind are demo content, and how many are not. */
export function countContent(db: Db): Promise<Record<DemoKind, { demo: number; own: number }>> {
  return readByKind(db, (kind) => {
    const demo = sql`count(*) filter (where ${IS_DEMO[kind]})`;
    return sql`json_object('demo', ${demo}, 'own', count(*) - ${demo})`;
  });
}

/** Moves the demo content to the trash in one transaction; what editors have saved stays. */
export async function removeDemo(db: Db, now: Date): Promise<void> {
  const ids = await readByKind<string[]>(
    db,
    (kind) => sql`json_group_array(${TABLES[kind].table.id}) filter (where ${IS_DEMO[kind]})`,
  );
  const statements = DEMO_KINDS.flatMap((kind) => trashStatements(db, kind, ids[kind], now));
  await db.batch(statements as [BatchItem<"sqlite">]);
}

/** Restores what `removeDemo` moved to the trash at `removedAt` (UTC), as far as it is still there. */
export async function restoreDemo(db: Db, removedAt: string, now: Date): Promise<void> {
  const rows = await db
    .select({ id: trash.id })
    .from(trash)
    .where(and(eq(trash.deleted_at, removedAt), inArray(trash.kind, DEMO_KINDS)));
  const ids = rows.map(({ id }) => id);
  await restoreAll(db, ids, now);
}
