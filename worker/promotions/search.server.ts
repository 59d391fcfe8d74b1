import { inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { promotion_categories, promotions, searched_promotions } from "../../db/schema";
import { anyActiveSql } from "../records/active-promotion.server";
import type { Limit } from "../records/list";
import { DIRECT_ROWS } from "./constants";
import { categoryId, type PromotionOrder } from "./filtering.server";
import { EPOCH_DAY, firstOfSecond, INDEX, rangeOf, ROWS_OF_DAY } from "./search-index";

export interface Search {
  match: Bindable<string>;
  category?: Bindable<string> | undefined;
}

const index = sql.raw(INDEX);

const number = (value: number) => sql.raw(`${value}`);

/** SQL: index rows that match a search in one sort order; none if the category does not exist. */
const isHit = ({ match, category }: Search, order: PromotionOrder, today: Bindable<string>): SQL => {
  const matched =
    category === undefined ? sql`${match}` : sql`${match} || ' AND (words : c' || hex(${categoryId(category)}) || ')'`;
  const { first, last } = rangeOf(order);
  // In the order 'ending', ended promotions have lower rowids.
  const days = sql`cast(julianday(${today}) - julianday(${sql.raw(`'${EPOCH_DAY}'`)}) as integer)`;
  const from = order === "ending" ? sql`${number(first)} + ${days} * ${number(ROWS_OF_DAY)}` : number(first);
  return sql`${index} match ${matched} and rowid between ${from} and ${number(last)} and last_day >= ${today}`;
};

/** Removes promotions from the index once their last day in Istanbul is over. */
export async function forgetEnded(db: Db, today: string): Promise<void> {
  const ended = db.select({ id: promotions.id }).from(promotions).where(lt(promotions.expiry_date, today));
  await db.delete(searched_promotions).where(inArray(searched_promotions.promotion_id, ended));
}

export interface SearchPage {
  order: PromotionOrder;
  from: Limit;
  size: number;
  /** Cursor in the order 'newest', used instead of `from`: starts after this promotion. */
  after?: Bindable<string> | undefined;
}

export interface Found {
  /** Category id of each match ('' without one), at most `DIRECT_ROWS` + 1. */
  matches: string[];
  /** Number of matches in the searched category, with the same limit. */
  chosen: number;
  /** `[id, name, hasActive]` of each category; `hasActive` is 1 if any of its promotions is active. */
  categories: [string, string, 0 | 1][];
}

const scan = (condition: SQL, rows: number) =>
  sql`(select promotion_id, category_id from ${index} where ${condition} order by rowid limit ${number(rows)})`;

/** SQL: JSON of `Found.categories`. Each `exists` is an index seek; one with `or` would scan ended promotions. */
function categoriesOf(today: Bindable<string>): SQL {
  const hasActive = anyActiveSql(sql`category_id = ${promotion_categories.id}`, today);
  return sql`(select json_group_array(json_array(id, name, ${hasActive})) from ${promotion_categories})`;
}

/** SQL: rowid of a cursor in the order 'newest', by `created_at` if the promotion has left the index. */
const documentOf = (id: Bindable<string>) => sql`coalesce(
  (select newest from ${searched_promotions} where promotion_id = ${id}),
  (select ${sql.raw(firstOfSecond("former"))} from ${promotions} former where former.id = ${id}))`;

/**
 * SQL for `from`: a row for each place of a page, and one more. `id` is the promotion there, or null; `found` in the
 * first row is JSON of a `Found`. Reads the index once where possible, because D1 bills each row.
 */
export function searchRows(search: Search, today: Bindable<string>, { order, from, size, after }: SearchPage): SQL {
  const { match, category } = search;
  const isHere = isHit(search, order, today);
  const counted = (among: Search) => scan(isHit(among, order, today), DIRECT_ROWS + 1);
  const matches = sql`json_group_array(coalesce(category_id, ''))`;
  const isCountedHere = after === undefined;
  const page = isCountedHere ? counted(search) : scan(sql`${isHere} and rowid > ${documentOf(after)}`, size + 1);
  const all = isCountedHere && category === undefined ? matches : sql`(select ${matches} from ${counted({ match })})`;
  const inCategory = isCountedHere ? sql`count(*)` : sql`(select count(*) from ${counted(search)})`;
  const chosen = category === undefined ? sql`0` : inCategory;
  const places = sql.raw(Array.from({ length: size + 1 }, (_, place) => `(${place})`).join());
  return sql`(select place, ids ->> cast(place + ${isCountedHere ? from : 0} as integer) as id,
    iif(place = 0, found, null) as found
    from (select column1 as place from (values ${places})),
    (select json_group_array(promotion_id) as ids,
      json_object('matches', ${all}, 'chosen', ${chosen}, 'categories', ${categoriesOf(today)}) as found from ${page}))`;
}
