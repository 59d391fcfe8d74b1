import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import {
  blog_posts,
  scheduled_publishing_logs as logs,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import { laterThan } from "../records/revision.server";
import { awaitAnnouncement } from "../announcements/announcements.server";
import { isQueued, isTimedAt, type JudgedDraft, judgeDrafts, queueOrder } from "./drafts.server";
import { RUN_MAX } from "./rules";
import { claimTurn, dailyCount, isClaimedBy, readSchedule } from "./schedule.server";

/** What a run did: the ids of the posts that it published, how many drafts were not fit, and how many it came to. */
export interface Outcome {
  published: string[];
  unfit: number;
  judged: number;
}

const NOTHING: Outcome = { published: [], unfit: 0, judged: 0 };

/**
 * Publishes what is due: drafts whose own time has come, and those of the queue when its turn has. Where one of the two
 * breaks down the other is done all the same, and `failures` says why.
 */
export async function publishDue(db: Db, now: Date): Promise<Outcome & { failures: unknown[] }> {
  const due = { published: [] as string[], unfit: 0, judged: 0, failures: [] as unknown[] };
  for (const publishPart of [publishTimed, publishTurn])
    try {
      const { published, unfit, judged } = await publishPart(db, now);
      due.published.push(...published);
      due.unfit += unfit;
      due.judged += judged;
    } catch (error) {
      due.failures.push(error);
    }
  return due;
}

/** Publishes drafts whose own time has come. One that is not fit fails once, until it is changed again. */
async function publishTimed(db: Db, now: Date): Promise<Outcome> {
  const isDue = isTimedAt(now);
  const drafts = await judgeDrafts(db, isDue, [asc(blog_posts.publish_at), asc(blog_posts.id)], RUN_MAX);
  return drafts.length > 0 ? publish(db, crypto.randomUUID(), drafts, isDue, now) : NOTHING;
}

/**
 * Publishes the first drafts of the queue when its turn has come, and moves the turn on by whole days: missed days are
 * not caught up. However often and at once it is called, a turn is taken by one run.
 */
async function publishTurn(db: Db, now: Date): Promise<Outcome> {
  const schedule = await readSchedule(db, now);
  const { is_active, next_publish_at } = schedule;
  if (!is_active || !next_publish_at || next_publish_at > now.toISOString()) return NOTHING;
  const drafts = await judgeDrafts(db, isQueued, queueOrder, dailyCount(schedule));
  const run = crypto.randomUUID();
  const claim = claimTurn(db, { ...schedule, next_publish_at }, run, now);
  return publish(db, run, drafts, sql`${isQueued} and ${isClaimedBy(run)}`, now, claim);
}

/** Publishes the day's number of drafts at once, whatever the schedule says, and leaves it where it is. */
export async function publishNow(db: Db, now: Date): Promise<Outcome> {
  const schedule = await readSchedule(db, now);
  const drafts = await judgeDrafts(db, isQueued, queueOrder, dailyCount(schedule));
  return drafts.length > 0 ? publish(db, crypto.randomUUID(), drafts, isQueued, now) : NOTHING;
}

/**
 * One transaction: the claim, the log of every draft that is still as it was judged and still due, and the posts that
 * the log calls a success. A draft that was edited, unscheduled, deleted or published meanwhile is left out.
 */
async function publish(
  db: Db,
  run: string,
  drafts: JudgedDraft[],
  isDue: SQL,
  now: Date,
  claim?: BatchItem<"sqlite">,
): Promise<Outcome> {
  const time = now.toISOString();
  const list = JSON.stringify(drafts.map((draft) => ({ ...draft, log: crypto.randomUUID() })));
  const of = (name: string) => sql`json_extract(judged.value, ${sql.raw(`'$.${name}'`)})`;
  const isPublishedBy = sql`exists (select 1 from ${logs} where ${logs.blog_id} = ${blog_posts.id}
    and ${logs.run_id} = ${run} and ${logs.status} = 'success')`;
  const published = sql`${blog_posts.id} in (select ${of("id")} from json_each(${list}) as judged) and ${isPublishedBy}`;

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
        .from(blog_posts)
        .innerJoin(sql`json_each(${list}) as judged`, eq(blog_posts.id, of("id")))
        .where(and(eq(blog_posts.updated_at, of("updated_at")), isDue)),
    )
    .returning({ status: logs.status });
  const stamped = db
    .update(schedules)
    .set({ last_published_at: time })
    .where(sql`exists (select 1 from ${blog_posts} where ${published})`);
  const updated = db
    .update(blog_posts)
    .set({
      is_published: true,
      published_at: time,
      queue_position: null,
      publish_at: null,
      indexed: false,
      updated_at: laterThan(blog_posts.updated_at, now),
    })
    .where(published)
    .returning({ id: blog_posts.id });
  const statements = [logged, awaitAnnouncement(db, "post", published, now), stamped, updated] as const;
  const answers = claim ? (await db.batch([claim, ...statements])).slice(1) : await db.batch(statements);
  const [log, , , posts] = answers as BatchResponse<typeof statements>;
  return {
    published: posts.map(({ id }) => id),
    unfit: log.filter(({ status }) => status === "error").length,
    judged: drafts.length,
  };
}
