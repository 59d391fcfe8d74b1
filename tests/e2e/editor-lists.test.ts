import type { Page } from "@playwright/test";
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
  test("and the scroll position are kept when an editor is cancelled or saved", async ({ page }) => {
    await createPromotions(page, "Konumlanan", 7);
    await openScreen(page, "/admin/promotions");
    await page.getByRole("button", { name: "Promosyon", exact: true }).click();
    await page.getByRole("searchbox", { name: "Ara" }).fill("konumlanan");
    const left = "/admin/promotions?sort=title&q=konumlanan";
    await expect(page).toHaveURL(left);
    await expect(page.getByText("7 kayıt", { exact: true })).toBeVisible();
    const place = () => page.evaluate(() => scrollY);
    const edit = page.getByRole("link", { name: /^Düzenle/ }).last();
    await edit.scrollIntoViewIfNeeded();
    const before = await place();
    expect(before).toBeGreaterThan(100);
    for (const way of [
      page.getByRole("link", { name: "İptal" }),
      page.getByRole("button", { name: "Güncelle", exact: true }),
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

  /** Adds a promotion with a code and one without, whose titles begin with `title`. */
  async function createFiltered(page: Page, title: string) {
    const promotion = { short_description: "Süzgeçlerin denendiği promosyon.", url: "https://suzgec.example/" };
    await createRecord(page, "promotions", { ...promotion, title: `${title} Kodlu`, promotion_code: "SUZGEC" });
    await createRecord(page, "promotions", { ...promotion, title: `${title} Kodsuz` });
  }

  test("show promotions that match all of them", async ({ page }) => {
    await createFiltered(page, "Süzülen");
    await openScreen(page, "/admin/promotions?q=süzülen");
    await expect(row(page, "Süzülen Kodlu")).toBeVisible();
    await choose(page, "Casino", "Diğer");
    await choose(page, "Eksik", "Promosyon kodu");
    await expect(page).toHaveURL(/casino=none&missing=code$/);
    await expect(row(page, "Süzülen Kodlu")).toHaveCount(0);
    await expect(row(page, "Süzülen Kodsuz")).toBeVisible();
  });

  test("are removed one by one or together, after which the focus is on a control", async ({ page }) => {
    await createFiltered(page, "Elenen");
    await openScreen(page, "/admin/promotions?q=elenen&casino=none&missing=code");
    await chosen(page).getByRole("button", { name: "Kaldır: Eksik: Promosyon kodu" }).click();
    await expect(row(page, "Elenen Kodlu")).toBeVisible();
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

test.describe("the selected rows of a list", () => {
  test.use({ expectedErrors: [/404|ERR_FAILED/] });

  test("are deactivated together", async ({ page }) => {
    await createPromotions(page, "Kapanan Promosyon", 2);
    await openScreen(page, "/admin/promotions?q=kapanan");
    await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
    await selectAll(page);
    await page.getByRole("button", { name: "Pasif Yap", exact: true }).click();
    for (const n of [1, 2])
      await expect(row(page, `Kapanan Promosyon ${n}`).getByText("Pasif", { exact: true })).toBeVisible();
  });

  test("are taken off the site, and back to their former date", async ({ page }) => {
    for (const n of [1, 2])
      await createRecord(page, "blog", {
        title: `Çekilen Yazı ${n}`,
        category: "Rehber",
        excerpt: "Siteden çekilip geri konan yazı.",
        content: "<p>Siteden çekilip geri konan yazının metni, kuralların istediği kadar uzundur.</p>",
        publish: true,
      });
    const dates = async () => {
      const answer = await page.request.get("/api/admin/blog", { params: { q: "çekilen yazı" } });
      const { rows } = (await answer.json()) as { rows: { published_at: string | null }[] };
      return rows.map(({ published_at }) => published_at);
    };
    const before = await dates();
    await openScreen(page, "/admin/blog?q=çekilen+yazı");
    await selectAll(page);
    await selection(page).getByRole("button", { name: "Taslağa Çevir" }).click();
    const done = page.getByText("2 blog yazısı taslağa çevrildi").locator("..");
    await expect(done).toBeVisible();
    expect(await dates()).toEqual([null, null]);
    await done.getByRole("button", { name: "Geri al" }).click();
    await expect(page.getByText("Geri alındı")).toBeVisible();
    expect(await dates()).toEqual(before);
  });

  test("are named before they are deleted, and can be restored", async ({ page }) => {
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

  test("are restored except for a record that was deleted permanently", async ({ page }) => {
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

  test("stay selected when deleting them fails", async ({ page }) => {
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

test.describe("by keyboard in a list", () => {
  test("the focus moves to the next row when a row is deleted", async ({ page }) => {
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
});
