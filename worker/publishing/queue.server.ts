import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { requireRecord } from "../records/editable.server";
import { endOfQueue, uncheckedColumn } from "../blog/checking.server";
import { IS_PUBLISHED } from "../blog/editing.server";
import { Refusal } from "../refusal";
import type { Edit } from "../records/revision.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { LIST_SIZE, listOf, offsetOf } from "../records/list";
import { isQueued, queueOrder } from "./drafts.server";

const NOT_QUEUED = "Bu taslak sırada değil";

export async function listQueue(db: Db, page: number) {
  const [rows, [queued], [drafts]] = await db.batch([
    db
      .select({ id: blog_posts.id, title: blog_posts.title, is_unchecked: uncheckedColumn() })
      .from(blog_posts)
      .where(isQueued)
      .orderBy(...queueOrder)
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(blog_posts)
      .where(isQueued),
    db
      .select({ total: count().as("total") })
      .from(blog_posts)
      .where(eq(blog_posts.is_published, false)),
  ]);
  const positioned = rows.map((row, index) => ({ ...row, position: offsetOf(page) + index + 1 }));
  return { ...listOf(positioned, queued?.total, page), drafts: drafts?.total ?? 0 };
}

const isDraft = (id: string) => and(eq(blog_posts.id, id), eq(blog_posts.is_published, false));

/** Appends a draft to the queue; a queued one keeps its position. Throws `Refusal`: `not_found`, `conflict`. */
export const enqueue = (db: Db, id: string, edit: Edit) =>
  setPosition(db, id, sql`coalesce(${blog_posts.queue_position}, ${endOfQueue})`, edit);

/** Throws `Refusal`: `not_found`, `conflict` (published). */
export const dequeue = (db: Db, id: string, edit: Edit) => setPosition(db, id, null, edit);

async function setPosition(db: Db, id: string, queue_position: SQL | null, { change }: Edit): Promise<void> {
  const update = db.update(blog_posts).set({ queue_position }).where(isDraft(id)).returning({ id: blog_posts.id });
  const [, drafts] = await db.batch([
    keepVersions(db, "post", change, isDraft(id), [blog_posts.queue_position]),
    update,
    ...noteChange(db, "post", change),
  ]);
  if (drafts.length === 0) await throwUnchanged(db, id, IS_PUBLISHED);
}

/** Moves a draft to a position, from 1; beyond the end is the end. Throws `Refusal`: `not_found`, `conflict`. */
export async function moveInQueue(db: Db, id: string, position: number, { change }: Edit): Promise<void> {
  const [, moved] = await db.batch([
    keepVersions(db, "post", change, isQueued, [blog_posts.queue_position]),
    positionInQueue(db, id, position),
    ...noteChange(db, "post", change),
  ]);
  if (moved.length === 0) await throwUnchanged(db, id, NOT_QUEUED);
}

/** Statement: moves a queued draft that meets a condition to a position. */
export function positionInQueue(db: Db, id: string, position: number, condition?: SQL) {
  const isMoved = sql`(${and(eq(blog_posts.id, id), condition)})`;
  const order = sql.join([isMoved, ...queueOrder], sql`, `);
  // Sorts the moved draft last, so that the others are numbered without it.
  const numbered = sql`select ${blog_posts.id} as id, row_number() over (order by ${order}) as n, count(*) over () as total
    from ${blog_posts} where ${isQueued} and exists (select 1 from ${blog_posts} where ${isMoved} and ${isQueued})`;
  const renumbered = sql`(select id as moved, case when id = ${id} then min(${position}, total) else n + (n >= ${position}) end as position
    from (${numbered})) as renumbered`;
  return db
    .update(blog_posts)
    .set({ queue_position: sql`renumbered.position` })
    .from(renumbered)
    .where(sql`renumbered.moved = ${blog_posts.id}`)
    .returning({ id: blog_posts.id });
}

async function throwUnchanged(db: Db, id: string, sentence: string): Promise<never> {
  await requireRecord(db, "post", id);
  throw new Refusal("conflict", sentence);
}
