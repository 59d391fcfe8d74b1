import { chromium, type Page } from "@playwright/test";
import { PAGES } from "../addresses";
import { startCountingProxy } from "../counting-proxy";
import { PORTS, startSite } from "../servers";
import { monthly } from "../prices";
import type { Row } from "../table";

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SETTLED_MS = 1_500;
const VISIT = [PAGES.home, PAGES.list, PAGES.promotion, PAGES.casino, PAGES.blog, PAGES.post, PAGES.casinos];
const LISTS = ["/", "/bonuslar", "/guvenilir-siteler", "/blog"];

interface Shown {
  src: string;
  bytes: number;
  top: number;
}

/** Bytes of the pictures that a phone chooses, and the requests that are billed of a visit, which taps links. */
export async function phone(stateDir: string, raw: Record<string, unknown>): Promise<Row[]> {
  const site = await startSite(PORTS.site, stateDir);
  const proxy = await startCountingProxy(PORTS.grown, site.url);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox"],
  });
  const page = async () => (await browser.newContext(PHONE)).newPage();

  const cards: Shown[] = [];
  for (const path of LISTS) cards.push(...(await picturesOf(await page(), proxy.url + path, true)));
  const home = await picturesOf(await page(), proxy.url, false);
  const visit = await requestsOfVisit(await page(), proxy);
  await browser.close();
  proxy.stop();
  await site.stop();

  Object.assign(raw, { cards, home, visit });
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
    ...requestRows(visit, "", { cold: 2, further: 1.2 }),
    ...requestRows(withoutPictures(visit), " without pictures"),
    ...monthly(visit),
    ...monthly(withoutPictures(visit), " without pictures"),
  ];
}

/** What is left where pictures come from a domain of their own. */
const withoutPictures = (visit: string[][]) =>
  visit.map((requests) => requests.filter((request) => !request.includes("/media/")));

function requestRows(
  [cold = [], ...further]: string[][],
  name: string,
  atMost?: { cold: number; further: number },
): Row[] {
  const bound = (value: number | undefined) => (value === undefined ? {} : { atMost: value });
  const mean = further.flat().length / further.length;
  return [
    { what: `requests billed${name}: cold visit`, value: cold.length, ...bound(atMost?.cold) },
    {
      what: `requests billed${name}: each further page`,
      value: mean,
      ...bound(atMost?.further),
      note: `mean of ${further.length}`,
    },
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

async function requestsOfVisit(page: Page, proxy: { url: string; billed: () => string[] }): Promise<string[][]> {
  const visit: string[][] = [];
  proxy.billed();
  for (const path of VISIT) {
    // The ad of the visit lies over the page.
    await page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.close());
    const link = page.locator(`a[href="${path}"]`).locator("visible=true").first();
    if (visit.length > 0 && (await link.count()) > 0) await link.tap();
    else await page.goto(proxy.url + path);
    await page.waitForURL(proxy.url + path);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(SETTLED_MS);
    visit.push(proxy.billed());
  }
  return visit;
}
