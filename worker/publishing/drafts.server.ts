import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, scheduled_publishing_logs as logs } from "../../db/schema";
import { isUnchecked, uncheckedColumn } from "../blog/checking.server";
import { CONTENT_MIN, CONTENT_SHORT, TITLE_MIN, TITLE_SHORT } from "../blog/rules";
import { textLength, visibleLength } from "../text/visible-text";
import { RUN_MAX } from "./rules";
import { UNCHECKED } from "./sentences";

/** Bounds of one read: whole articles are held in memory. */
const PAGE_MIN = 10;
const PAGE_MAX = 50;

export interface CheckedDraft {
  id: string;
  updated_at: string;
  /** Turkish sentence why it cannot be published. */
  problem: string | null;
}

const isDraft = eq(blog_posts.is_published, false);

export const isQueued = and(isDraft, isNotNull(blog_posts.queue_position), isNull(blog_posts.publish_at)) as SQL;

export const queueOrder = [asc(blog_posts.queue_position), asc(blog_posts.created_at), asc(blog_posts.id)];

/** SQL: the log says already why this version of the draft was not published. */
const hasFailed = sql`exists (select 1 from ${logs} where ${logs.blog_id} = ${blog_posts.id} and ${logs.status} = 'error'
  and ${logs.published_at} >= max(${blog_posts.updated_at}, coalesce(${blog_posts.checked_at}, '')))`;

/** Condition: `publish_at` has come, and this version of the draft has not failed before. */
export const isDueAt = (now: Date) =>
  and(isDraft, lte(blog_posts.publish_at, now.toISOString()), sql`not ${hasFailed}`) as SQL;

/** Condition: queued, and not skipped before for want of a check. */
export const isQueueDue = and(isQueued, sql`not (${isUnchecked} and ${hasFailed})`) as SQL;

/** Checks chosen drafts in order until `count` of them can be published. */
export async function checkDrafts(db: Db, chosen: SQL, order: SQL[], count: number): Promise<CheckedDraft[]> {
  const checked: CheckedDraft[] = [];
  let left = Math.min(count, RUN_MAX);
  while (left > 0) {
    const limit = Math.min(PAGE_MAX, Math.max(PAGE_MIN, left));
    const rows = await db
      .select({
        id: blog_posts.id,
        title: blog_posts.title,
        content: blog_posts.content,
        updated_at: blog_posts.updated_at,
        is_unchecked: uncheckedColumn(),
      })
      .from(blog_posts)
      .where(chosen)
      .orderBy(...order)
      .limit(limit)
      .offset(checked.length);
    for (const { id, updated_at, ...text } of rows) {
      if (left === 0) break;
      const problem = problemOf(text);
      if (!problem) left--;
      checked.push({ id, updated_at, problem });
    }
    if (rows.length < limit) break;
  }
  return checked;
}

interface Judged {
  title: string;
  content: string;
  is_unchecked: boolean;
}

function problemOf({ title, content, is_unchecked }: Judged): string | null {
  if (is_unchecked) return UNCHECKED;
  if (textLength(title) < TITLE_MIN) return TITLE_SHORT;
  return visibleLength(content) < CONTENT_MIN ? CONTENT_SHORT : null;
}
