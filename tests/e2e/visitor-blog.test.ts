import { ANY_WIDTH, expect, pixelsBelowBar, POST, test } from "../support/browser";

test("a reader follows the table of contents, opens more bonuses and shares the post", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(Navigator.prototype, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
  });
  await page.goto(POST);
  const link = page.getByRole("navigation", { name: "İçindekiler" }).getByRole("link").last();
  const id = decodeURIComponent((await link.getAttribute("href"))?.slice(1) ?? "");
  expect(id).toMatch(/^bolum-[a-z0-9-]+$/);
  await link.click();
  await expect.poll(() => pixelsBelowBar(page, id)).toBeLessThan(3);

  const bonuses = page.locator(".card:visible");
  await expect(bonuses).toHaveCount(5);
  await page.getByText("Daha Fazla Bonus Göster").click();
  await expect(bonuses).toHaveCount(15);
  await page.getByText("Daha Az Göster").click();
  await expect(bonuses).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "İlgili Yazılar" })).toBeVisible();

  await page.getByRole("link", { name: "Paylaş" }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toEqual([{ url: page.url().split("#")[0] }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a reader opens a post from its small picture, reads it whole and shares it by a link",
    ANY_WIDTH,
    async ({ page }) => {
      await page.goto("/blog");
      const picture = page.locator(".post img").first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-640\.webp$/);
      await page.locator(".post").first().click();
      await expect(page.locator("article .prose")).not.toBeEmpty();
      await page.locator("summary", { hasText: "Daha Fazla Bonus Göster" }).press("Enter");
      await expect(page.locator(".card:visible")).toHaveCount(15);
      await expect(page.getByRole("link", { name: "Paylaş" })).toHaveAttribute(
        "href",
        `https://wa.me/?text=${encodeURIComponent(page.url())}`,
      );
    },
  );
});
