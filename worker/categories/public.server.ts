import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { promotion_categories } from "../../db/schema";

export function activeCategories(db: Db) {
  return db
    .select({
      id: promotion_categories.id,
      name: promotion_categories.name,
      slug: promotion_categories.slug,
      description: promotion_categories.description,
    })
    .from(promotion_categories)
    .where(eq(promotion_categories.is_active, true))
    .orderBy(asc(promotion_categories.sort_key), asc(promotion_categories.id));
}
