import { and, asc, desc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { casinos, promotion_categories, promotions } from "../../db/schema";
import { foldTr } from "../turkish/folding";

export type PromotionOrder = "newest" | "ending" | "wagering" | "value";

export interface PromotionFilter {
  q?: string;
  /** Slug of an active category. */
  category?: string | undefined;
  maxWagering?: number | undefined;
  /** At least what must be deposited. */
  deposit?: number | undefined;
  isLicensed?: boolean;
  hasCode?: boolean;
}

export const newestFirst = [desc(promotions.created_at), desc(promotions.id)];

/** SQL: the last day, or one after all others. */
export const lastDay = sql`coalesce(${promotions.expiry_date}, '9999')`;

/** Unknown values come last. */
export const ORDERS: Record<PromotionOrder, SQL[]> = {
  newest: newestFirst,
  ending: [asc(lastDay), ...newestFirst],
  wagering: [sql`${promotions.wagering} is null`, asc(promotions.wagering), ...newestFirst],
  value: [desc(promotions.typical_gain), desc(promotions.id)],
};

/** SQL: title, short description or casino contain the term, whatever its case and Turkish letters. */
const contains = (term: string) => sql`(instr(${promotions.search_text}, ${term}) > 0
  or ${promotions.casino_id} in (select id from ${casinos} where instr(search_text, ${term}) > 0))`;

/** SQL for all of a filter but the category, by which matches are counted; undefined where nothing is filtered. */
export const isMatch = ({ q, maxWagering, deposit, isLicensed, hasCode }: PromotionFilter): SQL | undefined => {
  const term = foldTr(q ?? "");
  return and(
    term ? contains(term) : undefined,
    maxWagering === undefined ? undefined : lte(promotions.wagering, maxWagering),
    deposit === undefined ? undefined : lte(promotions.min_deposit, deposit),
    isLicensed ? sql`${promotions.casino_id} in (select id from ${casinos} where is_licensed = 1)` : undefined,
    hasCode ? isNotNull(promotions.promotion_code) : undefined,
  );
};

export const isInCategory = (slug: string): SQL =>
  eq(promotions.category_id, sql`(select id from ${promotion_categories} where slug = ${slug} and is_active = 1)`);
