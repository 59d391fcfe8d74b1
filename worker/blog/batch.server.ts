import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { SAVE_FAILED } from "../failure-sentences";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { logError } from "../log";
import { Refusal } from "../refusal";
import { invalidInput } from "../invalid-input";
import { bareSlug, SLUG_MAX } from "../text/slug";
import { freeSlug } from "../records/free-slug.server";
import { isOneOf } from "../records/selection.server";
import { queueAnnouncements } from "../announcements/announcements.server";
import type { Edit } from "../records/revision.server";
import { writeReferences } from "../references/writing.server";
import { derivedColumns } from "./statements.server";
import { checkedBy, endOfQueue, UNCHECKED_YET } from "./checking.server";
import { AI_AUTHOR } from "./constants";
import { type BatchAnswer, type BatchInput, batchItem } from "./rules";

export const NONE_SAVED = "Hiçbir blog yazısı kaydedilemedi";
const SUFFIX_LENGTH = 4;

type Row = typeof blog_posts.$inferInsert & { id: string; batch_key: string; created_at: string };

/** Saves posts in one batch, else one by one. Throws `Refusal`: `invalid` if none was saved. */
export async function saveBatch(
  db: Db,
  { key, items }: BatchInput,
  edit: Pick<Edit, "now" | "site" | "by">,
  requestId: string,
): Promise<BatchAnswer> {
  const failures = new Map<number, string>();
  const rows = new Map<number, Row>();
  for (const [index, item] of items.entries()) {
    try {
      rows.set(index, rowOf(item, `${key}:${index}`, index, edit.now));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failures.set(index, error.message);
    }
  }
  await insertOrLog(db, [...rows.values()], edit, requestId);
  const first = await findSaved(db, rows);
  for (const [index, row] of rows) if (!first.has(index)) await insertOrLog(db, [row], edit, requestId);
  const saved = first.size === rows.size ? first : await findSaved(db, rows);
  for (const index of rows.keys()) if (!saved.has(index)) failures.set(index, SAVE_FAILED.post);
  if (saved.size === 0) throw new Refusal("invalid", NONE_SAVED, { fields: fieldErrors(failures) });
  return {
    saved: Array.from(saved, ([index, post]) => ({ index, ...post })),
    failed: Array.from(failures, ([index, message]) => ({ index, message })).sort((a, b) => a.index - b.index),
  };
}

function rowOf(item: unknown, batch_key: string, index: number, now: Date): Row {
  const parsed = batchItem.safeParse(item);
  if (!parsed.success) throw invalidInput(parsed.error);
  // Each post gets a later millisecond, so that lists sorted by time keep the batch's order.
  const time = new Date(now.getTime() + index).toISOString();
  return {
    id: crypto.randomUUID(),
    ...parsed.data,
    ...derivedColumns(parsed.data),
    slug: batchSlug(parsed.data.title, index, now),
    author: AI_AUTHOR,
    published_at: parsed.data.is_published ? time : null,
    batch_key,
    created_at: time,
    updated_at: time,
  };
}

function batchSlug(title: string, index: number, now: Date): string {
  const stem = bareSlug(title)
    .slice(0, SLUG_MAX - SUFFIX_LENGTH - 1)
    .replace(/-$/, "");
  return stem ? `${stem}-${String(now.getTime() + index).slice(-SUFFIX_LENGTH)}` : `blog-${now.getTime()}-${index}`;
}

/** One statement a row, since D1 binds at most 100 parameters. */
async function insertOrLog(db: Db, rows: Row[], edit: Pick<Edit, "now" | "site" | "by">, requestId: string) {
  const { now, site } = edit;
  try {
    const statements = rows.flatMap((row): BatchItem<"sqlite">[] => [
      db
        .insert(blog_posts)
        .values({
          ...row,
          ...(row.is_published && checkedBy(edit, { author: AI_AUTHOR, written_by: null }, UNCHECKED_YET)),
          slug: freeSlug(blog_posts, row.slug),
          queue_position: row.is_published ? null : endOfQueue,
        })
        .onConflictDoNothing(),
      ...writeReferences(db, "post", row, site, eq(blog_posts.id, row.id)),
    ]);
    const [first, ...others] = statements;
    if (!first) return;
    const made = and(
      isOneOf(
        blog_posts.batch_key,
        rows.map(({ batch_key }) => batch_key),
      ),
      isOneOf(
        blog_posts.created_at,
        rows.map(({ created_at }) => created_at),
      ),
      eq(blog_posts.is_published, true),
    );
    await db.batch([first, ...others, queueAnnouncements(db, "post", made, now)]);
  } catch (error) {
    logError(error, requestId);
  }
}

async function findSaved(db: Db, rows: Map<number, Row>) {
  const keys = Array.from(rows.values(), ({ batch_key }) => batch_key);
  const { id, slug, is_published, batch_key } = blog_posts;
  const posts = await db.select({ id, slug, is_published, batch_key }).from(blog_posts).where(isOneOf(batch_key, keys));
  const saved = new Map<number, { id: string; slug: string; is_published: boolean }>();
  for (const [index, row] of rows) {
    const post = posts.find((found) => found.batch_key === row.batch_key);
    if (post) saved.set(index, { id: post.id, slug: post.slug, is_published: post.is_published });
  }
  return saved;
}

const fieldErrors = (failures: Map<number, string>) =>
  Object.fromEntries(Array.from(failures, ([index, message]) => [`items.${index}`, message]));
