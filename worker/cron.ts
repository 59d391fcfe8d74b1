import { type Db, openDb } from "../db/client";
import { tagsOfPosts } from "./blog/rules";
import { type Env, siteOf } from "./env";
import { logError } from "./http/errors";
import { purgeOf, type PurgingContext } from "./http/purge";
import { announceDue } from "./publishing/announcements.server";
import { type Outcome, publishTimed, publishTurn } from "./publishing/publishing.server";
import { noteTick } from "./publishing/schedule.server";
import { emptyTrash } from "./trash/trash.server";

interface Tick {
  db: Db;
  env: Env;
  now: Date;
  purge: (...tags: string[]) => void;
}

const purgePublished = ({ purge }: Tick, { published }: Outcome) => {
  if (published.length > 0) purge(...tagsOfPosts(published));
};

/** One line per schedule of `wrangler.toml`: its steps, in order. */
const SCHEDULES: Record<string, ((tick: Tick) => Promise<void>)[]> = {
  "*/10 * * * *": [
    ({ db, now }) => noteTick(db, now),
    async (tick) => purgePublished(tick, await publishTimed(tick.db, tick.now)),
    async (tick) => purgePublished(tick, await publishTurn(tick.db, tick.now)),
    ({ db, env, now }) => announceDue(db, env, siteOf(env), now),
  ],
  "17 1 * * *": [({ db, now }) => emptyTrash(db, now)],
};

/** Runs what is scheduled by `cron`, or everything where no schedule is named, as by hand. A failing step is logged and stops no other; throws once all have run. */
export async function runCron(env: Env, context: PurgingContext, cron: string, now: Date): Promise<void> {
  const steps = SCHEDULES[cron] ?? Object.values(SCHEDULES).flat();
  const tick = { db: openDb(env), env, now, purge: purgeOf(context, `cron ${cron}`) };
  let failure: unknown;
  for (const step of steps)
    try {
      await step(tick);
    } catch (error) {
      logError(error, `cron ${cron}`);
      failure = error;
    }
  if (failure) throw failure;
}
