import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotion_categories, promotions } from "../../db/schema";
import { titlePrefix } from "../../db/schema/columns";
import { isExpiredSql } from "../records/active-promotion.server";
import { type ListQuery, orderOf, readList } from "../records/list";
import { promotionDays } from "../verification/age.server";
import { matchingPromotions, type PromotionListFilters } from "./list-filters.server";

export const promotionSorts = {
  title: [titlePrefix("promotions.search_text")],
  casino: [casinos.sort_key],
  category: [promotion_categories.sort_key],
  promotion_code: [promotions.promotion_code, promotions.created_at],
  is_active: [promotions.is_active, promotions.created_at],
  expiry_date: [promotions.expiry_date],
  last_verified_at: [promotions.last_verified_at],
  view_count: [promotions.view_count, promotions.created_at],
  created_at: [promotions.created_at],
};

export async function listPromotions(db: Db, query: ListQuery & PromotionListFilters, today: string) {
  const { sort = "-created_at", page } = query;
  const isExpired = isExpiredSql(promotions.expiry_date, today);
  const matches = matchingPromotions(db, query, today);
  return readList(
    db,
    db
      .select({
        id: promotions.id,
        title: promotions.title,
        slug: promotions.slug,
        casino_id: promotions.casino_id,
        casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
        casino_logo: sql<string | null>`${casinos.logo_url}`.as("casino_logo"),
        category: sql<string | null>`coalesce(${promotion_categories.name}, ${promotions.category})`.as(
          "category_name",
        ),
        audience: promotions.audience,
        audience_note: promotions.audience_note,
        promotion_code: promotions.promotion_code,
        is_active: promotions.is_active,
        indexed: promotions.indexed,
        view_count: promotions.view_count,
        expiry_date: promotions.expiry_date,
        created_at: promotions.created_at,
        updated_at: promotions.updated_at,
        updated_by: promotions.updated_by,
        is_expired: sql`${isExpired}`.mapWith(Boolean).as("is_expired"),
        last_verified_at: promotions.last_verified_at,
        verified_by: promotions.verified_by,
        verification_days: promotionDays.as("verification_days"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id))
      .where(matches)
      .orderBy(...orderOf(promotionSorts, sort, promotions.id)),
    { from: promotions, matches, page },
  );
}
