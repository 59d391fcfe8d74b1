import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, type Post } from "../../db/schema";
import { firstWords } from "../../db/schema/columns";
import { htmlMark, plainText, safeHtml, sanitizeAtLeast } from "../html/sanitize";
import { LIST_SIZE, listOf, type ListQuery, offsetOf, orderOf } from "../records/list";
import { queueAnnouncements } from "../announcements/announcements.server";
import { laterThan, revise, revisionTime } from "../records/revision.server";
import { slugify } from "../text/slug";
import { freeSlug } from "../records/free-slug.server";
import { isOneOf } from "../records/selection.server";
import { foldTr } from "../turkish/folding";
import { AI_AUTHOR, CONTENT_MIN, CONTENT_SHORT, type PostInput } from "./rules";

export const postSorts = {
  // The folded title, so that Ç stands beside C.
  title: [firstWords("blog_posts.search_text")],
  is_published: [blog_posts.is_published, blog_posts.created_at],
  view_count: [blog_posts.view_count],
  created_at: [blog_posts.created_at],
  published_at: [blog_posts.published_at],
};
export const POST_NOT_FOUND = "Blog yazısı bulunamadı";

/** One page of all posts, newest first unless told otherwise. */
export async function listPosts(
  db: Db,
  { q, sort = "-created_at", page, status }: ListQuery & { status?: "published" | "draft" | undefined },
) {
  const term = foldTr(q);
  const matches = and(
    term ? sql`instr(${blog_posts.search_text}, ${term}) > 0` : undefined,
    status ? eq(blog_posts.is_published, status === "published") : undefined,
  );
  const [rows, [all]] = await db.batch([
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
        is_queued: sql<number>`${blog_posts.queue_position} is not null`.as("is_queued"),
        view_count: blog_posts.view_count,
        created_at: blog_posts.created_at,
        updated_at: blog_posts.updated_at,
      })
      .from(blog_posts)
      .where(matches)
      .orderBy(...orderOf(postSorts, sort, blog_posts.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(blog_posts)
      .where(matches),
  ]);
  return listOf(
    rows.map((row) => ({ ...row, is_queued: row.is_queued === 1 })),
    all?.total,
    page,
  );
}

/** One post as it is edited, draft or published. */
export async function postRow(db: Db, id: string): Promise<Post | undefined> {
  const [row] = await db.select().from(blog_posts).where(eq(blog_posts.id, id));
  return row && editable(row);
}

const editable = (row: Post): Post => ({ ...row, content: safeHtml(row.content, row.html_mark) });

/** Every category that a post has, the most used first; for suggestions. */
export function postCategories(db: Db) {
  return db
    .select({ category: blog_posts.category, total: count().as("total") })
    .from(blog_posts)
    .groupBy(blog_posts.category)
    .orderBy(desc(sql`total`))
    .limit(50);
}

/** Adds a draft at the end of the queue, generated or by `author`; its slug is made of the title where none is given. */
export async function addPost(db: Db, { is_generated, ...input }: PostInput, author: string, now: Date): Promise<Post> {
  const time = now.toISOString();
  const slug = freeSlug(blog_posts, input.slug || slugify(input.title, now));
  const row = {
    ...input,
    ...derived(input),
    slug,
    author: is_generated ? AI_AUTHOR : author,
    queue_position: endOfQueue,
    id: crypto.randomUUID(),
    created_at: time,
    updated_at: time,
  };
  const [added] = await db.insert(blog_posts).values(row).returning();
  if (!added) throw new Error("nothing was inserted");
  return added;
}

/**
 * Changes a post, not whether it is published; its slug stays unless one is given, and is announced anew where it is
 * public. Its author stays unless a generated text was taken into it. Throws `Refusal`: `not_found`, `conflict`.
 */
export async function revisePost(
  db: Db,
  id: string,
  basis: string,
  { slug, is_generated, ...input }: PostInput,
  now: Date,
): Promise<Post> {
  const address = slug ? freeSlug(blog_posts, slug, { id }) : undefined;
  const isMoved = sql`${blog_posts.is_published} = 1 and ${blog_posts.slug} <> ${address ?? blog_posts.slug}`;
  const values = {
    ...input,
    ...derived(input),
    slug: address,
    author: is_generated ? AI_AUTHOR : undefined,
    indexed: sql`${blog_posts.indexed} and not (${isMoved})`,
    publish_at: sql`case when ${blog_posts.is_published} then null else ${input.publish_at} end`,
    updated_at: revisionTime(basis, now),
  };
  return revise(db, blog_posts, id, basis, values, POST_NOT_FOUND, {
    shown: editable,
    before: (isUnchanged) => queueAnnouncements(db, "post", and(isUnchanged, isMoved), now),
  });
}

/**
 * Publishes posts, with now as their date, or takes them back to drafts outside the queue; returns those that changed.
 * What is published is yet to be announced.
 */
export async function setPublication(db: Db, ids: string[], is_published: boolean, now: Date) {
  const time = now.toISOString();
  const chosen = and(isOneOf(blog_posts.id, ids), eq(blog_posts.is_published, !is_published));
  const update = db
    .update(blog_posts)
    .set({
      is_published,
      published_at: is_published ? time : null,
      queue_position: null,
      publish_at: null,
      indexed: false,
      updated_at: laterThan(blog_posts.updated_at, now),
    })
    .where(chosen)
    .returning({ id: blog_posts.id });
  if (!is_published) return update;
  const [, changed] = await db.batch([queueAnnouncements(db, "post", chosen, now), update]);
  return changed;
}

/** SQL: the place behind the last draft of the queue. */
export const endOfQueue = sql<number>`(select coalesce(max(queue_position), 0) + 1 from ${blog_posts} where is_published = 0)`;

/** What is computed of a post's texts. Throws `Refusal("invalid")` where too little of the content is left. */
export function derived({ title, excerpt, content }: Pick<PostInput, "title" | "excerpt" | "content">) {
  const clean = sanitizeAtLeast(CONTENT_MIN, content, "content", CONTENT_SHORT);
  return { content: clean, html_mark: htmlMark(clean), search_text: foldTr(`${title} ${excerpt} ${plainText(clean)}`) };
}
