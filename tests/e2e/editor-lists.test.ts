import type { Page } from "@playwright/test";
import { LIST_SIZE } from "../../worker/records/list";
import { chooseInMenu, createRecord, expect, navigateTo, openScreen, row, test } from "../support/admin-panel";

const promotion = { short_description: "Listelerin denendiği promosyon.", url: "https://liste.example/" };
const create = (page: Page, title: string, more: object = {}) =>
  createRecord<{ id: string; updated_at: string }>(page, "promotions", { ...promotion, title, ...more });

const selection = (page: Page) => page.getByRole("group", { name: "Seçili kayıtlar" });
const selectPage = (page: Page) => page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();

test("a list is searched, sorted and filtered, and found again after a record was edited", async ({ page }) => {
  await create(page, "Konumlanan Kodlu", { promotion_code: "SUZGEC" });
  for (let n = 1; n <= 6; n++) await create(page, `Konumlanan ${n}`);
  await openScreen(page, "/admin/promotions");
  const search = page.getByRole("searchbox", { name: "Ara" });
  const chosen = page.getByRole("group", { name: "Seçili filtreler" });
  const choose = (filter: string, option: string) =>
    page.getByRole("combobox", { name: filter, exact: true }).selectOption(option);

  await test.step("shows what matches all filters", async () => {
    await page.getByRole("button", { name: "Promosyon", exact: true }).click();
    await search.fill("konumlanan");
    await expect(page).toHaveURL("/admin/promotions?sort=title&q=konumlanan");
    await expect(row(page, "Konumlanan Kodlu")).toBeVisible();
    await page.getByRole("button", { name: "Süz", exact: true }).click();
    const status = page.getByRole("combobox", { name: "Durum" });
    await status.press("ArrowDown");
    await expect.poll(() => status.evaluate((select) => select.matches(":open"))).toBe(true);
    await expect(status).toHaveValue("");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/status=active$/);
    await choose("Casino", "Diğer");
    await choose("Eksik", "Promosyon kodu");
    await expect(page).toHaveURL(/casino=none&missing=code$/);
    await expect(row(page, "Konumlanan Kodlu")).toHaveCount(0);
    await expect(page.getByText("6 kayıt", { exact: true })).toBeVisible();
  });

  await test.step("keeps its address and place when an editor is cancelled or saved", async () => {
    const left = page.url();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1024, height: 320 });
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

  await test.step("drops filters one by one or together, after which the focus is on a control", async () => {
    await page.setViewportSize({ width: 1024, height: 640 });
    await chosen.getByRole("button", { name: "Kaldır: Eksik: Promosyon kodu" }).click();
    await expect(row(page, "Konumlanan Kodlu")).toBeVisible();
    await expect(chosen.getByRole("button", { name: "Kaldır: Durum: Aktif" })).toBeFocused();
    await page.getByRole("button", { name: "Süz (2)" }).click();
    await choose("Casino", "Işıltı Casino");
    await page.keyboard.press("Escape");
    await expect(chosen.getByText("Casino: Işıltı Casino")).toBeVisible();
    await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
    await chosen.getByRole("button", { name: "Filtreleri temizle" }).press("Enter");
    await expect(chosen).toHaveCount(0);
    await expect(search).toBeFocused();
    await expect(page.getByText("7 kayıt", { exact: true })).toBeVisible();
  });

  await test.step("is walked through, selected and opened by key", async () => {
    await page.locator("main").focus();
    for (const key of ["j", "j", "k", "x"]) await page.keyboard.press(key);
    await expect(selection(page).getByText("1 kayıt seçildi")).toBeVisible();
    const name = await page.locator(":focus").textContent();
    await page.keyboard.press("e");
    await expect(page.getByRole("textbox", { name: "Promosyon Başlığı" })).toHaveValue(name ?? "");
    await page.goBack();
  });

  await test.step("is shown whole by the link of the menu", async () => {
    const menu = page.getByRole("navigation", { name: "Yönetim menüsü" });
    await menu.getByRole("link", { name: "Promosyonlar" }).click();
    await expect(search).toHaveValue("");
    await expect(page).toHaveURL("/admin/promotions");
  });
});

