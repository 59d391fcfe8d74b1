import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotion_categories, promotions } from "../../db/schema";
import { fieldsOf } from "../fields";
import { EXPORT_SIZE, type ListQuery, orderOf, readList } from "../records/list";
import { editable } from "./editing.server";
import { matchingPromotions, type PromotionListFilters } from "./list-filters.server";
import { promotionSorts } from "./listing.server";
import { promotionInput } from "./rules";

/** Promotions of a list in the format of an import, with casino and category as slugs. */
export async function exportPromotions(db: Db, query: ListQuery & PromotionListFilters, today: string) {
  const { sort = "-created_at", page } = query;
  const matches = matchingPromotions(db, query, today);
  const { rows, ...list } = await readList(
    db,
    db
      .select({
        ...getTableColumns(promotions),
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
        category_slug: sql<string | null>`${promotion_categories.slug}`.as("category_slug"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id))
      .where(matches)
      .orderBy(...orderOf(promotionSorts, sort, promotions.id)),
    { from: promotions, matches, page, size: EXPORT_SIZE },
  );
  const exported = rows.map(({ casino_slug: casino, category_slug: category, ...row }) => ({
    ...fieldsOf(promotionInput, editable(row)),
    id: row.id,
    updated_at: row.updated_at,
    casino,
    category,
  }));
  return { ...list, rows: exported };
}
