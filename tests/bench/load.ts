import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { databaseCopy } from "./database-copy";
import { openHeap } from "./heap";
import { type Answered, load } from "./load/client";
import { offerOf, VIEWS_A_VISIT, visitors } from "./load/visitors";
import { memoryOf } from "./processes";
import { PORTS, type Running, startHello, startOther, startSite } from "./servers";
import { median, report, type Row } from "./table";

const SECONDS = Number(process.env["LOAD_SECONDS"] || 60);
const LIMITS = { seconds: SECONDS, connections: 50 };
const WARM = { seconds: 5, connections: 10 };
const SEED = 1;
const FURTHER_LOADS = 2;
/** What the platform gives an isolate. */
const ISOLATE_MB = 128;

/** `npm run load`: visitors who read, comment and are counted, on a site of its own on this machine. */
const stateDir = mkdtempSync(join(tmpdir(), "bonus-rehberi-"));
const hello = await startHello();
const home = () => ({ kind: "read", method: "GET" as const, path: "/", headers: {} });
await load(hello.url, home, WARM);
const helloMemory = await mostDuring(memoryIn(hello), () => load(hello.url, home, LIMITS));
await hello.stop();

const site = await startSite(PORTS.site, stateDir);
const offer = await offerOf(site.url);
await load(site.url, home, WARM);
const before = await counts();
const heap = await openHeap(site);
let answers: Answered[] = [];
let mostHeap = 0;
const next = visitors(site.url, offer, SEED);
const memory = await mostDuring(memoryIn(site), async () => {
  mostHeap = await mostDuring(heap.used, async () => (answers = await load(site.url, next, LIMITS)));
});
const live = [await heap.live()];
const further: Answered[] = [];
for (let times = 0; times < FURTHER_LOADS; times++) {
  further.push(...(await load(site.url, next, { ...LIMITS, seconds: SECONDS / 3 })));
  live.push(await heap.live());
}
heap.close();
await site.stop();
const after = await counts();

const bare = await startOther("tests/bench/load/bare-worker.ts", mkdtempSync(join(tmpdir(), "bare-")), PORTS.hello);
await load(bare.url, home, WARM);
let bareAnswers: Answered[] = [];
const bareMemory = await mostDuring(memoryIn(bare), async () => {
  bareAnswers = await load(bare.url, visitors(bare.url, offer, SEED), LIMITS);
});
await bare.stop();
report("load", rowsOf(), { byStatus: statuses(), helloMemory, bareMemory, memory, mostHeap, live, before, after });

/** Rows in the database, of a copy of its file. */
async function counts(): Promise<{ comments: number; views: number; daily: number }> {
  const [row] = await databaseCopy(stateDir).all<{ comments: number; views: number; daily: number }>(sql`select
    (select count(*) from promotion_comments) as comments,
    (select sum(view_count) from blog_posts) + (select sum(view_count) from promotions)
      + (select sum(view_count) from casinos) as views,
    (select sum(views) from daily_views) as daily`);
  if (!row) throw new Error("the database has no answer");
  return row;
}

/** Megabytes that the processes of a server hold. */
function memoryIn({ workerds }: Running): () => number {
  return () => memoryOf(workerds);
}

/** The most that was measured while something ran. */
async function mostDuring(measure: () => number | Promise<number>, run: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const take = async () => (most = Math.max(most, await measure()));
  const measuring = setInterval(() => void take(), 500);
  await run();
  clearInterval(measuring);
  return most;
}

function statuses(): Record<string, number> {
  const byStatus: Record<string, number> = {};
  for (const { kind, status } of answers) byStatus[`${kind} ${status}`] = (byStatus[`${kind} ${status}`] ?? 0) + 1;
  return byStatus;
}

function rowsOf(): Row[] {
  const all = [...answers, ...further];
  const of = (kind: string, isWanted: (status: number) => boolean) =>
    all.filter((answer) => answer.kind === kind && isWanted(answer.status)).length;
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const [middle, slow] = [median(times), times[Math.floor(times.length * 0.99)] ?? NaN];
  const added = of("comment", (status) => status === 201);
  const viewed = VIEWS_A_VISIT * of("view", (status) => status === 204);
  const refused = of("comment", (status) => status === 429);
  return [
    { what: "answers a second", value: answers.length / SECONDS, note: JSON.stringify(statuses()) },
    { what: "answers 5xx", value: all.filter(({ status }) => status >= 500).length, atMost: 0 },
    { what: "requests without an answer", value: all.filter(({ status }) => status === 0).length, atMost: 0 },
    {
      what: "comments stored, less those accepted",
      value: Math.abs(after.comments - before.comments - added),
      atMost: 0,
      note: `${added} accepted, ${refused} refused by the limit of an hour`,
    },
    { what: "views counted, less those sent", value: Math.abs(after.views - before.views - viewed), atMost: 0 },
    { what: "views of days, less those sent", value: Math.abs(after.daily - before.daily - viewed), atMost: 0 },
    { what: "p99 / median", value: slow / middle, atMost: 3, note: `${middle.toFixed(0)} and ${slow.toFixed(0)} ms` },
    { what: "memory over hello's", value: memory - helloMemory, unit: "MB", atMost: 150 },
    {
      what: "memory over a bare Worker's with the same bindings",
      value: memory - bareMemory,
      unit: "MB",
      atMost: 150,
      note: `${bareMemory.toFixed(0)} MB, ${(bareAnswers.length / SECONDS).toFixed(0)} answers a second`,
    },
    { what: "most in the heap of the Worker", value: mostHeap, unit: "MB", atMost: ISOLATE_MB },
    { what: "of it live after the load", value: live[0] ?? NaN, unit: "MB", atMost: ISOLATE_MB / 2 },
    {
      what: "grown by further loads",
      value: (live.at(-1) ?? NaN) - (live[0] ?? NaN),
      unit: "MB",
      atMost: 2,
      note: live.map((megabytes) => megabytes.toFixed(1)).join(", "),
    },
  ];
}
