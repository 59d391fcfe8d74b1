import { and, count, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, type Promotion, promotion_categories, promotions } from "../../db/schema";
import { firstWords } from "../../db/schema/columns";
import { dayInIstanbul } from "../turkish/calendar";
import { requireCasino } from "../casinos/editing.server";
import { safeHtml } from "../html/sanitize";
import { Refusal } from "../refusal";
import { LIST_SIZE, listOf, type ListQuery, offsetOf, orderOf } from "../records/list";
import { queueAnnouncements } from "../announcements/announcements.server";
import { isActive, isExpiredSql } from "../records/active-promotion";
import { laterThan, revise, revisionTime } from "../records/revision.server";
import { slugify } from "../text/slug";
import { freeSlug } from "../records/free-slug.server";
import { isOneOf } from "../records/selection.server";
import { foldTr } from "../turkish/folding";
import { foldedSql } from "../turkish/folding.server";
import { describe, fullDescription } from "./description.server";
import type { PromotionInput } from "./rules";

export const promotionSorts = {
  // The folded title, so that Ç stands beside C.
  title: [firstWords("promotions.search_text")],
  casino: [casinos.sort_key],
  category: [promotion_categories.sort_key],
  promotion_code: [promotions.promotion_code],
  is_active: [promotions.is_active, promotions.created_at],
  expiry_date: [promotions.expiry_date],
  created_at: [promotions.created_at],
};
export const PROMOTION_NOT_FOUND = "Promosyon bulunamadı";

export interface PromotionListQuery extends ListQuery {
  status?: "active" | "passive" | "expired" | undefined;
}

/** One page of the promotions, newest first unless told otherwise; `today` is a day in Istanbul. */
export async function listPromotions(
  db: Db,
  { q, sort = "-created_at", page, status }: PromotionListQuery,
  today: string,
) {
  const term = foldTr(q);
  const isExpired = isExpiredSql(promotions.expiry_date, today);
  const matches = and(
    term
      ? sql`(instr(${promotions.search_text}, ${term}) > 0 or instr(${foldedSql(promotions.promotion_code)}, ${term}) > 0
          or ${promotions.casino_id} in (select c.id from ${casinos} c where instr(c.search_text, ${term}) > 0))`
      : undefined,
    status === "expired" ? isExpired : undefined,
    status === "active" || status === "passive"
      ? sql`not ${isExpired} and ${promotions.is_active} = ${status === "active" ? 1 : 0}`
      : undefined,
  );
  const [rows, [all]] = await db.batch([
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
        promotion_code: promotions.promotion_code,
        is_active: promotions.is_active,
        indexed: promotions.indexed,
        expiry_date: promotions.expiry_date,
        created_at: promotions.created_at,
        updated_at: promotions.updated_at,
        is_expired: sql<number>`${isExpired}`.as("is_expired"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id))
      .where(matches)
      .orderBy(...orderOf(promotionSorts, sort, promotions.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(promotions)
      .where(matches),
  ]);
  return listOf(
    rows.map((row) => ({ ...row, is_expired: row.is_expired === 1 })),
    all?.total,
    page,
  );
}

/** One promotion as it is edited, with its casino's name: its short description apart from the rest. */
export async function promotionRow(db: Db, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(promotions), casino_name: sql<string | null>`${casinos.name}`.as("casino_name") })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(eq(promotions.id, id));
  return row && { ...editable(row), casino_name: row.casino_name };
}

export function editable(row: Promotion) {
  const description = row.description && safeHtml(row.description, row.html_mark);
  return { ...row, description, full_description: fullDescription({ description }) };
}

/** Adds a promotion; an active one is yet to be announced. Throws `Refusal("invalid")` where its casino or category is not there. */
export async function addPromotion(db: Db, input: PromotionInput, now: Date): Promise<Promotion> {
  const time = now.toISOString();
  const slug = promotionSlug(input, input.slug || slugify(input.title, now));
  const row = { ...(await derived(db, input)), slug, id: crypto.randomUUID(), created_at: time, updated_at: time };
  const isAdded = and(eq(promotions.id, row.id), eq(promotions.is_active, true));
  const [[added]] = await db.batch([
    db.insert(promotions).values(row).returning(),
    queueAnnouncements(db, "promotion", isAdded, now),
  ]);
  if (!added) throw new Error("nothing was inserted");
  return added;
}

/**
 * Changes a promotion; its slug stays unless one is given. One that is switched on, current again after it expired, or
 * active at another address now, is yet to be announced. Throws `Refusal`: `invalid`, `not_found`, `conflict`.
 */
export async function revisePromotion(
  db: Db,
  id: string,
  basis: string,
  input: PromotionInput,
  now: Date,
): Promise<Promotion> {
  const [known] = await db.select({ slug: promotions.slug }).from(promotions).where(eq(promotions.id, id));
  if (!known) throw new Refusal("not_found", PROMOTION_NOT_FOUND);
  const slug = promotionSlug(input, input.slug || known.slug, id);
  const today = dayInIstanbul(now);
  const isCurrent = isActive(input, today);
  const isNew = sql`${isCurrent ? 1 : 0} and (${promotions.is_active} = 0 or ${promotions.slug} <> ${slug}
    or ${promotions.casino_id} is not ${input.casino_id} or ${isExpiredSql(promotions.expiry_date, today)})`;
  const values = {
    ...(await derived(db, input)),
    slug,
    indexed: input.is_active ? sql`${promotions.indexed} and not (${isNew})` : false,
    updated_at: revisionTime(basis, now),
  };
  return revise(db, promotions, id, basis, values, PROMOTION_NOT_FOUND, {
    shown: editable,
    before: (isUnchanged) => queueAnnouncements(db, "promotion", and(isUnchanged, isNew), now),
  });
}

/** Switches promotions on or off, and returns those that changed; one switched on is yet to be announced. */
export async function activatePromotions(db: Db, ids: string[], is_active: boolean, now: Date): Promise<string[]> {
  const chosen = and(isOneOf(promotions.id, ids), sql`${promotions.is_active} <> ${is_active ? 1 : 0}`);
  const update = db
    .update(promotions)
    .set({ is_active, indexed: false, updated_at: laterThan(promotions.updated_at, now) })
    .where(chosen)
    .returning({ id: promotions.id });
  const rows = is_active
    ? (await db.batch([queueAnnouncements(db, "promotion", chosen, now), update]))[1]
    : await update;
  return rows.map((row) => row.id);
}

const promotionSlug = ({ casino_id }: PromotionInput, slug: string, id?: string) =>
  freeSlug(promotions, slug, { id, within: sql`taken.casino_id is ${casino_id}` });

async function derived(db: Db, { short_description, full_description, ...input }: PromotionInput) {
  await requireCasino(db, input.casino_id);
  const described = describe(short_description, full_description);
  return {
    ...input,
    ...described,
    category: await categoryName(db, input.category_id),
    search_text: `${foldTr(input.title)}\n${foldTr(described.short_description)}`,
  };
}

async function categoryName(db: Db, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [row] = await db
    .select({ name: promotion_categories.name })
    .from(promotion_categories)
    .where(eq(promotion_categories.id, id));
  if (!row) throw new Refusal("invalid", "Kategori bulunamadı", { fields: { category_id: "Kategori bulunamadı" } });
  return row.name;
}
