import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, type Promotion, promotion_categories, promotions } from "../../db/schema";
import { dayInIstanbul } from "../turkish/calendar";
import { requireCasino } from "../casinos/editing.server";
import { safeHtml } from "../html/sanitize";
import { Refusal } from "../refusal";
import { queueAnnouncements } from "../announcements/announcements.server";
import { isActive, isExpired, isExpiredSql } from "../records/active-promotion";
import { type Edit, laterThan, revise, revisedBy } from "../records/revision.server";
import { slugify } from "../text/slug";
import { freeSlug } from "../records/free-slug.server";
import { isOneOf } from "../records/selection.server";
import { foldTr } from "../turkish/folding";
import { typicalGain } from "./bonus-value";
import { composeDescription, fullDescription } from "./description.server";
import type { ExpiryUpdate, PromotionInput } from "./rules";
import { historyWith } from "./term-history.server";

export const PROMOTION_NOT_FOUND = "Promosyon bulunamadı";

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

/** Queues an announcement of an active one. Throws `Refusal`: `invalid` if its casino or category does not exist. */
export async function addPromotion(db: Db, input: PromotionInput, { now, by }: Edit): Promise<Promotion> {
  const time = now.toISOString();
  const slug = promotionSlug(input, input.slug || slugify(input.title, now));
  const row = {
    ...(await derivedColumns(db, input)),
    slug,
    id: crypto.randomUUID(),
    created_at: time,
    updated_at: time,
    updated_by: by,
  };
  const isAdded = and(eq(promotions.id, row.id), eq(promotions.is_active, true));
  const [[added]] = await db.batch([
    db.insert(promotions).values(row).returning(),
    queueAnnouncements(db, "promotion", isAdded, now),
  ]);
  if (!added) throw new Error("nothing was inserted");
  return added;
}

/** Announces one that becomes active or changes its address. Throws `Refusal`: `invalid`, `not_found`, `conflict`. */
export async function revisePromotion(
  db: Db,
  id: string,
  expectedVersion: string,
  input: PromotionInput,
  edit: Edit,
): Promise<Promotion> {
  const { now } = edit;
  const [known] = await db.select({ slug: promotions.slug }).from(promotions).where(eq(promotions.id, id));
  if (!known) throw new Refusal("not_found", PROMOTION_NOT_FOUND);
  const slug = promotionSlug(input, input.slug || known.slug, id);
  const today = dayInIstanbul(now);
  const isCurrent = isActive(input, today);
  const isNew = sql`${isCurrent ? 1 : 0} and (${promotions.is_active} = 0 or ${promotions.slug} <> ${slug}
    or ${promotions.casino_id} is not ${input.casino_id} or ${isExpiredSql(promotions.expiry_date, today)})`;
  const values = {
    ...(await derivedColumns(db, input)),
    slug,
    term_history: historyWith(input, now),
    indexed: input.is_active ? sql`${promotions.indexed} and not (${isNew})` : false,
    ...revisedBy(expectedVersion, edit),
  };
  return revise(db, promotions, id, expectedVersion, values, PROMOTION_NOT_FOUND, {
    kind: "promotion",
    shown: editable,
    before: (isUnchanged) => queueAnnouncements(db, "promotion", and(isUnchanged, isNew), now),
  });
}

/** Changes the last day only; announces one that is active again. Throws `Refusal`: `not_found`, `conflict`. */
export async function setExpiry(
  db: Db,
  id: string,
  { expiry_date, updated_at }: ExpiryUpdate,
  edit: Edit,
): Promise<Promotion> {
  const { now } = edit;
  const today = dayInIstanbul(now);
  const isActiveAgain = sql`${promotions.is_active} = 1 and ${isExpired(expiry_date, today) ? 0 : 1}
    and ${isExpiredSql(promotions.expiry_date, today)}`;
  const values = {
    expiry_date,
    term_history: historyWith({ expiry_date }, now),
    indexed: sql`${promotions.indexed} and not (${isActiveAgain})`,
    ...revisedBy(updated_at, edit),
  };
  return revise(db, promotions, id, updated_at, values, PROMOTION_NOT_FOUND, {
    kind: "promotion",
    shown: editable,
    before: (isUnchanged) => queueAnnouncements(db, "promotion", and(isUnchanged, isActiveAgain), now),
  });
}

/** Returns the ids of those that changed; queues announcements of activated ones. */
export async function activatePromotions(
  db: Db,
  ids: string[],
  is_active: boolean,
  { now, by }: Edit,
): Promise<string[]> {
  const chosen = and(isOneOf(promotions.id, ids), sql`${promotions.is_active} <> ${is_active ? 1 : 0}`);
  const update = db
    .update(promotions)
    .set({ is_active, indexed: false, updated_at: laterThan(promotions.updated_at, now), updated_by: by })
    .where(chosen)
    .returning({ id: promotions.id });
  const rows = is_active
    ? (await db.batch([queueAnnouncements(db, "promotion", chosen, now), update]))[1]
    : await update;
  return rows.map((row) => row.id);
}

const promotionSlug = ({ casino_id }: PromotionInput, slug: string, id?: string) =>
  freeSlug(promotions, slug, { id, within: sql`taken.casino_id is ${casino_id}` });

async function derivedColumns(db: Db, { short_description, full_description, ...input }: PromotionInput) {
  await requireCasino(db, input.casino_id);
  const described = composeDescription(short_description, full_description);
  return {
    ...input,
    ...described,
    typical_gain: typicalGain(input),
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
