import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { announcements, blog_posts, promotions, scheduled_publishing_logs as logs } from "../../db/schema";
import { isOneOf } from "../records/selection.server";
import type { Announcer } from "../announcements/services";
import { HISTORY_SIZE } from "./rules";

const FAILURES_SHOWN = 20;

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

const isCounted = (services: readonly Announcer["service"][]) =>
  and(isPublic, services.length > 0 ? isOneOf(announcements.service, services) : undefined);

export const announcementFailures = (db: Db, services: readonly Announcer["service"][], limit: number) =>
  db
    .select({
      id: announcements.record_id,
      kind: announcements.kind,
      title: sql<string>`coalesce(${blog_posts.title}, ${promotions.title})`.as("title"),
      attempts: sql<number>`max(${announcements.attempts})`.as("tried"),
      next_attempt_at: sql<string | null>`min(${announcements.next_attempt_at})`.as("next"),
      error: sql<string | null>`group_concat(${announcements.error}, '; ')`.as("errors"),
      of_all: sql<number>`count(*) over ()`.as("of_all"),
    })
    .from(announcements)
    .leftJoin(blog_posts, eq(blog_posts.id, announcements.record_id))
    .leftJoin(promotions, eq(promotions.id, announcements.record_id))
    .where(and(isCounted(services), gt(announcements.attempts, 0)))
    .groupBy(announcements.record_id)
    .orderBy(asc(announcements.created_at))
    .limit(limit);

/** Counts public records that wait for an announcement or were given up, and lists failures. */
export async function announcementState(db: Db, services: readonly Announcer["service"][]) {
  const count = (condition: SQL) =>
    sql<number>`count(distinct case when ${condition} then ${announcements.record_id} end)`;
  const [failures, [totals]] = await db.batch([
    announcementFailures(db, services, FAILURES_SHOWN),
    db
      .select({
        waiting: count(isNotNull(announcements.next_attempt_at)).as("waiting"),
        given_up: count(isNull(announcements.next_attempt_at)).as("given_up"),
      })
      .from(announcements)
      .leftJoin(blog_posts, eq(blog_posts.id, announcements.record_id))
      .leftJoin(promotions, eq(promotions.id, announcements.record_id))
      .where(isCounted(services)),
  ]);
  return {
    waiting: totals?.waiting ?? 0,
    given_up: totals?.given_up ?? 0,
    failures,
  };
}

export async function retryAnnouncements(db: Db, now: Date): Promise<void> {
  await db
    .update(announcements)
    .set({ attempts: 0, next_attempt_at: now.toISOString() })
    .where(sql`${announcements.attempts} > 0`);
}
