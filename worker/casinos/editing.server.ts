import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Casino, casinos, promotions } from "../../db/schema";
import { dayInIstanbul } from "../turkish/calendar";
import { htmlMark, safeHtml, sanitizeAtLeast } from "../html/sanitize";
import { Refusal } from "../refusal";
import { queueAnnouncements, clearIndexed } from "../announcements/announcements.server";
import { isActiveSql } from "../records/active-promotion";
import { type Edit, revise, revisedBy } from "../records/revision.server";
import { slugify } from "../text/slug";
import { scoreSql } from "../records/score.server";
import { freeSlug } from "../records/free-slug.server";
import { foldTr, sortKeyTr } from "../turkish/folding";
import { type CasinoInput, DESCRIPTION_MIN, DESCRIPTION_SHORT } from "./rules";
import { warningSql } from "./standing.server";

export const CASINO_NOT_FOUND = "Casino bulunamadı";

/** All of them by name, with what a promotion's card and summary say of its casino. */
export async function casinoNames(db: Db) {
  return db
    .select({
      id: casinos.id,
      name: casinos.name,
      slug: casinos.slug,
      logo_url: casinos.logo_url,
      score: casinos.score,
      rating: casinos.rating,
      casino_warning: warningSql.as("casino_warning"),
      is_licensed: casinos.is_licensed,
      licence_authority: casinos.licence_authority,
    })
    .from(casinos)
    .orderBy(casinos.sort_key, casinos.id);
}

export async function casinoRow(db: Db, id: string): Promise<Casino | undefined> {
  const [row] = await db.select().from(casinos).where(eq(casinos.id, id));
  return row && editable(row);
}

export const editable = (row: Casino): Casino => ({
  ...row,
  description: row.description && safeHtml(row.description, row.html_mark),
});

/** An empty slug is made of the name. */
export async function addCasino(db: Db, input: CasinoInput, { now, by }: Edit): Promise<Casino> {
  const time = now.toISOString();
  const slug = freeSlug(casinos, input.slug || slugify(input.name, now));
  const row = {
    ...input,
    ...derivedColumns(input),
    slug,
    id: crypto.randomUUID(),
    created_at: time,
    updated_at: time,
    updated_by: by,
  };
  const [added] = await db.insert(casinos).values(row).returning();
  if (!added) throw new Error("nothing was inserted");
  return added;
}

/** A new slug queues announcements of its active promotions, too. Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseCasino(
  db: Db,
  id: string,
  basis: string,
  { slug, ...input }: CasinoInput,
  edit: Edit,
): Promise<Casino> {
  const own = { slug: slug ? freeSlug(casinos, slug, { id }) : undefined };
  const values = { ...input, ...derivedColumns(input), ...own, ...revisedBy(basis, edit) };
  const isOwn = eq(promotions.casino_id, id);
  return revise(db, casinos, id, basis, values, CASINO_NOT_FOUND, {
    kind: "casino",
    shown: editable,
    before(isUnchanged) {
      const { now } = edit;
      const isMoved = sql`exists (select 1 from ${casinos} where ${isUnchanged} and ${casinos.slug} <> ${own.slug ?? casinos.slug})`;
      return queueAnnouncements(db, "promotion", and(isOwn, isActiveSql(promotions, dayInIstanbul(now)), isMoved), now);
    },
    also: [clearIndexed(db, "promotion", isOwn)],
  });
}

function derivedColumns({ name, description, review }: Pick<CasinoInput, "name" | "description" | "review">) {
  const clean = sanitizeAtLeast(DESCRIPTION_MIN, description, "description", DESCRIPTION_SHORT);
  return {
    description: clean,
    html_mark: htmlMark(clean),
    sort_key: sortKeyTr(name),
    search_text: foldTr(name),
    score: scoreSql(sql`${review && JSON.stringify(review)}`),
  };
}

/** Throws `Refusal`: `invalid` if the casino does not exist. */
export async function requireCasino(db: Db, id: string | null): Promise<void> {
  if (id && !(await casinoRow(db, id)))
    throw new Refusal("invalid", CASINO_NOT_FOUND, { fields: { casino_id: CASINO_NOT_FOUND } });
}
