import type { Page } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";
import { startSlowPages } from "../support/slow-pages";

const LINKS = { Anasayfa: "/", Bonuslar: "/bonuslar", "Güvenilir Siteler": "/guvenilir-siteler", Blog: "/blog" };

/** Waits until what has arrived is on the screen. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
/** The cumulative layout shift since the page began to load. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

test.describe("the header", () => {
  test("keeps its words whole with letters of twice the size", ANY_WIDTH, async ({ page }) => {
    for (const size of ["175%", "200%"]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/");
      await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
      const { lines, overflow, isApart } = await page.locator(".top").evaluate((top) => {
        const brand = top.querySelector(".wrap > .brand")!;
        const words = document.createTreeWalker(brand, NodeFilter.SHOW_TEXT);
        const counts: number[] = [];
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          counts.push(range.getClientRects().length);
        }
        const [one, other] = [brand, top.querySelector(".menu")!].map((part) => part.getBoundingClientRect());
        const bottom = top.getBoundingClientRect().bottom;
        return {
          lines: counts,
          overflow: [top.scrollWidth - top.clientWidth, Math.max(0, one!.bottom - bottom, other!.bottom - bottom)],
          isApart: one!.right <= other!.left,
        };
      });
      expect([size, lines, overflow, isApart]).toEqual([size, [1, 1], [0, 0], true]);
    }
  });

  test("begins where the content begins", async ({ page }) => {
    for (const path of ["/", "/bonuslar", PROMOTION, "/casino/isilti-casino", "/blog", "/hakkimizda", "/sitemap"]) {
      await page.goto(path);
      const lefts = await page.evaluate(() =>
        [".top .brand", "main .wrap > *"].map((part) => document.querySelector(part)?.getBoundingClientRect().left),
      );
      expect([path, lefts[1]]).toEqual([path, lefts[0]]);
    }
  });
});

test.describe("navigation", () => {
  test("by the menu leads to the page of each link", async ({ page, isMobile }) => {
    await page.goto("/sitemap");
    for (const [name, path] of Object.entries(LINKS)) {
      if (isMobile) await page.getByRole("button", { name: "Menü", exact: true }).click();
      const menu = page.getByRole("navigation", { name: isMobile ? "Mobil menü" : "Ana menü" });
      await menu.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      if (isMobile) await page.getByRole("button", { name: "Menü", exact: true }).click();
      await expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
      if (isMobile) await page.keyboard.press("Escape");
    }
  });

  test("by a link starts at the top of the page, and going back restores the scroll position", async ({ page }) => {
    await page.goto("/guvenilir-siteler");
    const last = page.locator(".site").last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 500));
    await page.waitForFunction(
      () => Math.abs(scrollY - 500) < 5 || scrollY + innerHeight >= document.documentElement.scrollHeight - 5,
    );
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await last.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/\/casino\//);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/guvenilir-siteler");
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  });
});

test.describe("a page that loads", () => {
  test("shows a placeholder for a broken image", ANY_WIDTH, async ({ page }) => {
    await page.route("**/media/promotions/**", (route) =>
      route.fulfill({ status: 200, contentType: "image/webp", body: "broken" }),
    );
    await page.goto(PROMOTION);
    await expect(page.locator("article img").first()).toHaveAttribute("src", "/placeholder.svg");
  });

  for (const path of ["/", "/bonuslar", "/guvenilir-siteler", "/casino/isilti-casino", PROMOTION])
    test(`causes no layout shift while ${path} arrives in pieces`, async ({ page, baseURL }) => {
      const slow = await startSlowPages(baseURL!);
      try {
        await page.goto(slow.url + path, { waitUntil: "commit" });
        while (slow.sendPiece()) await nextFrame(page);
        await page.waitForLoadState("networkidle");
        await expect(page.locator(".law")).toBeAttached();
        expect(await layoutShift(page)).toBeLessThan(0.02);
      } finally {
        slow.stop();
      }
    });

  test("loads one script, without React", ANY_WIDTH, async ({ page }) => {
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.url());
    });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    // It sends views and shows ads (app/enhance/visit.ts).
    expect(scripts).toEqual([expect.stringMatching(/\/assets\/visit-[\w-]{8}\.js$/)]);
  });
});
