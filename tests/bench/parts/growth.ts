import { PAGES } from "../addresses";
import { send } from "../client";
import { PORTS, startSite } from "../servers";
import { median, type Row } from "../table";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] || 5);

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
    rows.push({ what: `time at 100 × / at once: ${name}`, value, atMost: 2 });
  }
  await Promise.all([small.stop(), large.stop()]);
  return rows;
}
