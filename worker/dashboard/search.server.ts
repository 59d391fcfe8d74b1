import { desc, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import {
  blog_posts,
  casinos,
  media,
  pages,
  promotion_categories,
  promotion_comments,
  promotions,
  splash_ads,
} from "../../db/schema";
import { commentContains } from "../comments/editing.server";
import { pictureContains } from "../media/listing.server";
import { excerpt } from "../text/visible-text";
import { foldTr, sortKeyTr } from "../turkish/folding";

const HITS = 5;
const COMMENT_EXCERPT_LENGTH = 60;

const outsideTitle = ({ search_text, title }: { search_text: SQLiteColumn; title: SQLiteColumn }, term: string) =>
  sql`instr(${search_text}, ${term}) not between 1 and length(${title})`;

export async function findRecords(db: Db, q: string) {
  const term = foldTr(q);
  const key = sortKeyTr(q);
  const [posts, promotionRows, casinoRows, categories, comments, pageRows, images, ads] = await db.batch([
    db
      .select({ id: blog_posts.id, name: blog_posts.title })
      .from(blog_posts)
      .where(sql`instr(${blog_posts.search_text}, ${term}) > 0`)
      .orderBy(outsideTitle(blog_posts, term), desc(blog_posts.created_at))
      .limit(HITS),
    db
      .select({ id: promotions.id, name: promotions.title })
      .from(promotions)
      .where(
        sql`(instr(${promotions.search_text}, ${term}) > 0
        or ${promotions.casino_id} in (select c.id from ${casinos} c where instr(c.search_text, ${term}) > 0))`,
      )
      .orderBy(outsideTitle(promotions, term), desc(promotions.created_at))
      .limit(HITS),
    db
      .select({ id: casinos.id, name: casinos.name })
      .from(casinos)
      .where(sql`instr(${casinos.search_text}, ${term}) > 0`)
      .orderBy(desc(casinos.created_at))
      .limit(HITS),
    db
      .select({ id: promotion_categories.id, name: promotion_categories.name })
      .from(promotion_categories)
      .where(sql`instr(${promotion_categories.sort_key}, ${key}) > 0`)
      .limit(HITS),
    db
      .select({
        id: promotion_comments.id,
        user_name: promotion_comments.user_name,
        comment: promotion_comments.comment,
      })
      .from(promotion_comments)
      .where(commentContains(term))
      .orderBy(sql`instr(${promotion_comments.search_text}, ${term}) = 0`, desc(promotion_comments.created_at))
      .limit(HITS),
    db
      .select({ id: pages.id, name: pages.title })
      .from(pages)
      .where(sql`instr(${pages.search_text}, ${term}) > 0`)
      .orderBy(outsideTitle(pages, term), desc(pages.created_at))
      .limit(HITS),
    db
      .select({ id: media.id, name: media.title })
      .from(media)
      .where(pictureContains(q))
      .orderBy(sql`instr(${media.search_text}, ${term}) = 0`, desc(media.created_at))
      .limit(HITS),
    db.select({ id: splash_ads.id, name: splash_ads.title }).from(splash_ads).orderBy(desc(splash_ads.created_at)),
  ]);
  return [
    ...posts.map((row) => ({ ...row, kind: "post" as const })),
    ...promotionRows.map((row) => ({ ...row, kind: "promotion" as const })),
    ...casinoRows.map((row) => ({ ...row, kind: "casino" as const })),
    ...categories.map((row) => ({ ...row, kind: "category" as const })),
    ...comments.map(({ id, user_name, comment }) => ({
      id,
      name: `${user_name}: ${excerpt(comment, COMMENT_EXCERPT_LENGTH)}`,
      kind: "comment" as const,
    })),
    ...pageRows.map((row) => ({ ...row, kind: "page" as const })),
    ...images.map((row) => ({ ...row, kind: "image" as const })),
    // The few ads have no folded column to search.
    ...ads
      .filter(({ name }) => foldTr(name).includes(term))
      .slice(0, HITS)
      .map((row) => ({ ...row, kind: "splash-ad" as const })),
  ];
}
