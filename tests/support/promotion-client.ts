import { beforeAll } from "vitest";
import { type Casino, casinos, type Category, type Promotion, promotion_categories, promotions } from "../../db/schema";
import { promotionInput } from "./inputs";
import { resourceClient } from "./resource-client";
import type { AdminSite } from "./site";

export type EditablePromotion = Promotion & { full_description: string; casino_name: string; is_expired: boolean };

/** The promotions of the panel. New ones belong to the first casino and category of the demo content. */
export function promotionClient(site: AdminSite) {
  let casino: Casino;
  let category: Category;
  beforeAll(async () => {
    const [[someCasino], [someCategory]] = await Promise.all([
      site.server.db.select().from(casinos).limit(1),
      site.server.db.select().from(promotion_categories).limit(1),
    ]);
    if (!someCasino || !someCategory) throw new Error("the demo content lacks a casino or a category");
    [casino, category] = [someCasino, someCategory];
  });
  const good = () => ({ ...promotionInput(), casino_id: casino.id, category_id: category.id });
  return {
    ...resourceClient<typeof promotions, EditablePromotion>(site, "/api/admin/promotions", promotions, good),
    casino: () => casino,
    category: () => category,
    good,
  };
}
