import { answersPerSecond, answerTime } from "./client";
import { demoContent, grow, PORTS, type Running, startHello, startSite } from "./servers";
import { median, type Row } from "./table";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] || 5);
/** The folder of another version of the project with its packages installed, to compare this one with. */
const BESIDE = process.env["BENCH_BESIDE"];

/** A public page of every type, of the demo content. */
export const PAGES = {
  home: "/",
  list: "/bonuslar",
  search: "/bonuslar?q=bonus",
  "last page": "/bonuslar?sayfa=3",
  promotion: "/bonuslar/isilti-casino/150-hos-geldin-bonusu",
  casinos: "/guvenilir-siteler",
  casino: "/casino/isilti-casino",
  blog: "/blog",
  post: "/blog/degerlendirme-olcutlerimizi-guncelledik",
  sitemap: "/sitemap",
};

type Target = [server: Running, path: string];

const OUTBOUND = "/git/isilti-casino/150-hos-geldin-bonusu?y=kart";

/** The median of `one`'s answers a second over those of `other`, measured in turns, so that other work meets both. */
async function ratio(one: Target, other: Target): Promise<number> {
  const measure = ([{ url }, path]: Target) => answersPerSecond(url, path);
  await measure(one);
  await measure(other);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) ratios.push((await measure(one)) / (await measure(other)));
  return median(ratios);
}

/** The time of an outbound link over that of a page, without the count that follows the answer. */
async function outboundTime({ url }: Running): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    ratios.push((await answerTime(url, OUTBOUND)) / (await answerTime(url, PAGES.promotion)));
  return median(ratios);
}

/** Pages from the page cache ('remembered') and rendered anew, beside hello and beside another version. */
export async function pages(): Promise<Row[]> {
  const [demo, others] = [await demoContent(), BESIDE === undefined ? undefined : await demoContent(BESIDE)];
  const hello = await startHello();
  const rows: Row[] = [];
  for (const [how, PAGE_CACHE] of [
    ["remembered", "on"],
    ["anew", "off"],
  ] as const) {
    const site = await startSite(PORTS.site, demo, { PAGE_CACHE });
    const other = others === undefined ? undefined : await startSite(PORTS.other, others, { PAGE_CACHE }, BESIDE);
    for (const [name, path] of Object.entries(PAGES)) {
      rows.push({ what: `${how} / hello: ${name}`, value: await ratio([site, path], [hello, "/"]) });
      if (other) {
        const value = await ratio([site, path], [other, path]);
        rows.push({ what: `${how} / the other version: ${name}`, value, atLeast: 0.9 });
      }
    }
    if (PAGE_CACHE === "off")
      rows.push({ what: "time of an outbound link / of a promotion", value: await outboundTime(site), atMost: 0.5 });
    await Promise.all([site.stop(), other?.stop()]);
  }
  await hello.stop();
  return rows;
}

/** Lists, which must not slow down with what they leave out. */
const BOUNDED = new Set(["list", "search", "last page"]);

/** How much longer a page takes at 100 times the content, rendered anew. */
export async function growth(): Promise<Row[]> {
  const demo = await demoContent();
  const small = await startSite(PORTS.site, demo, { PAGE_CACHE: "off" });
  const large = await startSite(PORTS.other, await grow(demo), { PAGE_CACHE: "off" });
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const value = await ratio([small, path], [large, path]);
    rows.push({ what: `time at 100 × / at once: ${name}`, value, ...(BOUNDED.has(name) && { atMost: 2 }) });
  }
  await Promise.all([small.stop(), large.stop()]);
  return rows;
}
