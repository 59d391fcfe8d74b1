import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import { grow, startHello, startSite } from "./servers";

/**
 * `npm run bench`: requests/s of every page type beside the smallest Worker, in one run, on 8 connections, from
 * the page cache and rendered anew; bytes of a cold load; growth at 100 times the content.
 */
const SECONDS = Number(process.env["BENCH_SECONDS"] || 4);
const CONNECTIONS = 8;
const PAGES = {
  home: "/",
  list: "/bonuslar",
  search: "/bonuslar?q=bonus",
  promotion: "/bonuslar/isilti-casino/150-hos-geldin-bonusu",
  casinos: "/guvenilir-siteler",
  casino: "/casino/isilti-casino",
  blog: "/blog",
  post: "/blog/degerlendirme-olcutlerimizi-guncelledik",
  sitemap: "/sitemap",
};

/** Requests per second, after a second of warming up. Throws when an answer is not 200. */
async function measure(url: string): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average;
}

/** A page has its style sheet and its script in itself. */
async function coldBytes(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return `${(gzipSync(html).length / 1024).toFixed(1)} KB`;
}

const stateDir = mkdtempSync(join(tmpdir(), "bonus-rehberi-"));
const hello = await startHello(8795);

const site = await startSite(8796, stateDir);
console.log("remembered | hello/s | page/s | ratio | cold load, gzip");
for (const [name, path] of Object.entries(PAGES)) {
  const [base, page] = [await measure(hello.url), await measure(site.url + path)];
  print(name, base.toFixed(0), page.toFixed(0), (page / base).toFixed(2), await coldBytes(site.url + path));
}
await site.stop();

const anew = await startSite(8796, stateDir, "off");
const before = new Map<string, number>();
console.log("\nanew       | hello/s | page/s | ratio");
for (const [name, path] of Object.entries(PAGES)) {
  const [base, page] = [await measure(hello.url), await measure(anew.url + path)];
  before.set(name, page);
  print(name, base.toFixed(0), page.toFixed(0), (page / base).toFixed(2));
}
await anew.stop();

const grown = await startSite(8796, await grow(stateDir), "off");
console.log("\n100 × content, anew | page/s | time ×");
for (const [name, path] of Object.entries(PAGES)) {
  const page = await measure(grown.url + path);
  print(name, page.toFixed(0), ((before.get(name) ?? 0) / page).toFixed(2));
}
await Promise.all([grown.stop(), hello.stop()]);

function print(name: string, ...cells: string[]) {
  console.log([name.padEnd(10), ...cells.map((cell) => cell.padStart(6))].join(" | "));
}
