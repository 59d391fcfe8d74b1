import { chromium, type Page } from "@playwright/test";
import { startBucket } from "../bucket";
import { startCountingProxy } from "../counting-proxy";
import { PORTS, startSite } from "../servers";
import { measureRuns } from "../runs";
import type { Row } from "../table";
import { makeVisits, visitRows } from "../visits";

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LISTS = ["/", "/bonuslar", "/guvenilir-siteler", "/blog"];

interface Shown {
  src: string;
  bytes: number;
  top: number;
}

/**
 * Bytes of the pictures that a phone chooses, and the requests that are billed of visits, which tap links and leave.
 * Pictures come from an origin of their own (`MEDIA_URL`).
 */
export async function phone(stateDir: string, raw: Record<string, unknown>): Promise<Row[]> {
  const runs = await measureRuns(stateDir);
  const bucket = await startBucket(PORTS.bucket, () => site.url);
  const site = await startSite(PORTS.site, stateDir, { MEDIA_URL: bucket.url });
  const proxy = await startCountingProxy(PORTS.grown, site.url);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox"],
  });
  const page = async () => (await browser.newContext(PHONE)).newPage();

  const cards: Shown[] = [];
  for (const path of LISTS) cards.push(...(await picturesOf(await page(), proxy.url + path, true)));
  const home = await picturesOf(await page(), proxy.url, false);
  const visits = await makeVisits(browser, PHONE, proxy, bucket);
  await browser.close();
  proxy.stop();
  bucket.stop();
  await site.stop();

  Object.assign(raw, { cards, home, visits, runs });
  const [heaviest] = cards.toSorted((a, b) => b.bytes - a.bytes);
  const aboveFold = home.filter(({ top }) => top < PHONE.viewport.height);
  const kilobytes = (bytes: number) => bytes / 1_024;
  return [
    {
      what: "picture of a card, 360 px phone",
      value: kilobytes(heaviest?.bytes ?? NaN),
      unit: "KB",
      atMost: 12,
      note: `heaviest of ${cards.length}`,
    },
    {
      what: "pictures of home above the fold",
      value: kilobytes(aboveFold.reduce((sum, { bytes }) => sum + bytes, 0)),
      unit: "KB",
      atMost: 60,
      note: `${aboveFold.length} pictures`,
    },
    ...visitRows(visits, runs),
  ];
}

async function picturesOf(page: Page, url: string, isScrolled: boolean): Promise<Shown[]> {
  await page.goto(url, { waitUntil: "networkidle" });
  if (isScrolled)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((next) => setTimeout(next, 50));
      }
    });
  await page.waitForLoadState("networkidle");
  const shown = await page.evaluate(() =>
    [...document.images].map((image) => {
      const src = image.currentSrc || image.src;
      const [entry] = performance.getEntriesByName(src) as PerformanceResourceTiming[];
      return { src, top: image.getBoundingClientRect().top + scrollY, bytes: entry?.encodedBodySize ?? 0 };
    }),
  );
  await page.close();
  return shown.filter(({ bytes }) => bytes > 0);
}
