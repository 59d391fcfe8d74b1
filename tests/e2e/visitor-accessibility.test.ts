import { expect, expectAccessible, expectContrast, LONG, PROMOTION, test } from "../support/browser";

/** Screens on which no journey runs axe. */
const SCREENS = [
  "/",
  "/bonuslar?q=ısparta",
  "/guvenilir-siteler",
  "/degisenler",
  "/blog",
  "/yazar/gulsah-ozturk",
  "/sitemap",
];
const VARIANTS = [
  "/bonuslar",
  "/bonuslar?q=zzz&kategori=turnuva",
  PROMOTION,
  `${PROMOTION}?sayfa=2&diger=2`,
  "/bonuslar/isilti-casino/kis-gundonumu-turnuvasi",
  "/bonuslar/altin-cark/carkifelek-kayip-iadesi",
  "/casino/isilti-casino",
  "/casino/dag-evi-casino",
  "/blog/cevrim-sarti-nedir-nasil-hesaplanir",
  "/sorumlu-oyun",
];

/** Phones begin with the dark scheme, desktops with the light one; contrast is checked in both. */
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" }));

test.describe("axe finds nothing", () => {
  for (const path of [...SCREENS, ...VARIANTS])
    test(`on ${path}`, SCREENS.includes(path) ? {} : LONG, async ({ page, isMobile }) => {
      await page.goto(path);
      await expectAccessible(page);
      await expectContrast(page, isMobile ? "light" : "dark");
    });

  test("in a post with an open card, and in the open menu", async ({ page, isMobile }) => {
    await page.goto("/blog");
    await page.locator(".post").first().click();
    await expect(page.getByText("görüntülenme")).toBeVisible();
    await page.locator("summary").first().click();
    // Its tables too: none widens the page, each scrolls in a frame that the keyboard reaches.
    await expectAccessible(page);
    if (isMobile) {
      await page.getByText("Ağırlıkların tamamı:").click();
      await page.keyboard.press("Tab");
      const frame = page.getByLabel("Tablo").first();
      await expect(frame).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Menü", exact: true }).click();
      await expectAccessible(page);
    }
  });

  test.describe("on a missing page", () => {
    test.use({ expectedErrors: [/404/] });
    test("which leads back to the list", async ({ page }) => {
      await page.goto("/bonuslar/yok/yok");
      await expect(page.getByRole("heading", { name: "Promosyon bulunamadı" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Tüm Bonuslara Dön" }).click();
      await expect(page).toHaveURL("/bonuslar");
    });
  });
});
