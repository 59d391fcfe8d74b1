import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotions, users } from "../../db/schema";
import { clearIndexed, queueAnnouncements } from "../announcements/announcements.server";
import { htmlMark } from "../text/mark";
import { sanitizeAtLeast } from "../text/sanitize";
import { isActiveSql } from "../records/active-promotion.server";
import { derivedOf } from "../records/search-text.server";
import { freeSlug } from "../records/free-slug.server";
import type { Edit } from "../records/revision.server";
import { scoreSql } from "../records/score.server";
import { writeReferences } from "../references/writing.server";
import { slugify } from "../text/slug";
import { dayInIstanbul } from "../text/calendar";
import { type CasinoSave, DESCRIPTION_MIN, DESCRIPTION_SHORT } from "./rules";

/** Statements that add a casino; the first returns the row. An empty slug is derived from the name. */
export function additionStatements(db: Db, id: string, input: CasinoSave, edit: Edit) {
  const { now, by, site } = edit;
  const time = now.toISOString();
  const slug = freeSlug(casinos, input.slug || slugify(input.name, now));
  const reviewed = reviewedBy(input, edit, { review: null, reviewed_by: null, reviewed_at: null });
  const row = { ...rowOf(input), ...reviewed, slug, id, created_at: time, updated_at: time, updated_by: by };
  return [db.insert(casinos).values(row).returning(), ...writeReferences(db, "casino", row, site)] as const;
}

/** A new slug also announces the casino's active promotions. */
export function revisionOf(db: Db, id: string, input: CasinoSave, edit: Edit) {
  const { now, site } = edit;
  const address = input.slug ? freeSlug(casinos, input.slug, { id }) : undefined;
  const values = { ...rowOf(input), ...reviewedBy(input, edit, casinos), slug: address };
  const isOwn = eq(promotions.casino_id, id);
  const isMoved = (isUnchanged: SQL | undefined) =>
    sql`exists (select 1 from ${casinos} where ${isUnchanged} and ${casinos.slug} <> ${address ?? casinos.slug})`;
  const moved = (isUnchanged: SQL | undefined) =>
    and(isOwn, isActiveSql(promotions, dayInIstanbul(now)), isMoved(isUnchanged));
  return {
    values,
    before: (isUnchanged: SQL | undefined) => [
      queueAnnouncements(db, "promotion", moved(isUnchanged), now),
      ...writeReferences(db, "casino", { id, ...values }, site, isUnchanged),
    ],
    also: [clearIndexed(db, "promotion", isOwn)],
  };
}

/** The columns that name who wrote the review: whoever saved other scores or reasons. */
function reviewedBy(
  { review }: CasinoSave,
  { by, now }: Edit,
  stored:
    | Pick<typeof casinos, "review" | "reviewed_by" | "reviewed_at">
    | Record<"review" | "reviewed_by" | "reviewed_at", null>,
) {
  if (!review) return { reviewed_by: null, reviewed_at: null };
  const isSame = sql`json(${stored.review}) is json(${JSON.stringify(review)})`;
  const account = sql`(select ${users.id} from ${users} where ${users.email} = ${by})`;
  return {
    reviewed_by: sql`case when ${isSame} then ${stored.reviewed_by} else ${account} end`,
    reviewed_at: sql`case when ${isSame} then ${stored.reviewed_at} else ${now.toISOString()} end`,
  };
}

/** Sanitised description. Throws `Refusal("invalid")` if it is then too short. */
export const storedDescription = (description: string) =>
  sanitizeAtLeast(DESCRIPTION_MIN, description, "description", DESCRIPTION_SHORT);

export function rowOf(input: CasinoSave, clean = storedDescription) {
  const description = clean(input.description);
  return {
    ...input,
    description,
    html_mark: htmlMark(description),
    ...derivedOf("casino", input),
    score: scoreSql(sql`${input.review && JSON.stringify(input.review)}`),
  };
}
