import { inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { promotions, record_counts, searched_promotions } from "../../db/schema";
import { isCounted, visibleTotal } from "../records/counts.server";
import type { Limit } from "../records/list";
import { foldTr } from "../turkish/folding";
import { MATCHES_COUNTED } from "./constants";
import { categoryId, type PromotionOrder } from "./filtering.server";
import { DIGITS, INDEX, isOfOrder } from "./search-index";

export interface PromotionFilter {
  q?: string;
  maxWagering?: number | undefined;
  /** At least what must be deposited. */
  deposit?: number | undefined;
  isLicensed?: boolean;
  hasCode?: boolean;
}

const hex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The documents whose text contains a folded term: by its letter, the beginning of a gram, or grams one after the other. */
function containing(term: string): string {
  const letters = Array.from(term);
  if (letters.length === 1) return `words : "l${hex(term)}"`;
  if (letters.length === 2) return `grams : "${hex(term)}" *`;
  const grams = letters.slice(2).map((_, at) => hex(letters.slice(at, at + 3).join("")));
  return `grams : "${grams.join(" ")}"`;
}

/** Numbers up to `most`: those that have a smaller digit after the same ones, and itself. */
function atMost(letter: keyof typeof DIGITS, most: number): string {
  const digits = `${Math.min(most, 10 ** DIGITS[letter] - 1)}`.padStart(DIGITS[letter], "0");
  const smaller = Array.from(digits, (digit, at) =>
    Array.from({ length: Number(digit) }, (_, lower) => `${letter}${digits.slice(0, at)}${lower}`),
  );
  return `words : (${[...smaller.flat(), letter + digits].join(" OR ")})`;
}

/** What FTS5 looks up for a filter; undefined where nothing is filtered. */
export function matchOf({ q, maxWagering, deposit, isLicensed, hasCode }: PromotionFilter): string | undefined {
  const term = foldTr(q ?? "");
  const parts = [
    term && containing(term),
    maxWagering !== undefined && atMost("w", maxWagering),
    deposit !== undefined && atMost("d", deposit),
    isLicensed && "words : licensed",
    hasCode && "words : code",
  ].filter((part) => typeof part === "string" && part !== "");
  return parts.length > 0 ? parts.map((part) => `(${part})`).join(" AND ") : undefined;
}

export interface Search {
  /** See `matchOf`. */
  match: Bindable<string>;
  /** Slug of a category. */
  category?: Bindable<string> | undefined;
}

const index = sql.raw(INDEX);

/** SQL condition; without rows for a category that there is not. */
const isHit = ({ match, category }: Search, order: PromotionOrder, today: Bindable<string>): SQL => {
  const matched =
    category === undefined ? sql`${match}` : sql`${match} || ' AND (words : c' || hex(${categoryId(category)}) || ')'`;
  return sql`${index} match ${matched} and ${sql.raw(isOfOrder(order))} and last_day >= ${today}`;
};

interface HitsOptions {
  order: PromotionOrder;
  limit: Limit;
  offset: Limit;
  /** Only those after the promotion with this id. */
  after?: Bindable<string> | undefined;
}

/** SQL: subselect of the ids (`promotion_id`) and places (`place`) of active promotions that match. */
export function hits(search: Search, today: Bindable<string>, { order, limit, offset, after }: HitsOptions): SQL {
  const isAfter =
    after === undefined
      ? sql``
      : sql` and rowid > (select ${sql.identifier(order)} from ${searched_promotions} where promotion_id = ${after})`;
  return sql`(select promotion_id, rowid as place from ${index} where ${isHit(search, order, today)}${isAfter}
    order by rowid limit ${limit} offset ${offset})`;
}

/** Takes promotions out of the index whose last day, in Istanbul, is over. */
export async function forgetEnded(db: Db, today: string): Promise<void> {
  const ended = db.select({ id: promotions.id }).from(promotions).where(lt(promotions.expiry_date, today));
  await db.delete(searched_promotions).where(inArray(searched_promotions.promotion_id, ended));
}

/** SQL: subselect of the categories of matches, one more than `MATCHES_COUNTED` at most. */
const categoriesOf = (search: Search, today: Bindable<string>, isChosen: 0 | 1) =>
  sql`select * from (select category_id, 1 as total, ${sql.raw(`${isChosen}`)} as is_chosen from ${index}
    where ${isHit(search, "newest", today)} order by rowid limit ${sql.raw(`${MATCHES_COUNTED + 1}`)})`;

/**
 * Query: how many active promotions match, by category id, of at most one more than `MATCHES_COUNTED`, with 0 for other
 * categories that have active ones; and once more in the category of the search (`is_chosen`) among its own alone.
 */
export function matchCounts(db: Db, today: Bindable<string>, { match, category }: Search) {
  const active = sql`select nullif(${record_counts.part}, '') as category_id, 0 as total, 0 as is_chosen from ${record_counts}
    where ${isCounted("promotion", today)} group by ${record_counts.part} having ${visibleTotal} > 0`;
  const chosen = category === undefined ? sql`` : sql` union all ${categoriesOf({ match, category }, today, 1)}`;
  return db
    .select({
      category_id: sql<string | null>`category_id`.as("category_id"),
      total: sql<number>`total(total)`.as("total"),
      is_chosen: sql<number>`is_chosen`.as("is_chosen"),
    })
    .from(sql`(${active} union all ${categoriesOf({ match }, today, 0)}${chosen})`)
    .groupBy(sql`category_id`, sql`is_chosen`);
}
