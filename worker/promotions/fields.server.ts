import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { type Promotion, promotion_categories, promotions } from "../../db/schema";
import { queueAnnouncements, queueChanges } from "../announcements/announcements.server";
import { requireCasino } from "../casinos/editing.server";
import { isActiveSql } from "../records/active-promotion.server";
import { freeSlug } from "../records/free-slug.server";
import { KINDS } from "../records/kinds.server";
import { type Edit, type Revision, revisionStatements } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { noteChange } from "../records/versions.server";
import { Refusal } from "../refusal";
import { dayInIstanbul } from "../text/calendar";
import type { Audience } from "./bonus-terms";
import { expiryRevision } from "./editing.server";
import type { FieldChange } from "./field-changes";
import { isRevived, movedDay } from "./moved-day";
import { differsFrom, historyWith } from "./term-history.server";

type Field = FieldChange["field"];
type Known = Pick<Promotion, "id" | "slug" | "url" | "is_active" | "updated_at" | Field>;

interface Write {
  known: Known;
  value: string | null;
}

/** Changes one field of promotions. Returns the ids of those that changed, in their order. Throws `Refusal`: `invalid`. */
export async function changeField(db: Db, ids: string[], change: FieldChange, edit: Edit) {
  const { field, value } = change;
  const today = dayInIstanbul(edit.now);
  const stored = await promotionsById(db, ids);
  const writes = ids.flatMap((id) => {
    const known = stored.get(id);
    if (!known) return [];
    if (change.field !== "expiry_date") return [{ known, value }];
    const day = movedDay(known.expiry_date, value, today);
    return change.revives || !isRevived(known, day, today) ? [{ known, value: day }] : [];
  });
  const changing = writes.filter(
    ({ known, value }) => known[field] !== value && (field !== "casino_id" || value !== null || known.url !== ""),
  );
  return write(db, field, changing, edit);
}

async function promotionsById(db: Db, ids: string[]): Promise<Map<string, Known>> {
  const { id, slug, url, is_active, updated_at, expiry_date, category_id, casino_id, audience } = promotions;
  const rows = await db
    .select({ id, slug, url, is_active, updated_at, expiry_date, category_id, casino_id, audience })
    .from(promotions)
    .where(isOneOf(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function write(db: Db, field: Field, writes: Write[], edit: Edit): Promise<string[]> {
  if (writes.length === 0) return [];
  if (field === "casino_id")
    for (const value of new Set(writes.map(({ value }) => value))) await requireCasino(db, value);
  const names = field === "category_id" ? await categoryNames(db) : new Map<string, string>();
  const planned = writes.map((planned) => {
    const { id, updated_at } = planned.known;
    const revision = revisionOfField(db, field, planned, names, edit);
    return revisionStatements(db, "promotion", id, updated_at, revision, edit);
  });
  const noted = noteChange(db, "promotion", edit.change);
  const statements = [...planned.flatMap(({ statements }) => statements), ...noted];
  const answers = await db.batch(statements as unknown as [BatchItem<"sqlite">]);
  let next = 0;
  return planned.flatMap(({ statements, at }) => {
    const rows = answers[next + at] as unknown as Promotion[];
    next += statements.length;
    return rows.map(({ id }) => id);
  });
}

async function categoryNames(db: Db) {
  const { id, name } = promotion_categories;
  return new Map((await db.select({ id, name }).from(promotion_categories)).map((row) => [row.id, row.name]));
}

function revisionOfField(
  db: Db,
  field: Field,
  { known, value }: Write,
  names: Map<string, string>,
  edit: Edit,
): Revision<typeof promotions> {
  if (field === "expiry_date") return expiryRevision(db, value, edit);
  if (field === "category_id") {
    const category = value && names.get(value);
    if (category === undefined) throw new Refusal("invalid", KINDS.category.missing);
    return { values: { category_id: value, category } };
  }
  if (field === "audience") {
    const terms = { audience: value as Audience, audience_note: null };
    const isNews = and(eq(promotions.is_active, true), differsFrom(terms));
    return {
      values: { ...terms, term_history: historyWith(terms, edit.now) },
      before: (isUnchanged) => [queueChanges(db, "promotion", and(isUnchanged, isNews), edit.now)],
    };
  }
  const isMoved = and(sql`${promotions.casino_id} is not ${value}`, isActiveSql(promotions, dayInIstanbul(edit.now)));
  return {
    values: {
      casino_id: value,
      slug: freeSlug(promotions, known.slug, { id: known.id, within: sql`taken.casino_id is ${value}` }),
      ...(value && { former_casino_id: null, former_slug: null }),
      indexed: sql`${promotions.indexed} and not (${isMoved})`,
    },
    before: (isUnchanged) => [queueAnnouncements(db, "promotion", and(isUnchanged, isMoved), edit.now)],
  };
}
