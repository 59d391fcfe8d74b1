import type { Page } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION } from "../support/browser";
import { openPage, reachAd, runUntilLoaded, test } from "../support/splash-visit";

/** Begins a visit, and runs the clock until the ad of its page has its picture; three more seconds show it. */
async function startVisit(page: Page, path: string) {
  await openPage(page, "/sorumlu-oyun");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openPage(page, path);
  await runUntilLoaded(page, 4_100);
}

test.describe("the splash ad (P9.3)", () => {
  test("waits while a comment is written", ANY_WIDTH, async ({ page }) => {
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
  });

  test("waits for a quiet moment, and lets nobody hit it by accident", ANY_WIDTH, async ({ page }) => {
    const ad = page.locator("dialog.splash");
    /** The ad waits for more than its time, until there is rest once `end` has happened. */
    async function expectToWait(end: () => Promise<unknown>) {
      await page.clock.runFor(10_000);
      await expect(ad).toHaveCount(0);
      await end();
      await page.clock.runFor(4_100);
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
});
