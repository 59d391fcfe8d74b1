import type { Page } from "@playwright/test";
import { expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible, test as signedOutTest } from "../support/browser";
import { markupErrors } from "../support/markup";

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
  // The screen of all imports, with all that it may say.
  "blog/import",
  "scheduled-publishing",
  "test-edge-function",
  "home",
  "seo-settings",
  "settings",
  "pages",
  "pages/new",
  "calendar",
  "verification",
  "faults",
  "activity",
  "account",
  "accounts",
  "media",
  "trash",
];

// The scripts of axe in the preview of home.
test.use({ expectedErrors: [/^Blocked script execution in '.*\/admin\/preview\/home'/] });

/** The build leaves out classes of breakpoints that no screen uses: `smallerThemes` in vite.config.ts. */
async function expectBreakpoints(page: Page) {
  const unknown = await page.evaluate(() => {
    const used = [...document.querySelectorAll("[class*=':']")].flatMap(({ classList }) => [...classList]);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join("");
    return used.filter((name) => /^(xs|sm|md|lg|xl):/.test(name) && !styles.includes(`.${CSS.escape(name)}`));
  });
  expect(unknown).toEqual([]);
}

test.describe("axe finds nothing", () => {
  /** Phones look at the dark scheme, desktops at the light one. */
  test.beforeEach(({ page, isMobile }) => page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" }));

  test("on every screen, whose HTML is valid", async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    await openScreen(page, "/admin/dashboard");
    for (const screen of SCREENS) {
      await test.step(screen, async () => {
        await navigateTo(page, `/admin/${screen}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/^\S.* - Yönetim - Bonus Rehberi$/);
        await expect(page.getByRole("status", { name: "Yükleniyor" })).toHaveCount(0);
        await expectAccessible(page);
        // The same elements and classes stand there at any width.
        if (isMobile) return;
        await expectBreakpoints(page);
        expect(await markupErrors(await page.content())).toEqual([]);
      });
    }
  });

  test("in existing records and their second tabs", async ({ page }) => {
    for (const [list, tab] of [
      ["blog", "SEO Ayarları"],
      ["pages", "SEO Ayarları"],
      ["promotions", "Promosyon Ayarları"],
    ] as const) {
      const answer = await page.request.get(`/api/admin/${list}`);
      const { rows } = (await answer.json()) as { rows: { id: string }[] };
      await openScreen(page, `/admin/${list}/edit/${rows[0]?.id}`);
      await page.getByRole("tab", { name: tab }).click();
      await expectAccessible(page);
    }
  });

  test("in dialogs and the command palette", async ({ page }) => {
    await openScreen(page, "/admin/accounts");
    await page.getByRole("button", { name: "Kişi ekle" }).click();
    await expectAccessible(page);
    await openScreen(page, "/admin/categories?kayit=yeni");
    await expect(page.getByRole("dialog", { name: "Yeni Kategori Ekle" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("casino");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
  });

  signedOutTest("on the sign-in page", async ({ page }) => {
    await openScreen(page, "/admin/login?neden=oturum");
    await expectAccessible(page);
  });
});
