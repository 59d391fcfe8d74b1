import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { median, type Row } from "../table";

const CPU_SLOWDOWN = 4;
const INP_MS = 100;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** Between keystrokes, and after a click, so that what follows is part of the interaction that began it. */
const PAUSE_MS = 120;
/** Between pressing and releasing the mouse button, as people do (ms). */
const PRESS = { delay: 80 };

interface Journey {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

const type = (page: Page, name: string, text: string) =>
  page.getByRole("searchbox", { name }).pressSequentially(text, { delay: PAUSE_MS });

const VISITOR: Journey[] = [
  {
    name: "search of bonuses",
    path: "/bonuslar",
    async act(page) {
      await type(page, "Bonus ara", "hoş geldin");
      await page.locator(".card > summary").first().tap();
      await page.getByText("Sırala ve filtrele").tap();
    },
  },
];

const LISTS: Journey[] = ["promotions", "blog", "comments", "casinos"].map((list) => ({
  name: `list of ${list}`,
  path: `/admin/${list}`,
  async act(page) {
    await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click(PRESS);
    for (const row of await page.getByRole("main").getByRole("checkbox").all()) {
      if (!(await row.isVisible())) continue;
      await row.click(PRESS);
      break;
    }
    const sort = page.getByRole("columnheader").getByRole("button");
    for (const column of (await sort.all()).slice(0, 2)) await column.click(PRESS);
    await type(page, "Ara", "bonus");
    const menu = page.getByRole("combobox").first();
    if (await menu.isVisible()) await menu.click(PRESS);
  },
}));

const main = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name }).first();

const OTHERS: Journey[] = [
  { name: "palette", path: "/admin/promotions", act: (page) => page.keyboard.press("Control+k") },
  { name: "saved views", path: "/admin/promotions", act: (page) => main(page, "Görünümler").click(PRESS) },
  { name: "question before a deletion", path: "/admin/promotions", act: (page) => main(page, /^Sil/).click(PRESS) },
  { name: "page 2", path: "/admin/comments", act: (page) => main(page, /^2$|Sonraki/).click(PRESS) },
  { name: "tab of an editor", path: "/admin/blog/new", act: (page) => page.getByRole("tab").nth(1).click(PRESS) },
  {
    name: "formatted text",
    path: "/admin/blog/new",
    async act(page) {
      await page.locator(".ql-editor").first().pressSequentially("hoş geldin", { delay: PAUSE_MS });
    },
  },
];

const EDITOR = [...LISTS, ...OTHERS];

/**
 * Longest delay (ms) from an interaction to the next frame in each journey, with a CPU slowed down four times: medians
 * of `runs` new browser contexts.
 */
export async function interactions(
  url: string,
  credentials: unknown,
  runs: number,
  raw: Record<string, unknown>,
): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  });
  async function slowest(device: BrowserContextOptions, { path, act }: Journey) {
    const context = await browser.newContext(device);
    const headers = { "Sec-Fetch-Site": "same-origin" };
    if (device === DESKTOP) await context.request.put(`${url}/api/session`, { data: credentials, headers });
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: "networkidle" });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.evaluate(observe);
    await act(page);
    await page.waitForTimeout(1_000);
    const events = await page.evaluate(() => (window as unknown as { events: [string, number][] }).events);
    await context.close();
    return events.toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
  }
  const rows: Row[] = [];
  const journeys = [
    ...VISITOR.map((journey) => [PHONE, journey] as const),
    ...EDITOR.map((j) => [DESKTOP, j] as const),
  ];
  for (const [device, journey] of journeys) {
    const worst: [string, number][] = [];
    for (let run = 0; run < runs; run++) worst.push(await slowest(device, journey));
    raw[journey.name] = worst;
    const value = median(worst.map(([, duration]) => duration));
    rows.push({ what: `INP at 4 × CPU: ${journey.name}`, value, unit: "ms", atMost: INP_MS });
  }
  await browser.close();
  return rows;
}

/** Runs in the page: notes what each event of an interaction took, up to the next paint. */
function observe() {
  const events: [string, number][] = [];
  Object.assign(window, { events });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) events.push([entry.name, entry.duration]);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
