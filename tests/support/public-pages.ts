import { eq } from "drizzle-orm";
import { beforeAll } from "vitest";
import { blog_posts } from "../../db/schema";
import type { Site } from "./site";

export const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

/** The path of a page of each kind; `post` is known once the site has started. */
export function publicPages(site: Site) {
  let post: string;
  beforeAll(async () => {
    const [row] = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1);
    post = `/blog/${row?.slug}`;
  });
  return {
    post: () => post,
    paths: () => [
      "/",
      "/bonuslar",
      PROMOTION,
      "/guvenilir-siteler",
      "/casino/isilti-casino",
      "/blog",
      post,
      "/yazar/gulsah-ozturk",
      "/hakkimizda",
      "/sitemap",
    ],
  };
}
