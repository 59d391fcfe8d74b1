import { and, count, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { titlePrefix } from "../../db/schema/columns";
import { listedValue } from "../fields";
import { isInReview, isUnchecked, uncheckedColumn } from "./checking.server";
import { type ListQuery, orderOf, readList } from "../records/list";
import { foldTr } from "../text/folding";

export const postSorts = {
  // Folded, so that Ç sorts beside C.
  title: [titlePrefix("blog_posts.search_text")],
  is_published: [blog_posts.is_published, blog_posts.created_at],
  view_count: [blog_posts.view_count],
  created_at: [blog_posts.created_at],
  published_at: [blog_posts.published_at],
};

export const postFilters = {
  status: z.enum(["published", "draft", "unplanned", "sent", "returned", "unchecked"]).optional(),
  category: listedValue,
  author: listedValue,
  missing: z.enum(["picture", "alt", "seo"]).optional(),
};
export type PostFilters = z.infer<z.ZodObject<typeof postFilters>> & { q: string };

const isDraft = eq(blog_posts.is_published, false);

/** Condition: a draft that has neither a time nor a turn in the queue, and waits for no writer or check. */
export const isUnplanned = and(
  isDraft,
  isNull(blog_posts.queue_position),
  isNull(blog_posts.publish_at),
  not(isInReview),
);

/** Condition: a draft that was sent for a check, or is planned but no run publishes unchecked. */
export const isToCheck = and(
  isDraft,
  or(
    eq(blog_posts.review_state, "sent"),
    and(isUnchecked, or(isNotNull(blog_posts.queue_position), isNotNull(blog_posts.publish_at))),
  ),
);

/** Condition: a draft that came back to an account. */
export const isReturnedTo = (account: string) =>
  and(isDraft, eq(blog_posts.review_state, "returned"), eq(blog_posts.written_by, account));

const STATUSES: Record<NonNullable<PostFilters["status"]>, SQL | undefined> = {
  published: eq(blog_posts.is_published, true),
  draft: isDraft,
  unplanned: isUnplanned,
  sent: and(isDraft, eq(blog_posts.review_state, "sent")),
  returned: and(isDraft, eq(blog_posts.review_state, "returned")),
  unchecked: isToCheck,
};

const MISSING: Record<NonNullable<PostFilters["missing"]>, SQL | undefined> = {
  picture: isNull(blog_posts.image_url),
  alt: and(isNotNull(blog_posts.image_url), isNull(blog_posts.image_alt)),
  seo: isNull(blog_posts.seo_description),
};

export function matchingPosts({ q, status, category, author, missing }: PostFilters): SQL | undefined {
  const term = foldTr(q);
  return and(
    term ? sql`instr(${blog_posts.search_text}, ${term}) > 0` : undefined,
    status ? STATUSES[status] : undefined,
    category ? eq(blog_posts.category, category) : undefined,
    author ? eq(blog_posts.author, author) : undefined,
    missing ? MISSING[missing] : undefined,
  );
}

/** `isSeen` narrows them to those of an account. */
export async function listPosts(db: Db, query: ListQuery & PostFilters, isSeen: SQL | undefined) {
  const { sort = "-created_at", page } = query;
  const matches = and(matchingPosts(query), isSeen);
  return readList(
    db,
    db
      .select({
        id: blog_posts.id,
        title: blog_posts.title,
        slug: blog_posts.slug,
        category: blog_posts.category,
        is_published: blog_posts.is_published,
        published_at: blog_posts.published_at,
        indexed: blog_posts.indexed,
        publish_at: blog_posts.publish_at,
        review_state: blog_posts.review_state,
        is_unchecked: uncheckedColumn(),
        is_approved: sql`(${isDraft} and ${blog_posts.checked_by} is not null)`.mapWith(Boolean).as("is_approved"),
        is_queued: sql`${blog_posts.queue_position} is not null`.mapWith(Boolean).as("is_queued"),
        view_count: blog_posts.view_count,
        created_at: blog_posts.created_at,
        updated_at: blog_posts.updated_at,
        updated_by: blog_posts.updated_by,
      })
      .from(blog_posts)
      .where(matches)
      .orderBy(...orderOf(postSorts, sort, blog_posts.id)),
    { from: blog_posts, matches, page },
  );
}

export function suggestedCategories(db: Db) {
  return db
    .select({ category: blog_posts.category, total: count().as("total") })
    .from(blog_posts)
    .groupBy(blog_posts.category)
    .orderBy(desc(sql`total`))
    .limit(50);
}

export function suggestedAuthors(db: Db) {
  return db
    .select({ author: blog_posts.author, total: count().as("total") })
    .from(blog_posts)
    .groupBy(blog_posts.author)
    .orderBy(desc(sql`total`))
    .limit(50);
}
