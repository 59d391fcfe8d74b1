import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../../db/client";
import {
  blog_posts,
  casinos,
  hero_section,
  pages,
  promotion_categories,
  promotion_comments,
  promotions,
  seo_settings,
} from "../../../db/schema";
import type { Edit } from "./trace";

/** SQL: the id of a row, the same for the same number. */
const some = (table: SQLiteTable, number: number, condition: SQL = sql`true`) =>
  sql`(select id from ${table} where ${condition} order by id limit 1
    offset ${number} % max(1, (select count(*) from ${table} where ${condition})))`;

const changed = (table: SQLiteTable, set: SQL, number: number, condition?: SQL) =>
  sql`update ${table} set ${set} where id = ${some(table, number, condition)}`;

const isOn = sql`is_active = 1`;

/** What editors and visitors write, as the statement that the database's triggers see. `time` is an ISO instant. */
const STATEMENTS: Record<Edit, (number: number, time: string) => SQL> = {
  promotionEdited: (n, time) =>
    changed(promotions, sql`title = 'Yeni ad ' || ${time}, terms = ${time}, updated_at = ${time}`, n, isOn),
  promotionAdded: (n, time) => sql`insert into ${promotions}
    (id, title, slug, short_description, url, search_text, casino_id, is_active, created_at, updated_at)
    values (${`added-${time}`}, 'Yeni', ${`added-${time}`}, '', 'https://x.example', '', ${some(casinos, n)}, 1, ${time}, ${time})`,
  promotionEnded: (n, time) => changed(promotions, sql`is_active = 0, updated_at = ${time}`, n, isOn),
  promotionVerified: (n, time) => changed(promotions, sql`last_verified_at = ${time}`, n, isOn),
  casinoEdited: (n, time) => changed(casinos, sql`name = name || '.', updated_at = ${time}`, n),
  postPublished: (_, time) => sql`insert into ${blog_posts}
    (id, title, slug, excerpt, content, category, author, is_published, published_at, search_text, created_at, updated_at)
    values (${`added-${time}`}, 'Yeni', ${`added-${time}`}, '', '', '', '', 1, ${time}, '', ${time}, ${time})`,
  postEdited: (n, time) => changed(blog_posts, sql`content = ${time}, updated_at = ${time}`, n, sql`is_published = 1`),
  commentAdded: (n, time) => sql`insert into ${promotion_comments}
    (id, promotion_id, user_name, comment, rating, search_text, status, created_at, updated_at)
    values (${`added-${time}-${n}`}, ${some(promotions, n, isOn)}, 'Ada', 'Güzel', 5, '', 'published', ${time}, ${time})`,
  commentHidden: (n) => changed(promotion_comments, sql`status = 'hidden'`, n, sql`status = 'published'`),
  categoryRenamed: (n) => changed(promotion_categories, sql`name = name || '.'`, n),
  heroEdited: (_, time) => sql`update ${hero_section} set main_title = ${time}`,
  pageEdited: (n, time) => changed(pages, sql`content = ${time}, updated_at = ${time}`, n),
  seoEdited: (n, time) => changed(seo_settings, sql`title = ${time}`, n),
};

/** Writes, and returns the tags that the database's triggers noted. */
export async function write(db: Db, edit: Edit, number: number, at: number): Promise<string[]> {
  const last = sql`select coalesce(max(id), 0) as id from pending_purges`;
  const [before] = await db.all<{ id: number }>(last);
  await db.all(STATEMENTS[edit](number, new Date(at).toISOString()));
  const noted = await db.all<{ tag: string }>(
    sql`select distinct tag from pending_purges where id > ${before?.id ?? 0}`,
  );
  return noted.map(({ tag }) => tag);
}
