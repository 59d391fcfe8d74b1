import type { Db } from "../../../db/client";
import { sendPendingPurges } from "../../../worker/edge/purges.server";
import { seededRandom } from "../../support/random";
import { write } from "./edits";
import { EdgeNetwork, type Platform } from "./network";
import { trace } from "./trace";

const CRON_MS = 600_000;
/** When the Worker purges after a write, and once more when replicas have followed (`worker/edge/purges.server.ts`). */
const AFTER_WRITE_MS = [50, 10_600];

export interface Setting {
  seed: number;
  from: Date;
  views: number;
  viewsAMonth: number;
  /** By popularity, each with its cache tags; one without tags is not cached. */
  pages: Map<string, Set<string>>;
  /** Whether a page asks the Worker to count the view. */
  isCounted: (page: string) => boolean;
  platform: Platform;
  hasReplicas: boolean;
}

export interface Outcome {
  views: number;
  writes: number;
  /** Views that the Worker was asked to count. */
  counted: number;
  byEdge: number;
  byWorker: number;
  errors: number;
  /** Answers that were shown because the Worker failed, and are not in `stale`. */
  rescued: number;
  workerRuns: number;
  /** Seconds that an answer was older than what it should have shown, of those that were. */
  stale: number[];
  purgeCalls: number;
  refused: number;
  emptied: number;
  days: number;
}

/**
 * Plays a trace against the edge's cache. Writes go through the database's triggers, purges through the project's own
 * function and limits, and copies live as long as its headers say.
 */
export async function simulate(db: Db, setting: Setting): Promise<Outcome> {
  const { seed, from, views, viewsAMonth, pages, platform, hasReplicas, isCounted } = setting;
  const random = seededRandom(seed + 1);
  const edge = new EdgeNetwork(platform, pages);
  const changedAt = new Map([...pages.keys()].map((page): [string, number[]] => [page, []]));
  const purges: number[] = [];
  const count = { writes: 0, counted: 0, byEdge: 0, byWorker: 0, errors: 0, rescued: 0 };
  const stale: number[] = [];
  let last = from.getTime();

  const purgeUntil = async (time: number) => {
    for (let next = purges[0]; next !== undefined && next <= time; next = purges[0]) {
      purges.shift();
      edge.now = next;
      const isLeft = await sendPendingPurges({ db, cache: edge, requestId: "simulation", hasReplicas }, new Date(next));
      const cron = (Math.floor(next / CRON_MS) + 1) * CRON_MS;
      if (isLeft && !purges.includes(cron)) insert(purges, cron);
    }
  };

  const traffic = { seed, from: last, views, viewsAMonth, pages: [...pages.keys()], places: platform.places };
  for (const event of trace(traffic)) {
    if ((purges[0] ?? Infinity) <= event.at) await purgeUntil(event.at);
    last = event.at;
    if (event.kind === "write") {
      const tags = new Set(await write(db, event.edit, random(1_000_000), event.at));
      for (const [page, shown] of pages)
        if ([...tags].some((tag) => shown.has(tag))) changedAt.get(page)?.push(event.at);
      for (const after of AFTER_WRITE_MS) insert(purges, event.at + after);
      count.writes++;
      continue;
    }
    if (isCounted(event.page)) count.counted++;
    const answer = edge.request(event.at, event.place, event.page);
    if (answer.asOf === undefined) count.errors++;
    else {
      if (answer.from === "edge") count.byEdge++;
      else count.byWorker++;
      const missed = firstAfter(changedAt.get(event.page) ?? [], answer.asOf);
      if (answer.isRescued) count.rescued++;
      else if (missed !== undefined) stale.push((event.at - missed) / 1_000);
    }
  }
  const { workerRuns, purgeCalls, refused, emptied } = edge;
  const days = (last - from.getTime()) / 86_400_000;
  return { ...count, views, workerRuns, stale: stale.toSorted((a, b) => a - b), purgeCalls, refused, emptied, days };
}

/** The earliest of ascending times after another; most are before it. */
function firstAfter(times: number[], after: number): number | undefined {
  let place = times.length;
  while ((times[place - 1] ?? -Infinity) > after) place--;
  return times[place];
}

function insert(sorted: number[], value: number) {
  const place = sorted.findIndex((other) => other > value);
  sorted.splice(place < 0 ? sorted.length : place, 0, value);
}
