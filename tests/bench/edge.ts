import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Outcome, type Setting, simulate } from "./edge/simulation";
import { databaseCopy, taggedPages } from "./edge/world";
import { bill, inMillions, PAGES_A_VISIT } from "./prices";
import { measureRuns } from "./runs";
import { grow, PORTS, startSite } from "./servers";
import { seededRandom } from "../support/random";
import { report, type Row } from "./table";

const SEED = Number(process.env["SEED"] || 1);
const VIEWS = 1_000_000;
/** Times the demo content: about a thousand addresses. */
const SCALE = 10;
const CRON_RUNS_A_MONTH = 4_350;
const FROM = new Date("2026-12-01T00:00:00+03:00");
/** The Worker fails for three minutes in a month. */
const OUTAGE = { everyMs: 30 * 86_400_000, ms: 180_000 };
/** Two minutes, and what a database and an answer may be late. */
const STALE_SECONDS_MAX = 120;

const random = seededRandom(SEED);
const platform = {
  places: 3,
  isTiered: true,
  latency: 60,
  lag: () => random(1_000),
  isDown: (time: number) => (time - FROM.getTime()) % OUTAGE.everyMs > OUTAGE.everyMs - OUTAGE.ms,
  purges: true,
};
const CASES: Record<string, { viewsAMonth: number; platform: Setting["platform"] }> = {
  "100,000 a month": { viewsAMonth: 1e5, platform },
  "1 M a month": { viewsAMonth: 1e6, platform },
  "10 M a month": { viewsAMonth: 1e7, platform },
  "10 M, 20 locations, no upper tier": { viewsAMonth: 1e7, platform: { ...platform, places: 20, isTiered: false } },
  "1 M, no purge works": { viewsAMonth: 1e6, platform: { ...platform, purges: false } },
};

/** `npm run bench:edge`: a million views with writes against the rules of headers, tags and purges. */
const demo = mkdtempSync(join(tmpdir(), "bonus-rehberi-"));
await (await startSite(PORTS.site, demo)).stop();
const { page, visit } = await measureRuns(demo);
const stateDir = await grow(demo, SCALE);
const pages = await taggedPages(stateDir, SEED);
const isCounted = (page: string) => /^\/(bonuslar\/.+\/|casino\/|blog\/)./.test(page);
console.log(`${pages.size} pages, ${VIEWS} views each, seed ${SEED}`);
// A refused purge is logged, as on the platform.
console.error = () => undefined;

const rows: Row[] = [];
const raw: Record<string, Omit<Outcome, "stale"> & { staleViews: number }> = {};
for (const [name, traffic] of Object.entries(CASES)) {
  const setting = { seed: SEED, from: FROM, views: VIEWS, pages, isCounted, hasReplicas: true };
  const outcome = await simulate(databaseCopy(stateDir), { ...setting, ...traffic });
  const { stale, ...counts } = outcome;
  raw[name] = { ...counts, staleViews: stale.length };
  rows.push(...rowsOf(name, outcome));
  console.log(`Played: ${name}`);
}
report("edge", rows, { runs: { page, visit }, ...raw });

function rowsOf(name: string, outcome: Outcome): Row[] {
  const { views, byEdge, workerRuns, stale, counted, writes, days, purgeCalls, refused, rescued, errors } = outcome;
  const months = days / 30;
  const at = (share: number) => (stale[Math.floor(share * (stale.length - 1))] ?? 0).toFixed(1);
  const runs = workerRuns / months;
  const visits = views / PAGES_A_VISIT;
  /** Of pages that follow each other by chance. */
  const told = visits * (1 - (1 - counted / views) ** PAGES_A_VISIT);
  const usage = {
    requests: (views + told) / months + CRON_RUNS_A_MONTH,
    cpuMs: runs * page.cpuMs + (told / months) * visit.cpuMs,
    rowsRead: runs * page.rowsRead + (counted / months / visit.views) * visit.rowsRead,
    rowsWritten: (counted / months / visit.views) * visit.rowsWritten + (writes / months) * 20,
  };
  return [
    { what: `${name}: hit ratio`, value: byEdge / views, note: `${purgeCalls} purge calls, ${refused} refused` },
    {
      what: `${name}: oldest answer`,
      value: stale.at(-1) ?? 0,
      unit: "s",
      atMost: STALE_SECONDS_MAX + 1,
      note: `${((stale.length / views) * 100).toFixed(2)} % stale, median ${at(0.5)} s, 99 % ${at(0.99)} s`,
    },
    {
      what: `${name}: Worker runs for pages`,
      value: Math.round(runs),
      note: `a month; ${rescued} answers rescued, ${errors} errors`,
    },
    {
      what: `${name}: bill`,
      value: bill(usage),
      unit: "$",
      note: inMillions(usage),
    },
  ];
}
