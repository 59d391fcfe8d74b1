import type { Browser, Page } from "@playwright/test";
import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";

async function createPromotions(page: Page, title: string, count: number) {
  const made = [];
  for (let n = 1; n <= count; n++)
    made.push(
      await createRecord<{ id: string }>(page, "promotions", {
        title: `${title} ${n}`,
        short_description: "Seçimlerin denendiği promosyon.",
        url: "https://toplu.example/",
      }),
    );
  return made.map(({ id }) => id);
}

const selectAll = (page: Page) => page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
const selection = (page: Page) => page.getByRole("group", { name: "Seçili kayıtlar" });

test.describe("the search of a list", () => {
  test("stays with its place, after cancelling and after saving", async ({ page }) => {
    // No other test creates or changes the records that this search finds.
    await openScreen(page, "/admin/promotions");
    await page.getByRole("button", { name: "Promosyon", exact: true }).click();
    await page.getByRole("searchbox", { name: "Ara" }).fill("geldin");
    const left = "/admin/promotions?sort=title&q=geldin";
    await expect(page).toHaveURL(left);
    await expect(page.getByText("7 kayıt", { exact: true })).toBeVisible();
    const place = () => page.evaluate(() => scrollY);
    const edit = page.getByRole("link", { name: /^Düzenle/ }).last();
    await edit.scrollIntoViewIfNeeded();
    const before = await place();
    expect(before).toBeGreaterThan(100);
    for (const way of [
      page.getByRole("link", { name: "İptal" }),
      page.getByRole("button", { name: "Kaydet", exact: true }),
    ]) {
      await edit.click();
      await expect(page.getByRole("heading", { name: "Promosyonu Düzenle" })).toBeVisible();
      await way.click();
      await expect(page).toHaveURL(left);
      await expect.poll(place).toBe(before);
    }
  });

  test("is cleared by the link of the menu", async ({ page }) => {
    await openScreen(page, "/admin/promotions?q=geldin");
    const search = page.getByRole("searchbox", { name: "Ara" });
    await expect(search).toHaveValue("geldin");
    const menu = page.getByRole("navigation", { name: "Yönetim menüsü" });
    await menu.getByRole("link", { name: "Promosyonlar" }).click();
    await expect(search).toHaveValue("");
    await expect(page).toHaveURL("/admin/promotions");
  });
});

test.describe("the filters of a list", () => {
  const chosen = (page: Page) => page.getByRole("group", { name: "Seçili süzgeçler" });
  const choose = (page: Page, filter: string, option: string) =>
    page.getByRole("combobox", { name: filter, exact: true }).selectOption(option);

  test("show promotions that match all of them, and are removed one by one or together", async ({ page }) => {
    const promotion = { short_description: "Süzgeçlerin denendiği promosyon.", url: "https://suzgec.example/" };
    await createRecord(page, "promotions", { ...promotion, title: "Süzülen Kodlu", promotion_code: "SUZGEC" });
    await createRecord(page, "promotions", { ...promotion, title: "Süzülen Kodsuz" });
    await openScreen(page, "/admin/promotions?q=süzülen");
    await expect(row(page, "Süzülen Kodlu")).toBeVisible();
    await choose(page, "Casino", "Diğer");
    await choose(page, "Eksik", "Promosyon kodu");
    await expect(page).toHaveURL(/casino=none&missing=code$/);
    await expect(row(page, "Süzülen Kodlu")).toHaveCount(0);
    await expect(row(page, "Süzülen Kodsuz")).toBeVisible();
    await chosen(page).getByRole("button", { name: "Kaldır: Eksik: Promosyon kodu" }).click();
    await expect(row(page, "Süzülen Kodlu")).toBeVisible();
    await expect(page.getByRole("button", { name: "Süzgeçleri temizle" })).toBeFocused();
    await choose(page, "Casino", "Işıltı Casino");
    await expect(chosen(page).getByText("Casino: Işıltı Casino")).toBeVisible();
    await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
    await chosen(page).getByRole("button", { name: "Süzgeçleri temizle" }).press("Enter");
    await expect(chosen(page)).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "Durum" })).toBeFocused();
    await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
  });

  test("show the posts of a category", async ({ page }) => {
    await createRecord(page, "blog", {
      title: "Süzülen Yazı",
      category: "Süzgeç Denemesi",
      excerpt: "Süzgeçlerin denendiği yazı.",
      content: "<p>Süzgeçlerin denendiği yazının metni, kuralların istediği kadar uzundur.</p>",
    });
    await openScreen(page, "/admin/blog");
    await choose(page, "Kategori", "Süzgeç Denemesi");
    await choose(page, "Eksik", "Görsel");
    await expect(page.getByText("1 kayıt", { exact: true })).toBeVisible();
    await expect(row(page, "Süzülen Yazı")).toBeVisible();
    await expect(chosen(page).getByText("Kategori: Süzgeç Denemesi")).toBeVisible();
  });
});

