import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { promotion_categories, promotions } from "../../db/schema";

export type PromotionOrder = "newest" | "ending" | "wagering" | "value";

export const newestFirst = [desc(promotions.created_at), desc(promotions.id)];

/** SQL: the last day; without one, a day after all others. */
export const lastDay = sql`coalesce(${promotions.expiry_date}, '9999')`;

export const ORDERS: Record<PromotionOrder, SQL[]> = {
  newest: newestFirst,
  ending: [asc(lastDay), ...newestFirst],
  wagering: [sql`${promotions.wagering} is null`, asc(promotions.wagering), ...newestFirst],
  value: [desc(promotions.typical_gain), desc(promotions.id)],
};

/** SQL: id of the active category with this slug, or null. */
export const categoryId = (slug: Bindable<string>): SQL =>
  sql`(select id from ${promotion_categories} where slug = ${slug} and is_active = 1)`;

export const isInCategory = (slug: Bindable<string>): SQL => eq(promotions.category_id, categoryId(slug));
