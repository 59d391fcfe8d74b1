import { promotionAddress } from "../records/addresses";
import { and, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { admin_users, casinos, promotion_comments, promotions } from "../../db/schema";
import { commentAnchor } from "./anchor";
import { COMMENTS_PER_PAGE } from "./constants";

/** A visit to the list ends after this pause. */
const PAUSE_MS = 30 * 60_000;

/** Records a visit to the list. Returns the end of the account's previous visit, null for the first. */
export async function visitComments(db: Db, userId: string, now: Date): Promise<string | null> {
  const pause = new Date(now.getTime() - PAUSE_MS).toISOString();
  const { comments_seen_at: seen, comments_new_since: since } = admin_users;
  const [row] = await db
    .update(admin_users)
    .set({
      comments_new_since: sql`case when ${seen} < ${pause} then ${seen} else ${since} end`,
      comments_seen_at: now.toISOString(),
    })
    .where(eq(admin_users.id, userId))
    .returning({ since });
  return row?.since ?? null;
}

/** Address at which visitors see a published comment; undefined for other comments. */
export async function publicAddress(db: Db, id: string): Promise<string | undefined> {
  const newer = db
    .select({ total: count().as("total") })
    .from(sql`${promotion_comments} as newer`)
    .where(
      and(
        sql`newer.promotion_id = ${promotion_comments.promotion_id}`,
        sql`newer.status = 'published'`,
        sql`(newer.created_at, newer.id) > (${promotion_comments.created_at}, ${promotion_comments.id})`,
      ),
    );
  const [row] = await db
    .select({ slug: promotions.slug, casino_slug: casinos.slug, newer: sql<number>`(${newer})`.as("newer") })
    .from(promotion_comments)
    .innerJoin(promotions, eq(promotions.id, promotion_comments.promotion_id))
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(and(eq(promotion_comments.id, id), eq(promotion_comments.status, "published")));
  if (!row) return undefined;
  const page = Math.floor(row.newer / COMMENTS_PER_PAGE) + 1;
  const path = promotionAddress(row);
  return `${path}${page > 1 ? `?sayfa=${page}` : ""}#${commentAnchor(id)}`;
}
