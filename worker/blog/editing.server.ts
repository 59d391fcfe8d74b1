import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, type Post } from "../../db/schema";
import { htmlMark, plainText, safeHtml, sanitizeAtLeast } from "../html/sanitize";
import { queueAnnouncements } from "../announcements/announcements.server";
import { type Edit, laterThan, revise, revisedBy } from "../records/revision.server";
import { slugify } from "../text/slug";
import { freeSlug } from "../records/free-slug.server";
import { isOneOf } from "../records/selection.server";
import { foldTr } from "../turkish/folding";
import { AI_AUTHOR, CONTENT_MIN, CONTENT_SHORT, type PostInput } from "./rules";

export const POST_NOT_FOUND = "Blog yazısı bulunamadı";

export async function postRow(db: Db, id: string): Promise<Post | undefined> {
  const [row] = await db.select().from(blog_posts).where(eq(blog_posts.id, id));
  return row && editable(row);
}

export const editable = (row: Post): Post => ({ ...row, content: safeHtml(row.content, row.html_mark) });

/** Adds a draft to the end of the queue, or publishes and announces it; an empty slug is made of the title. */
export async function addPost(
  db: Db,
  { is_generated, publish, ...input }: PostInput,
  author: string,
  { now, by }: Edit,
): Promise<Post> {
  const time = now.toISOString();
  const slug = freeSlug(blog_posts, input.slug || slugify(input.title, now));
  const row = {
    ...input,
    ...derivedColumns(input),
    slug,
    author: is_generated ? AI_AUTHOR : author,
    ...(publish ? publishedAt(time) : { queue_position: endOfQueue }),
    id: crypto.randomUUID(),
    created_at: time,
    updated_at: time,
    updated_by: by,
  };
  const isPublic = and(eq(blog_posts.id, row.id), eq(blog_posts.is_published, true));
  const [[added]] = await db.batch([
    db.insert(blog_posts).values(row).returning(),
    queueAnnouncements(db, "post", isPublic, now),
  ]);
  if (!added) throw new Error("nothing was inserted");
  return added;
}

const publishedAt = (time: string) => ({
  is_published: true,
  published_at: time,
  queue_position: null,
  publish_at: null,
});

/** Announces a post that is published now, or a public one whose slug changes (B8.4, B12.8). Throws `Refusal`: `not_found`, `conflict`. */
export async function revisePost(
  db: Db,
  id: string,
  expectedVersion: string,
  { slug, is_generated, publish, ...input }: PostInput,
  edit: Edit,
): Promise<Post> {
  const address = slug ? freeSlug(blog_posts, slug, { id }) : undefined;
  const isMoved = sql`${blog_posts.is_published} = 1 and ${blog_posts.slug} <> ${address ?? blog_posts.slug}`;
  const isNew = publish ? sql`(${blog_posts.is_published} = 0 or ${isMoved})` : isMoved;
  const values = {
    ...input,
    ...derivedColumns(input),
    slug: address,
    author: is_generated ? AI_AUTHOR : undefined,
    indexed: sql`${blog_posts.indexed} and not (${isNew})`,
    publish_at: sql`case when ${blog_posts.is_published} then null else ${input.publish_at} end`,
    ...(publish && {
      ...publishedAt(edit.now.toISOString()),
      published_at: sql`case when ${blog_posts.is_published} then ${blog_posts.published_at} else ${edit.now.toISOString()} end`,
    }),
    ...revisedBy(expectedVersion, edit),
  };
  return revise(db, blog_posts, id, expectedVersion, values, POST_NOT_FOUND, {
    kind: "post",
    shown: editable,
    before: (isUnchanged) => queueAnnouncements(db, "post", and(isUnchanged, isNew), edit.now),
  });
}

/** Publishes posts and queues their announcement, or unpublishes them to outside the queue; returns the changed ones. */
export async function setPublication(db: Db, ids: string[], is_published: boolean, { now, by }: Edit) {
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
      updated_by: by,
    })
    .where(chosen)
    .returning({ id: blog_posts.id });
  if (!is_published) return update;
  const [, changed] = await db.batch([queueAnnouncements(db, "post", chosen, now), update]);
  return changed;
}

export const endOfQueue = sql<number>`(select coalesce(max(queue_position), 0) + 1 from ${blog_posts} where is_published = 0)`;

/** Throws `Refusal`: `invalid` where sanitised content is too short. */
export function derivedColumns({ title, excerpt, content }: Pick<PostInput, "title" | "excerpt" | "content">) {
  const clean = sanitizeAtLeast(CONTENT_MIN, content, "content", CONTENT_SHORT);
  return { content: clean, html_mark: htmlMark(clean), search_text: foldTr(`${title} ${excerpt} ${plainText(clean)}`) };
}
