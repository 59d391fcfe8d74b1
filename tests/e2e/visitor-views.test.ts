import { startCountingProxy } from "../bench/counting-proxy";
import { ANY_WIDTH, expect, PROMOTION, test as base } from "../support/browser";

const CASINO = "/casino/isilti-casino";
const TOLD = "POST /api/views";

interface Visit {
  url: string;
  /** Billed requests since the last call, without pictures but including those sent while leaving a page. */
  asked: () => string[];
  /** Hours in which the browser's views were sent, 0 for those that wait. */
  views: () => Promise<number[]>;
  leave: () => Promise<unknown>;
}

const test = base.extend<{ visit: Visit }>({
  visit: async ({ baseURL, page }, provide) => {
    const proxy = await startCountingProxy(0, baseURL ?? "");
    await provide({
      url: proxy.url,
      asked: () => proxy.billed().filter((request) => !request.includes("/media/")),
      views: () =>
        page.evaluate(() => Object.values(JSON.parse(localStorage.getItem("views") ?? "{}") as Record<string, number>)),
      leave: () => page.goto("about:blank"),
    });
    proxy.stop();
  },
});

test.describe("with a splash ad", () => {
  test.use({ showsSplashAd: true });

  test("a visit of four pages sends its views in one request", ANY_WIDTH, async ({ page, visit }) => {
    await page.clock.install();
    await page.goto(visit.url);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("splash"))).toBeTruthy();
    await page.clock.runFor(7_100);
    const ad = page.locator("dialog.splash");
    await expect(ad).toBeVisible();
    await page.clock.runFor(5_100);
    await ad.getByRole("button", { name: "Kapat" }).click();

    const openLink = async (path: string) => {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href, textContent: "sıradaki" });
        document.body.insertBefore(link, document.body.firstChild);
      }, path);
      await page.getByRole("link", { name: "sıradaki" }).click();
      await page.waitForURL(visit.url + path);
    };
    await openLink(PROMOTION);
    await expect.poll(visit.views).toEqual([0]);
    await openLink(CASINO);
    await expect.poll(visit.views).toEqual([0, 0]);
    await openLink("/blog/cevrim-sarti-nedir-nasil-hesaplanir");
    await expect.poll(visit.views).toEqual([0, 0, 0]);
    await visit.leave();
    const pages = ["/", PROMOTION, CASINO, "/blog/cevrim-sarti-nedir-nasil-hesaplanir"].map((path) => `GET ${path}`);
    const asked: string[] = [];
    await expect.poll(() => asked.push(...visit.asked()) && asked).toEqual([...pages, TOLD]);
    await page.goto(visit.url);
    expect(await visit.views()).toEqual(Array(3).fill(expect.any(Number)));
    expect(await visit.views()).not.toContain(0);
  });
});

/** Whether the script of the visit runs: the page begins with `since` and `last` alike. */
function isNoted() {
  const { since = 0, last = 0 } = JSON.parse(localStorage.getItem("splash") ?? "{}") as Record<string, number>;
  return last > since;
}

test("a view that was sent is not sent again within the hour", ANY_WIDTH, async ({ page, visit }) => {
  const told: string[] = [];
  for (let opened = 0; opened < 2; opened++) {
    await page.goto(visit.url + PROMOTION);
    await expect.poll(visit.views).toHaveLength(1);
    await page.reload();
    await expect.poll(() => page.evaluate(isNoted)).toBe(true);
    await visit.leave();
    await expect.poll(() => told.push(...visit.asked().filter((request) => request === TOLD)) && told).toEqual([TOLD]);
  }
});

test.describe("where the API cannot be reached", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("unsent views are kept for the next visit", ANY_WIDTH, async ({ page, context, visit }) => {
    await page.goto(visit.url + PROMOTION);
    await expect.poll(visit.views).toEqual([0]);
    await context.setOffline(true);
    await visit.leave();
    await context.setOffline(false);

    let failed = 0;
    await context.route("**/api/views", (route) => (failed++, route.abort()));
    await page.goto(visit.url);
    expect(await visit.views()).toEqual([0]);
    const hide = () => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    await expect.poll(() => page.evaluate(hide).then(() => failed)).toBeGreaterThan(0);
    await expect.poll(visit.views).toEqual([0]);
    await context.unroute("**/api/views");
    visit.asked();
    await visit.leave();
    await expect.poll(visit.asked).toEqual([TOLD]);
  });
});

test("without storage a view is sent immediately", ANY_WIDTH, async ({ page, visit }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("", "SecurityError");
      },
    }),
  );
  await page.goto(visit.url + PROMOTION);
  await expect.poll(visit.asked).toContain(TOLD);
});
