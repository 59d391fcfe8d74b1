import type { Page } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";

const SOURCE = "İlk yatırıma %40 bonus. Bonus 20 kat çevrilir.";

async function openTerms(page: Page) {
  await page.getByRole("tab", { name: "Çevrim ve Şartlar" }).click();
  return page.frameLocator("iframe[title='Kart ve özet önizlemesi']");
}

test("the terms of a promotion are previewed as card and summary, in the public style, while they are typed", async ({
  page,
}) => {
  await openScreen(page, "/admin/promotions/new");
  await page.getByRole("combobox", { name: "Casino" }).selectOption("Bozkır Bet");
  const preview = await openTerms(page);
  const facts = preview.locator(".card .facts");

  await test.step("with score, licence and warning of the casino", async () => {
    await expect(preview.locator(".decision")).toContainText("Önermiyoruz: Lisans kaydı bulunamadı.");
    await page.getByRole("tab", { name: "Promosyon Detayları" }).click();
    await page.getByRole("combobox", { name: "Casino" }).selectOption("Işıltı Casino");
    await page.getByRole("tab", { name: "Çevrim ve Şartlar" }).click();
    await expect(preview.locator(".card .who")).toHaveText("Işıltı Casino · 4,5");
    await expect(preview.locator(".decision")).toContainText("LisansLisanslı");
    await expect(preview.locator(".decision")).toHaveCSS("border-top-width", "3px");
  });

  await test.step("without following its links", async () => {
    await expect(facts).toHaveText("Şartlar metinde");
    await preview.locator(".card summary").click();
    await preview.getByRole("link", { name: "Detaylar" }).click();
    await preview.getByRole("link", { name: "Bonusu Al" }).first().click();
    await page.getByLabel("Bonus oranı (%)").fill("40");
    await page.getByLabel("En az yatırım (TL)").fill("1.250");
    await expect(facts).toHaveText("%40 · en az 1.250 TL");
    await expect(preview.locator(".decision")).toContainText("En az yatırım");
    expect(page.context().pages()).toHaveLength(1);
    await expectAccessible(page);
  });

  await test.step("as they were last valid, with a note, while a field is invalid", async () => {
    await page.getByLabel("Sabit bonus (TL)").fill("50");
    await expect(page.getByText("Önizleme, hatalı alanlar düzelince güncellenir.")).toBeVisible();
    await expect(facts).toHaveText("%40 · en az 1.250 TL");
    await page.getByLabel("Sabit bonus (TL)").fill("");
  });

  await test.step("and terms that contradict each other are refused at their fields", async () => {
    await page.getByLabel("Çevrim katı").fill("20");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Çevrimin neye uygulandığını seçin")).toBeVisible();
    await expect(page.getByRole("tab", { name: /Çevrim ve Şartlar/ })).toContainText("1 hata");
  });
});

test("terms are extracted from the operator's text, accepted one by one or together, and saved", async ({ page }) => {
  await openScreen(page, "/admin/promotions/new");
  await openTerms(page);
  const dialog = page.getByRole("dialog");
  const extract = page.getByRole("button", { name: "Metinden çıkar" });
  await extract.click();
  await dialog.getByRole("textbox").fill(SOURCE);
  await page.keyboard.press("Escape");
  await extract.click();
  await expect(dialog.getByRole("textbox")).toHaveValue(SOURCE);
  await dialog.getByRole("button", { name: "Şartları bul" }).click();
  await expect(dialog.getByText("1 değer, metinde kanıtı bulunamadığı için gösterilmiyor.")).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole("row", { name: /Çevrim katı/ })).toContainText("“Bonus 20 kat çevrilir.”");
  await dialog.getByRole("button", { name: "Al: Çevrim katı" }).click();
  await expect(dialog.getByText("✓ Alındı")).toHaveCount(1);
  await expect(page.getByLabel("Çevrim katı", { exact: true })).toHaveValue("20");
  await expect(page.getByLabel("Bonus oranı (%)", { exact: true })).toHaveValue("");
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
