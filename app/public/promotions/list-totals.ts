import type { activeCategories } from "../../../worker/categories/public.server";
import { PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";

type Category = Awaited<ReturnType<typeof activeCategories>>[number];

/** Totals of the list and its number of pages; `totals` is by category id, "" for bonuses without one. */
export function listTotals(categories: Category[], totals: ReadonlyMap<string, number>, slug: string | undefined) {
  const inAll = [...totals.values()].reduce((sum, total) => sum + total, 0);
  const chips = categories.map(({ id, ...category }) => ({ ...category, total: totals.get(id) ?? 0 }));
  const chosen = chips.find((chip) => chip.slug === slug);
  const total = chosen ? chosen.total : inAll;
  return {
    chips: chips.filter((chip) => chip.total > 0 || chip === chosen),
    chosen,
    inAll,
    total,
    pages: Math.ceil(total / PROMOTIONS_PER_PAGE),
  };
}
