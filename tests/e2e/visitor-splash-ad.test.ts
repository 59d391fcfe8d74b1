import { expect, PROMOTION, test } from "../support/browser";

test.use({ showsSplashAd: true });
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T09:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-21T09:00:01Z"));
});

test("the ad comes after seven seconds, can be closed after five more, and only once a visit", async ({ page }) => {
  const fetched = page.waitForResponse("**/api/splash-ads");
  await page.goto("/");
  await (await fetched).finished();
  const ad = page.locator("dialog.splash");
  await page.clock.runFor(6_900);
  await expect(ad).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(ad).toBeVisible();
  await expect(ad).toContainText("5 saniye");
  await expect(ad).toBeFocused();
  await page.keyboard.press("Enter");
  // As in browsers that do not know it.
  await ad.evaluate((dialog) => dialog.removeAttribute("closedby"));
  await page.keyboard.press("Escape");
  await expect(ad).toBeVisible();
  await expect(ad.getByRole("button")).toHaveCount(0);
  await page.clock.runFor(5_000);
  const close = ad.getByRole("button", { name: "Kapat" });
  await expect(close).toBeVisible();
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(ad).toHaveCount(0);

  await page.goto("/bonuslar");
  await page.clock.runFor(100);
  // The page's own question, if it asked any, is answered by then.
  await page.evaluate(async () => (await fetch("/api/splash-ads")).text());
  await page.clock.runFor(10_000);
  await expect(ad).toHaveCount(0);
});

test("Escape closes it once the countdown ended", async ({ page }) => {
  const fetched = page.waitForResponse("**/api/splash-ads");
  await page.goto("/blog");
  await (await fetched).finished();
  const ad = page.locator("dialog.splash");
  await page.clock.runFor(7_100);
  await expect(ad).toBeVisible();
  await page.clock.runFor(5_100);
  await page.keyboard.press("Escape");
  await expect(ad).toHaveCount(0);
});

test("it leaves a writing visitor alone, and comes when the field is left empty", async ({ page }) => {
  const fetched = page.waitForResponse("**/api/splash-ads");
  await page.goto(PROMOTION);
  await (await fetched).finished();
  await page.clock.runFor(100);
  await page.getByLabel("Kullanıcı adı").pressSequentially("Ada");
  await page.clock.runFor(8_000);
  await expect(page.locator("dialog.splash")).toHaveCount(0);
  await page.getByLabel("Yorumunuz").pressSequentially("Çekim");
  await page.getByLabel("Yorumunuz").pressSequentially(" hızlıydı");
  await expect(page.locator("dialog.splash")).toHaveCount(0);
  await expect(page.getByLabel("Yorumunuz")).toHaveValue("Çekim hızlıydı");
  await page.getByLabel("Yorumunuz").press("Tab");
  await page.clock.runFor(100);
  await expect(page.locator("dialog.splash")).toHaveCount(0);
  await page.getByLabel("Yorumunuz").fill("");
  await page.getByLabel("Yorumunuz").press("Tab");
  await page.clock.runFor(100);
  await expect(page.locator("dialog.splash")).toBeVisible();
});

test("its clock runs on over the pages of a visit, and a click beside it closes it", async ({ page, isMobile }) => {
  for (const path of ["/", "/blog"]) {
    const fetched = page.waitForResponse("**/api/splash-ads");
    await page.goto(path);
    await (await fetched).finished();
    await page.clock.runFor(3_600);
  }
  const ad = page.locator("dialog.splash");
  await expect(ad).toBeVisible();
  await page.clock.runFor(5_100);
  await expect(ad.getByRole("button", { name: "Kapat" })).toBeVisible();
  // As in browsers that do not know it.
  await ad.evaluate((dialog) => dialog.removeAttribute("closedby"));
  await page.mouse.click(isMobile ? 195 : 40, isMobile ? 20 : 400);
  await expect(ad).toHaveCount(0);
});

test("a click opens the target in a new tab and closes the ad", async ({ page, context }) => {
  await context.route("https://**", (route) => route.fulfill({ body: "ok" }));
  const fetched = page.waitForResponse("**/api/splash-ads");
  await page.goto("/");
  await (await fetched).finished();
  await page.clock.runFor(7_100);
  const link = page.locator("dialog.splash a");
  await expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
  const target = await link.getAttribute("href");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    context.waitForEvent("request", (request) => request.url() === target),
    link.click(),
  ]);
  expect(tab).not.toBe(page);
  await expect(page.locator("dialog.splash")).toHaveCount(0);
});

test("it never appears under /admin", async ({ page }) => {
  let asked = false;
  page.on("request", (request) => (asked ||= request.url().endsWith("/api/splash-ads")));
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByRole("heading", { name: "Admin Paneli" })).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.locator("dialog.splash")).toHaveCount(0);
  expect(asked).toBe(false);
});
