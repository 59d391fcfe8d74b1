import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interactions } from "./phone/interactions";
import { startKeptPages } from "./phone/kept-pages";
import { paints } from "./phone/paints";
import { PORTS, startSite } from "./servers";
import { report, type Row } from "./table";

const RUNS = Number(process.env["BENCH_RUNS"] || 5);
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
const POST = "/blog/degerlendirme-olcutlerimizi-guncelledik";
const PATHS = {
  text: ["/", "/bonuslar", "/bonuslar?q=bonus", "/guvenilir-siteler", "/casino/isilti-casino", "/sitemap"],
  picture: ["/blog", PROMOTION, POST],
};

/** `npm run bench:phone`: what a visitor's phone and an editor's slow computer wait for; `-- --only inp` or `lcp`. */
const only = process.argv.includes("--only") ? process.argv.at(-1) : undefined;
const stateDir = mkdtempSync(join(tmpdir(), "bonus-rehberi-"));
const site = await startSite(PORTS.site, stateDir);
const credentials: unknown = JSON.parse(readFileSync(join(stateDir, "demo-administrator.json"), "utf8"));
const raw = { inp: {}, lcp: {} };
const rows: Row[] = [];
if (only !== "lcp") rows.push(...(await interactions(site.url, credentials, RUNS, raw.inp)));
if (only !== "inp") {
  const edge = await startKeptPages(site.url, false);
  const plain = await startKeptPages(site.url, true);
  rows.push(...(await paints({ url: edge.url, plain: plain.url }, PATHS, RUNS, raw.lcp)));
  plain.stop();
  edge.stop();
}
await site.stop();
report("phone", rows, raw);
