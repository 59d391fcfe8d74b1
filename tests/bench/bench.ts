import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import { grow, startHello, startSite } from "./servers";

/**
 * `npm run bench`: requests/s of every page type beside the smallest Worker, in one run, on 8 connections, remembered
 * and rendered anew (every request at an address of its own); bytes of a cold load; growth at 100 times the content.
 */
const SECONDS = Number(process.env.BENCH_SECONDS || 4);
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

/** Requests per second; each at a different address where `anew` is set. Throws when an answer is not 200. */
async function measure(url: string, anew = false, seconds = SECONDS): Promise<number> {
  let n = 0;
  const base = new URL(url);
  const setupRequest = (request: autocannon.Request) => {
    base.searchParams.set("n", `${process.hrtime.bigint()}${n++}`);
    return { ...request, path: base.pathname + base.search };
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(anew && { requests: [{ setupRequest }] }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average;
}

async function coldBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, src]) =>
    readFileSync(`build/client${src}`),
  );
  return gzipSync(html).length + scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
}

const stateDir = mkdtempSync(join(tmpdir(), "bonus-rehberi-"));
const [hello, site] = [await startHello(8795), await startSite(8796, stateDir)];
await measure(hello.url, false, 2);
console.log("page       | hello/s | remembered/s | ratio | anew/s | ratio | cold load, gzip");
const before = new Map<string, number>();
for (const [name, path] of Object.entries(PAGES)) {
  const url = site.url + path;
  await measure(url, true, 1);
  const [base, remembered, anew] = [await measure(hello.url), await measure(url), await measure(url, true)];
  before.set(name, anew);
  const cells = [
    base.toFixed(0).padStart(7),
    remembered.toFixed(0).padStart(12),
    (remembered / base).toFixed(2).padStart(5),
  ];
  const rest = [
    anew.toFixed(0).padStart(6),
    (anew / base).toFixed(2).padStart(5),
    `${((await coldBytes(url)) / 1024).toFixed(1)} KB`,
  ];
  console.log([name.padEnd(10), ...cells, ...rest].join(" | "));
}
await site.stop();

const grown = await startSite(8796, grow(stateDir));
console.log("\npage       | anew/s | anew/s at 100 × content | time ×");
for (const [name, path] of Object.entries(PAGES)) {
  await measure(grown.url + path, true, 1);
  const [small, large] = [before.get(name) ?? 0, await measure(grown.url + path, true)];
  console.log(
    [name.padEnd(10), small.toFixed(0).padStart(6), large.toFixed(0).padStart(23), (small / large).toFixed(2)].join(
      " | ",
    ),
  );
}
await Promise.all([grown.stop(), hello.stop()]);
