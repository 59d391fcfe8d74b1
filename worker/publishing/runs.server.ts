import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import {
  blog_posts,
  scheduled_publishing_logs as logs,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import { laterThan } from "../records/revision.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { isUnchecked, NOT_IN_REVIEW } from "../blog/checking.server";
import { datedOr, isUndated } from "../blog/statements.server";
import { queueAnnouncements } from "../announcements/announcements.server";
import { isQueued, isQueueDue, isDueAt, type CheckedDraft, checkDrafts, queueOrder } from "./drafts.server";
import { RUN_MAX } from "./rules";
import { claimRun, dailyCount, isClaimedBy, readSchedule } from "./schedule.server";

export interface RunOutcome {
  published: string[];
  rejected: number;
  checked: number;
}

const NOTHING: RunOutcome = { published: [], rejected: 0, checked: 0 };

/** Publishes due drafts and the queue's daily number; `failures` has the errors of both. */
export async function publishDue(db: Db, now: Date): Promise<RunOutcome & { failures: unknown[] }> {
  const due = { published: [] as string[], rejected: 0, checked: 0, failures: [] as unknown[] };
  for (const publishPart of [publishTimed, publishQueued])
    try {
      const { published, rejected, checked } = await publishPart(db, now);
      due.published.push(...published);
      due.rejected += rejected;
      due.checked += checked;
    } catch (error) {
      due.failures.push(error);
    }
  return due;
}

async function publishTimed(db: Db, now: Date): Promise<RunOutcome> {
  const isDue = isDueAt(now);
  const drafts = await checkDrafts(db, isDue, [asc(blog_posts.publish_at), asc(blog_posts.id)], RUN_MAX);
  return drafts.length > 0 ? publish(db, crypto.randomUUID(), drafts, isDue, now) : NOTHING;
}

/** Concurrent runs publish the queue once: the first one moves `next_publish_at` on in its transaction. */
async function publishQueued(db: Db, now: Date): Promise<RunOutcome> {
  const schedule = await readSchedule(db, now);
  const { is_active, next_publish_at } = schedule;
  if (!is_active || !next_publish_at || next_publish_at > now.toISOString()) return NOTHING;
  const drafts = await checkDrafts(db, isQueueDue, queueOrder, dailyCount(schedule));
  const run = crypto.randomUUID();
  const claim = claimRun(db, { ...schedule, next_publish_at }, run, now);
  return publish(db, run, drafts, sql`${isQueueDue} and ${isClaimedBy(run)}`, now, claim);
}

/** Publishes the daily number of drafts now, independent of the schedule (B12.6). */
export async function publishNow(db: Db, now: Date): Promise<RunOutcome> {
  const schedule = await readSchedule(db, now);
  const drafts = await checkDrafts(db, isQueued, queueOrder, dailyCount(schedule));
  return drafts.length > 0 ? publish(db, crypto.randomUUID(), drafts, isQueued, now) : NOTHING;
}

/** Publishes in one transaction; skips drafts that have changed since their check or are no longer due. */
async function publish(
  db: Db,
  run: string,
  drafts: CheckedDraft[],
  isDue: SQL,
  now: Date,
  claim?: BatchItem<"sqlite">,
): Promise<RunOutcome> {
  const time = now.toISOString();
  // Each post gets a later millisecond, so that lists sorted by time keep the queue's order.
  const momentOf = (index: number) => new Date(now.getTime() + index).toISOString();
  const list = JSON.stringify(
    drafts.map((draft, index) => ({ ...draft, log: crypto.randomUUID(), published_at: momentOf(index) })),
  );
  const of = (name: string) => sql`json_extract(judged.value, ${sql.raw(`'$.${name}'`)})`;
  const isPublishedBy = sql`exists (select 1 from ${logs} where ${logs.blog_id} = ${blog_posts.id}
    and ${logs.run_id} = ${run} and ${logs.status} = 'success')`;
  const published = sql`${blog_posts.id} in (select ${of("id")} from json_each(${list}) as judged) and ${isPublishedBy}`;

  const isStillChecked = sql`(${of("problem")} is not null or not ${isUnchecked})`;

  const logged = db
    .insert(logs)
    .select((query) =>
      query
        .select({
          id: of("log").as("id"),
          blog_id: blog_posts.id,
          published_at: sql`${time}`.as("published_at"),
          status: sql`case when ${of("problem")} is null then 'success' else 'error' end`.as("status"),
          message: of("problem").as("message"),
          run_id: sql`${run}`.as("run_id"),
        })
        // SQLite keeps the order of a cross join; otherwise libSQL parses the JSON again for each post.
        .from(sql`json_each(${list}) as judged`)
        .crossJoin(blog_posts)
        .where(and(eq(blog_posts.id, of("id")), eq(blog_posts.updated_at, of("updated_at")), isStillChecked, isDue)),
    )
    .returning({ id: logs.blog_id, status: logs.status });
  const stamped = db
    .update(schedules)
    .set({ last_published_at: time })
    .where(sql`exists (select 1 from ${blog_posts} where ${published})`);
  const updated = db
    .update(blog_posts)
    .set({
      is_published: true,
      published_at: datedOr(of("published_at")),
      queue_position: null,
      publish_at: null,
      ...NOT_IN_REVIEW,
      indexed: false,
      updated_at: laterThan(blog_posts.updated_at, now),
    })
    .from(sql`json_each(${list}) as judged`)
    .where(and(eq(blog_posts.id, of("id")), isPublishedBy));
  const announced = queueAnnouncements(db, "post", and(published, isUndated), now);
  const kept = keepVersions(db, "post", run, published);
  const statements = [logged, announced, stamped, kept, updated, ...noteChange(db, "post", run)] as const;
  const answers = claim ? (await db.batch([claim, ...statements])).slice(1) : await db.batch(statements);
  const [log] = answers as BatchResponse<typeof statements>;
  return {
    published: log.filter(({ status }) => status === "success").map(({ id }) => id),
    rejected: log.filter(({ status }) => status === "error").length,
    checked: drafts.length,
  };
}
