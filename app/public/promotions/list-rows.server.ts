import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { activeCategories } from "../../../worker/categories/public.server";
import type { PromotionOrder } from "../../../worker/promotions/filtering.server";
import { PROMOTIONS_PER_PAGE } from "../../../worker/promotions/constants";
import { activeCounts, activePromotions, foundIn, foundPromotions } from "../../../worker/promotions/public.server";
import type { Scope } from "../../../worker/scope.server";
import type { ListPage } from "../shell/far-pages";
import { loadPage } from "../shell/load-page.server";
import type { ChosenList } from "./list-query.server";
import type { Counts } from "./list-totals";

interface Shape {
  order: PromotionOrder;
  isInCategory: boolean;
  isAfter: boolean;
}
type Values = Record<"category" | "from" | "after" | "today", Placeholder>;

const listQueries = (db: Db, { category, from, after, today }: Values, { order, ...shape }: Shape) =>
  [
    activeCategories(db),
    activeCounts(db, today),
    activePromotions(db, today, {
      order,
      limit: PROMOTIONS_PER_PAGE,
      offset: from,
      category: shape.isInCategory ? category : undefined,
      after: shape.isAfter ? after : undefined,
    }),
  ] as const;

const searchQueries = (
  db: Db,
  { match, category, from, after, today }: Values & Record<"match", Placeholder>,
  { order, ...shape }: Shape,
) => {
  const search = { match, category: shape.isInCategory ? category : undefined };
  const page = { order, from, size: PROMOTIONS_PER_PAGE, after: shape.isAfter ? after : undefined };
  return [activeCategories(db), foundPromotions(db, today, search, page)] as const;
};

/** Reads a page of the list, a filtered one by the search index. Throws a 503 like `loadPage`. */
export async function listRows(
  scope: Scope,
  { match, order, choice: { kategori } }: ChosenList,
  { from, after }: ListPage,
) {
  const failure = "Bir hata oluştu: Promosyonlar yüklenemedi";
  const values = { category: kategori ?? null, from, after };
  const shape = { order, isInCategory: kategori !== undefined, isAfter: after !== null };
  if (match === null) {
    const { shell, rows } = await loadPage(scope, failure, { queries: listQueries, values, shape });
    const [categories, active, promotions] = rows;
    const counts: Counts = { totals: new Map(active.map(({ category_id, total }) => [category_id ?? "", total])) };
    return { shell, categories, promotions, counts };
  }
  const read = { queries: searchQueries, values: { ...values, match }, shape };
  const { shell, rows } = await loadPage(scope, failure, read);
  const [categories, found] = rows;
  const { promotions, matches, chosen, categories: known } = foundIn(found);
  const totals = new Map(known.filter(([, , hasActive]) => hasActive).map(([id]) => [id, 0]));
  for (const id of matches) totals.set(id, (totals.get(id) ?? 0) + 1);
  const hasNext = promotions.length > PROMOTIONS_PER_PAGE;
  const counts: Counts = { totals, search: { chosen, hasNext } };
  return { shell, categories, promotions: promotions.slice(0, PROMOTIONS_PER_PAGE), counts };
}
