import { ANY_WIDTH, expect, expectAccessible, test } from "../support/browser";

const cards = "details.card";

test.describe("the cards of bonuses", () => {
  test("stand four in a row on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto("/bonuslar");
    const boxes = await page.locator(cards).evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    const row = boxes.filter(({ top }) => top === boxes[0]?.top);
    expect(row).toHaveLength(4);
    expect((row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0)).toBeGreaterThan(1_600);
  });

  test("open one at a time", async ({ page }) => {
    await page.goto("/bonuslar");
    const [first, second] = [page.locator(cards).nth(0), page.locator(cards).nth(1)];
    await first.locator("summary").click();
    await expect(first.getByRole("link", { name: "Detaylar" })).toBeVisible();
    await second.locator("summary").click();
    await expect(second.getByRole("link", { name: "Detaylar" })).toBeVisible();
    await expect(first.getByRole("link", { name: "Detaylar" })).toBeHidden();
    await second.locator("summary").click();
    await expect(second.getByRole("link", { name: "Detaylar" })).toBeHidden();
  });

  test("open one at a time in browsers that do not support the name of details", ANY_WIDTH, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
      HTMLDetailsElement.prototype.getAttribute = function (name) {
        const value = Element.prototype.getAttribute.call(this, name);
        return name === "name" && value ? value.replace(/~\d+$/, "") : value;
      };
    });
    await page.goto("/bonuslar");
    // Unequal attributes switch the browser's own grouping off; the script reads them without their ends.
    await page.evaluate(() =>
      document
        .querySelectorAll("details[name]")
        .forEach((card, i) => card.setAttribute("name", `${card.getAttribute("name")}~${i}`)),
    );
    await page.locator(cards).nth(0).locator("summary").click();
    await page.locator(cards).nth(1).locator("summary").click();
    await expect(page.locator(`${cards}[open]`)).toHaveCount(1);
  });

  test("have a code that can be copied", ANY_WIDTH, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/bonuslar");
    const coded = page
      .locator(cards)
      .filter({ has: page.locator(".code") })
      .first();
    await coded.locator("summary").click();
    await coded.getByRole("button", { name: "Kopyala" }).click();
    await expect(page.getByText("Kod kopyalandı")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await coded.locator(".code span").textContent(),
    );
  });
});

test.describe("a comparison", () => {
  test("is offered once cards are chosen, and fits the screen", async ({ page }) => {
    await page.goto("/bonuslar");
    const compare = page.getByRole("button", { name: "Seçilenleri karşılaştır" });
    await expect(compare).toBeHidden();
    for (const index of [1, 2, 3])
      await page
        .getByLabel(/^Karşılaştır:/)
        .nth(index)
        .check();
    await compare.click();
    await expect(page.locator(".comparison thead th")).toHaveCount(3);
    await expectAccessible(page);
    await page.evaluate(() => {
      for (const cell of document.querySelectorAll(".comparison :is(a, td)")) cell.textContent = "ş".repeat(200);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test("keeps what was chosen on other pages, counts it, and refuses a fourth (P4.7)", async ({ page }) => {
    const boxes = page.getByLabel(/^Karşılaştır:/);
    const compare = page.getByRole("button", { name: "Seçilenleri karşılaştır" });
    await page.goto("/bonuslar");
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(compare).toHaveText("Seçilenleri karşılaştır (2)");
    await page.goto("/bonuslar?sayfa=2");
    await expect(compare).toHaveText("Seçilenleri karşılaştır (2)");
    await boxes.nth(0).check();
    await expect(compare).toHaveText("Seçilenleri karşılaştır (3)");
    await expect(compare).toBeInViewport({ ratio: 1 });
    await boxes.nth(1).click();
    await expect(
      page.getByText("En çok 3 bonus karşılaştırabilirsiniz. Önce birinin seçimini kaldırın."),
    ).toBeVisible();
    await expect(boxes.nth(1)).not.toBeChecked();
    await compare.click();
    await expect(page.locator(".comparison thead th")).toHaveCount(3);
    await page.goto("/bonuslar");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await page.getByPlaceholder("Bonus ara...").fill("yokboylebirsey");
    await expect(page.locator(cards)).toHaveCount(0);
    await expect(compare).toHaveText("Seçilenleri karşılaştır (3)");
    await page.getByRole("button", { name: "Temizle", exact: true }).click();
    await expect(compare).toBeHidden();
    await page.goto("/bonuslar?sayfa=2");
    await expect(page.locator(cards)).toHaveCount(24);
    await expect(compare).toBeHidden();
  });

  test("keeps its buttons in one line on a narrow phone", ANY_WIDTH, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/bonuslar");
    const ids = await page
      .getByLabel(/^Karşılaştır:/)
      .evaluateAll((boxes) => boxes.slice(1, 4).map((box) => box.getAttribute("value")));
    await page.goto(`/karsilastir?b=${ids.join("&b=")}`);
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
  });

  test("shows games and who may claim on a narrow phone", ANY_WIDTH, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const ids: (string | null)[] = [];
    for (const title of ["250 Ücretsiz Dönüşlü Hoş Geldin Paketi", "50 TL Deneme Bonusu", "%80 Hoş Geldin Bonusu"]) {
      await page.goto(`/bonuslar?q=${encodeURIComponent(title)}`);
      ids.push(await page.getByLabel(`Karşılaştır: ${title}`).getAttribute("value"));
    }
    await page.goto(`/karsilastir?b=${ids.join("&b=")}`);
    const games = ["Anka Ateşi, Kayıp Kervan, Deniz Kabuğu ve dilediğiniz oyun", "Slot oyunları", "–"];
    const factOf = (label: string) => page.locator("tbody").filter({ hasText: label }).getByRole("cell");
    await expect(factOf("Oyunlar")).toHaveText(games);
    await expect(factOf("Yalnız yeni üyeler")).toHaveText(["Evet", "Evet", "Evet"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test("is no longer offered when the choice is cleared", ANY_WIDTH, async ({ page }) => {
    await page.goto("/bonuslar");
    await page
      .getByLabel(/^Karşılaştır:/)
      .first()
      .check();
    await page.getByRole("button", { name: "Temizle" }).click();
    await expect(page.getByRole("button", { name: "Seçilenleri karşılaştır" })).toBeHidden();
  });
});
