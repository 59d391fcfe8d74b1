import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { announcements, blog_posts, promotions, scheduled_publishing_logs as logs } from "../../db/schema";
import { HISTORY_SIZE } from "./rules";

/** Announcements told by name. */
const FAILURES_SHOWN = 20;

/** Query: what was published last, with the title of each post that is still there. */
export function publishingHistory(db: Db) {
  return db
    .select({
      id: logs.id,
      blog_id: logs.blog_id,
      title: sql<string | null>`${blog_posts.title}`.as("title"),
      published_at: logs.published_at,
      status: logs.status,
      message: logs.message,
    })
    .from(logs)
    .leftJoin(blog_posts, eq(blog_posts.id, logs.blog_id))
    .orderBy(desc(logs.published_at), desc(logs.id))
    .limit(HISTORY_SIZE);
}

const isPublic = sql`coalesce(${blog_posts.is_published}, ${promotions.is_active}) = 1`;

/** How many public records wait to be announced, how many were given up, and those that failed, by title. */
export async function announcementState(db: Db) {
  const withRecords = () =>
    db
      .select({
        id: announcements.record_id,
        kind: announcements.kind,
        title: sql<string>`coalesce(${blog_posts.title}, ${promotions.title})`.as("title"),
        attempts: announcements.attempts,
        next_attempt_at: announcements.next_attempt_at,
        error: announcements.error,
      })
      .from(announcements)
      .leftJoin(blog_posts, eq(blog_posts.id, announcements.record_id))
      .leftJoin(promotions, eq(promotions.id, announcements.record_id));
  const [failures, [totals]] = await db.batch([
    withRecords()
      .where(sql`${isPublic} and ${announcements.attempts} > 0`)
      .orderBy(asc(announcements.created_at))
      .limit(FAILURES_SHOWN),
    db
      .select({
        waiting: sql<number>`coalesce(sum(${announcements.next_attempt_at} is not null), 0)`.as("waiting"),
        given_up: sql<number>`coalesce(sum(${announcements.next_attempt_at} is null), 0)`.as("given_up"),
      })
      .from(announcements)
      .leftJoin(blog_posts, eq(blog_posts.id, announcements.record_id))
      .leftJoin(promotions, eq(promotions.id, announcements.record_id))
      .where(isPublic),
  ]);
  return { waiting: totals?.waiting ?? 0, given_up: totals?.given_up ?? 0, failures };
}

/** Makes everything that failed or was given up due again. */
export async function retryAnnouncements(db: Db, now: Date): Promise<void> {
  await db
    .update(announcements)
    .set({ attempts: 0, next_attempt_at: now.toISOString() })
    .where(sql`${announcements.attempts} > 0`);
}
