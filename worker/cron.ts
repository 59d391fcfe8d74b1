import { type Db, openDb } from "../db/client";
import { type Env, siteOf } from "./env";
import { logError } from "./log";
import { type EdgeCache, sendPendingPurges } from "./edge/purges.server";
import { announceDue } from "./announcements/delivery.server";
import { publishDue } from "./publishing/runs.server";
import { recordCronTick } from "./publishing/schedule.server";
import { sweepExpired } from "./session/sweep.server";
import { emptyTrash } from "./trash/emptying.server";

/** Milliseconds that a step waits for one answer: nobody waits for it, and a run may publish 500 posts. */
const DEADLINE_MS = 25_000;

interface Tick {
  db: Db;
  env: Env;
  now: Date;
  cache: EdgeCache | undefined;
}

type Step = (tick: Tick) => Promise<void>;

interface Schedule {
  steps: Step[];
  /** Follows where no step failed. */
  done?: Step;
}

/** One line per step of each schedule of `wrangler.toml`, in order; the keys are written there in the same way. */
export const SCHEDULES: Record<string, Schedule> = {
  "*/10 * * * *": {
    steps: [
      publish,
      ({ db, env, now }) => announceDue(db, env, siteOf(env), now),
      ({ db, now }) => sweepExpired(db, now),
      purge,
    ],
    done: ({ db, now }) => recordCronTick(db, now),
  },
  "17 1 * * *": { steps: [({ db, env, now }) => emptyTrash(db, env.MEDIA, now), purge] },
};

async function publish({ db, now }: Tick) {
  const { failures } = await publishDue(db, now);
  if (failures.length > 0) throw failures[0];
}

async function purge({ db, cache, now }: Tick) {
  await sendPendingPurges(db, cache, now, "cron");
}

/**
 * Runs what is scheduled by `cron`, or everything where no schedule is named, as by hand. A failing step is logged and
 * stops no other; throws once all have run.
 */
export async function runCron(env: Env, { cache }: { cache?: EdgeCache }, cron: string, now: Date): Promise<void> {
  const named = SCHEDULES[cron];
  const tick = { db: openDb(env, DEADLINE_MS), env, now, cache };
  const failures: unknown[] = [];
  const run = async (step: Step) => {
    try {
      await step(tick);
    } catch (error) {
      logError(error, `cron ${cron}`);
      failures.push(error);
    }
  };
  for (const { steps, done } of named ? [named] : Object.values(SCHEDULES)) {
    const before = failures.length;
    for (const step of steps) await run(step);
    if (done && failures.length === before) await run(done);
  }
  if (failures.length > 0) throw failures[0];
}
