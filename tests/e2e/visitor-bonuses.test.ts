import type { Locator } from "@playwright/test";
import { ANY_WIDTH, expect, RARE, test } from "../support/browser";

const cards = ".card";

test.describe("the list of bonuses", () => {
  test("is searched, narrowed to a category, found empty and shown whole again", async ({ page, isMobile }) => {
    await page.goto("/bonuslar");
    await expect(page.locator(cards)).toHaveCount(24);
    const chips = page.getByRole("navigation", { name: "Kategoriler" });
    const { fades, isWider } = await chips.evaluate((row) => ({
      fades: getComputedStyle(row).maskImage.startsWith("linear-gradient"),
      isWider: row.scrollWidth > row.clientWidth,
    }));
    expect({ fades, isWider }).toEqual({ fades: isMobile, isWider: isMobile });

    const search = page.getByPlaceholder("Bonus ara...");
    await search.pressSequentially("ısparta");
    await expect(page.locator(cards)).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Isparta Gülü Turnuvası" })).toBeVisible();
    await expect(page).toHaveURL(/\?q=%C4%B1sparta$/);
    await expect(page.getByText('Aktif filtre: "ısparta"')).toBeVisible();

    const category = chips.getByRole("link", { name: /^Turnuva/ });
    await expect(category).toHaveText("Turnuva 1");
    await category.click();
    await expect(page.getByText('Aktif filtre: Turnuva "ısparta"')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(1);

    await search.fill("bulunmaz");
    const nothing = page.getByText("Bu kriterlere uygun promosyon bulunamadı.");
    await expect(nothing).toBeVisible();
    // The style of what the list did not have comes with it.
    await expect(nothing).toHaveCSS("border-top-style", "dashed");
    await page.getByRole("link", { name: "Filtreleri Temizle" }).click();
    await expect(page).toHaveURL("/bonuslar");
    await expect(page.locator(cards)).toHaveCount(24);
  });

  test("follows its filters at once, and the URL with it", async ({ page }) => {
    await page.goto("/bonuslar");
    await page.getByText("Sırala ve filtrele").click();
    await page.locator("[name=cevrim]").selectOption("Çevrimsiz");
    await expect(page.getByText("Aktif filtre: çevrim: çevrimsiz")).toBeVisible();
    await page.getByLabel("Kodu olanlar").check();
    await expect(page).toHaveURL("/bonuslar?cevrim=0&kodlu=1");
    await page.locator("[name=yatirim]").selectOption("1.000 TL");
    await expect(page.locator("[name=siralama]")).toContainText("En değerli (1.000 TL)");
    for (const facts of await page.locator(`${cards} .facts`).allTextContents()) expect(facts).toContain("Çevrim Yok");
    await page
      .getByLabel(/^Karşılaştır:/)
      .first()
      .check();
    await page.getByRole("button", { name: "1/3 Karşılaştır" }).click();
    await expect(page).toHaveURL(/yatirim=1000/);
  });

  test("keeps what was chosen before the script's answers had loaded", ANY_WIDTH, async ({ page }) => {
    let load: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (load = resolve));
    await page.route("**/answers-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/bonuslar");
    for (const i of [0, 1])
      await page
        .getByLabel(/^Karşılaştır:/)
        .nth(i)
        .check();
    await expect(page.getByRole("button", { name: "Seçilenleri karşılaştır" })).toBeVisible();
    await page.getByText("Sırala ve filtrele").click();
    await page.locator("[name=cevrim]").selectOption("Çevrimsiz");
    load();
    await expect(page.getByRole("button", { name: "2/3 Karşılaştır" })).toBeVisible();
    await expect(page).toHaveURL("/bonuslar?cevrim=0");
  });

  test("is filtered by what was typed before the script ran", RARE, async ({ page }) => {
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
});

test("a visitor finds on home how many bonuses suit, and gets to them (P3.1)", async ({ page }) => {
  await page.goto("/");
  const finder = page.getByRole("form", { name: "Bana uygun bonus" });
  const button = finder.getByRole("button");
  await expect(button).toHaveText(/^\d+ bonusu gör$/);
  await finder.getByLabel("Yatırabileceğim").selectOption("100 TL");
  await finder.getByLabel("Çevrim").selectOption("Çevrimsiz");
  await expect(finder.getByLabel("Üyeliğim")).toHaveValue("0");
  await expect(button).toHaveText(/^\d bonusu gör$/);
  const count = Number.parseInt((await button.textContent()) ?? "");
  await button.click();
  await expect(page).toHaveURL("/bonuslar?yatirim=100&cevrim=0&uye=0");
  await expect(page.locator(cards)).toHaveCount(count);
  // The filters are named, and their panel is closed: the first answer is on the first screen.
  await expect(page.getByRole("link", { name: /^Kaldır: / })).toHaveCount(3);
  await expect(page.locator(`${cards} .facts`).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Detaylar" }).first().click();
  await expect(page.locator(".fact").filter({ hasText: "Kim alabilir" })).toContainText(/Yeni üyeler|Herkes/);
});

test.describe("the cards of bonuses", () => {
  test("open one at a time, above a code and links that stay in view", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/bonuslar");
    const [first, second] = [page.locator(cards).nth(0), page.locator(cards).nth(1)];
    const textOf = (card: Locator) => card.locator("details > p");
    await first.locator("summary").click();
    await expect(textOf(first)).toBeVisible();
    await second.locator("summary").click();
    await expect(textOf(second)).toBeVisible();
    await expect(textOf(first)).toBeHidden();
    await second.locator("summary").click();
    await expect(textOf(second)).toBeHidden();
    await expect(second.getByRole("link", { name: "Detaylar" })).toBeVisible();
    await expect(page.locator("summary :is(a, button, input)")).toHaveCount(0);

    const coded = page.locator(cards).filter({ has: page.locator(".code") });
    await coded.first().getByRole("button", { name: "Kopyala" }).click();
    await expect(page.getByText("Kod kopyalandı")).toBeVisible();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe(await coded.first().locator(".code span").textContent());

    await context.route(/^https:/, (route) => route.fulfill({ body: "" }));
    const opened = context.waitForEvent("page");
    await coded.nth(1).getByRole("link", { name: "Bonusu Al" }).click();
    await (await opened).close();
    expect(await copied()).toBe(await coded.nth(1).locator(".code span").textContent());
  });

  test("are equally high in a row, and large enough to tap", async ({ page, isMobile }) => {
    await page.goto("/bonuslar");
    const heights = await page
      .locator(cards)
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    if (isMobile) {
      const targets = page.locator(cards).locator("a, button, label");
      const sizes = await targets.evaluateAll((all) => all.map((target) => (target as HTMLElement).offsetHeight));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      await page.setViewportSize({ width: 360, height: 740 });
      const rows = await page.locator(`${cards} .acts`).evaluateAll((all) => all.map((acts) => acts.clientHeight));
      expect(Math.max(...rows), "links in one row on a narrow phone").toBeLessThan(60);
    } else expect(heights[0]).toBe(heights[1]);
  });

  test("open one at a time in browsers that do not support the name of details", RARE, async ({ page }) => {
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
    await expect(page.locator(`${cards} [open]`)).toHaveCount(1);
  });
});

test.describe("a search that fails", ANY_WIDTH, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("shows a busy state, then a message beside the unchanged list, whose categories take the term along", async ({
    page,
  }) => {
    await page.goto("/bonuslar");
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/bonuslar?q=*", async (route) => {
      await held;
      await route.fulfill({ status: 503, body: "" });
    });
    const search = page.getByPlaceholder("Bonus ara...");
    await search.fill("turnuv");
    const busy = page.locator(".filters[aria-busy]");
    await expect(busy).toBeVisible();
    expect(await busy.evaluate((filters) => getComputedStyle(filters, "::before").height)).toBe("3px");
    answer();
    await expect(page.getByRole("status").filter({ hasText: "Sonuçlar alınamadı" })).toBeVisible();
    await expect(page.locator(".filters[aria-busy]")).toHaveCount(0);
    await expect(page.locator(cards)).toHaveCount(24);
    await expect(page).toHaveURL("/bonuslar");
    await expect(search).toHaveValue("turnuv");
    await page.unroute("**/bonuslar?q=*");
    await page.getByRole("link", { name: /^Turnuva/ }).click();
    await expect(page).toHaveURL("/bonuslar?kategori=turnuva&q=turnuv");
    await expect(search).toHaveValue("turnuv");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor gets from the menu to a search, further pages and a bonus", async ({ page, isMobile }) => {
    await page.goto("/");
    if (isMobile) await page.getByRole("button", { name: "Menü", exact: true }).click();
    const menu = page.getByRole("navigation", { name: isMobile ? "Mobil menü" : "Ana menü" });
    await menu.getByRole("link", { name: "Bonuslar" }).click();
    await page.getByPlaceholder("Bonus ara...").fill("IZMIR");
    await page.getByRole("button", { name: "Ara", exact: true }).click();
    await expect(page).toHaveURL("/bonuslar?q=IZMIR");
    await expect(page.getByRole("heading", { name: "İzmir Gecesi Kayıp Bonusu" })).toBeVisible();
    await page.getByRole("link", { name: "Filtreleri Temizle" }).click();
    await page.getByRole("link", { name: "Sonraki ›" }).click();
    await expect(page).toHaveURL("/bonuslar?sayfa=2");
    await expect(page.locator(cards)).toHaveCount(24);
    await page.locator(cards).first().getByRole("link", { name: "Detaylar" }).click();
    await expect(page).toHaveURL(/\/bonuslar\/[\w-]+\/[\w-]+$/);
  });
});
