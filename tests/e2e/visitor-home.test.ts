import { expect, test } from "../support/browser";

test.describe("home", () => {
  test("leaves most of the first screen to what is below the hero", async ({ page }) => {
    await page.goto("/");
    const { height } = page.viewportSize() ?? { height: 0 };
    const hero = await page.locator(".hero").boundingBox();
    await expect(page.locator(".hero").getByRole("searchbox")).toBeVisible();
    await expect(page.locator(".hero")).toContainText(/\d+ aktif bonus · \d+ site · son güncelleme/);
    expect(hero?.height ?? Infinity).toBeLessThan(0.4 * height);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport();
    await expect(page.locator(".card").first()).toBeInViewport();
  });
});

test("the row of categories fades where a phone can scroll it", async ({ page, isMobile }) => {
  await page.goto("/bonuslar");
  const chips = page.getByRole("navigation", { name: "Kategoriler" });
  const { fades, isWider } = await chips.evaluate((row) => ({
    fades: getComputedStyle(row).maskImage.startsWith("linear-gradient"),
    isWider: row.scrollWidth > row.clientWidth,
  }));
  expect({ fades, isWider }).toEqual({ fades: isMobile, isWider: isMobile });
});