test.describe("the cells of a list", () => {
  test.use({ expectedErrors: [/409/] });

  test("are edited by keyboard, also when somebody else changed them, and copied with their record", async ({
    page,
  }) => {
    await create(page, "Çoğalan Promosyon", { promotion_code: "COGALAN" });
    const title = "Yerinde Promosyon";
    const { id } = await create(page, title, { promotion_code: "ILK" });
    await openScreen(page, "/admin/promotions?q=yerinde");
    const code = page.getByRole("button", { name: new RegExp(`^Promosyon kodu: ${title}`) });
    const input = page.getByRole("textbox", { name: `Promosyon kodu: ${title}` });

    await test.step("Enter saves, Escape cancels, and saving can be undone", async () => {
      await code.press("Enter");
      await input.fill("YARIM");
      await input.press("Escape");
      await expect(code).toBeFocused();
      await code.press("Enter");
      await input.fill("YENI");
      await input.press("Enter");
      await expect(code).toBeFocused();
      await expect(row(page, title).getByText("YENI")).toBeVisible();
      await page.getByRole("button", { name: "Geri al" }).click();
      await expect(row(page, title).getByText("ILK")).toBeVisible();
    });

    await test.step("what was typed stays, and is saved when confirmed", async () => {
      await code.press("Enter");
      await input.fill("BENIM");
      const path = `/api/admin/promotions/${id}`;
      const { updated_at } = (await (await page.request.get(path)).json()) as { updated_at: string };
      await page.request.put(`${path}/code`, {
        data: { promotion_code: "BASKASI", updated_at },
        headers: { "Sec-Fetch-Site": "same-origin" },
      });
      await input.press("Enter");
      await expect(page.getByText("Bu arada değişti: BASKASI")).toBeVisible();
      await expect(input).toHaveValue("BENIM");
      await page.getByRole("button", { name: "Kaydet" }).click();
      await expect(row(page, title).getByText("BENIM")).toBeVisible();
    });

    await test.step("a date is pasted or typed", async () => {
      await page.getByRole("button", { name: `Bitiş tarihi: ${title}` }).click();
      const day = page.getByLabel(`Bitiş tarihi: ${title}`, { exact: true });
      await day.evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "31.12.30");
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      });
      await expect(day).toHaveValue("2030-12-31");
      await day.fill("2030-05-01");
      await page.getByRole("button", { name: "Kaydet" }).click();
      await expect(row(page, title).getByText("1 Mayıs 2030")).toBeVisible();
    });

    await test.step("a promotion is duplicated, and its row marked after an editor was opened", async () => {
      await navigateTo(page, "/admin/promotions?q=çoğalan");
      await chooseInMenu(page, "Çoğalan Promosyon", "Çoğalt");
      await expect(page.getByRole("heading", { name: "Yeni Promosyon Ekle" })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Promosyon Başlığı" })).toHaveValue("Çoğalan Promosyon (kopya)");
      await page.getByRole("button", { name: "Kaydet", exact: true }).click();
      const copy = row(page, "Çoğalan Promosyon (kopya)");
      await expect(copy.getByText("Pasif", { exact: true })).toBeVisible();
      await expect(copy.getByText("COGALAN")).toBeVisible();
      await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Düzenle: Çoğalan Promosyon", exact: true }).click();
      await page.getByRole("heading", { name: "Promosyonu Düzenle" }).waitFor();
      await page.goBack();
      await expect(page.locator("tr[data-returned]")).toContainText("COGALAN");
      await expect(page.getByRole("link", { name: "Çoğalan Promosyon", exact: true })).toBeFocused();
    });
  });
});

