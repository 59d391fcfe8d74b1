import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";

test.use({ viewport: { width: 390, height: 844 } });

async function openDrawer(page: Page) {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Menü", exact: true });
  const drawer = page.getByRole("dialog", { name: "Menü" });
  await button.click();
  await expect(drawer).toBeVisible();
  return { button, drawer };
}

test.describe("the menu drawer", () => {
  test("keeps the focus and stops the page from scrolling until Escape closes it", async ({ page }) => {
    const { button, drawer } = await openDrawer(page);
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    await page.waitForTimeout(250);
    expect(await drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 288, height: 844 });
    expect(await overflow()).toBe("hidden");
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.querySelector("dialog")?.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    expect(await overflow()).not.toBe("hidden");
  });

  test("is closed by its button, by a click beside it and by a link", async ({ page }) => {
    const { button, drawer } = await openDrawer(page);
    await drawer.getByRole("button", { name: "Menüyü kapat" }).click();
    await expect(drawer).toBeHidden();

    await button.click();
    await page.mouse.click(360, 400);
    await expect(drawer).toBeHidden();

    await button.click();
    await drawer.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(drawer).toBeHidden();
  });
});
