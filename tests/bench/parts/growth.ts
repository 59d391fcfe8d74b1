import { FURTHER, PAGES, UNKNOWN } from "../addresses";
import { send } from "../client";
import { PORTS, type Running, startSite } from "../servers";
import { median, type Row } from "../table";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] || 5);
const LOGGED_MS = 250;

interface Cost {
  read: number;
  statements: number;
}

/** Rows and statements that one answer costs. Throws when D1 did not tell the rows of one. */
async function costOf(site: Running, path: string): Promise<Cost & { shown: number }> {
  site.printed();
  const id = `${Math.floor(Math.random() * 1e9)}`;
  const answer = await fetch(site.url + path.replace("[id]", id), { redirect: "manual" });
  if (answer.status !== 200 && !path.includes("[id]")) throw new Error(`${path}: ${answer.status}`);
  const shown = shownIn(await answer.text());
  await new Promise((done) => setTimeout(done, LOGGED_MS));
  const lines = site.printed().filter((line) => /^\{"(sql|rows_read)"/.test(line));
  const logged = lines.map((line) => JSON.parse(line) as { sql?: string[]; rows_read?: number[] });
  const read = logged.flatMap(({ rows_read = [] }) => rows_read);
  const statements = logged.flatMap(({ sql = [] }) => sql).length;
  if (read.length !== statements) throw new Error(`${path}: ${statements} statements, ${read.length} told their rows`);
  return { shown, statements, read: read.reduce((sum, rows) => sum + rows, 0) };
}

/** What an answer shows: the pages it links to, comments, entries of an XML file and ads. */
function shownIn(answer: string): number {
  const links = answer.match(/(?<=<a [^>]*href=")\/[^"?#]*/g) ?? [];
  const others = answer.match(/id="yorum-|<loc>|<entry>|&quot;image_url/g) ?? [];
  return new Set(links).size + others.length;
}

/** Rows that each public address reads at 100 times the content, when nothing is remembered. */
export async function rowsRead(stateDir: string, raw: Record<string, unknown>): Promise<Row[]> {
  const site = await startSite(PORTS.grown, stateDir, { PAGE_CACHE: "off", LOG_SQL: "1" });
  const rows: Row[] = [];
  for (const [name, path] of Object.entries({ ...PAGES, ...FURTHER, ...UNKNOWN })) {
    // The first answer of the day makes its secret.
    await costOf(site, path);
    const cost = await costOf(site, path);
    raw[path] = cost;
    const [what, note] = [`rows read at 100 ×: ${name}`, `${cost.shown} shown, ${cost.statements} statements`];
    rows.push({ what, value: cost.read, atMost: 5 * cost.shown + 50, note });
  }
  await site.stop();
  return rows;
}

/** How much longer a page takes at 100 times the content, rendered anew; both in slices that take turns. */
export async function timeGrowth(demo: string, grown: string, raw: Record<string, unknown>): Promise<Row[]> {
  const small = await startSite(PORTS.site, demo, { PAGE_CACHE: "off" });
  const large = await startSite(PORTS.grown, grown, { PAGE_CACHE: "off" });
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const rounds: [number, number][] = [];
    for (const { url } of [small, large]) await send(url + path, 1);
    for (let round = 0; round < ROUNDS; round++)
      rounds.push([(await send(small.url + path, 1)).perSecond, (await send(large.url + path, 1)).perSecond]);
    raw[`${path} (once, 100 ×)`] = rounds;
    const value = median(rounds.map(([one, hundred]) => one / hundred));
    rows.push({ what: `time at 100 × / at once: ${name}`, value, atMost: 1.3 });
  }
  await Promise.all([small.stop(), large.stop()]);
  return rows;
}