test.describe("the rows of a list", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("are selected in a range or on all pages, switched off and on, deleted and restored", async ({ page }) => {
    for (const n of [1, 2]) await create(page, `Silinecek ${n}`);
    for (let n = 0; n <= LIST_SIZE; n++) await create(page, `Topluca ${n}`, { is_active: n > 0 });
    const passive = async () => {
      const answer = await page.request.get("/api/admin/promotions", { params: { q: "topluca", status: "passive" } });
      return ((await answer.json()) as { total: number }).total;
    };
    await openScreen(page, "/admin/promotions?q=topluca");
    const boxes = page.getByRole("checkbox", { name: /^Seç: / });

    await test.step("by Shift a range is selected", async () => {
      await boxes.nth(1).click();
      await boxes.nth(4).focus();
      await page.keyboard.press("Shift+Space");
      await expect(selection(page).getByText("4 kayıt seçildi")).toBeVisible();
      await boxes.nth(2).click({ modifiers: ["Shift"] });
      await expect(selection(page).getByText("1 kayıt seçildi")).toBeVisible();
    });

    await test.step("all pages are selected until a row is not", async () => {
      await selectPage(page);
      const all = selection(page).getByRole("button", { name: `${LIST_SIZE + 1} kaydın tümünü seç` });
      await all.press("Enter");
      await expect(selection(page).locator(":focus")).toHaveCount(1);
      await expect(selection(page).getByText(`${LIST_SIZE + 1} kaydın tümü seçildi`)).toBeVisible();
      await boxes.first().click();
      await expect(selection(page).getByText(`${LIST_SIZE - 1} kayıt seçildi`)).toBeVisible();
      await boxes.first().click();
      await all.click();
      await selection(page).getByRole("button", { name: "Seçimi kaldır" }).click();
      await expect(selection(page)).toHaveCount(0);
      await selectPage(page);
      await all.click();
    });

    await test.step("are switched off, and back on but for those off before", async () => {
      await selection(page).getByRole("button", { name: "Pasif Yap" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(`${LIST_SIZE + 1} kaydın tümü`);
      await question.getByRole("button", { name: "Uygula" }).click();
      const done = page.getByText(`${LIST_SIZE} promosyon pasif yapıldı`).locator("..");
      await expect(done).toBeVisible();
      expect(await passive()).toBe(LIST_SIZE + 1);
      await done.getByRole("button", { name: "Geri al" }).click();
      await expect(page.getByText("Geri alındı")).toBeVisible();
      expect(await passive()).toBe(1);
    });

    await test.step("get a later last day, which is taken back", async () => {
      await navigateTo(page, "/admin/promotions?q=silinecek");
      await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
      await selectPage(page);
      await selection(page).getByRole("button", { name: "Bitiş" }).click();
      const question = page.getByRole("alertdialog");
      await question.getByRole("radio", { name: "Gün", exact: true }).click();
      await question.getByLabel("Yeni son gün").fill("2030-05-01");
      await expect(question.getByText("Süresiz → 1 Mayıs 2030")).toHaveCount(2);
      await question.getByRole("button", { name: "Uygula" }).click();
      const done = page.getByText("2 promosyonun son günü değişti").locator("..");
      await expect(row(page, "Silinecek 1").getByText("1 Mayıs 2030")).toBeVisible();
      await done.getByRole("button", { name: "Geri al" }).click();
      await expect(row(page, "Silinecek 1").getByText("Süresiz")).toBeVisible();
    });

    await test.step("are named before they are deleted, stay selected when that fails, and are restored", async () => {
      await navigateTo(page, "/admin/promotions?q=silinecek");
      await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
      await selectPage(page);
      await selection(page).getByRole("button", { name: "Pasif Yap", exact: true }).click();
      await expect(page.getByRole("alertdialog").getByText("Aktif → Pasif")).toHaveCount(2);
      await page.getByRole("button", { name: "Uygula" }).click();
      for (const n of [1, 2])
        await expect(row(page, `Silinecek ${n}`).getByText("Pasif", { exact: true })).toBeVisible();
      await selectPage(page);
      await page.route("**/api/admin/promotions/selection", (route) => route.abort(), { times: 1 });
      const question = page.getByRole("alertdialog");
      const remove = async () => {
        await selection(page).getByRole("button", { name: "Sil" }).click();
        await expect(question.getByRole("listitem")).toHaveText(["Silinecek 2", "Silinecek 1"]);
        await question.getByRole("button", { name: "Sil" }).click();
      };
      await remove();
      await expect(page.getByText("Promosyon silinirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
      await expect(selection(page).getByText("2 kayıt seçildi")).toBeVisible();
      await remove();
      await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
      await page
        .getByText(/silindi/)
        .locator("..")
        .getByRole("button", { name: "Geri al" })
        .click();
      await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
    });
  });
});
