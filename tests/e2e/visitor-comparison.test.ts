import { expect, expectAccessible, test } from "../support/browser";

test("bonuses of several pages are chosen, compared and given up (P4.7)", async ({ page }) => {
  const boxes = page.getByLabel(/^Karşılaştır:/);
  const compare = page.getByRole("button", { name: "Seçilenleri karşılaştır" });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  await page.goto("/bonuslar");
  await expect(compare).toBeHidden();
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await expect(compare).toHaveText("Seçilenleri karşılaştır (2)");
  await page.goto("/bonuslar?sayfa=2");
  await expect(compare).toHaveText("Seçilenleri karşılaştır (2)");
  await boxes.nth(0).check();
  await expect(compare).toHaveText("Seçilenleri karşılaştır (3)");
  await expect(compare).toBeInViewport({ ratio: 1 });
  await boxes.nth(1).click();
  await expect(page.getByText("En çok 3 bonus karşılaştırabilirsiniz. Önce birinin seçimini kaldırın.")).toBeVisible();
  await expect(boxes.nth(1)).not.toBeChecked();

  await compare.click();
  await expect(page.locator(".comparison thead th")).toHaveCount(3);
  await expectAccessible(page);
  await test.step("fits a narrow phone, with each button in one line and any word", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    const claims = page.locator(".comparison tfoot .btn");
    await expect(claims).toHaveCount(3);
    const lines = await claims.evaluateAll((buttons) =>
      buttons.map((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      for (const cell of document.querySelectorAll(".comparison :is(a, td)")) cell.textContent = "ş".repeat(200);
    });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  await page.goto("/bonuslar");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.getByPlaceholder("Bonus ara...").fill("yokboylebirsey");
  await expect(page.locator(".card")).toHaveCount(0);
  await expect(compare).toHaveText("Seçilenleri karşılaştır (3)");
  await page.getByRole("button", { name: "Temizle", exact: true }).click();
  await expect(compare).toBeHidden();
  await page.goto("/bonuslar?sayfa=2");
  await expect(page.locator(".card")).toHaveCount(24);
  await expect(compare).toBeHidden();
});
