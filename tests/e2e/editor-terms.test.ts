import type { Page } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";

const SOURCE = "İlk yatırıma %40 bonus. Bonus 20 kat çevrilir.";

async function openTerms(page: Page) {
  await openScreen(page, "/admin/promotions/new");
  await page.getByRole("tab", { name: "Çevrim ve Şartlar" }).click();
  return page.frameLocator("iframe[title='Kart ve özet önizlemesi']");
}

test.describe("the preview of the terms", () => {
  test("updates card and summary while terms are typed", async ({ page }) => {
    const preview = await openTerms(page);
    await expect(preview.locator(".card .facts")).toHaveText("Şartlar metinde");
    await page.getByLabel("Bonus oranı (%)").fill("40");
    await page.getByLabel("En az yatırım (TL)").fill("1.250");
    await expect(preview.locator(".card .facts")).toHaveText("%40 · en az 1.250 TL");
    await expect(preview.locator(".decision")).toContainText("En az yatırım");
    await expectAccessible(page);
  });

  test("shows the last valid terms, with a note, while a field is invalid", async ({ page }) => {
    const preview = await openTerms(page);
    await page.getByLabel("Bonus oranı (%)").fill("40");
    await expect(preview.locator(".card .facts")).toHaveText("%40");
    await page.getByLabel("Sabit bonus (TL)").fill("50");
    await expect(page.getByText("Önizleme, hatalı alanlar düzelince güncellenir.")).toBeVisible();
    await expect(preview.locator(".card .facts")).toHaveText("%40");
  });

  test("does not follow its links", async ({ page }) => {
    const preview = await openTerms(page);
    await preview.locator(".card summary").click();
    await preview.getByRole("link", { name: "Detaylar" }).click();
    await preview.getByRole("link", { name: "Bonusu Al" }).first().click();
    await page.getByLabel("Bonus oranı (%)").fill("40");
    await expect(preview.locator(".card .facts")).toHaveText("%40");
    expect(page.context().pages()).toHaveLength(1);
  });

  test("shows score, licence and warning of the casino as visitors see them", async ({ page }) => {
    await openScreen(page, "/admin/promotions/new");
    await page.getByRole("combobox", { name: "Casino" }).selectOption("Işıltı Casino");
    await page.getByRole("tab", { name: "Çevrim ve Şartlar" }).click();
    const preview = page.frameLocator("iframe[title='Kart ve özet önizlemesi']");
    await expect(preview.locator(".card .who")).toHaveText("Işıltı Casino · 4,5");
    await expect(preview.locator(".decision")).toContainText("LisansLisanslı");
    await page.getByRole("tab", { name: "Promosyon Detayları" }).click();
    await page.getByRole("combobox", { name: "Casino" }).selectOption("Bozkır Bet");
    await page.getByRole("tab", { name: "Çevrim ve Şartlar" }).click();
    await expect(preview.locator(".decision")).toContainText("Önermiyoruz: Lisans kaydı bulunamadı.");
  });

  test("uses the public style sheet", async ({ page }) => {
    const preview = await openTerms(page);
    await expect(preview.locator(".decision")).toHaveCSS("border-top-width", "3px");
  });
});

test.describe("terms from the operator's text", () => {
  async function extract(page: Page) {
    await page.getByRole("button", { name: "Metinden çıkar" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(SOURCE);
    await dialog.getByRole("button", { name: "Şartları bul" }).click();
    await expect(dialog.getByText("1 değer, metinde kanıtı bulunamadığı için gösterilmiyor.")).toBeVisible();
    return dialog;
  }

  test("are accepted one by one into the form", async ({ page }) => {
    await openTerms(page);
    const dialog = await extract(page);
    await expectAccessible(page);
    await expect(dialog.getByRole("row", { name: /Çevrim katı/ })).toContainText("“Bonus 20 kat çevrilir.”");
    await dialog.getByRole("button", { name: "Al: Çevrim katı" }).click();
    await expect(dialog.getByText("✓ Alındı")).toHaveCount(1);
    await dialog.getByRole("button", { name: "Kapat" }).click();
    await expect(page.getByLabel("Çevrim katı")).toHaveValue("20");
    await expect(page.getByLabel("Bonus oranı (%)")).toHaveValue("");
  });

  test("are accepted together and saved with the form", async ({ page }) => {
    await openTerms(page);
    const dialog = await extract(page);
    await dialog.getByRole("button", { name: "Tümünü al" }).click();
    await dialog.getByRole("button", { name: "Kapat" }).click();
    await page.getByRole("tab", { name: "Promosyon Detayları" }).click();
    await page.getByLabel("Promosyon Başlığı").fill("Şartları Metinden");
    await page.getByLabel("Kısa Açıklama").fill("Şartları metinden çıkarılan bonus");
    await page.getByRole("tab", { name: "Promosyon Ayarları" }).click();
    await page.getByLabel("Promosyon URL").fill("https://casino.example/");
    const saved = page.waitForResponse("**/api/admin/promotions");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    expect(await (await saved).json()).toMatchObject({
      bonus_percent: 40,
      wagering: 20,
      wagering_base: "bonus",
      max_bet: null,
    });
  });

  test("are still in the dialog when it is opened again", async ({ page }) => {
    await openTerms(page);
    await page.getByRole("button", { name: "Metinden çıkar" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill(SOURCE);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Metinden çıkar" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(SOURCE);
  });
});

test("terms that contradict each other get an error message at their fields", async ({ page }) => {
  await openTerms(page);
  await page.getByLabel("Çevrim katı").fill("20");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Çevrimin neye uygulandığını seçin")).toBeVisible();
  await expect(page.getByRole("tab", { name: /Çevrim ve Şartlar/ })).toContainText("1 hata");
});
