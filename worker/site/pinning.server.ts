import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, hero_section, promotions } from "../../db/schema";
import { isExpiredSql } from "../records/active-promotion.server";
import { foldTr } from "../text/folding";
import { PINS_MAX, type PinnedList } from "./home-rules";

const OFFERED = 6;

/** Why home does not show a pinned record. */
export type PinProblem = "off" | "expired" | "not_recommended" | "draft";

/** A record that is or can be pinned. */
export interface Pinnable {
  id: string;
  name: string;
  casino_name: string | null;
  problem: PinProblem | null;
}

const problem = (cases: SQL) => sql<PinProblem | null>`case ${cases} end`.as("problem");
const notRecommended = sql`when ${casinos.standing} = 'not_recommended' then 'not_recommended'`;
const noCasino = sql<null>`null`.as("casino_name");
const newestFirst = ({ created_at, id }: { created_at: SQLiteColumn; id: SQLiteColumn }) => [
  desc(created_at),
  desc(id),
];

const pinnablePromotions = (db: Db, today: string, where: SQL, limit: number) =>
  db
    .select({
      id: promotions.id,
      name: promotions.title,
      casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
      problem: problem(sql`when ${promotions.is_active} = 0 then 'off'
        when ${isExpiredSql(promotions.expiry_date, today)} then 'expired' ${notRecommended}`),
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(where)
    .orderBy(...newestFirst(promotions))
    .limit(limit);

const pinnableCasinos = (db: Db, where: SQL, limit: number) =>
  db
    .select({ id: casinos.id, name: casinos.name, casino_name: noCasino, problem: problem(notRecommended) })
    .from(casinos)
    .where(where)
    .orderBy(...newestFirst(casinos))
    .limit(limit);

const pinnablePosts = (db: Db, where: SQL, limit: number) =>
  db
    .select({
      id: blog_posts.id,
      name: blog_posts.title,
      casino_name: noCasino,
      problem: problem(sql`when ${blog_posts.is_published} = 0 then 'draft'`),
    })
    .from(blog_posts)
    .where(where)
    .orderBy(...newestFirst(blog_posts))
    .limit(limit);

export async function findPinnable(db: Db, list: PinnedList, q: string, today: string): Promise<Pinnable[]> {
  const contains = ({ search_text }: { search_text: SQLiteColumn }) => sql`instr(${search_text}, ${foldTr(q)}) > 0`;
  if (list === "pinned_casinos") return pinnableCasinos(db, contains(casinos), OFFERED);
  if (list === "pinned_posts") return pinnablePosts(db, contains(blog_posts), OFFERED);
  const ofCasino = sql`${promotions.casino_id} in (select c.id from ${casinos} c where instr(c.search_text, ${foldTr(q)}) > 0)`;
  return pinnablePromotions(db, today, sql`(${contains(promotions)} or ${ofCasino})`, OFFERED);
}

/** State of the pinned records; deleted ones are missing. */
export async function readPinned(db: Db, today: string): Promise<Pinnable[]> {
  const isPinned = (list: PinnedList, id: SQLiteColumn) =>
    sql`${id} in (select value->>'id' from ${hero_section}, json_each(${hero_section[list]}))`;
  const found = await db.batch([
    pinnablePromotions(db, today, isPinned("pinned_promotions", promotions.id), PINS_MAX.pinned_promotions),
    pinnableCasinos(db, isPinned("pinned_casinos", casinos.id), PINS_MAX.pinned_casinos),
    pinnablePosts(db, isPinned("pinned_posts", blog_posts.id), PINS_MAX.pinned_posts),
  ]);
  return found.flat();
}
