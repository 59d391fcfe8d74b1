import type { Page } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

const POST = "/blog/cevrim-sarti-nedir-nasil-hesaplanir";
const isLaidOut = (page: Page, part: string) =>
  page
    .locator(part)
    .last()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
/** Stops all animations at their first frame. */
async function stopAnimations(page: Page) {
  const animations = await page.context().newCDPSession(page);
  await animations.send("Animation.enable");
  await animations.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return animations;
}
/** CSS pixels between an element and its scroll target, which is 16 below the bar at the top of the page. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const bar = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
    return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - bar - 16);
  }, id);

test.describe("content below the fold", () => {
  for (const [path, part] of [
    ["/", "main > section.wrap *"],
    ["/bonuslar", ".cell *"],
    ["/guvenilir-siteler", ".sites:not(.avoided *) > * *"],
    ["/blog", ".post *"],
    [PROMOTION, ".rest > section *"],
    ["/sitemap", ".list > section *"],
  ] as const)
    test(`of ${path} is laid out on scroll, or at once for a fragment`, ANY_WIDTH, async ({ page }) => {
      await page.goto(path);
      expect(await isLaidOut(page, part)).toBe(false);
      await page.locator(part).last().scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(page, part)).toBe(true);
      await page.goto("/sorumlu-oyun");
      await page.goto(`${path}#icerik`);
      expect(await isLaidOut(page, part)).toBe(true);
    });
});

test.describe("content just below the first screen", () => {
  test("is left out of the first frame on phones, but for a fragment", async ({ page, isMobile }) => {
    const animations = await stopAnimations(page);
    await page.goto("/bonuslar");
    const fifth = ".cell:nth-child(5) *";
    await expect.poll(() => isLaidOut(page, ".cell:nth-child(3) summary")).toBe(true);
    await page.locator(".cell:nth-child(3)").screenshot();
    expect(await isLaidOut(page, fifth)).toBe(!isMobile);
    await animations.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect.poll(() => isLaidOut(page, fifth)).toBe(true);
    await animations.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.goto("/sorumlu-oyun");
    await page.goto("/bonuslar#icerik");
    expect(await isLaidOut(page, fifth)).toBe(true);
  });

  test("is all that the first frame leaves out", ANY_WIDTH, async ({ page }) => {
    await stopAnimations(page);
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address = ""]) => new URL(address).pathname);
    const casinos = paths.filter((path) => path.startsWith("/casino/"));
    expect(casinos.length).toBeGreaterThan(9);
    const lists = ["/", "/bonuslar", "/guvenilir-siteler"];
    // The largest window in which cards are hidden: it shows the most of them.
    await page.setViewportSize({ width: 480, height: 864 });
    for (const path of [...lists, "/sitemap", "/blog", PROMOTION, POST, "/karsilastir", ...casinos]) {
      await page.goto(path);
      const found = await page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).target)
          .filter((part) => part?.checkVisibility({ contentVisibilityAuto: true }))
          .map((part) => (part?.getBoundingClientRect().top ?? 0) - innerHeight),
      );
      expect(Math.min(Infinity, ...found), path).toBeGreaterThanOrEqual(0);
      if (lists.includes(path)) expect(found.length, path).toBeGreaterThan(3);
    }
  });
});

test.describe("the target of a fragment", () => {
  test("is shown below the top bar, for a fragment in the address or in a link", async ({ page }) => {
    await page.goto(`${PROMOTION}#yorumlar`);
    await expect.poll(() => belowBar(page, "yorumlar")).toBeLessThan(3);
    await page.goto(POST);
    const link = page.locator("article a[href^='#']").last();
    const id = decodeURIComponent((await link.getAttribute("href"))?.slice(1) ?? "");
    await link.click();
    await expect.poll(() => belowBar(page, id)).toBeLessThan(3);
  });
});

test.describe("before its first paint a page", ANY_WIDTH, () => {
  test("requests nothing but pictures", async ({ page }) => {
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
});
