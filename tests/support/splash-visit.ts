import type { Page } from "@playwright/test";
import { expect, test as base } from "./browser";

/** The beginning of the address of an ad's picture. */
export const PICTURE = "/media/splash-ads/";

/** Pages may show a splash ad, and their clock stands until a test runs it. */
export const test = base.extend({
  showsSplashAd: true,
  page: async ({ page }, provide) => {
    await page.clock.install({ time: new Date("2026-11-21T09:00:00Z") });
    await page.clock.pauseAt(new Date("2026-11-21T09:00:01Z"));
    await provide(page);
  },
});

/** Opens a page and waits until its script has noted the visit. */
export async function openPage(page: Page, path: string, referer?: string) {
  await page.goto(path, referer ? { referer } : {});
  const isNoted = () => {
    const { last } = JSON.parse(localStorage.getItem("splash") ?? "{}") as { last?: number };
    return last === Date.now();
  };
  await expect.poll(() => page.evaluate(isNoted)).toBe(true);
  return page.locator("dialog.splash");
}

/** Runs the clock of a page until it has loaded a file for its ad, by a part of the address. */
export const runUntilLoaded = (page: Page, milliseconds: number, part = PICTURE) =>
  Promise.all([
    page.waitForEvent("requestfinished", (request) => request.url().includes(part)),
    page.clock.runFor(milliseconds),
  ]);

/** Runs the clock on, seven seconds after the visit began at most, while the ad of a page gets its picture. */
export async function reachAd(page: Page) {
  await runUntilLoaded(page, 4_100);
  await page.clock.runFor(3_000);
}
