import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { saved_views } from "../../db/schema";
import { found, Refusal } from "../refusal";
import { isDuplicate } from "../records/revision.server";
import { type ViewInput, SAVED_VIEWS_MAX, type ViewUpdate } from "./saved-views-rules";

const NOT_FOUND = "Görünüm bulunamadı";
const shown = {
  id: saved_views.id,
  name: saved_views.name,
  query: saved_views.query,
  is_default: saved_views.is_default,
};

export const listViews = (db: Db, userId: string, screen: string) =>
  db
    .select(shown)
    .from(saved_views)
    .where(and(eq(saved_views.user_id, userId), eq(saved_views.screen, screen)))
    .orderBy(asc(saved_views.name));

/** Overwrites a view of the same name, which stays the default if it was. Throws `Refusal`: `conflict` for more than `SAVED_VIEWS_MAX`. */
export async function saveView(db: Db, userId: string, { screen, name, query, is_default }: ViewInput) {
  const others = sql`(select count(*) from ${saved_views} as other
    where other.user_id = ${userId} and other.screen = ${screen} and other.name <> ${name})`;
  const created_at = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
  const row = {
    id: crypto.randomUUID(),
    user_id: userId,
    screen,
    name,
    query,
    is_default: Number(is_default),
    created_at,
  };
  const set = { query, ...(is_default && { is_default }) };
  const save = insertFrom(db, saved_views, row, sql`${others} < ${SAVED_VIEWS_MAX}`)
    .onConflictDoUpdate({ target: [saved_views.user_id, saved_views.screen, saved_views.name], set })
    .returning(shown);
  const list = and(eq(saved_views.user_id, userId), eq(saved_views.screen, screen));
  const isSaved = sql`exists (select 1 from ${saved_views} as v
    where v.user_id = ${userId} and v.screen = ${screen} and v.name = ${name} and v.is_default)`;
  const alone = db
    .update(saved_views)
    .set({ is_default: false })
    .where(and(list, ne(saved_views.name, name), isSaved));
  const [[saved]] = await (is_default ? db.batch([save, alone]) : db.batch([save]));
  if (!saved) throw new Refusal("conflict", `Bir listede en çok ${SAVED_VIEWS_MAX} görünüm kaydedilebilir`);
  return saved;
}

/** Throws `Refusal`: `not_found`, `invalid` for a name that another view has. */
export async function changeView(db: Db, userId: string, id: string, { name, is_default }: ViewUpdate) {
  const own = and(eq(saved_views.id, id), eq(saved_views.user_id, userId));
  const screen = sql`(select v.screen from ${saved_views} as v where v.id = ${id} and v.user_id = ${userId})`;
  const others = and(eq(saved_views.user_id, userId), sql`${saved_views.screen} = ${screen}`, ne(saved_views.id, id));
  const change = db.update(saved_views).set({ name, is_default }).where(own).returning(shown);
  try {
    const [[changed]] = await (is_default
      ? db.batch([change, db.update(saved_views).set({ is_default: false }).where(others)])
      : db.batch([change]));
    return found(changed, NOT_FOUND);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Refusal("invalid", "Bu adda bir görünüm var", { fields: { name: "Bu adda bir görünüm var" } });
  }
}

/** Returns the view as it was. Throws `Refusal`: `not_found`. */
export async function removeView(db: Db, userId: string, id: string) {
  const [removed] = await db
    .delete(saved_views)
    .where(and(eq(saved_views.id, id), eq(saved_views.user_id, userId)))
    .returning(shown);
  return found(removed, NOT_FOUND);
}
