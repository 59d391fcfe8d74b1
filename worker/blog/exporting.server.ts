import { count } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { EXPORT_SIZE, listOf, type ListQuery, orderOf } from "../records/list";
import { editable } from "../records/editable.server";
import { matchingPosts, type PostFilters, postSorts } from "./listing.server";

export async function exportPosts(db: Db, query: ListQuery & PostFilters) {
  const { sort = "-created_at", page } = query;
  const matches = matchingPosts(query);
  const [rows, [all]] = await db.batch([
    db
      .select()
      .from(blog_posts)
      .where(matches)
      .orderBy(...orderOf(postSorts, sort, blog_posts.id))
      .limit(EXPORT_SIZE)
      .offset((page - 1) * EXPORT_SIZE),
    db
      .select({ total: count().as("total") })
      .from(blog_posts)
      .where(matches),
  ]);
  return listOf(
    rows.map((row) => editable("post", row)),
    all?.total,
    page,
    EXPORT_SIZE,
  );
}
