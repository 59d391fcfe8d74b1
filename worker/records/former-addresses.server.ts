import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, casinos, former_addresses, promotions, trash } from "../../db/schema";

/**
 * Query: the record that visitors found at this path once; none or one row. `slug` is null where it is not public now,
 * `is_gone` is 1 where it was deleted for good. Of use only where no record lives at the path.
 */
export function formerAddress(db: Db, path: string) {
  const isKept = sql`coalesce(${blog_posts.id}, ${casinos.id}, ${promotions.id},
    (select id from ${trash} where id = ${former_addresses.record_id})) is not null`;
  return db
    .select({
      slug: sql<string | null>`coalesce(${casinos.slug}, ${promotions.slug},
        case when ${blog_posts.is_published} then ${blog_posts.slug} end)`.as("slug"),
      casino_slug: sql<
        string | null
      >`(select home.slug from ${casinos} as home where home.id = ${promotions.casino_id})`.as("casino_slug"),
      is_gone: sql<number>`not ${isKept}`.as("is_gone"),
    })
    .from(former_addresses)
    .leftJoin(blog_posts, eq(blog_posts.id, former_addresses.record_id))
    .leftJoin(casinos, eq(casinos.id, former_addresses.record_id))
    .leftJoin(promotions, eq(promotions.id, former_addresses.record_id))
    .where(eq(former_addresses.path, path));
}

export type FormerAddress = Awaited<ReturnType<typeof formerAddress>>[number];
