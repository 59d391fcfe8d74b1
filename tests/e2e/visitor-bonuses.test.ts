import { ANY_WIDTH, expect, expectAccessible, test } from "../support/browser";

const cards = "details.card";

test.describe("the list of bonuses", () => {
  test("is filtered by typing and by a chip, until the filters are cleared", async ({ page }) => {
    await page.goto("/bonuslar");
    await expect(page.locator(cards)).toHaveCount(24);
    await page.getByPlaceholder("Bonus ara...").pressSequentially("ısparta");
    await expect(page.locator(cards)).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Isparta Gülü Turnuvası" })).toBeVisible();
    await expect(page).toHaveURL(/\?q=%C4%B1sparta$/);
    await expect(page.getByText('Aktif filtre: "ısparta"')).toBeVisible();

    const chip = page.getByRole("navigation", { name: "Kategoriler" }).getByRole("link", { name: /^Turnuva/ });
    await expect(chip).toHaveText("Turnuva 1");
    await chip.click();
    await expect(page.getByText('Aktif filtre: Turnuva · "ısparta"')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(1);

    await page.getByPlaceholder("Bonus ara...").fill("bulunmaz");
    const nothing = page.getByText("Bu kriterlere uygun promosyon bulunamadı.");
    await expect(nothing).toBeVisible();
    // The style of what the list did not have comes with it.
    await expect(nothing).toHaveCSS("border-top-style", "dashed");
    await page.getByRole("link", { name: "Filtreleri Temizle" }).click();
    await expect(page).toHaveURL("/bonuslar");
    await expect(page.locator(cards)).toHaveCount(24);
  });

  test("follows what was typed before its script ran", ANY_WIDTH, async ({ page }) => {
    // Modules run after the document has become interactive.
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () => {
        const search = document.querySelector<HTMLInputElement>("[type=search]");
        if (search && document.readyState === "interactive") search.value = "turnuva";
      });
    });
    await page.goto("/bonuslar");
    await expect(page).toHaveURL("/bonuslar?q=turnuva");
  });

  test("the count on every chip is the number a click shows", ANY_WIDTH, async ({ page }) => {
    await page.goto("/bonuslar");
    const chips = page.getByRole("navigation", { name: "Kategoriler" }).getByRole("link");
    for (const index of [1, 3, 5]) {
      const total = Number((await chips.nth(index).locator("small").textContent()) ?? "");
      await chips.nth(index).click();
      await expect(page.locator(cards)).toHaveCount(total);
      await page.goBack();
    }
  });
});

test.describe("orders and filters", () => {
  test("change the list at once, and the address with it", async ({ page }) => {
    await page.goto("/bonuslar");
    await page.getByText("Sırala ve filtrele").click();
    await page.locator("[name=cevrim]").selectOption("Çevrimsiz");
    await expect(page.getByText("Aktif filtre: çevrim: çevrimsiz")).toBeVisible();
    await page.getByLabel("Kodu olanlar").check();
    await expect(page).toHaveURL("/bonuslar?cevrim=0&kodlu=1");
    for (const facts of await page.locator(`${cards} .facts`).allTextContents()) expect(facts).toContain("çevrimsiz");
  });
});

