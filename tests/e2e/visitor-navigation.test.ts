import type { CDPSession, Page } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION, RARE, test } from "../support/browser";

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

test(
  "the menu keeps the focus, and is closed by Escape, its button, a click beside it and a link",
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Menü", exact: true });
    const drawer = page.getByRole("dialog", { name: "Menü" });
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    await button.click();
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 288, height: 844 });
    expect(await overflow()).toBe("hidden");
    // The script that keeps the focus loads with the first action.
    await expect(async () => {
      for (let i = 0; i < 8; i++) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.querySelector("dialog")?.contains(document.activeElement))).toBe(
          true,
        );
      }
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    expect(await overflow()).not.toBe("hidden");

    await button.click();
    await drawer.getByRole("button", { name: "Menüyü kapat" }).click();
    await expect(drawer).toBeHidden();
    await button.click();
    await page.mouse.click(360, 400);
    await expect(drawer).toBeHidden();
    await button.click();
    await drawer.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer.getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");
    await expect(drawer.getByRole("link", { name: "Bonuslar" })).not.toHaveAttribute("aria-current");
  },
);

test("a link starts at the top of the page, and going back restores the scroll position", async ({ page }) => {
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

test("the next page is prefetched when its link is hovered or touched, if it is one of this site without a query", async ({
  page,
  isMobile,
}) => {
  const session = await devtools(page);
  const addresses = new Set<string>();
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) addresses.add(key.url);
  });
  const promotions = () => [...addresses].filter((address) => /\/bonuslar\/[^/]+\/[^/]+$/.test(address));
  await page.goto("/#icerik");
  await expect.poll(() => addresses.size).toBeGreaterThan(5);
  await page.goto("/bonuslar");
  await expect.poll(() => promotions().length).toBeGreaterThan(0);
  const others = [...addresses]
    .map((address) => new URL(address))
    .filter(
      ({ origin, pathname, search }) =>
        origin !== new URL(page.url()).origin || search || /^\/(admin|api|media)|\.xml$/.test(pathname),
    );
  expect(others.map(String)).toEqual([]);

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
    await expect.poll(() => fetched).toContain("/blog");
    await link.click();
  }
  await expect(page).toHaveURL("/blog");
  expect(await delivery(page)).toBe("navigational-prefetch");
});

test("every page is eligible for the back/forward cache", RARE, async ({ page }) => {
  const session = await devtools(page);
  const reasons: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) reasons.push(`${type}: ${reason}`);
  });
  for (const path of ["/", "/bonuslar", PROMOTION, "/blog"]) {
    // A visitor reads for longer than the page's last request takes.
    await page.goto(path, { waitUntil: "networkidle" });
    await page.goto("/hakkimizda");
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  expect(reasons.filter((reason) => !OF_BROWSER.test(reason.split(":")[0] ?? ""))).toEqual([]);
  expect(reasons.length).toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sign-in page explains that it needs JavaScript", ANY_WIDTH, async ({ page }) => {
    await page.goto("/admin/login");
    const note = page.locator("noscript").getByRole("alert");
    await expect(note).toBeVisible();
    expect(await note.evaluate((element) => element.textContent)).toContain("Yönetim paneli JavaScript ile çalışır.");
  });
});
