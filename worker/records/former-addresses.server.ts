import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { blog_posts, casinos, former_addresses, pages, promotions, trash } from "../../db/schema";

/** Query: the record that left this path (P2.6). `slug` is null if not public, `is_gone` 1 if deleted for good. */
export function formerAddress(db: Db, path: Bindable<string>) {
  const isStored = sql`coalesce(${blog_posts.id}, ${casinos.id}, ${promotions.id}, ${pages.id},
    (select id from ${trash} where id = ${former_addresses.record_id})) is not null`;
  return db
    .select({
      slug: sql<string | null>`coalesce(${casinos.slug}, ${promotions.slug}, ${pages.slug},
        case when ${blog_posts.is_published} then ${blog_posts.slug} end)`.as("slug"),
      casino_slug: sql<
        string | null
      >`(select home.slug from ${casinos} as home where home.id = ${promotions.casino_id})`.as("casino_slug"),
      is_gone: sql<number>`not ${isStored}`.as("is_gone"),
    })
    .from(former_addresses)
    .leftJoin(blog_posts, eq(blog_posts.id, former_addresses.record_id))
    .leftJoin(casinos, eq(casinos.id, former_addresses.record_id))
    .leftJoin(promotions, eq(promotions.id, former_addresses.record_id))
    .leftJoin(pages, eq(pages.id, former_addresses.record_id))
    .where(eq(former_addresses.path, path));
}

export type FormerAddress = Awaited<ReturnType<typeof formerAddress>>[number];
