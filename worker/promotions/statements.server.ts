import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Promotion, promotions } from "../../db/schema";
import { queueAnnouncements, queueChanges } from "../announcements/announcements.server";
import { isActive } from "../records/active-promotion";
import { isActiveSql, isExpiredSql } from "../records/active-promotion.server";
import { derivedOf } from "../records/search-text.server";
import { freeSlug } from "../records/free-slug.server";
import type { Edit } from "../records/revision.server";
import { writeReferences } from "../references/writing.server";
import { slugify } from "../text/slug";
import { dayInIstanbul } from "../text/calendar";
import { composeDescription } from "./description.server";
import type { PromotionSave } from "./rules";
import { differsFrom, historyWith } from "./term-history.server";

/** Statements that add a promotion, for one batch; the first returns the row. `category` is a name. */
export function additionStatements(
  db: Db,
  id: string,
  input: PromotionSave,
  category: string | null,
  { now, by, site }: Edit,
) {
  const time = now.toISOString();
  const slug = promotionSlug(input, input.slug || slugify(input.title, now));
  const row = {
    ...rowOf(input, category),
    slug,
    id,
    created_at: time,
    updated_at: time,
    updated_by: by,
    activated_at: input.is_active ? time : null,
  };
  const isAdded = and(eq(promotions.id, id), isActiveSql(promotions, dayInIstanbul(now)));
  return [
    db.insert(promotions).values(row).returning(),
    queueAnnouncements(db, "promotion", isAdded, now),
    ...writeReferences(db, "promotion", row, site),
  ] as const;
}

export function revisionOf(
  db: Db,
  known: Pick<Promotion, "id" | "slug">,
  input: PromotionSave,
  category: string | null,
  { now, site }: Edit,
) {
  const slug = promotionSlug(input, input.slug || known.slug, known.id);
  const today = dayInIstanbul(now);
  const isCurrent = isActive(input, today);
  const isNew = sql`${isCurrent ? 1 : 0} and (${promotions.is_active} = 0 or ${promotions.slug} <> ${slug}
    or ${promotions.casino_id} is not ${input.casino_id} or ${isExpiredSql(promotions.expiry_date, today)})`;
  const isNews = sql`${promotions.is_active} = 1 and (${input.is_active ? 0 : 1} or ${differsFrom(input)})`;
  const values = {
    ...rowOf(input, category),
    slug,
    term_history: historyWith(input, now),
    // A promotion that got another casino does not return to the one in the trash.
    ...(input.casino_id && { former_casino_id: null, former_slug: null }),
    activated_at: input.is_active ? firstActivation(now) : undefined,
    indexed: input.is_active ? sql`${promotions.indexed} and not (${isNew})` : false,
  };
  return {
    values,
    before: (isUnchanged: SQL | undefined) => [
      queueAnnouncements(db, "promotion", and(isUnchanged, isNew), now),
      queueChanges(db, "promotion", and(isUnchanged, isNews), now),
      ...writeReferences(db, "promotion", { id: known.id, ...values }, site, isUnchanged),
    ],
  };
}

/** SQL: the time of the first activation, for a promotion that is switched on now. */
export const firstActivation = (now: Date) => sql`coalesce(${promotions.activated_at}, ${now.toISOString()})`;

const promotionSlug = ({ casino_id }: PromotionSave, slug: string, id?: string) =>
  freeSlug(promotions, slug, { id, within: sql`taken.casino_id is ${casino_id}` });

/** The columns that a form stores; `category` is a name. */
export function rowOf({ short_description, full_description, ...input }: PromotionSave, category: string | null) {
  const described = composeDescription(short_description, full_description);
  return {
    ...input,
    ...described,
    category,
    ...derivedOf("promotion", { ...input, ...described }),
  };
}
