import type { Locator, Request, Route } from "@playwright/test";
import { ANY_WIDTH, expect } from "../support/browser";
import { openPage, PICTURE, reachAd, runUntilLoaded, test } from "../support/splash-visit";

const isShow = (request: Request) => request.url().endsWith("/api/views") && request.postData()?.includes('"ad"');

test.describe("the splash ad (P9.2)", () => {
  test(
    "appears once a visit, seven seconds after it began, and cannot be closed for five",
    ANY_WIDTH,
    async ({ page }) => {
      await openPage(page, "/");
      await page.clock.runFor(3_600);
      const ad = await openPage(page, "/blog");
      await runUntilLoaded(page, 500);
      await page.clock.runFor(2_800);
      await expect(ad).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(ad).toBeVisible();
      await expect(ad).toContainText("Reklam · Zümrüt Casino");
      await expect(ad).toContainText("5 saniye");
      await expect(ad).toBeFocused();

      await page.keyboard.press("Enter");
      // As in browsers that do not support it.
      await ad.evaluate((dialog) => dialog.removeAttribute("closedby"));
      for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
      await expect(ad).toBeVisible();
      await expect(ad.getByRole("button")).toHaveCount(0);
      await page.clock.runFor(5_000);
      await expect(ad.getByRole("button", { name: "Kapat" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(ad).toHaveCount(0);

      await openPage(page, "/bonuslar");
      await page.clock.runFor(10_000);
      await expect(ad).toHaveCount(0);
    },
  );

  test("fits a window of a phone on its side, and gives the focus back", ANY_WIDTH, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 360 });
    const ad = await openPage(page, "/");
    const link = page.getByRole("link", { name: "Tüm bonuslar" }).first();
    await link.focus();
    await reachAd(page);
    await expect(ad).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(ad.getByRole("button", { name: "Kapat" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(ad).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test(
    "opens its target in a new tab, during the countdown and after it, and is closed",
    ANY_WIDTH,
    async ({ page, context }) => {
      await context.route("https://**", (route) => route.fulfill({ body: "ok" }));
      const ways: Record<string, (link: Locator) => Promise<void>> = {
        mouse: (link) => link.click(),
        tap: (link) => link.tap(),
        Enter: (link) => link.press("Enter"),
      };
      for (const [way, follow] of Object.entries(ways))
        for (const waited of [8_200, 12_200]) {
          await openPage(page, "/sitemap");
          await page.evaluate(() => localStorage.clear());
          const ad = await openPage(page, "/");
          const [shown] = await Promise.all([
            context.waitForEvent("request", (request) => isShow(request) === true),
            reachAd(page),
          ]);
          await expect(ad).toBeVisible();
          await page.clock.runFor(waited - 7_100);
          await expect(ad.getByRole("button", { name: "Kapat" })).toHaveCount(waited > 12_000 ? 1 : 0);
          const { id } = shown.postDataJSON() as { id: string };
          expect(await page.evaluate(() => localStorage.getItem("ads"))).toContain(id);
          const link = ad.getByRole("link");
          await expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
          const target = `/git/reklam/${id}?y=splash`;
          const [tab] = await Promise.all([
            context.waitForEvent("page"),
            context.waitForEvent("response", (response) => response.url().endsWith(target)),
            follow(link),
          ]);
          expect(tab, `${way} after ${waited} ms`).not.toBe(page);
          await tab.close();
          await expect(ad).toHaveCount(0);
        }
    },
  );

  test("is closed by a click beside it", ANY_WIDTH, async ({ page }) => {
    const ad = await openPage(page, "/bonuslar");
    await reachAd(page);
    await expect(ad).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(ad.getByRole("button", { name: "Kapat" })).toBeVisible();
    // As in browsers that do not support it.
    await ad.evaluate((dialog) => dialog.removeAttribute("closedby"));
    await page.mouse.click(195, 20);
    await expect(ad).toHaveCount(0);
  });

  test("waits for its picture, with which its seconds begin", ANY_WIDTH, async ({ page }) => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<Route>();
    await page.route(`**${PICTURE}**`, ask);
    const ad = await openPage(page, "/");
    await page.clock.runFor(4_100);
    const picture = await asked;
    await page.clock.runFor(8_000);
    await expect(ad).toHaveCount(0);
    await picture.continue();
    await expect.poll(() => ad.count()).toBe(1);
    await expect(ad).toContainText("5 saniye");
    expect(await ad.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test.describe("without its picture", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test("is not shown, but on a later page", ANY_WIDTH, async ({ page }) => {
      let views = 0;
      page.on("request", (request) => (views += isShow(request) ? 1 : 0));
      await page.route(`**${PICTURE}**`, (route) => route.abort());
      const ad = await openPage(page, "/");
      await Promise.all([page.waitForEvent("requestfailed"), page.clock.runFor(4_100)]);
      await page.clock.runFor(20_000);
      await expect(ad).toHaveCount(0);
      await page.unroute(`**${PICTURE}**`);
      await openPage(page, "/blog");
      await runUntilLoaded(page, 100);
      await page.clock.runFor(2_100);
      await expect(ad).toBeVisible();
      await expect.poll(() => views).toBe(1);
    });
  });
});
