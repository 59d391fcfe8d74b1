import { chromium, type Page } from "@playwright/test";
import { demoContent, PORTS, signIn, startSite } from "./servers";
import { median, type Row } from "./table";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] || 5);
const CPU_SLOWDOWN = 4;
/** Between keystrokes, and after a click, so that what follows is part of the interaction that began it. */
const PAUSE_MS = 120;
/** Between pressing and releasing the mouse button, as people do (ms). */
const PRESS = { delay: 80 };
/** Limits of the public site, and of the panel: 'good' by Web Vitals. */
const [PUBLIC_MS, PANEL_MS] = [100, 200];

interface Journey {
  path: string;
  act: (page: Page) => Promise<void>;
}

const typeInto = (page: Page, name: string, text: string) =>
  page.getByRole("searchbox", { name }).pressSequentially(text, { delay: PAUSE_MS });

async function useList(page: Page) {
  await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click(PRESS);
  await page.getByRole("columnheader").getByRole("button").first().click(PRESS);
  await typeInto(page, "Ara", "bonus");
}

const JOURNEYS: Record<string, Journey> = {
  "search of bonuses": {
    path: "/bonuslar",
    async act(page) {
      await typeInto(page, "Bonus ara", "hoş geldin");
      await page.locator(".card summary").first().tap();
      await page.getByText("Sırala ve filtrele").tap();
    },
  },
  "list of promotions": { path: "/admin/promotions", act: useList },
  "list of posts": { path: "/admin/blog", act: useList },
  "list of comments": { path: "/admin/comments", act: useList },
  palette: { path: "/admin/promotions", act: (page) => page.keyboard.press("Control+k") },
  "tab of an editor": {
    path: "/admin/blog/new",
    act: (page) => page.getByRole("tab").nth(1).click(PRESS),
  },
  "formatted text": {
    path: "/admin/blog/new",
    act: (page) => page.locator(".ql-editor").first().pressSequentially("hoş geldin", { delay: PAUSE_MS }),
  },
};

/**
 * Longest delay (ms) from an interaction to the next frame in each journey, with a CPU slowed down four times: medians
 * of visits, each in a new browser context.
 */
export async function interactions(): Promise<Row[]> {
  const stateDir = await demoContent();
  const site = await startSite(PORTS.site, stateDir);
  const [name = "", value = ""] = (await signIn(site.url, stateDir)).split("=");
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  });
  const slowest = async ({ path, act }: Journey) => {
    const isPanel = path.startsWith("/admin");
    const width = isPanel ? { width: 1280, height: 800 } : { width: 390, height: 844 };
    const context = await browser.newContext({ viewport: width, hasTouch: !isPanel, isMobile: !isPanel });
    await context.addCookies([{ name, value, url: site.url }]);
    const page = await context.newPage();
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.evaluate(observe);
    await act(page);
    await page.waitForTimeout(1_000);
    const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
    await context.close();
    return Math.max(0, ...delays);
  };
  const rows: Row[] = [];
  for (const [what, journey] of Object.entries(JOURNEYS)) {
    const delays: number[] = [];
    for (let round = 0; round < ROUNDS; round++) delays.push(await slowest(journey));
    const atMost = journey.path.startsWith("/admin") ? PANEL_MS : PUBLIC_MS;
    rows.push({ what: `INP at 4 × CPU: ${what}`, value: median(delays), unit: "ms", atMost, note: delays.join(", ") });
  }
  await browser.close();
  await site.stop();
  return rows;
}

/** Runs in the page: notes how long each event of an interaction took, up to the next paint. */
function observe() {
  const delays: number[] = [];
  Object.assign(window, { delays });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) delays.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
