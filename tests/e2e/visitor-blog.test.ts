import { ANY_WIDTH, expect, test } from "../support/browser";

const viewsOf = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));

test("a view of a post is counted once per hour, and the shown number includes it", ANY_WIDTH, async ({ page }) => {
  /** Opens a post; returns the number in the answer, to which the page's script may add. */
  const open = async (path: string) => {
    const html = (await (await page.goto(path, { waitUntil: "networkidle" }))?.text()) ?? "";
    return viewsOf(/>([\d.]+) görüntülenme</.exec(html)?.[1] ?? "");
  };
  const seen = async () => viewsOf(await page.getByText("görüntülenme").textContent());
  await page.goto("/blog");
  // A post that no parallel test opens.
  const path =
    (await page
      .locator(".post")
      .nth(2 + test.info().parallelIndex)
      .getAttribute("href")) ?? "";
  for (let opened = 0; opened < 2; opened++) {
    const inPage = await open(path);
    await expect.poll(seen).toBe(inPage + 1);
  }
  await page.goto("about:blank");
  const inPage = await open(path);
  expect(await seen()).toBe(inPage);
});

test("a post shows five bonuses, then all, then five again", async ({ page }) => {
  await page.goto("/");
  await page.locator(".post").first().click();
  const visible = page.locator("details.card:visible");
  await expect(visible).toHaveCount(5);
  await page.getByText("Daha Fazla Bonus Göster").click();
  await expect(visible).toHaveCount(15);
  await expect(page.getByText("Daha Az Göster")).toBeVisible();
  await page.getByText("Daha Az Göster").click();
  await expect(visible).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "İlgili Yazılar" })).toBeVisible();
});

test("the table of contents leads to its headings", async ({ page }) => {
  await page.goto("/blog/cevrim-sarti-nedir-nasil-hesaplanir");
  const link = page.getByRole("navigation", { name: "İçindekiler" }).getByRole("link").last();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
  expect(new URL(page.url()).hash).toMatch(/^#bolum-[a-z0-9-]+$/);
});

test("a post is shared by the share sheet of the device", ANY_WIDTH, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(Navigator.prototype, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
  });
  await page.goto("/blog/cevrim-sarti-nedir-nasil-hesaplanir#bolum-kisa-tanim");
  await page.getByRole("link", { name: "Paylaş" }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toEqual([{ url: page.url().split("#")[0] }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a post can be shared by a link", ANY_WIDTH, async ({ page }) => {
    await page.goto("/blog/cevrim-sarti-nedir-nasil-hesaplanir");
    const link = page.getByRole("link", { name: "Paylaş" });
    await expect(link).toHaveAttribute("href", `https://wa.me/?text=${encodeURIComponent(page.url())}`);
  });
  test("a post can be read whole", async ({ page }) => {
    await page.goto("/blog");
    await page.locator(".post").first().click();
    await expect(page.locator("article .prose")).not.toBeEmpty();
    await page.getByText("Daha Fazla Bonus Göster").click();
    await expect(page.locator("details.card:visible")).toHaveCount(15);
  });
});

test("cards on a phone of 360 pixels show pictures of at most 12 KB", ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  const picture = page.locator(".post img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-640\.webp$/);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect((await (await page.request.get(address)).body()).length).toBeLessThanOrEqual(12 * 1024);
});
