import type { CDPSession, Page } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

const PAGES = ["/", "/bonuslar", PROMOTION, "/blog"];
/** Why a page is not kept by this browser, whatever the page does. */
const OF_BROWSER = /^(Circumstantial|SupportPending)$/;

async function devtools(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Preload.enable");
  return session;
}

/** How a page came: `navigational-prefetch` where it was fetched before the click ended. */
const delivery = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string }).deliveryType,
  );

test.describe("the next page", () => {
  test("is prefetched when its link is hovered in the menu, or touched", async ({ page, isMobile }) => {
    const session = await devtools(page);
    const fetched: string[] = [];
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
    });
    const rules = new Promise((resolve) => session.once("Preload.preloadingAttemptSourcesUpdated", resolve));
    await page.goto("/sitemap");
    await rules;
    // On a phone the menu is closed, so that no rule for hovering finds a link.
    const part = isMobile ? page.getByRole("main") : page.getByRole("navigation", { name: "Ana menü" });
    const link = part.getByRole("link", { name: "Blog", exact: true }).first();
    if (isMobile) await link.tap();
    else {
      await link.hover();
      await expect.poll(() => fetched).toEqual(["/blog"]);
      await link.click();
    }
    await expect(page).toHaveURL("/blog");
    expect(await delivery(page)).toBe("navigational-prefetch");
  });

  test("is prefetched only if it is a page of this site without a query", ANY_WIDTH, async ({ page }) => {
    const session = await devtools(page);
    const addresses = new Set<string>();
    session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) addresses.add(key.url);
    });
    const promotions = () => [...addresses].filter((address) => /\/bonuslar\/[^/]+\/[^/]+$/.test(address));
    await page.goto("/#icerik");
    await expect.poll(() => addresses.size).toBeGreaterThan(5);
    await page.goto("/bonuslar");
    await page.locator(".card > summary").first().click();
    await expect.poll(promotions).toHaveLength(1);
    const all = [...addresses].map((address) => new URL(address));
    const others = all.filter(
      ({ origin, pathname, search }) =>
        origin !== new URL(page.url()).origin || search || /^\/(admin|api|media)|\.xml$/.test(pathname),
    );
    expect(others.map(String)).toEqual([]);
  });
});

test.describe("every page", () => {
  test("is eligible for the back/forward cache", ANY_WIDTH, async ({ page }) => {
    const session = await devtools(page);
    const reasons: string[] = [];
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) reasons.push(`${type}: ${reason}`);
    });
    for (const path of PAGES) {
      // A visitor reads for longer than the page's last request takes.
      await page.goto(path, { waitUntil: "networkidle" });
      await page.goto("/hakkimizda");
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
    expect(reasons.filter((reason) => !OF_BROWSER.test(reason.split(":")[0] ?? ""))).toEqual([]);
    expect(reasons.length).toBeGreaterThan(0);
  });
});
