import { expectAccessible, test as visitor } from "../support/browser";
import { expect, open, test } from "../support/panel";

/** Phones look at the dark scheme, desktops at the light one. */
const SCREENS = [
  "dashboard",
  "promotions",
  "promotions/new",
  "splash-ads",
  "splash-ads/new",
  "categories",
  "casinos",
  "casinos/new",
  "comments",
  "blog",
  "blog/new",
  "scheduled-publishing",
  "test-edge-function",
  "seo-settings",
  "settings",
  "media",
  "trash",
];

test("axe complains about no screen", async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
  for (const screen of SCREENS) {
    await test.step(screen, async () => {
      await open(page, `/admin/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status", { name: "Yükleniyor" })).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});

visitor("neither has the sign-in page", async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
  await open(page, "/admin/login?neden=oturum");
  await expectAccessible(page);
});
