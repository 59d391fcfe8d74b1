import { and, eq, getTableColumns, not, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, type Promotion, promotion_categories, promotions } from "../../db/schema";
import type { Activation } from "../fields";
import { dayInIstanbul } from "../text/calendar";
import { requireCasino } from "../casinos/editing.server";
import { editable as editableRow, requireRecord } from "../records/editable.server";
import { Refusal } from "../refusal";
import { queueAnnouncements, queueChanges } from "../announcements/announcements.server";
import { isExpired } from "../records/active-promotion";
import { isExpiredSql } from "../records/active-promotion.server";
import { KINDS } from "../records/kinds.server";
import { type Edit, reviseRecord, type Revision } from "../records/revision.server";
import { derivedOf } from "../records/search-text.server";
import { switchRecords } from "../records/switching.server";
import { refuseOwnSite } from "../outbound/own-site";
import { fullDescription } from "./description.server";
import type { CodeUpdate, ExpiryUpdate, PromotionSave } from "./rules";
import { additionStatements, firstActivation, revisionOf } from "./statements.server";
import { differsFrom, historyWith } from "./term-history.server";

export async function promotionRow(db: Db, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(promotions), casino_name: sql<string | null>`${casinos.name}`.as("casino_name") })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(eq(promotions.id, id));
  return row && { ...editable(row), casino_name: row.casino_name };
}

export function editable(row: Promotion) {
  const shown = editableRow("promotion", row);
  return { ...shown, full_description: fullDescription(shown) };
}

/** Announces an active promotion. Throws `Refusal`: `invalid` if its casino or category does not exist. */
export async function addPromotion(db: Db, input: PromotionSave, edit: Edit): Promise<Promotion> {
  refuseOwnSite({ url: input.url }, edit.site);
  await requireCasino(db, input.casino_id);
  const category = await categoryName(db, input.category_id);
  const [[added]] = await db.batch(additionStatements(db, crypto.randomUUID(), input, category, edit));
  if (!added) throw new Error("nothing was inserted");
  return added;
}

/** Announces a promotion that becomes active or moves. Throws `Refusal`: `invalid`, `not_found`, `conflict`. */
export async function revisePromotion(
  db: Db,
  id: string,
  expectedVersion: string,
  input: PromotionSave,
  edit: Edit,
): Promise<Promotion> {
  const known = await requireRecord(db, "promotion", id);
  refuseOwnSite({ url: input.url }, edit.site);
  await requireCasino(db, input.casino_id);
  const category = await categoryName(db, input.category_id);
  const revision = revisionOf(db, known, input, category, edit);
  return reviseRecord(db, "promotion", id, expectedVersion, revision, edit, editable);
}

/** Changes only the last day; announces a promotion that becomes active. Throws `Refusal`: `not_found`, `conflict`. */
export async function setExpiry(
  db: Db,
  id: string,
  { expiry_date, updated_at }: ExpiryUpdate,
  edit: Edit,
): Promise<Promotion> {
  return reviseRecord(db, "promotion", id, updated_at, expiryRevision(db, expiry_date, edit), edit, editable);
}

/** Values and statements of `setExpiry`. */
export function expiryRevision(db: Db, expiry_date: string | null, { now }: Edit): Revision<typeof promotions> {
  const today = dayInIstanbul(now);
  const isActiveAgain = sql`${promotions.is_active} = 1 and ${isExpired(expiry_date, today) ? 0 : 1}
    and ${isExpiredSql(promotions.expiry_date, today)}`;
  return {
    values: {
      expiry_date,
      term_history: historyWith({ expiry_date }, now),
      indexed: sql`${promotions.indexed} and not (${isActiveAgain})`,
    },
    before: (isUnchanged) => [
      queueAnnouncements(db, "promotion", and(isUnchanged, isActiveAgain), now),
      queueChanges(
        db,
        "promotion",
        and(isUnchanged, eq(promotions.is_active, true), differsFrom({ expiry_date })),
        now,
      ),
    ],
  };
}

/** Changes only the code. Throws `Refusal`: `not_found`, `conflict`. */
export async function setCode(db: Db, id: string, { promotion_code, updated_at }: CodeUpdate, edit: Edit) {
  const { title, short_description } = await requireRecord(db, "promotion", id);
  const values = { promotion_code, ...derivedOf("promotion", { title, short_description, promotion_code }) };
  return reviseRecord(db, "promotion", id, updated_at, { values }, edit, editable);
}

/** Announces those whose last day is over, once: services know those that are `indexed`. */
export async function announceEnded(db: Db, now: Date): Promise<void> {
  const isEnded = and(eq(promotions.indexed, true), isExpiredSql(promotions.expiry_date, dayInIstanbul(now)));
  await db.batch([
    queueChanges(db, "promotion", isEnded, now),
    db.update(promotions).set({ indexed: false }).where(isEnded),
  ]);
}

/** Returns the changed ids; announces those that were switched on or off. */
export function activatePromotions(db: Db, ids: string[], action: Activation, edit: Edit): Promise<string[]> {
  const { now, by } = edit;
  const isOn = action === "activate";
  const isCurrent = not(isExpiredSql(promotions.expiry_date, dayInIstanbul(now)));
  return switchRecords(db, "promotion", ids, action, edit, {
    values: { ...(isOn && { activated_at: firstActivation(now) }), indexed: false, updated_by: by },
    before: (isSwitched) => [
      isOn
        ? queueAnnouncements(db, "promotion", and(isSwitched, isCurrent), now)
        : queueChanges(db, "promotion", isSwitched, now),
    ],
  });
}

async function categoryName(db: Db, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [row] = await db
    .select({ name: promotion_categories.name })
    .from(promotion_categories)
    .where(eq(promotion_categories.id, id));
  const { missing } = KINDS.category;
  if (!row) throw new Refusal("invalid", missing, { fields: { category_id: missing } });
  return row.name;
}
