import { expect, test } from "../support/browser";

const viewsOf = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));

test("an opened post counts once and shows the true number", async ({ page }) => {
  await page.goto("/blog");
  await Promise.all([page.waitForResponse(/\/views$/), page.locator(".post").nth(2).click()]);
  const shown = viewsOf(await page.getByText("görüntülenme").textContent());
  await page.reload();
  await expect.poll(async () => viewsOf(await page.getByText("görüntülenme").textContent())).toBeGreaterThan(shown);
});

test("a post shows five bonuses, then all, then five again", async ({ page }) => {
  await page.goto("/");
  await page.locator(".post").first().click();
  const visible = page.locator("details.card:visible");
  await expect(visible).toHaveCount(5);
  await page.getByText("Daha Fazla Bonus Göster").click();
  await expect(visible).toHaveCount(20);
  await expect(page.getByText("Daha Az Göster")).toBeVisible();
  await page.getByText("Daha Az Göster").click();
  await expect(visible).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "İlgili Yazılar" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a post can be read whole", async ({ page }) => {
    await page.goto("/blog");
    await page.locator(".post").first().click();
    await expect(page.locator("article .prose")).not.toBeEmpty();
    await page.getByText("Daha Fazla Bonus Göster").click();
    await expect(page.locator("details.card:visible")).toHaveCount(20);
  });
});
