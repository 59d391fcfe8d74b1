import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotions } from "../../db/schema";
import { isActiveSql } from "../records/active-promotion.server";
import { postAddress, promotionAddress } from "../records/addresses";
import { isOneOf } from "../records/selection.server";
import { dayInIstanbul } from "../text/calendar";

export async function publicPages(db: Db, ids: string[], now: Date) {
  const [posts, offers] = await db.batch([
    db
      .select({ id: blog_posts.id, slug: blog_posts.slug })
      .from(blog_posts)
      .where(and(isOneOf(blog_posts.id, ids), eq(blog_posts.is_published, true))),
    db
      .select({
        id: promotions.id,
        slug: promotions.slug,
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(and(isOneOf(promotions.id, ids), isActiveSql(promotions, dayInIstanbul(now)))),
  ]);
  return new Map([
    ...posts.map(({ id, slug }) => [id, { slug, casino_slug: null, path: postAddress({ slug }) }] as const),
    ...offers.map(({ id, ...offer }) => [id, { ...offer, path: promotionAddress(offer) }] as const),
  ]);
}