test.describe("a selection", () => {
  test.use({ expectedErrors: [/404|ERR_FAILED/] });

  test("is switched off at once", async ({ page }) => {
    await createPromotions(page, "Kapanan Promosyon", 2);
    await openScreen(page, "/admin/promotions?q=kapanan");
    await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
    await selectAll(page);
    await page.getByRole("button", { name: "Pasif Yap", exact: true }).click();
    for (const n of [1, 2])
      await expect(row(page, `Kapanan Promosyon ${n}`).getByText("Pasif", { exact: true })).toBeVisible();
  });

  test("is named before it is deleted, and can be restored", async ({ page }) => {
    await createPromotions(page, "Toplu İşlem", 2);
    await openScreen(page, "/admin/promotions?q=toplu+işlem");
    await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
    await selectAll(page);
    await selection(page).getByRole("button", { name: "Sil" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("listitem")).toHaveText(["Toplu İşlem 2", "Toplu İşlem 1"]);
    await question.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
  });

  test("is restored but for a record that was deleted for good", async ({ page }) => {
    const [, id] = await createPromotions(page, "Geri Alma", 3);
    await openScreen(page, "/admin/promotions?q=geri+alma");
    await selectAll(page);
    await selection(page).getByRole("button", { name: "Sil" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
    const answer = await page.request.post("/api/admin/trash/selection", {
      data: { action: "delete", ids: [id] },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(await answer.json()).toMatchObject({ ids: [id] });
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(page.getByText(/^2 kayıt geri alındı, 1 kayıt geri alınamadı: .+/)).toBeVisible();
    for (const n of [1, 3]) await expect(row(page, `Geri Alma ${n}`)).toBeVisible();
    await expect(row(page, "Geri Alma 2")).toHaveCount(0);
  });

  test("stays selected when deleting it fails", async ({ page }) => {
    await openScreen(page, "/admin/comments");
    await selectAll(page);
    await expect(selection(page).getByText("50 kayıt seçildi")).toBeVisible();
    await page.route("**/api/admin/comments/selection", (route) => route.abort(), { times: 1 });
    await selection(page).getByRole("button", { name: "Sil" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Yorum silinirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
    await expect(selection(page).getByText("50 kayıt seçildi")).toBeVisible();
  });
});

test.describe("by keyboard", () => {
  test("the focus stays in a list whose rows are deleted", async ({ page }) => {
    for (const n of [1, 2, 3]) await createRecord(page, "categories", { name: `Silinen ${n}`, slug: `silinen-${n}` });
    await openScreen(page, "/admin/categories?q=silinen");
    for (const n of [2, 3, 1]) {
      const remove = page.getByRole("button", { name: `Sil: Silinen ${n}` });
      if (n === 2) await remove.focus();
      else await expect(remove).toBeFocused();
      await page.keyboard.press("Enter");
      await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).press("Enter");
      await expect(remove).toHaveCount(0);
    }
    await expect(page.getByRole("searchbox", { name: "Ara" })).toBeFocused();
  });

  test("the last option of a long select can be reached", async ({ page }) => {
    await openScreen(page, "/admin/promotions/new");
    const casino = page.getByRole("combobox", { name: "Casino" });
    await expect(casino.locator("option").last()).toHaveText("Zümrüt Casino");
    await casino.press("End");
    await expect(casino.locator(":checked")).toHaveText("Zümrüt Casino");
  });

  test("an arrow opens a filter, which chooses nothing yet and leaves the page as it is", async ({ page }) => {
    await openScreen(page, "/admin/promotions");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    const filter = page.getByRole("combobox", { name: "Durum" });
    await filter.focus();
    const changes = await page.evaluateHandle(() => {
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((more) => records.push(...more));
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      return records;
    });
    await filter.press("ArrowDown");
    await expect.poll(() => filter.evaluate((select) => select.matches(":open"))).toBe(true);
    expect(await changes.evaluate((records) => records.length)).toBe(0);
    await expect(filter).toHaveValue("");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/promotions?status=active");
  });

  test("the palette finds records and screens by keyboard", async ({ page }) => {
    await openScreen(page, "/admin/dashboard");
    await page.keyboard.press("Control+k");
    const height = async () => (await page.getByRole("dialog").boundingBox())?.height;
    const before = await height();
    await page.keyboard.type("ışıltı");
    await expect(page.getByRole("group", { name: "Casino siteleri" })).toContainText("Işıltı Casino");
    await expect(page.getByRole("group", { name: "Promosyonlar" })).toContainText("Işıltılı Geceler Slot Turnuvası");
    expect(await height()).toBe(before);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /Düzenle/ })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("hoş geldin bonusu");
    await page.getByRole("group", { name: "Kategoriler" }).getByRole("option", { name: "Hoş Geldin Bonusu" }).click();
    await expect(page.getByRole("dialog").getByLabel("Kategori Adı")).toHaveValue("Hoş Geldin Bonusu");
  });

  test("the palette keeps the focus, gives it back, and opens over no dialog or menu", async ({ page }) => {
    await openScreen(page, "/admin/categories");
    const opener = page.getByRole("button", { name: "Ara", exact: true });
    const field = page.getByRole("dialog", { name: "Ara ve git" }).getByRole("combobox");
    await opener.focus();
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(field).toHaveCount(0);
    await opener.click();
    await expect(field).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(opener).toBeFocused();
    const add = page.getByRole("button", { name: "Kategori Ekle" });
    await add.focus();
    await page.keyboard.press("Control+k");
    await field.fill("kısayol");
    await field.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(field).toHaveValue("kısayol");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Klavye kısayolları" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(add).toBeFocused();
    await add.click();
    const dialog = page.getByRole("dialog", { name: "Yeni Kategori Ekle" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("önemli");
    await expect(dialog.getByLabel("Kategori Adı")).toHaveValue("önemli");
    await expect(field).toHaveCount(0);
    const email = "menu@bonusrehberi.example";
    await createRecord(page, "accounts", { name: "Menü Açan", email, role: "editor", password: "mavi-semsiye-61" });
    await openScreen(page, "/admin/accounts");
    await page.getByRole("button", { name: "İşlemler: Menü Açan" }).click();
    await page.keyboard.press("Control+k");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await expect(field).toHaveCount(0);
  });

  test("the search button shows recent records, actions and the shortcuts", async ({ page }) => {
    await openScreen(page, "/admin/casinos?q=ışıltı");
    await page.getByRole("link", { name: "Düzenle: Işıltı Casino" }).click();
    await expect(page.getByRole("heading", { name: "Casino Sitesini Düzenle" })).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Kontrol Paneli" }).click();
    await page.getByRole("button", { name: "Ara", exact: true }).click();
    await page.getByRole("group", { name: "Son açılanlar" }).getByRole("option", { name: "Işıltı Casino" }).click();
    await expect(page.getByRole("heading", { name: "Casino Sitesini Düzenle" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("çark");
    await page.getByRole("option", { name: /^Tümü: Promosyonlar/ }).click();
    await expect(page).toHaveURL(/\/admin\/promotions\?q=/);
    await page.locator("main").focus();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Klavye kısayolları" })).toContainText("Açık formu kaydet");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type("çıkış");
    await expect(page.getByRole("option", { name: "Çıkış", selected: true })).toBeVisible();
  });
});

/** Elements whose style the browser computed for one act: the most at once. */
async function styled(page: Page, browser: Browser, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
}

test("a click on an order is painted before the list is asked for", async ({ page }) => {
  await openScreen(page, "/admin/promotions");
  const order = page.getByRole("columnheader").getByRole("button").first();
  const asked = await order.evaluate(async (button: HTMLButtonElement) => {
    const addresses: string[] = [];
    button.click();
    addresses.push(location.search);
    await Promise.resolve();
    addresses.push(location.search);
    await new Promise(requestAnimationFrame);
    return [...addresses, location.search];
  });
  expect(asked).toEqual(["", "", ""]);
  await expect(page).toHaveURL(/\?sort=/);
});

test("a row, a menu and a dialog leave the style of the list alone", async ({ page, browser }) => {
  await openScreen(page, "/admin/comments");
  await expect(page.getByRole("row")).toHaveCount(51);
  const row = page.getByRole("row").nth(3);
  const acts = {
    row: () => row.getByRole("checkbox").check(),
    views: () => page.getByRole("button", { name: "Görünümler" }).click(),
    palette: async () => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    },
    deletion: async () => {
      await row.getByRole("button", { name: /^Sil/ }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  };
  for (const [name, act] of Object.entries(acts)) {
    expect(await styled(page, browser, act), name).toBeLessThan(500);
    if (name !== "row") await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
