import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, scheduled_publishing_logs as logs } from "../../db/schema";
import { CONTENT_MIN, CONTENT_SHORT, TITLE_MIN, TITLE_SHORT } from "../blog/rules";
import { visibleLength } from "../text/visible-text";
import { RUN_MAX } from "./rules";

/** Whole texts that are in memory at once. */
const READ_MIN = 10;
const READ_MAX = 50;

/** A draft that a run came to, with its version then, and why it cannot be published where it cannot. */
export interface JudgedDraft {
  id: string;
  updated_at: string;
  problem: string | null;
}

const isDraft = eq(blog_posts.is_published, false);

/** Condition: the draft waits in the queue; one with a time of its own does not. */
export const isQueued = and(isDraft, isNotNull(blog_posts.queue_position), isNull(blog_posts.publish_at)) as SQL;

export const queueOrder = [asc(blog_posts.queue_position), asc(blog_posts.created_at), asc(blog_posts.id)];

/** Condition: the draft's own time has come, and its present version has not failed yet. */
export function isTimedAt(now: Date): SQL {
  const hasFailed = sql`exists (select 1 from ${logs} where ${logs.blog_id} = ${blog_posts.id}
    and ${logs.status} = 'error' and ${logs.published_at} >= ${blog_posts.updated_at})`;
  return and(isDraft, lte(blog_posts.publish_at, now.toISOString()), sql`not ${hasFailed}`) as SQL;
}

/** The drafts that a run comes to until it has `count` that are fit, in order. */
export async function judgeDrafts(db: Db, chosen: SQL, order: SQL[], count: number): Promise<JudgedDraft[]> {
  const judged: JudgedDraft[] = [];
  let left = Math.min(count, RUN_MAX);
  while (left > 0) {
    const limit = Math.min(READ_MAX, Math.max(READ_MIN, left));
    const rows = await db
      .select({
        id: blog_posts.id,
        title: blog_posts.title,
        content: blog_posts.content,
        updated_at: blog_posts.updated_at,
      })
      .from(blog_posts)
      .where(chosen)
      .orderBy(...order)
      .limit(limit)
      .offset(judged.length);
    for (const { id, updated_at, ...text } of rows) {
      if (left === 0) break;
      const problem = problemOf(text);
      if (!problem) left--;
      judged.push({ id, updated_at, problem });
    }
    if (rows.length < limit) break;
  }
  return judged;
}

/** Why a post cannot be published as it stands; null where it can. */
function problemOf({ title, content }: { title: string; content: string }): string | null {
  if (visibleLength(title) < TITLE_MIN) return TITLE_SHORT;
  return visibleLength(content) < CONTENT_MIN ? CONTENT_SHORT : null;
}
