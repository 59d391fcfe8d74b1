import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { PAGES } from "./addresses";
import type { startBucket } from "./bucket";
import type { startCountingProxy } from "./counting-proxy";
import { monthly, type Visits } from "./prices";
import type { Runs } from "./runs";
import type { Row } from "./table";

const SETTLED_MS = 1_500;
const SHORT = [PAGES.promotion];
const LONG = [PAGES.home, PAGES.list, PAGES.promotion, PAGES.casino, PAGES.blog, PAGES.post, PAGES.casinos];
/** Those whose views are counted. */
const COUNTED = [PAGES.promotion, PAGES.casino, PAGES.post];
const FROM_WORKER = " with pictures from the Worker";

/** What a visit asked the Worker and the bucket for. */
interface Asked {
  worker: string[];
  bucket: string[];
}

/** Visits of one page and of seven, which tap links and leave. */
export async function makeVisits(
  browser: Browser,
  phone: BrowserContextOptions,
  proxy: Awaited<ReturnType<typeof startCountingProxy>>,
  bucket: Awaited<ReturnType<typeof startBucket>>,
): Promise<[short: Asked, long: Asked]> {
  const asked = async (paths: string[]) => {
    proxy.billed();
    bucket.served();
    const context = await browser.newContext(phone);
    await makeVisit(await context.newPage(), proxy.url, paths);
    await context.close();
    return { worker: proxy.billed(), bucket: bucket.served() };
  };
  return [await asked(SHORT), await asked(LONG)];
}

async function makeVisit(page: Page, site: string, paths: string[]): Promise<void> {
  for (const [at, path] of paths.entries()) {
    // The ad of the visit lies over the page.
    await page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.close());
    const link = page.locator(`a[href="${path}"]`).locator("visible=true").first();
    if (at > 0 && (await link.count()) > 0) await link.tap();
    else await page.goto(site + path);
    await page.waitForURL(site + path);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(SETTLED_MS);
  }
  await page.goto("about:blank");
  await page.waitForTimeout(SETTLED_MS);
}

/** A visit of one page, which tells its view, and what each page adds to a longer one. */
const visitsOf = (short: string[], long: string[]): Visits => ({
  cold: short.length,
  further: (long.length - short.length) / (LONG.length - SHORT.length),
  counted: COUNTED.length / LONG.length,
});

/** Requests of visits and what a month of them costs; the same for information where the Worker serves the pictures. */
export function visitRows([short, long]: [Asked, Asked], runs: Runs): Row[] {
  const visits = visitsOf(short.worker, long.worker);
  const all = visitsOf([...short.worker, ...short.bucket], [...long.worker, ...long.bucket]);
  return [
    ...requestRows(visits, "", { cold: 2, further: 1.2 }),
    ...requestRows(all, FROM_WORKER),
    ...monthly(visits, runs),
    ...monthly(all, runs, FROM_WORKER),
    ...runRows(runs),
  ];
}
const runRows = ({ page, visit }: Runs): Row[] => [
  {
    what: "CPU of a page anew, D1 included",
    value: page.cpuMs,
    unit: "ms",
    note: `${page.rowsRead.toFixed(0)} rows read`,
  },
  {
    what: "CPU of a request that tells views, D1 included",
    value: visit.cpuMs,
    unit: "ms",
    note: `${visit.views} views, ${visit.rowsRead} rows read, ${visit.rowsWritten} written`,
  },
];

function requestRows({ cold, further }: Visits, name: string, atMost?: { cold: number; further: number }): Row[] {
  const bound = (value: number | undefined) => (value === undefined ? {} : { atMost: value });
  return [
    { what: `requests billed${name}: cold visit`, value: cold, ...bound(atMost?.cold), note: "leaving included" },
    {
      what: `requests billed${name}: each further page`,
      value: further,
      ...bound(atMost?.further),
      note: `mean of ${LONG.length - 1}, leaving included`,
    },
  ];
}
