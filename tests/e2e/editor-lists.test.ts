import type { Locator, Route } from "@playwright/test";
import { expect, openScreen, row, test } from "../support/admin-panel";
import { createPromotion, selection } from "../support/listed-promotions";

test("a list is searched, sorted and filtered, and found again after a record was edited", async ({ page }) => {
  await createPromotion(page, "Konumlanan Kodlu", { promotion_code: "SUZGEC" });
  for (let n = 1; n <= 6; n++) await createPromotion(page, `Konumlanan ${n}`);
  await test.step("stands where its shape stood while it was read", async () => {
    const read = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await read.promise;
      await route.continue();
    };
    await page.route("**/api/admin/promotions", hold, { times: 1 });
    await openScreen(page, "/admin/promotions");
    const waiting = page.getByRole("status").filter({ hasText: "Yükleniyor…" });
    await expect(waiting).toHaveCount(1);
    const moving = () =>
      waiting.evaluate(
        (shape) => shape.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
      );
    await expect.poll(moving).toBe(0);
    const topOf = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().top);
    const before = await topOf(waiting);
    read.resolve();
    await expect(waiting).toHaveCount(0);
    expect(Math.abs((await topOf(page.getByRole("table"))) - before)).toBeLessThan(4);
  });

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
    const isOpen = () => status.evaluate((select) => select.matches(":open"));
    await expect(async () => {
      if (!(await isOpen())) await status.press("ArrowDown");
      expect(await isOpen()).toBe(true);
    }).toPass();
    await expect(status).toHaveValue("");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/status=active$/);
    await choose("Casino", "Diğer");
    await expect(page).toHaveURL(/casino=none$/);
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
    await expect(page.locator("main").locator("a:focus, button:focus")).toBeVisible();
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
