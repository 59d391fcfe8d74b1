import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, type Post } from "../../db/schema";
import { queueAnnouncements, queueChanges } from "../announcements/announcements.server";
import { writeReferences } from "../references/writing.server";
import { type Edit, laterThan, reviseRecord } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { Refusal } from "../refusal";
import { requirePerson } from "../profiles/editing.server";
import { checkedBy, NOT_IN_REVIEW, UNCHECKED_YET } from "./checking.server";
import { FUTURE_DATE, PAST_PUBLICATION, type PostSave } from "./rules";
import { additionOf, datedOr, isUndated, revisionOf } from "./statements.server";

export const IS_PUBLISHED = "Bu yazı zaten yayında";

const isPast = ({ publish, publish_at }: PostSave, now: Date) =>
  !publish && publish_at !== null && publish_at <= now.toISOString();

function refusePast(): never {
  throw new Refusal("invalid", PAST_PUBLICATION, { fields: { publish_at: PAST_PUBLICATION } });
}

function refuseFuture({ published_at }: PostSave, now: Date) {
  if (published_at !== null && published_at > now.toISOString())
    throw new Refusal("invalid", FUTURE_DATE, { fields: { published_at: FUTURE_DATE } });
}

async function requireDraft(db: Db, id: string) {
  const post = await db.$count(blog_posts, and(eq(blog_posts.id, id), eq(blog_posts.is_published, true)));
  if (post > 0) throw new Refusal("conflict", IS_PUBLISHED);
}

/**
 * Adds a draft at the end of the queue, or publishes and announces it. An empty slug is derived from the title. Throws
 * `Refusal`: `invalid` for a past time of publication, or a future date.
 */
export async function addPost(db: Db, input: PostSave, author: string, edit: Edit): Promise<Post> {
  if (isPast(input, edit.now)) refusePast();
  refuseFuture(input, edit.now);
  await requirePerson(db, "written_by", input.written_by);
  const row = additionOf(crypto.randomUUID(), input, author, edit);
  const isPublic = and(eq(blog_posts.id, row.id), eq(blog_posts.is_published, true));
  const [[added]] = await db.batch([
    db.insert(blog_posts).values(row).returning(),
    queueAnnouncements(db, "post", input.published_at ? sql`0` : isPublic, edit.now),
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
  input: PostSave,
  edit: Edit,
): Promise<Post> {
  if (isPast(input, edit.now)) {
    const [known] = await db
      .select({ is_published: blog_posts.is_published, publish_at: blog_posts.publish_at })
      .from(blog_posts)
      .where(eq(blog_posts.id, id));
    if (known && !known.is_published && known.publish_at !== input.publish_at) refusePast();
  }
  refuseFuture(input, edit.now);
  if (input.review === "send" || input.review === "approve") await requireDraft(db, id);
  await requirePerson(db, "written_by", input.written_by);
  const { values, isNew } = revisionOf(id, input, edit);
  const before = (isUnchanged: SQL | undefined) => [
    queueAnnouncements(db, "post", and(isUnchanged, isNew), edit.now),
    ...writeReferences(db, "post", { id, ...values }, edit.site, isUnchanged),
  ];
  return reviseRecord(db, "post", id, expectedVersion, { values, before }, edit);
}

/** Publishes posts and announces those without an own date, or turns them into drafts. Returns the ids of those that changed. */
export async function setPublication(db: Db, ids: string[], action: "publish" | "unpublish", edit: Edit) {
  const { now, by, change } = edit;
  const is_published = action === "publish";
  const { id, updated_at } = blog_posts;
  const where = and(isOneOf(id, ids), eq(blog_posts.is_published, !is_published));
  const update = db
    .update(blog_posts)
    .set({
      is_published,
      published_at: is_published ? datedOr(now.toISOString()) : null,
      ...(is_published ? checkedBy(edit) : UNCHECKED_YET),
      queue_position: null,
      publish_at: null,
      ...NOT_IN_REVIEW,
      indexed: false,
      updated_at: laterThan(updated_at, now),
      updated_by: by,
    })
    .where(where);
  const [rows] = await db.batch([
    db.select({ id }).from(blog_posts).where(where),
    is_published ? queueAnnouncements(db, "post", and(where, isUndated), now) : queueChanges(db, "post", where, now),
    keepVersions(db, "post", change, where),
    update,
    ...noteChange(db, "post", change),
  ]);
  return rows.map((row) => row.id);
}
