import type { Locator, Page, Request, Route } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

test.use({ showsSplashAd: true });
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T09:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-21T09:00:01Z"));
});

const PICTURE = "/media/splash-ads/";

/** Opens a page and waits until its script has noted the visit. */
async function openPage(page: Page, path: string, referer?: string) {
  await page.goto(path, referer ? { referer } : {});
  const isNoted = () => {
    const { last } = JSON.parse(localStorage.getItem("splash") ?? "{}") as { last?: number };
    return last === Date.now();
  };
  await expect.poll(() => page.evaluate(isNoted)).toBe(true);
  return page.locator("dialog.splash");
}

/** Runs the clock of a page until it has loaded a file for its ad, by a part of the address. */
const runUntilLoaded = (page: Page, milliseconds: number, part = PICTURE) =>
  Promise.all([
    page.waitForEvent("requestfinished", (request) => request.url().includes(part)),
    page.clock.runFor(milliseconds),
  ]);

/** Runs the clock on, seven seconds after the visit began at most, while the ad of a page gets its picture. */
async function reachAd(page: Page) {
  await runUntilLoaded(page, 4_100);
  await page.clock.runFor(3_000);
}

const isShow = (request: Request) => request.url().endsWith("/api/views") && request.postData()?.includes('"ad"');

test.describe("the splash ad", () => {
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

  test("waits while a comment is written, then is closed by Escape", ANY_WIDTH, async ({ page }) => {
    const ad = await openPage(page, PROMOTION);
    await page.clock.runFor(100);
    await page.getByLabel("Kullanıcı adı").pressSequentially("Ada");
    await reachAd(page);
    await page.clock.runFor(8_000);
    await expect(ad).toHaveCount(0);
    await page.getByLabel("Yorumunuz").pressSequentially("Çekim");
    await page.getByLabel("Yorumunuz").pressSequentially(" hızlıydı");
    await expect(ad).toHaveCount(0);
    await expect(page.getByLabel("Yorumunuz")).toHaveValue("Çekim hızlıydı");
    await page.getByLabel("Yorumunuz").press("Tab");
    await page.clock.runFor(8_000);
    await expect(ad).toHaveCount(0);
    await page.getByLabel("Yorumunuz").fill("");
    await page.getByLabel("Yorumunuz").press("Tab");
    await page.clock.runFor(4_100);
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
    await reachAd(page);
    await expect(ad).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(ad.getByRole("button", { name: "Kapat" })).toBeVisible();
    // As in browsers that do not support it.
    await ad.evaluate((dialog) => dialog.removeAttribute("closedby"));
    await page.mouse.click(isMobile ? 195 : 40, isMobile ? 20 : 400);
    await expect(ad).toHaveCount(0);
  });

  /** Begins a visit, and runs the clock until the ad of its page has its picture; three more seconds show it. */
  async function startVisit(page: Page, path: string, referer?: string) {
    await openPage(page, "/sorumlu-oyun");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await openPage(page, path, referer);
    await runUntilLoaded(page, 4_100);
  }

  test("waits for a quiet moment, and lets nobody hit it by accident", ANY_WIDTH, async ({ page, context }) => {
    const ad = page.locator("dialog.splash");
    /** The ad waits for more than its time, and for two seconds of rest once `end` has happened. */
    async function expectToWait(end: () => Promise<unknown>) {
      await page.clock.runFor(10_000);
      await expect(ad).toHaveCount(0);
      await end();
      await page.clock.runFor(1_900);
      await expect(ad).toHaveCount(0);
      await page.clock.runFor(2_200);
      await expect(ad).toBeVisible();
    }

    await test.step("two seconds after a tap", async () => {
      await startVisit(page, "/sitemap");
      await page.clock.runFor(2_500);
      await page.getByRole("heading", { level: 1 }).tap();
      await page.clock.runFor(1_900);
      await expect(ad).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(ad).toBeVisible();
    });

    await test.step("a tap as it appears follows no link", async () => {
      const link = ad.locator("a");
      await link.tap();
      await expect(ad).toBeVisible();
      await expect(link).not.toHaveAttribute("href");
      await page.clock.runFor(1_000);
      await expect(link).toHaveAttribute("href", /^\/git\/reklam\//);
    });

    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      }, isHidden);

    await test.step("its seconds do not pass in a hidden tab", async () => {
      await hide(true);
      await page.clock.runFor(10_000);
      await expect(ad).toContainText("4 saniye");
    });

    await test.step("nor does it appear there", async () => {
      await startVisit(page, "/sitemap");
      await hide(true);
      await expectToWait(() => hide(false));
    });

    await test.step("ten seconds for the page of a link", async () => {
      await context.route("https://**", (route) => route.fulfill({ body: "ok" }));
      await startVisit(page, PROMOTION);
      const link = page.getByRole("link", { name: /^Bonusu Al/ }).first();
      const [tab] = await Promise.all([context.waitForEvent("page"), link.tap()]);
      await tab.close();
      await page.clock.runFor(9_900);
      await expect(ad).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(ad).toBeVisible();
    });

    await test.step("while the menu is open", async () => {
      await startVisit(page, "/sitemap");
      await page.getByRole("button", { name: "Menü", exact: true }).tap();
      await expectToWait(() => page.keyboard.press("Escape"));
    });

    await test.step("while bonuses are chosen for a comparison, also on other pages", async () => {
      await startVisit(page, "/bonuslar");
      await page
        .getByRole("checkbox", { name: /^Karşılaştır: / })
        .first()
        .tap();
      await expect.poll(() => page.getByRole("button", { name: "1/3 Karşılaştır" }).count()).toBe(1);
      await page.clock.runFor(10_000);
      await expect(ad).toHaveCount(0);
      await openPage(page, "/blog");
      await runUntilLoaded(page, 100);
      await page.clock.runFor(10_000);
      await expect(ad).toHaveCount(0);
      await openPage(page, "/bonuslar");
      await runUntilLoaded(page, 100);
      await expectToWait(() => page.getByRole("button", { name: "Temizle" }).tap());
    });

    await test.step("while filters are open, and what they found is shown", async () => {
      await startVisit(page, "/bonuslar");
      await page.getByText("Sırala ve filtrele").tap();
      await page.clock.runFor(10_000);
      await expect(ad).toHaveCount(0);
      await page.getByLabel("Sıralama").selectOption("bitis");
      await expect(async () => {
        await page.clock.runFor(300);
        expect(await page.locator(".active-filter").count()).toBe(1);
      }).toPass();
      await page.getByText("Sırala ve filtrele").tap();
      await page.clock.runFor(10_000);
      await expect(ad).toHaveCount(0);
    });
  });

  test("is not on a page that a search engine led to, but on the next", ANY_WIDTH, async ({ page }) => {
    const ad = await openPage(page, "/", "https://www.google.com/");
    await runUntilLoaded(page, 4_100, "splash-dialog");
    await page.clock.runFor(20_000);
    await expect(ad).toHaveCount(0);
    await openPage(page, "/blog");
    await runUntilLoaded(page, 100);
    await page.clock.runFor(2_100);
    await expect(ad).toBeVisible();
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
