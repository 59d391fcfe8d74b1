import { and, between, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { promotions, withoutTerms, withoutText } from "../../db/schema";
import { listedValue } from "../fields";
import { endsInWeekSql, isExpiredSql } from "../records/active-promotion.server";
import { NONE } from "../records/list";
import { mayBeApart, wordsOf } from "../text/words";
import { AUDIENCES } from "./bonus-terms";
import { hasWord, isForUnknown } from "./filtering.server";

export const promotionFilters = {
  /** `overdue`: expired, but still switched on. */
  status: z.enum(["active", "passive", "expired", "overdue"]).optional(),
  casino: listedValue,
  category: listedValue,
  /** The last day: one of the next seven days, today included, in this month, none, or over. */
  end: z.enum(["week", "month", "undated", "expired"]).optional(),
  audience: z.enum(AUDIENCES).optional(),
  missing: z.enum(["picture", "alt", "description", "terms", "audience", "code"]).optional(),
};
export type PromotionListFilters = z.infer<z.ZodObject<typeof promotionFilters>> & { q: string };

const isOf = (column: typeof promotions.casino_id | typeof promotions.category_id, id: string) =>
  id === NONE ? isNull(column) : eq(column, id);

const MISSING: Record<NonNullable<PromotionListFilters["missing"]>, SQL | undefined> = {
  picture: isNull(promotions.image_url),
  alt: and(isNotNull(promotions.image_url), isNull(promotions.image_alt)),
  description: withoutText('"promotions"."description"'),
  terms: withoutTerms,
  audience: isForUnknown,
  code: isNull(promotions.promotion_code),
};

function ends(end: NonNullable<PromotionListFilters["end"]>, today: string): SQL | undefined {
  if (end === "undated") return isNull(promotions.expiry_date);
  if (end === "expired") return isExpiredSql(promotions.expiry_date, today);
  const month = today.slice(0, 7);
  if (end === "month") return between(promotions.expiry_date, `${month}-01`, `${month}-31`);
  return endsInWeekSql(promotions.expiry_date, today);
}

export function matchingPromotions(db: Db, filters: PromotionListFilters, today: string): SQL | undefined {
  const { status, casino, category, end, audience, missing } = filters;
  const isExpired = isExpiredSql(promotions.expiry_date, today);
  return and(
    ...wordsOf(filters.q).map((text) => hasWord(db, { text, isApart: mayBeApart(text) })),
    status === "expired" || status === "overdue" ? isExpired : undefined,
    status === "overdue" ? eq(promotions.is_active, true) : undefined,
    status === "active" || status === "passive"
      ? sql`not ${isExpired} and ${promotions.is_active} = ${status === "active" ? 1 : 0}`
      : undefined,
    casino ? isOf(promotions.casino_id, casino) : undefined,
    category ? isOf(promotions.category_id, category) : undefined,
    end ? ends(end, today) : undefined,
    audience ? eq(promotions.audience, audience) : undefined,
    missing ? MISSING[missing] : undefined,
  );
}
