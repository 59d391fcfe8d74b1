import { and, eq, isNotNull, not, or, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, former_addresses, promotions } from "../../db/schema";
import { postAddress, promotionAddress } from "../records/addresses";
import { isOneOf } from "../records/selection.server";

const { record_id, path } = former_addresses;
const isLeft = (table: typeof blog_posts | typeof promotions) =>
  sql`exists (select 1 from ${table as SQLiteTable} where ${table.id} = ${record_id})`;

/** The addresses to announce: of posts and promotions that are or were public, and the last one of deleted records. */
export async function announcedPages(db: Db, ids: string[]) {
  const [gone, posts, offers] = await db.batch([
    db
      .select({ id: record_id, path, last: sql`max(${former_addresses}.rowid)`.as("last") })
      .from(former_addresses)
      .where(
        and(
          isOneOf(record_id, ids),
          not(isLeft(blog_posts)),
          not(isLeft(promotions)),
          sql`${path} not like '/promotion/%'`,
        ),
      )
      .groupBy(record_id),
    db.select({ id: blog_posts.id, slug: blog_posts.slug }).from(blog_posts).where(isOneOf(blog_posts.id, ids)),
    db
      .select({
        id: promotions.id,
        slug: promotions.slug,
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(and(isOneOf(promotions.id, ids), or(eq(promotions.is_active, true), isNotNull(promotions.activated_at)))),
  ]);
  return new Map([
    ...gone.map(({ id, path }) => [id, { slug: "", casino_slug: null, path }] as const),
    ...posts.map(({ id, slug }) => [id, { slug, casino_slug: null, path: postAddress({ slug }) }] as const),
    ...offers.map(({ id, ...offer }) => [id, { ...offer, path: promotionAddress(offer) }] as const),
  ]);
}
