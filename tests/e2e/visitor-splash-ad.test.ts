import type { Locator, Page, Request } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

test.use({ showsSplashAd: true });
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T09:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-21T09:00:01Z"));
});

/** Opens a page and waits until its script has noted the visit. */
async function openPage(page: Page, path: string) {
  await page.goto(path);
  const isNoted = () => {
    const { last } = JSON.parse(localStorage.getItem("splash") ?? "{}") as { last?: number };
    return last === Date.now();
  };
  await expect.poll(() => page.evaluate(isNoted)).toBe(true);
  return page.locator("dialog.splash");
}

test.describe("the splash ad", () => {
  test(
    "appears once a visit, seven seconds after it began, and cannot be closed for five",
    ANY_WIDTH,
    async ({ page }) => {
      await openPage(page, "/");
      await page.clock.runFor(3_600);
      const ad = await openPage(page, "/blog");
      await page.clock.runFor(3_300);
      await expect(ad).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(ad).toBeVisible();
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
    await page.clock.runFor(7_100);
    await expect(ad).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(ad.getByRole("button", { name: "Kapat" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(ad).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test("waits while a comment is written, then is closed by Escape", ANY_WIDTH, async ({ page }) => {
    const ad = await openPage(page, PROMOTION);
    await page.clock.runFor(100);
    await page.getByLabel("Kullanıcı adı").pressSequentially("Ada");
    await page.clock.runFor(8_000);
    await expect(ad).toHaveCount(0);
    await page.getByLabel("Yorumunuz").pressSequentially("Çekim");
    await page.getByLabel("Yorumunuz").pressSequentially(" hızlıydı");
    await expect(ad).toHaveCount(0);
    await expect(page.getByLabel("Yorumunuz")).toHaveValue("Çekim hızlıydı");
    await page.getByLabel("Yorumunuz").press("Tab");
    await page.clock.runFor(100);
    await expect(ad).toHaveCount(0);
    await page.getByLabel("Yorumunuz").fill("");
    await page.getByLabel("Yorumunuz").press("Tab");
    await page.clock.runFor(100);
    await expect(ad).toBeVisible();
    await page.clock.runFor(5_100);
    await page.keyboard.press("Escape");
    await expect(ad).toHaveCount(0);
  });

  test(
    "opens its target in a new tab, during the countdown and after it, and is closed",
    ANY_WIDTH,
    async ({ page, context }) => {
      await context.route("https://**", (route) => route.fulfill({ body: "ok" }));
      const isShow = (request: Request) => request.url().endsWith("/api/views") && request.postData()?.includes('"ad"');
      const ways: Record<string, (link: Locator) => Promise<void>> = {
        mouse: (link) => link.click(),
        tap: (link) => link.tap(),
        Enter: (link) => link.press("Enter"),
      };
      for (const [way, follow] of Object.entries(ways))
        for (const waited of [7_100, 12_200]) {
          await page.goto("/sitemap");
          await page.evaluate(() => localStorage.clear());
          const ad = await openPage(page, "/");
          const [shown] = await Promise.all([
            context.waitForEvent("request", (request) => isShow(request) === true),
            page.clock.runFor(7_100),
          ]);
          await expect(ad).toBeVisible();
          await page.clock.runFor(waited - 7_100);
          await expect(ad.getByRole("button", { name: "Kapat" })).toHaveCount(waited > 12_000 ? 1 : 0);
          const { id } = shown.postDataJSON() as { id: string };
          expect(await page.evaluate(() => localStorage.getItem("ads"))).toContain(id);
          const link = ad.getByRole("link");
          await expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
          const target = `/git/reklam/${id}?y=splash`;
          const [tab, request] = await Promise.all([
            context.waitForEvent("page"),
            context.waitForEvent("request", (request) => request.url().endsWith(target)),
            follow(link),
          ]);
          expect((await request.response())?.status(), `${way} after ${waited} ms`).toBe(302);
          expect(tab).not.toBe(page);
          await tab.close();
          await expect(ad).toHaveCount(0);
        }
    },
  );

  test("is closed by a click beside it", ANY_WIDTH, async ({ page, isMobile }) => {
    const ad = await openPage(page, "/bonuslar");
    await page.clock.runFor(7_100);
    await expect(ad).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(ad.getByRole("button", { name: "Kapat" })).toBeVisible();
    // As in browsers that do not support it.
    await ad.evaluate((dialog) => dialog.removeAttribute("closedby"));
    await page.mouse.click(isMobile ? 195 : 40, isMobile ? 20 : 400);
    await expect(ad).toHaveCount(0);
  });
});
