import { and, desc, eq, gte, inArray, isNotNull, lt, ne, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, promotion_categories, promotions, record_counts } from "../../db/schema";
import { isRecommendedSql, warningSql } from "../casinos/standing.server";
import { isActiveSql } from "../records/active-promotion.server";
import { isCounted, visibleTotal } from "../records/counts.server";
import type { Limit } from "../records/list";
import { isInRange, type RowRange } from "../records/row-ranges.server";
import { isInCategory, lastDay, newestFirst, ORDERS, type PromotionOrder } from "./filtering.server";
import { OTHER_PROMOTIONS } from "./constants";
import { type Found, type Search, type SearchPage, searchRows } from "./search.server";

/** Columns need unique names, since a batch returns rows as objects. */
export const cardColumns = {
  id: promotions.id,
  title: promotions.title,
  slug: promotions.slug,
  short_description: promotions.short_description,
  image_url: promotions.image_url,
  image_focus: promotions.image_focus,
  url: promotions.url,
  expiry_date: promotions.expiry_date,
  promotion_code: promotions.promotion_code,
  bonus_percent: promotions.bonus_percent,
  loss_percent: promotions.loss_percent,
  max_bonus: promotions.max_bonus,
  fixed_bonus: promotions.fixed_bonus,
  free_spins: promotions.free_spins,
  spin_value: promotions.spin_value,
  steps: promotions.steps,
  min_deposit: promotions.min_deposit,
  wagering: promotions.wagering,
  valid_days: promotions.valid_days,
  max_cashout: promotions.max_cashout,
  is_active: promotions.is_active,
  casino_id: promotions.casino_id,
  category_id: promotions.category_id,
  category: sql<string | null>`coalesce(${promotion_categories.name}, ${promotions.category})`.as("category_name"),
  casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
  casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
  casino_logo: sql<string | null>`${casinos.logo_url}`.as("casino_logo"),
  casino_score: sql<number | null>`${casinos.score}`.as("casino_score"),
  casino_rating: sql<number | null>`${casinos.rating}`.as("casino_rating"),
  casino_warning: warningSql.as("casino_warning"),
};

function selectCards(db: Db) {
  return db
    .select(cardColumns)
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id));
}

export type PromotionCardRow = Awaited<ReturnType<typeof selectCards>>[number];

interface ListedPromotions {
  order?: PromotionOrder | undefined;
  limit: Limit;
  offset?: Limit;
  category?: Bindable<string> | undefined;
  isRecommended?: boolean;
  /** Cursor: only promotions after this one, newest first. */
  after?: Bindable<string> | undefined;
}

const isAfter = (id: Bindable<string>) => sql`(${promotions.created_at}, ${promotions.id}) <
  (select p.created_at, p.id from ${promotions} p where p.id = ${id})`;

export function activePromotions(
  db: Db,
  today: Bindable<string>,
  { limit, offset = 0, order = "newest", category, isRecommended, after }: ListedPromotions,
) {
  return selectCards(db)
    .where(
      and(
        isActiveSql(promotions, today),
        // Lets SQLite start reading at today.
        order === "ending" ? gte(lastDay, today) : undefined,
        category === undefined ? undefined : isInCategory(category),
        isRecommended ? isRecommendedSql : undefined,
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(...ORDERS[order])
    .limit(limit)
    .offset(offset);
}

/** Query: the rows of `searchRows` with their promotions; rows without an id have none. */
export function foundPromotions(db: Db, today: Bindable<string>, search: Search, page: SearchPage) {
  return db
    .select({
      ...cardColumns,
      category: promotions.category,
      place: sql<number>`place`.as("place"),
      found: sql`found`.mapWith((json: string) => JSON.parse(json) as Found).as("found"),
    })
    .from(sql`${searchRows(search, today, page)} hit`)
    .leftJoin(promotions, sql`${promotions.id} = hit.id`)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id));
}

const NOTHING_FOUND: Found = { matches: [], chosen: 0, categories: [] };

export function foundIn(rows: Awaited<ReturnType<typeof foundPromotions>>) {
  const found = rows.find((row) => row.found)?.found ?? NOTHING_FOUND;
  const names = new Map(found.categories.map(([id, name]) => [id, name]));
  const promotions = rows
    .filter((row): row is (typeof rows)[number] & PromotionCardRow => row.id !== null)
    .sort((one, other) => one.place - other.place)
    .map((row) => ({ ...row, category: names.get(row.category_id ?? "") ?? row.category }));
  return { promotions, ...found };
}

