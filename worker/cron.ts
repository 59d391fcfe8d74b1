import { type Db, openDb } from "../db/client";
import { type Env, siteOf } from "./env";
import { logError } from "./log";
import { forgetNotes } from "./blog/notes.server";
import { type EdgeCache, purgeStale } from "./edge/purges.server";
import { forgetOldSenders } from "./comments/moderation.server";
import { forgetActivities } from "./activity/recording.server";
import { announceDue } from "./announcements/delivery.server";
import { forgetDrafts } from "./form-drafts/editing.server";
import { forgetFigures } from "./figures/forgetting.server";
import { forgetRefusals } from "./conversions/refusals.server";
import { forgetLinks } from "./preview/links.server";
import { compareFiles } from "./media/comparing-files.server";
import { stripStored } from "./media/stripping.server";
import { announceEnded } from "./promotions/editing.server";
import { noteConditions } from "./notifications/conditions.server";
import { forgetNotifications, tell, tellDue } from "./notifications/telling.server";
import { publishDue } from "./publishing/runs.server";
import { recordCronTick } from "./publishing/schedule.server";
import { checkDueAddresses, forgetAddresses, forgetAllAddresses } from "./references/address-checks.server";
import { sweepExpired } from "./session/sweep.server";
import { foldReferrers } from "./visits/counting.server";
import { emptyTrash } from "./trash/emptying.server";

/** A run may publish 500 posts, and no visitor waits. */
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
  done?: Step;
}

/** The keys are the schedules of `wrangler.toml`. */
export const SCHEDULES: Record<string, Schedule> = {
  "*/10 * * * *": {
    steps: [
      publish,
      ({ db, env, now }) => announceDue(db, env, siteOf(env), now),
      ({ db, now }) => sweepExpired(db, now),
      ({ db, now }) => forgetLinks(db, now),
      purge,
      checkAddresses,
      ({ db, env, now }) => noteConditions(db, { env, site: siteOf(env), now }),
      ({ db, env, now }) => tellDue(db, { env, site: siteOf(env), now }),
    ],
    done: ({ db, now }) => recordCronTick(db, now),
  },
  "17 1 * * *": {
    steps: [
      ({ db, env, now }) => emptyTrash(db, env.MEDIA, now),
      ({ db }) => forgetNotes(db),
      ({ db, env, now }) => compareFiles(db, env.MEDIA, now),
      ({ db, env }) => stripStored(db, env.MEDIA),
      ({ db, now }) => forgetActivities(db, now),
      ({ db, now }) => forgetOldSenders(db, now),
      ({ db, now }) => forgetFigures(db, now),
      ({ db, now }) => forgetRefusals(db, now),
      ({ db, now }) => forgetDrafts(db, now),
      ({ db, now }) => forgetNotifications(db, now),
      ({ db, now }) => foldReferrers(db, now),
      ({ db, now }) => announceEnded(db, now),
      ({ db }) => forgetAddresses(db),
      purge,
    ],
  },
};

async function publish({ db, env, now }: Tick) {
  const { failures, rejected } = await publishDue(db, now);
  const count = failures.length + rejected;
  if (count > 0)
    await tell(db, { kind: "publishing", count }, { env, site: siteOf(env), now }).catch((error: unknown) =>
      logError(error, "cron"),
    );
  if (failures.length > 0) throw failures[0];
}

async function checkAddresses({ db, env, now }: Tick) {
  if (env.LINK_CHECKS === "off") await forgetAllAddresses(db);
  else await checkDueAddresses(db, { site: siteOf(env).url, now });
}

async function purge({ db, cache }: Tick) {
  await purgeStale({ db, cache, requestId: "cron" });
}

/** Runs one schedule, or all for an unknown `cron`. A failing step stops no other; throws once all have run. */
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
