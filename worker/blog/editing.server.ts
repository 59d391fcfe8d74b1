import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, type Post } from "../../db/schema";
import { editable } from "../records/editable.server";
import { queueAnnouncements } from "../announcements/announcements.server";
import { writeReferences } from "../references/writing.server";
import { type Edit, laterThan, revise } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { keepVersions } from "../records/versions.server";
import { Refusal } from "../refusal";
import { type FormerPublication, PAST_PUBLICATION, type PostInput } from "./rules";
import { additionOf, revisionOf } from "./statements.server";

export const POST_NOT_FOUND = "Blog yazısı bulunamadı";

export async function postRow(db: Db, id: string): Promise<Post | undefined> {
  const [row] = await db.select().from(blog_posts).where(eq(blog_posts.id, id));
  return row && editable("post", row);
}

const isPast = ({ publish, publish_at }: PostInput, now: Date) =>
  !publish && publish_at !== null && publish_at <= now.toISOString();

function refusePast(): never {
  throw new Refusal("invalid", PAST_PUBLICATION, { fields: { publish_at: PAST_PUBLICATION } });
}

/**
 * Adds a draft at the end of the queue, or publishes and announces it. An empty slug is derived from the title. Throws
 * `Refusal`: `invalid` for a past time of publication.
 */
export async function addPost(db: Db, input: PostInput, author: string, edit: Edit): Promise<Post> {
  if (isPast(input, edit.now)) refusePast();
  const row = additionOf(crypto.randomUUID(), input, author, edit);
  const isPublic = and(eq(blog_posts.id, row.id), eq(blog_posts.is_published, true));
  const [[added]] = await db.batch([
    db.insert(blog_posts).values(row).returning(),
    queueAnnouncements(db, "post", isPublic, edit.now),
    ...writeReferences(db, "post", row, edit.site),
  ]);
  if (!added) throw new Error("nothing was inserted");
  return added;
}

/**
 * Announces a newly published post, or a public one with a new slug (B8.4, B12.8). A draft may keep the time that passed
 * before the cron published it, but gets no other past time. Throws `invalid`, `not_found`, `conflict`.
 */
export async function revisePost(
  db: Db,
  id: string,
  expectedVersion: string,
  input: PostInput,
  edit: Edit,
): Promise<Post> {
  if (isPast(input, edit.now)) {
    const [known] = await db
      .select({ is_published: blog_posts.is_published, publish_at: blog_posts.publish_at })
      .from(blog_posts)
      .where(eq(blog_posts.id, id));
    if (known && !known.is_published && known.publish_at !== input.publish_at) refusePast();
  }
  const { values, isNew } = revisionOf(id, expectedVersion, input, edit);
  return revise(db, blog_posts, id, expectedVersion, values, POST_NOT_FOUND, {
    kind: "post",
    shown: (row) => editable("post", row),
    before: (isUnchanged) => [
      queueAnnouncements(db, "post", and(isUnchanged, isNew), edit.now),
      ...writeReferences(db, "post", { id, ...values }, edit.site, isUnchanged),
    ],
  });
}

/** Publishes and announces posts, or turns them into drafts. Returns the former dates and places of those that changed. */
export async function setPublication(
  db: Db,
  posts: (Pick<FormerPublication, "id"> & Partial<FormerPublication>)[],
  action: "publish" | "unpublish",
  { now, by }: Edit,
): Promise<FormerPublication[]> {
  const is_published = action === "publish";
  const given = (name: keyof FormerPublication) => sql`post.value ->> ${name}`;
  const { id, published_at, queue_position, publish_at } = blog_posts;
  const ids = posts.map((post) => post.id);
  const chosen = and(isOneOf(id, ids), eq(blog_posts.is_published, !is_published));
  const former = db.select({ id, published_at, queue_position, publish_at }).from(blog_posts).where(chosen);
  const update = db
    .update(blog_posts)
    .set({
      is_published,
      published_at: is_published
        ? sql`min(coalesce(${given("published_at")}, ${now.toISOString()}), ${now.toISOString()})`
        : null,
      queue_position: is_published ? null : given("queue_position"),
      publish_at: is_published ? null : given("publish_at"),
      indexed: false,
      updated_at: laterThan(blog_posts.updated_at, now),
      updated_by: by,
    })
    .from(sql`json_each(${JSON.stringify(posts)}) as post`)
    .where(and(eq(id, given("id")), eq(blog_posts.is_published, !is_published)));
  const announced = is_published ? [queueAnnouncements(db, "post", chosen, now)] : [];
  const [changed] = await db.batch([former, ...announced, ...keepVersions(db, "post", ids, chosen), update]);
  return changed;
}
