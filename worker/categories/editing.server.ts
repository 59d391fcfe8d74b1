import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Category, promotion_categories, promotions } from "../../db/schema";
import { SLUG_TAKEN } from "../fields";
import { requireRecord } from "../records/editable.server";
import { type ListQuery, orderOf, readList } from "../records/list";
import { derivedOf } from "../records/search-text.server";
import { Refusal } from "../refusal";
import { type Edit, isDuplicate, reviseRecord } from "../records/revision.server";
import { moveToTrash } from "../trash/deleting.server";
import { foldTr, sortKeyTr } from "../text/folding";
import { type CategoryInput, IN_USE } from "./rules";

export const categorySorts = {
  name: [promotion_categories.sort_key],
  slug: [promotion_categories.slug],
  is_active: [promotion_categories.is_active, promotion_categories.sort_key],
};

export function matchingCategories(q: string) {
  const term = foldTr(q);
  return term
    ? sql`(instr(lower(${promotion_categories.slug}), ${term}) > 0 or instr(${promotion_categories.sort_key}, ${sortKeyTr(q)}) > 0)`
    : undefined;
}

export async function listCategories(db: Db, { q, sort = "name", page }: ListQuery) {
  const matches = matchingCategories(q);
  return readList(
    db,
    db
      .select({
        id: promotion_categories.id,
        name: promotion_categories.name,
        slug: promotion_categories.slug,
        description: promotion_categories.description,
        is_active: promotion_categories.is_active,
        updated_at: promotion_categories.updated_at,
        promotion_count:
          sql<number>`(select count(*) from ${promotions} where ${promotions.category_id} = "promotion_categories"."id")`.as(
            "promotion_count",
          ),
      })
      .from(promotion_categories)
      .where(matches)
      .orderBy(...orderOf(categorySorts, sort, promotion_categories.id)),
    { from: promotion_categories, matches, page },
  );
}

/** Throws `Refusal`: `invalid` if the slug is taken. */
export async function addCategory(db: Db, input: CategoryInput, edit: Edit): Promise<Category> {
  const row = rowOf(crypto.randomUUID(), input, edit);
  const [added] = await refuseTakenSlug(() => db.insert(promotion_categories).values(row).returning());
  if (!added) throw new Error("nothing was inserted");
  return added;
}

export function rowOf(id: string, input: CategoryInput, { now }: Edit) {
  const time = now.toISOString();
  return { ...input, id, ...derivedOf("category", input), created_at: time, updated_at: time };
}

/** Renames the category in its promotions, too. Throws `Refusal`: `invalid` (slug taken), `not_found`, `conflict`. */
export async function reviseCategory(
  db: Db,
  id: string,
  basis: string,
  input: CategoryInput,
  edit: Edit,
): Promise<Category> {
  return refuseTakenSlug(() => reviseRecord(db, "category", id, basis, revisionOf(db, id, input), edit));
}

export function revisionOf(db: Db, id: string, input: CategoryInput) {
  const renamed = db
    .update(promotions)
    .set({ category: sql`(select name from ${promotion_categories} where id = ${id})` })
    .where(eq(promotions.category_id, id));
  return { values: { ...input, ...derivedOf("category", input) }, also: [renamed] };
}

/** Throws `Refusal`: `conflict` while promotions use it, `not_found`. */
export async function removeCategory(db: Db, id: string, edit: Edit): Promise<void> {
  const [moved] = await moveToTrash(db, "category", [id], edit);
  if (moved) return;
  await requireRecord(db, "category", id);
  throw new Refusal("conflict", IN_USE);
}

async function refuseTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Refusal("invalid", SLUG_TAKEN, { fields: { slug: SLUG_TAKEN } });
  }
}