export function activeCounts(db: Db, today: Bindable<string>) {
  return db
    .select({
      category_id: sql<string | null>`nullif(${record_counts.part}, '')`.as("category_id"),
      total: visibleTotal.as("total"),
    })
    .from(record_counts)
    .where(isCounted("promotion", today))
    .groupBy(record_counts.part)
    .having(sql`${visibleTotal} > 0`);
}

export function guideFacts(db: Db, today: Bindable<string>) {
  const total = (kind: "promotion" | "casino") =>
    sql<number>`${visibleTotal} filter (where ${eq(record_counts.kind, kind)})`;
  return db
    .select({
      active: total("promotion").as("active"),
      casinos: total("casino").as("casinos"),
      updated_at: sql<string | null>`(select ${promotions.updated_at} from ${promotions}
        where ${isActiveSql(promotions, today)} order by ${promotions.updated_at} desc limit 1)`.as("updated_at"),
    })
    .from(record_counts)
    .where(and(inArray(record_counts.kind, ["promotion", "casino"]), lt(record_counts.end_date, today)));
}

/** Query: active promotions of recommended casinos among these ids (an SQL list), unordered. */
export function promotionsAmong(db: Db, today: Bindable<string>, ids: SQL, limit: Limit) {
  // The unary plus keeps SQLite from using the index, which would read all active promotions.
  const isCurrent = isActiveSql(
    { is_active: sql`+${promotions.is_active}`, expiry_date: promotions.expiry_date },
    today,
  );
  return selectCards(db)
    .where(and(sql`${promotions.id} in ${ids}`, isCurrent, isRecommendedSql))
    .limit(limit);
}

export function endingPromotions(db: Db, today: Bindable<string>, limit: Limit) {
  return selectCards(db)
    .where(
      and(isActiveSql(promotions, today), gte(lastDay, today), isNotNull(promotions.expiry_date), isRecommendedSql),
    )
    .orderBy(...ORDERS.ending)
    .limit(limit);
}

export function lowestWagering(db: Db, today: Bindable<string>, limit: Limit) {
  return selectCards(db)
    .where(and(isActiveSql(promotions, today), isRecommendedSql, isNotNull(promotions.wagering)))
    .orderBy(...ORDERS.wagering)
    .limit(limit);
}

/** Query: newest first, switched-off ones last; includes ended ones. */
export function promotionsOfCasino(db: Db, casinoId: SQL | string, limit: Limit, offset: Limit) {
  return selectCards(db)
    .where(eq(promotions.casino_id, casinoId))
    .orderBy(desc(promotions.is_active), ...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** Query: other active promotions of the same casino (or of none), newest first; none if it is not recommended. */
export function otherPromotions(db: Db, id: SQL | string, today: Bindable<string>) {
  // `''` matches no casino; null would match promotions without one.
  const casinoId = sql`(select casino_id from ${promotions} where id = ${id})`;
  return selectCards(db)
    .where(
      and(
        isActiveSql(promotions, today),
        isRecommendedSql,
        sql`${promotions.casino_id} is case when ${id} is null then '' else ${casinoId} end`,
        ne(promotions.id, id),
      ),
    )
    .orderBy(...newestFirst)
    .limit(OTHER_PROMOTIONS);
}

export function promotionsForFeed(db: Db, today: string, limit: number) {
  return db
    .select({ ...cardColumns, created_at: promotions.created_at, updated_at: promotions.updated_at })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id))
    .where(isActiveSql(promotions, today))
    .orderBy(...newestFirst)
    .limit(limit);
}

const selectForSitemap = (db: Db) =>
  db
    .select({
      title: promotions.title,
      slug: promotions.slug,
      updated_at: promotions.updated_at,
      casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id));

export const promotionsForSitemap = (db: Db, today: Bindable<string>, limit: number) =>
  selectForSitemap(db)
    .where(isActiveSql(promotions, today))
    .orderBy(...newestFirst)
    .limit(limit);

export function promotionsInRange(db: Db, today: string, range: RowRange) {
  // The unary plus keeps SQLite from using the index, which would read all active promotions.
  const isActive = isActiveSql(
    { is_active: sql`+${promotions.is_active}`, expiry_date: promotions.expiry_date },
    today,
  );
  return selectForSitemap(db).where(and(isInRange(promotions, range), isActive));
}
