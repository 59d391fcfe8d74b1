import { PAGES, UNKNOWN } from "../addresses";
import { type Sent, send } from "../client";
import { cpuOf } from "../processes";
import { type Running, startHello, startSite, PORTS } from "../servers";
import { median, type Row } from "../table";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] || 5);
const SECONDS = 1;
/** Served without the Worker: what the runtime and its proxy cost by themselves. */
const STATIC_FILE = "/favicon.svg";

export interface Slice extends Sent {
  /** Milliseconds of CPU a request. */
  cpu: number;
}

async function slice({ url, workerds }: Running, path: string): Promise<Slice> {
  const before = cpuOf(workerds);
  const sent = await send(url + path, SECONDS);
  return { ...sent, cpu: (cpuOf(workerds) - before) / sent.requests };
}

/**
 * Requests per second beside hello, in short slices that take turns, so that whatever else the machine does meets both;
 * the median of the slices' ratios. `raw` keeps each slice.
 */
export async function beside(hello: Running, site: Running, path: string, raw: Record<string, Slice[][]>) {
  await send(site.url + path, SECONDS);
  const rounds: Slice[][] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await slice(hello, "/"), await slice(site, STATIC_FILE), await slice(site, path)]);
  raw[`${path} (hello, static file, page)`] = rounds;
  const of = (figure: (slices: Slice[]) => number) => median(rounds.map(figure));
  return {
    ratio: of(([base, , page]) => (page?.perSecond ?? 0) / (base?.perSecond ?? 1)),
    cpu: of(([, file, page]) => (page?.cpu ?? 0) - (file?.cpu ?? 0)),
  };
}

/** Pages that the Worker still has in its memory. */
export async function remembered(stateDir: string, raw: Record<string, Slice[][]>): Promise<Row[]> {
  const [hello, site] = [await startHello(), await startSite(PORTS.site, stateDir)];
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const { ratio } = await beside(hello, site, path, raw);
    rows.push({ what: `remembered / hello: ${name}`, value: ratio, atLeast: 0.7 });
  }
  await Promise.all([hello.stop(), site.stop()]);
  return rows;
}

/** Pages rendered anew for every request, and addresses that nobody ever had. */
export async function anew(stateDir: string, raw: Record<string, Slice[][]>): Promise<Row[]> {
  const hello = await startHello();
  const site = await startSite(PORTS.site, stateDir, { PAGE_CACHE: "off" });
  const [ratios, cpu]: Row[][] = [[], []];
  for (const [name, path] of Object.entries({ ...PAGES, ...UNKNOWN })) {
    const measured = await beside(hello, site, path, raw);
    if (name in PAGES) ratios?.push({ what: `anew / hello: ${name}`, value: measured.ratio, atLeast: 0.3 });
    cpu?.push({ what: `CPU over a static file: ${name}`, value: measured.cpu, unit: "ms", atMost: 3 });
  }
  await Promise.all([hello.stop(), site.stop()]);
  return [...(ratios ?? []), ...(cpu ?? [])];
}
