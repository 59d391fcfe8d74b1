import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, former_values, type Post } from "../../db/schema";
import { editable } from "../records/editable.server";
import { queueAnnouncements, queueChanges } from "../announcements/announcements.server";
import { writeReferences } from "../references/writing.server";
import { formerValue, isLastChange, keepFormer, type KeptChange, keptChange } from "../records/former-values.server";
import { type Edit, laterThan, revise, revisedBy } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { keepVersions, readVersion } from "../records/versions.server";
import { type Undone, undoing } from "../records/undoing.server";
import { Refusal } from "../refusal";
import { PAST_PUBLICATION, type PostSave } from "./rules";
import { additionOf, revisionOf } from "./statements.server";

export const POST_NOT_FOUND = "Blog yazısı bulunamadı";

export async function postRow(db: Db, id: string): Promise<Post | undefined> {
  const [row] = await db.select().from(blog_posts).where(eq(blog_posts.id, id));
  return row && editable("post", row);
}

const isPast = ({ publish, publish_at }: PostSave, now: Date) =>
  !publish && publish_at !== null && publish_at <= now.toISOString();

function refusePast(): never {
  throw new Refusal("invalid", PAST_PUBLICATION, { fields: { publish_at: PAST_PUBLICATION } });
}

/**
 * Adds a draft at the end of the queue, or publishes and announces it. An empty slug is derived from the title. Throws
 * `Refusal`: `invalid` for a past time of publication.
 */
export async function addPost(db: Db, input: PostSave, author: string, edit: Edit): Promise<Post> {
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

/** Publishes and announces posts, or turns them into drafts. Returns the ids of those that changed. */
export async function setPublication(db: Db, ids: string[], action: "publish" | "unpublish", { now, by }: Edit) {
  const change = crypto.randomUUID();
  const is_published = action === "publish";
  const { id, updated_at } = blog_posts;
  const where = and(isOneOf(id, ids), eq(blog_posts.is_published, !is_published));
  const version = laterThan(updated_at, now);
  const update = db
    .update(blog_posts)
    .set({
      is_published,
      published_at: is_published ? now.toISOString() : null,
      queue_position: null,
      publish_at: null,
      indexed: false,
      updated_at: version,
      updated_by: by,
    })
    .where(where);
  const [rows] = await db.batch([
    db.select({ id }).from(blog_posts).where(where),
    keepPublication(db, change, where, version),
    (is_published ? queueAnnouncements : queueChanges)(db, "post", where, now),
    ...keepVersions(db, "post", ids, where),
    update,
  ]);
  return { change, ids: rows.map((row) => row.id) };
}

const PUBLICATION = [
  blog_posts.is_published,
  blog_posts.published_at,
  blog_posts.queue_position,
  blog_posts.publish_at,
];

/** `keepFormer` of what `restorePublications` restores. */
export const keepPublication = (db: Db, id: string, where: SQL | undefined, version: SQL) =>
  keepFormer(db, blog_posts, { id, where, replaced: PUBLICATION, version });

const unlessPast = (publish_at: SQL, now: Date) =>
  sql`case when ${publish_at} > ${now.toISOString()} then ${publish_at} end`;

/** Gives posts the publication that a change replaced, unless they were saved meanwhile. Throws `Refusal`: `invalid`. */
export async function restorePublications(db: Db, change: string, edit: Edit): Promise<Undone> {
  const kept = await keptChange(db, change, { table: blog_posts, columns: PUBLICATION });
  return undoing(db, kept, async () => givePublicationsBack(db, kept, edit));
}

async function givePublicationsBack(db: Db, kept: KeptChange, { now, by }: Edit): Promise<string[]> {
  const { id, is_published, published_at, queue_position, publish_at, updated_at } = blog_posts;
  const isLast = isLastChange(blog_posts, kept);
  const known = await db.select({ id }).from(blog_posts).innerJoin(former_values, isLast);
  const ids = known.map((row) => row.id);
  const isRestored = sql`exists (select 1 from ${former_values} where ${isLast})`;
  const becomes = (value: 0 | 1) =>
    sql`${is_published} <> ${value} and exists (select 1 from ${former_values} where ${isLast} and ${formerValue(is_published)} = ${value})`;
  const update = db
    .update(blog_posts)
    .set({
      is_published: formerValue(is_published),
      published_at: formerValue(published_at),
      queue_position: formerValue(queue_position),
      publish_at: unlessPast(formerValue(publish_at), now),
      indexed: false,
      updated_at: laterThan(updated_at, now),
      updated_by: by,
    })
    .from(former_values)
    .where(isLast);
  const [rows] = await db.batch([
    db.select({ id }).from(blog_posts).where(isRestored),
    queueAnnouncements(db, "post", becomes(1), now),
    queueChanges(db, "post", becomes(0), now),
    ...keepVersions(db, "post", ids, isRestored),
    update,
  ]);
  return rows.map((row) => row.id);
}

/** Gives a post the publication of a saved version. Throws `Refusal`: `not_found`, `conflict`. */
export async function restorePublication(db: Db, id: string, versionId: string, basis: string, edit: Edit) {
  const version = await readVersion(db, versionId);
  if (version?.row["id"] !== id) throw new Refusal("not_found", POST_NOT_FOUND);
  const { is_published, published_at, queue_position, publish_at } = version.row as Post;
  const announce = is_published ? queueAnnouncements : queueChanges;
  const values = {
    ...{ is_published, published_at, queue_position },
    publish_at: unlessPast(sql`${publish_at}`, edit.now),
    indexed: false,
    ...revisedBy(basis, edit),
  };
  return revise(db, blog_posts, id, basis, values, POST_NOT_FOUND, {
    kind: "post",
    before: (isUnchanged) => [
      announce(db, "post", and(isUnchanged, eq(blog_posts.is_published, !is_published)), edit.now),
    ],
  });
}
