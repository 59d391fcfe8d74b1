import { expect, expectAccessible, test } from "../support/browser";

test("bonuses of several pages are chosen, compared and given up (P4.7)", async ({ page }) => {
  const boxes = page.getByLabel(/^Karşılaştır:/);
  const compare = page.getByRole("button", { name: /Karşılaştır$/ });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  await page.goto("/bonuslar");
  await expect(compare).toBeHidden();
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await expect(compare).toHaveText("2/3 Karşılaştır");
  await page.goto("/bonuslar?sayfa=2#icerik");
  await expect(compare).toHaveText("2/3 Karşılaştır");
  await boxes.nth(0).check();
  await expect(compare).toHaveText("3/3 Karşılaştır");
  await expect(compare).toBeInViewport({ ratio: 1 });

  await test.step("a fourth asks which one it replaces", async () => {
    await boxes.nth(1).click();
    await expect(page.getByText(/: hangisinin yerine\?$/)).toBeVisible();
    await expect(boxes.nth(1)).not.toBeChecked();
    await page.getByRole("button", { name: "Vazgeç", exact: true }).click();
    await expect(compare).toHaveText("3/3 Karşılaştır");
    await boxes.nth(1).click();
    const replaced = page.getByRole("button", { name: /^Yerine koy:/ }).nth(2);
    await expect(page.getByRole("button", { name: /^Yerine koy:/ }).first()).toBeFocused();
    await replaced.click();
    await expect(boxes.nth(0)).not.toBeChecked();
    await expect(boxes.nth(1)).toBeChecked();
    // The tray covers no box at the end of the page.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
  });

  await compare.click();
  await expect(page.locator(".comparison thead th")).toHaveCount(3);
  await expectAccessible(page);
  await test.step("shows two beside each other on a phone, the third after a swipe, and all facts on one screen", async () => {
    const heads = page.locator(".comparison thead th");
    const claims = page.locator(".comparison tfoot .btn");
    await page.locator(".comparison").evaluate((table) => table.scrollIntoView());
    await expect(heads.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(heads.nth(2)).not.toBeInViewport({ ratio: 0.5 });
    await page.locator(".comparison").evaluate((table) => table.scrollTo(table.scrollWidth, table.scrollHeight));
    for (const part of [heads, claims])
      for (const column of [1, 2]) await expect(part.nth(column)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".comparison [scope=row] span").last()).toBeInViewport({ ratio: 1 });
  });
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
      for (const cell of document.querySelectorAll(".comparison :is(a, td), .alike dd"))
        cell.textContent = "ş".repeat(200);
    });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  await test.step("concludes for a deposit, and gives one up", async () => {
    await page.reload();
    const conclusion = page.locator(".verdict p");
    await expect(conclusion).toContainText("500 TL");
    await page.getByLabel("Yatırabileceğim").selectOption("1.000 TL");
    await expect(conclusion).toContainText("1.000 TL");
    await expect(page).toHaveURL(/yatirim=1000/);
    await page
      .getByRole("link", { name: /^Kaldır:/ })
      .last()
      .click();
    await expect(page.locator(".comparison thead th")).toHaveCount(2);
    // The heads of two stay in view, and leave room for the facts.
    await page.locator(".comparison tfoot .btn").first().scrollIntoViewIfNeeded();
    const head = page.locator(".comparison thead th").first();
    await expect(head.getByRole("link", { name: /^Kaldır:/ })).toBeInViewport({ ratio: 1 });
    expect((await head.boundingBox())?.height).toBeLessThanOrEqual(110);
    await page.getByRole("link", { name: "Başka ekle" }).click();
    await expect(compare).toHaveText("2/3 Karşılaştır");
    await page.goBack();
    await page
      .getByRole("link", { name: /^Kaldır:/ })
      .last()
      .click();
    // Too few to compare, but still chosen.
    await page.getByRole("main").getByRole("link", { name: "Tüm Bonuslar" }).click();
    await expect(compare).toHaveText("1/3 Karşılaştır");
    await boxes.nth(2).check();
    await page.goto("/bonuslar?sayfa=2");
    await boxes.nth(0).check();
  });

  await page.goto("/bonuslar");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.getByPlaceholder("Bonus ara...").fill("yokboylebirsey");
  await expect(page.locator(".card")).toHaveCount(0);
  await expect(compare).toHaveText("3/3 Karşılaştır");
  await page.getByRole("button", { name: "Temizle", exact: true }).click();
  await expect(compare).toBeHidden();
  await page.goto("/bonuslar?sayfa=2");
  await expect(page.locator(".card")).toHaveCount(24);
  await expect(compare).toBeHidden();
});
