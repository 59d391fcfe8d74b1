import { setTimeout as wait } from "node:timers/promises";
import { PAGES } from "./addresses";
import { cpuOf } from "./processes";
import { PORTS, type Running, startSite } from "./servers";

const REQUESTS = 180;
/** Served without the Worker: what the runtime and its proxy cost by themselves. */
const STATIC_FILE = "/favicon.svg";
const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile";
const LOGGED_MS = 500;

interface Cost {
  cpuMs: number;
  rowsRead: number;
  rowsWritten: number;
}

/** What the Worker uses for a page that it renders anew, and for a request that tells the views of a visit. */
export interface Runs {
  page: Cost;
  visit: Cost & { views: number };
}

type Ask = (n: number) => Promise<unknown>;

/** Measures both with local data. The CPU time holds that of D1, which runs in the same process: an upper bound. */
export async function measureRuns(stateDir: string): Promise<Runs> {
  const paths = Object.values(PAGES);
  const read = (url: string) => (n: number) => fetch(url + paths[n % paths.length]).then((answer) => answer.text());

  const logged = await startSite(PORTS.site, stateDir, { PAGE_CACHE: "off", LOG_SQL: "1" });
  const views = await viewsOf(logged.url, paths);
  for (const n of paths.keys()) await read(logged.url)(n);
  await tell(logged.url, views)(-1);
  const page = await rowsOf(logged, paths.length, read(logged.url));
  const visit = await rowsOf(logged, 1, tell(logged.url, views));
  await logged.stop();

  const site = await startSite(PORTS.site, stateDir, { PAGE_CACHE: "off" });
  const file = () => fetch(site.url + STATIC_FILE).then((answer) => answer.text());
  for (const ask of [file, read(site.url), tell(site.url, views)]) await cpuMs(site, ask);
  const base = await cpuMs(site, file);
  const cpu = { page: await cpuMs(site, read(site.url)), visit: await cpuMs(site, tell(site.url, views)) };
  await site.stop();
  return {
    page: { ...page, cpuMs: cpu.page - base },
    visit: { ...visit, cpuMs: cpu.visit - base, views: views.length },
  };
}

async function viewsOf(url: string, paths: string[]) {
  const pages = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
  return pages.flatMap((html) => {
    const [, kind, id] = /data-views="(\w+)\/([^"]+)"/.exec(html) ?? [];
    return kind ? [{ kind, id }] : [];
  });
}

const tell =
  (url: string, views: object[]): Ask =>
  async (n) => {
    const address = `198.18.${(n >> 8) & 255}.${n & 255}`;
    const headers = { "Content-Type": "application/json", "User-Agent": BROWSER, "CF-Connecting-IP": address };
    const body = JSON.stringify({ views });
    const answer = await fetch(`${url}/api/views`, { method: "POST", headers: { ...headers, Origin: url }, body });
    if (answer.status !== 204) throw new Error(`/api/views: ${answer.status}`);
  };

async function cpuMs({ workerds }: Running, ask: Ask): Promise<number> {
  const before = cpuOf(workerds);
  for (let n = 0; n < REQUESTS; n++) await ask(n);
  return (cpuOf(workerds) - before) / REQUESTS;
}

/** Mean of some requests. What is kept about an hour's views is written once more when it is deleted. */
async function rowsOf(site: Running, requests: number, ask: Ask) {
  await wait(LOGGED_MS);
  site.printed();
  for (let n = 0; n < requests; n++) await ask(n);
  await wait(LOGGED_MS);
  const lines = site.printed().filter((line) => /^\{"(sql|rows_read)"/.test(line));
  const told = lines.map(
    (line) => JSON.parse(line) as { sql?: string[]; rows_read?: number[]; rows_written?: number[] },
  );
  const statements = told.flatMap(({ sql = [] }) => sql);
  const [read, written] = [
    told.flatMap(({ rows_read = [] }) => rows_read),
    told.flatMap(({ rows_written = [] }) => rows_written),
  ];
  const sum = (rows: number[]) => rows.reduce((total, row) => total + row, 0);
  const expiring = written.filter((_, at) => /^insert into "counted_views"/.test(statements[at] ?? ""));
  return { rowsRead: sum(read) / requests, rowsWritten: (sum(written) + sum(expiring)) / requests };
}