test.describe("a comparison", () => {
  test("is asked for once cards are chosen, and fits the screen", async ({ page }) => {
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

  test("is forgotten when the choice is cleared", ANY_WIDTH, async ({ page }) => {
    await page.goto("/bonuslar");
    await page
      .getByLabel(/^Karşılaştır:/)
      .first()
      .check();
    await page.getByRole("button", { name: "Temizle" }).click();
    await expect(page.getByRole("button", { name: "Seçilenleri karşılaştır" })).toBeHidden();
  });
});

test.describe("a search that fails", ANY_WIDTH, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is shown as busy, then leaves the list as it was with a message", async ({ page }) => {
    await page.goto("/bonuslar");
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/bonuslar?q=*", async (route) => {
      await held;
      await route.fulfill({ status: 503, body: "" });
    });
    const search = page.getByPlaceholder("Bonus ara...");
    await search.fill("turnuva");
    console.log("typed");
    await expect(page.locator(".filters[aria-busy]")).toBeVisible();
    answer();
    await expect(page.getByRole("status").filter({ hasText: "Sonuçlar alınamadı" })).toBeVisible();
    await expect(page.locator(".filters[aria-busy]")).toHaveCount(0);
    await expect(page.locator(cards)).toHaveCount(24);
    await expect(page).toHaveURL("/bonuslar");
    await expect(search).toHaveValue("turnuva");
  });

  test("leaves its words to the chips", async ({ page }) => {
    await page.goto("/bonuslar");
    await page.route("**/bonuslar?q=*", (route) => route.abort());
    const search = page.getByPlaceholder("Bonus ara...");
    await search.fill("turnuv");
    await expect(page.getByRole("status").filter({ hasText: "Sonuçlar alınamadı" })).toBeVisible();
    await page.unroute("**/bonuslar?q=*");
    await page.getByRole("link", { name: /^Turnuva/ }).click();
    await expect(page).toHaveURL("/bonuslar?kategori=turnuva&q=turnuv");
    await expect(search).toHaveValue("turnuv");
  });
});

test.describe("the cards", () => {
  test("stand four in a row on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto("/bonuslar");
    const boxes = await page.locator(cards).evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    const row = boxes.filter(({ top }) => top === boxes[0]?.top);
    expect(row).toHaveLength(4);
    expect((row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0)).toBeGreaterThan(1_600);
  });

  test("are open one at a time", async ({ page }) => {
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

  test("are open one at a time in browsers that do not support the name of details", ANY_WIDTH, async ({ page }) => {
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filter, paging and cards work by form and links", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Tüm Bonuslar" }).click();
    await page.getByPlaceholder("Bonus ara...").fill("IZMIR");
    await page.getByRole("button", { name: "Ara", exact: true }).click();
    await expect(page).toHaveURL("/bonuslar?q=IZMIR");
    await expect(page.getByRole("heading", { name: "İzmir Gecesi Kayıp Bonusu" })).toBeVisible();
    await page.getByRole("link", { name: "Filtreleri Temizle" }).click();
    await page.getByRole("link", { name: "Sonraki ›" }).click();
    await expect(page).toHaveURL("/bonuslar?sayfa=2");
    await expect(page.locator(cards)).toHaveCount(24);
    await page.locator(`${cards} summary`).first().click();
    await page.locator(cards).first().getByRole("link", { name: "Detaylar" }).click();
    await expect(page).toHaveURL(/\/bonuslar\/[\w-]+\/[\w-]+$/);
  });

  test("the sign-in page explains that it needs JavaScript", ANY_WIDTH, async ({ page }) => {
    await page.goto("/admin/login");
    const note = page.locator("noscript").getByRole("alert");
    await expect(note).toBeVisible();
    expect(await note.evaluate((element) => element.textContent)).toContain("Yönetim paneli JavaScript ile çalışır.");
  });

  test("the menu opens and closes", async ({ page, isMobile }) => {
    await page.goto("/");
    if (isMobile) await page.getByRole("button", { name: "Menü", exact: true }).click();
    await page
      .getByRole("navigation", { name: isMobile ? "Mobil menü" : "Ana menü" })
      .getByRole("link", { name: "Blog" })
      .click();
    await expect(page).toHaveURL("/blog");
  });
});

test.describe("without JavaScript and pictures", ANY_WIDTH, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

  test("a broken picture shows the placeholder", async ({ page }) => {
    await page.route("**/media/**", (route) => route.fulfill({ status: 404, body: "" }));
    const placeholder = page.waitForRequest("**/placeholder.svg");
    await page.goto("/blog");
    await placeholder;
    const box = await page.locator(".post img").first().boundingBox();
    expect(box?.height).toBeGreaterThan(100);
  });
});
