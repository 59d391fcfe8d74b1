import type { Page } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

const POST = "/blog/cevrim-sarti-nedir-nasil-hesaplanir";
const isLaidOut = (page: Page, part: string) =>
  page
    .locator(part)
    .last()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
/** CSS pixels between an element and its scroll target, which is 16 below the bar at the top of the page. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const bar = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
    return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - bar - 16);
  }, id);

for (const [path, part] of [
  ["/", "main > section.wrap *"],
  ["/bonuslar", ".cell *"],
  ["/guvenilir-siteler", ".sites:not(.avoided *) > * *"],
  ["/blog", ".post *"],
  [PROMOTION, ".rest > section *"],
  ["/sitemap", ".list > section *"],
] as const)
  test(`the end of ${path} is laid out when it comes near, or at once for a fragment`, ANY_WIDTH, async ({ page }) => {
    await page.goto(path);
    expect(await isLaidOut(page, part)).toBe(false);
    await page.locator(part).last().scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page, part)).toBe(true);
    await page.goto("/sorumlu-oyun");
    await page.goto(`${path}#icerik`);
    expect(await isLaidOut(page, part)).toBe(true);
  });

test("a fragment leads to its place, in the address and by a link of the page", async ({ page }) => {
  await page.goto(`${PROMOTION}#yorumlar`);
  await expect.poll(() => belowBar(page, "yorumlar")).toBeLessThan(3);
  await page.goto(POST);
  const link = page.locator("article a[href^='#']").last();
  const id = decodeURIComponent((await link.getAttribute("href"))?.slice(1) ?? "");
  await link.click();
  await expect.poll(() => belowBar(page, id)).toBeLessThan(3);
});

test("before its first paint a page asks for nothing but pictures", ANY_WIDTH, async ({ page }) => {
  for (const path of ["/", "/bonuslar", PROMOTION, POST, "/guvenilir-siteler", "/sitemap"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return requests
        .filter(({ startTime, initiatorType }) => startTime < painted && initiatorType !== "img")
        .map(({ name, initiatorType }) => `${initiatorType} ${new URL(name).pathname}`);
    });
    // A page preloads its largest picture.
    expect(
      early.filter((request) => !request.startsWith("link /media/")),
      path,
    ).toEqual([]);
  }
});
