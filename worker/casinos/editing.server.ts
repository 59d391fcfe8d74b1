import { and, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Casino, casinos, promotions } from "../../db/schema";
import { dayInIstanbul } from "../turkish/calendar";
import { htmlMark, plainText, safeHtml, sanitizeAtLeast } from "../html/sanitize";
import { Refusal } from "../refusal";
import { LIST_SIZE, listOf, type ListQuery, offsetOf, orderOf } from "../records/list";
import { queueAnnouncements, clearIndexed } from "../announcements/announcements.server";
import { isActiveSql } from "../records/active-promotion";
import { type Edit, revise, revisedBy } from "../records/revision.server";
import { slugify } from "../text/slug";
import { scoreSql } from "../records/score.server";
import { freeSlug } from "../records/free-slug.server";
import { excerpt } from "../text/visible-text";
import { foldTr, sortKeyTr } from "../turkish/folding";
import { casinoDays } from "../verification/age.server";
import { type CasinoInput, DESCRIPTION_MIN, DESCRIPTION_SHORT } from "./rules";
import { warningSql } from "./standing.server";

export const casinoSorts = {
  name: [casinos.sort_key],
  url: [casinos.url],
  score: [casinos.score],
  created_at: [casinos.created_at],
  last_verified_at: [casinos.last_verified_at],
};
export const CASINO_NOT_FOUND = "Casino bulunamadı";
const EXCERPT_LENGTH = 120;

export async function listCasinos(db: Db, { q, sort = "-created_at", page }: ListQuery) {
  const term = foldTr(q);
  const matches = term
    ? sql`(instr(${casinos.search_text}, ${term}) > 0 or instr(lower(${casinos.url}), ${term}) > 0)`
    : undefined;
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: casinos.id,
        name: casinos.name,
        slug: casinos.slug,
        url: casinos.url,
        logo_url: casinos.logo_url,
        description: casinos.description,
        rating: casinos.rating,
        score: casinos.score,
        standing: casinos.standing,
        created_at: casinos.created_at,
        updated_at: casinos.updated_at,
        updated_by: casinos.updated_by,
        last_verified_at: casinos.last_verified_at,
        verified_by: casinos.verified_by,
        verification_days: casinoDays.as("verification_days"),
        promotion_count:
          sql<number>`(select count(*) from ${promotions} where ${promotions.casino_id} = "casinos"."id")`.as(
            "promotion_count",
          ),
      })
      .from(casinos)
      .where(matches)
      .orderBy(...orderOf(casinoSorts, sort, casinos.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(casinos)
      .where(matches),
  ]);
  const short = (html: string | null) => excerpt(plainText((html ?? "").slice(0, 2_000)), EXCERPT_LENGTH);
  return listOf(
    rows.map((row) => ({ ...row, description: short(row.description) })),
    all?.total,
    page,
  );
}

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
