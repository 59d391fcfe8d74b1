import { ANY_WIDTH, expect, test } from "../support/browser";

const cards = "details.card";

test.describe("the list of bonuses", () => {
  test("is filtered by typing", async ({ page }) => {
    await page.goto("/bonuslar");
    await expect(page.locator(cards)).toHaveCount(24);
    await page.getByPlaceholder("Bonus ara...").pressSequentially("ısparta");
    await expect(page.locator(cards)).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Isparta Gülü Turnuvası" })).toBeVisible();
    await expect(page).toHaveURL(/\?q=%C4%B1sparta$/);
    await expect(page.getByText('Aktif filtre: "ısparta"')).toBeVisible();
  });

  test("is filtered by a category besides the search term", async ({ page }) => {
    await page.goto("/bonuslar?q=ısparta");
    const link = page.getByRole("navigation", { name: "Kategoriler" }).getByRole("link", { name: /^Turnuva/ });
    await expect(link).toHaveText("Turnuva 1");
    await link.click();
    await expect(page.getByText('Aktif filtre: Turnuva · "ısparta"')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(1);
  });

  test("says that nothing was found, and is whole again when the filters are cleared", async ({ page }) => {
    await page.goto("/bonuslar?kategori=turnuva");
    await page.getByPlaceholder("Bonus ara...").fill("bulunmaz");
    const nothing = page.getByText("Bu kriterlere uygun promosyon bulunamadı.");
    await expect(nothing).toBeVisible();
    // The style of what the list did not have comes with it.
    await expect(nothing).toHaveCSS("border-top-style", "dashed");
    await page.getByRole("link", { name: "Filtreleri Temizle" }).click();
    await expect(page).toHaveURL("/bonuslar");
    await expect(page.locator(cards)).toHaveCount(24);
  });

  test("is filtered by what was typed before the script ran", ANY_WIDTH, async ({ page }) => {
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

  test("has as many results for a category as its link says", ANY_WIDTH, async ({ page }) => {
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

test.describe("the order and the filters of the list", () => {
  test("change the list at once, and the URL with it", async ({ page }) => {
    await page.goto("/bonuslar");
    await page.getByText("Sırala ve filtrele").click();
    await page.locator("[name=cevrim]").selectOption("Çevrimsiz");
    await expect(page.getByText("Aktif filtre: çevrim: çevrimsiz")).toBeVisible();
    await page.getByLabel("Kodu olanlar").check();
    await expect(page).toHaveURL("/bonuslar?cevrim=0&kodlu=1");
    for (const facts of await page.locator(`${cards} .facts`).allTextContents()) expect(facts).toContain("çevrimsiz");
  });
});

test.describe("a search that fails", ANY_WIDTH, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("shows a busy state, then a message beside the unchanged list", async ({ page }) => {
    await page.goto("/bonuslar");
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/bonuslar?q=*", async (route) => {
      await held;
      await route.fulfill({ status: 503, body: "" });
    });
    const search = page.getByPlaceholder("Bonus ara...");
    await search.fill("turnuva");
    const busy = page.locator(".filters[aria-busy]");
    await expect(busy).toBeVisible();
    expect(await busy.evaluate((filters) => getComputedStyle(filters, "::before").content)).toBe('"Aranıyor…"');
    answer();
    await expect(page.getByRole("status").filter({ hasText: "Sonuçlar alınamadı" })).toBeVisible();
    await expect(page.locator(".filters[aria-busy]")).toHaveCount(0);
    await expect(page.locator(cards)).toHaveCount(24);
    await expect(page).toHaveURL("/bonuslar");
    await expect(search).toHaveValue("turnuva");
  });

  test("keeps its term in the category links", async ({ page }) => {
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters, paging and cards work by form and links", async ({ page }) => {
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
