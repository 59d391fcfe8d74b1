import { and, count, desc, eq, inArray, isNotNull, max, ne, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, promotion_categories, promotions } from "../../db/schema";
import { isRecommendedSql, warningSql } from "../casinos/standing.server";
import { isActiveSql } from "../records/active-promotion.server";
import type { Limit } from "../records/list";
import {
  isForUnknown,
  isListed,
  newestFirst,
  orderedBy,
  type PromotionFilter,
  type PromotionOrder,
  statesGain,
} from "./filtering.server";
import { ALTERNATIVES, OTHER_PROMOTIONS } from "./constants";

/** Columns need unique names, since a batch returns rows as objects. */
export const cardColumns = {
  id: promotions.id,
  title: promotions.title,
  slug: promotions.slug,
  short_description: promotions.short_description,
  image_url: promotions.image_url,
  image_focus: promotions.image_focus,
  has_own_url: sql<number>`${promotions.url} <> ''`.as("has_own_url"),
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
  wagering_base: promotions.wagering_base,
  valid_days: promotions.valid_days,
  max_cashout: promotions.max_cashout,
  audience: promotions.audience,
  audience_note: promotions.audience_note,
  is_active: promotions.is_active,
  casino_id: promotions.casino_id,
  casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
  casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
  casino_logo: sql<string | null>`${casinos.logo_url}`.as("casino_logo"),
  casino_score: sql<number | null>`${casinos.score}`.as("casino_score"),
  casino_rating: sql<number | null>`${casinos.rating}`.as("casino_rating"),
  casino_warning: warningSql.as("casino_warning"),
  casino_last_verified_at: sql<string | null>`${casinos.last_verified_at}`.as("casino_last_verified_at"),
};

export const categoryColumn = sql<string | null>`coalesce(${promotion_categories.name}, ${promotions.category})`.as(
  "category_name",
);

function selectCards(db: Db) {
  return db.select(cardColumns).from(promotions).leftJoin(casinos, eq(casinos.id, promotions.casino_id));
}

export type PromotionCardRow = Awaited<ReturnType<typeof selectCards>>[number];

interface ListedPromotions extends CardPage {
  filter?: PromotionFilter;
  isRecommended?: boolean;
}

export function activePromotions(
  db: Db,
  today: Bindable<string>,
  { filter = {}, isRecommended, ...page }: ListedPromotions,
) {
  const matches = and(isListed(db, today, filter), isRecommended ? isRecommendedSql : undefined);
  return pageOfCards(db, matches, { ...page, isKnownFirst: filter.membership !== undefined });
}

interface CardPage {
  order?: PromotionOrder | undefined;
  /** Whether those that do not say who can get them come last. */
  isKnownFirst?: boolean;
  /** For the order of their value. */
  deposit?: Bindable<number>;
  limit: Limit;
  offset?: Limit;
}

/** Query: a page of cards. Filters and sorts by the covering index, and reads only the rows of the page. */
function pageOfCards(
  db: Db,
  matches: SQL | undefined,
  { order = "newest", isKnownFirst = false, deposit, limit, offset = 0 }: CardPage,
) {
  const sorted = [...(isKnownFirst ? [isForUnknown] : []), ...orderedBy(order, deposit)];
  const ids = db
    .select({ id: promotions.id })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(matches)
    .orderBy(...sorted)
    .limit(limit)
    .offset(offset);
  return selectCards(db)
    .where(inArray(promotions.id, ids))
    .orderBy(...sorted);
}

/** Query: the number of listed promotions in each category, null for those without one. */
export function activeCounts(db: Db, today: Bindable<string>, filter: PromotionFilter = {}) {
  return db
    .select({ category_id: promotions.category_id, total: count().as("total") })
    .from(promotions)
    .where(isListed(db, today, filter))
    .groupBy(promotions.category_id);
}

export function guideFacts(db: Db, today: Bindable<string>) {
  return db
    .select({
      active: count().as("active"),
      casinos: sql<number>`(select count(*) from ${casinos})`.as("casinos"),
      updated_at: max(promotions.updated_at).as("updated_at"),
    })
    .from(promotions)
    .where(isActiveSql(promotions, today));
}

/** Query: active promotions of recommended casinos among these ids (an SQL list), unordered. */
export function promotionsAmong(db: Db, today: Bindable<string>, ids: SQL, limit: Limit) {
  return selectCards(db)
    .where(and(sql`${promotions.id} in ${ids}`, isActiveSql(promotions, today), isRecommendedSql))
    .limit(limit);
}

const isHighlight = (today: Bindable<string>) => and(isActiveSql(promotions, today), isRecommendedSql, statesGain);

export function endingPromotions(db: Db, today: Bindable<string>, limit: Limit) {
  const isEnding = and(isHighlight(today), isNotNull(promotions.expiry_date));
  return pageOfCards(db, isEnding, { order: "ending", isKnownFirst: true, limit });
}

export function lowestWagering(db: Db, today: Bindable<string>, limit: Limit) {
  const isKnown = and(isHighlight(today), isNotNull(promotions.wagering));
  return pageOfCards(db, isKnown, { order: "wagering", isKnownFirst: true, limit });
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

/** Query: active promotions of licensed casinos in the category of one whose casino is not recommended (P6.6). */
export function licensedAlternatives(db: Db, id: SQL | string, today: Bindable<string>) {
  const category = sql`(select p.category_id from ${promotions} p join ${casinos} c on c.id = p.casino_id
    where p.id = ${id} and c.standing = 'not_recommended')`;
  return selectCards(db)
    .where(
      and(
        sql`${promotions.category_id} = ${category}`,
        isActiveSql(promotions, today),
        isRecommendedSql,
        eq(casinos.is_licensed, true),
      ),
    )
    .orderBy(...orderedBy("value"))
    .limit(ALTERNATIVES);
}

export function promotionsForFeed(db: Db, today: string, limit: number) {
  return db
    .select({
      ...cardColumns,
      category: categoryColumn,
      created_at: promotions.created_at,
      updated_at: promotions.updated_at,
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id))
    .where(isActiveSql(promotions, today))
    .orderBy(...newestFirst)
    .limit(limit);
}

export function promotionsForSitemap(db: Db, today: Bindable<string>, limit: number) {
  return db
    .select({
      title: promotions.title,
      slug: promotions.slug,
      updated_at: promotions.updated_at,
      casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(isActiveSql(promotions, today))
    .orderBy(...newestFirst)
    .limit(limit);
}
