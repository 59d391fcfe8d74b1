import type { Page } from "@playwright/test";
import { anyLogoUrl, createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { reviewWith } from "../support/reviews";

const headers = { "Sec-Fetch-Site": "same-origin" };
const REASON = "Kayıt ve denemelerle doğrulandı.";

const casinoInput = async (page: Page, name: string) => ({
  name,
  url: "https://degerlendirme.example/",
  logo_url: await anyLogoUrl(page),
  description: "<p>Değerlendirmesi yazılan site.</p>",
});

// All share the weights, which the last one changes.
test.describe.configure({ mode: "default" });

/** Adds a casino and opens the tab of its review. */
async function openReview(page: Page, name: string, review: unknown = null) {
  const input = { ...(await casinoInput(page, name)), review };
  const added = await createRecord<{ id: string; updated_at: string }>(page, "casinos", input);
  await openScreen(page, `/admin/casinos/edit/${added.id}`);
  await page.getByRole("tab", { name: "Değerlendirme" }).click();
  return { ...added, input };
}

const criterion = (page: Page, name: string) => page.getByRole("group", { name });
const score = (page: Page) => page.getByRole("status", { name: "Hesaplanan puan" });

test.describe("the review of a casino", () => {
  test("is scored while it is written, once all criteria have points", async ({ page }) => {
    await openReview(page, "Puanlanan Casino");
    await expect(score(page)).toContainText("–/5");
    const points = { "Lisans ve sahiplik": "8", "Çekim hızı": "7.5", "Şartların açıklığı": "9", Destek: "6" };
    for (const [name, value] of Object.entries(points)) await criterion(page, name).getByLabel("Puan").fill(value);
    await expect(score(page)).toContainText("5 ölçütten 4 tanesi puanlandı.");
    await criterion(page, "Şikâyetler").getByLabel("Puan").fill("4.5");
    await expect(score(page)).toContainText("3,7/5");
    await expect(score(page)).toBeInViewport();
    await expectAccessible(page);
  });

  test.describe("in an English browser", () => {
    test.use({ locale: "en-US" });

    test("takes scores with a comma", async ({ page }) => {
      await openReview(page, "Virgüllü Casino", reviewWith(8, 7.5, 9, 6, 4.5));
      const points = criterion(page, "Şikâyetler").getByLabel("Puan");
      await expect(points).toHaveValue("4,5");
      await points.fill("");
      await points.pressSequentially("0,5");
      await page.getByLabel("Editör puanı").pressSequentially("4,0");
      await page.keyboard.press("Control+s");
      await expect(page).toHaveURL("/admin/casinos");
      await page.getByRole("link", { name: "Düzenle: Virgüllü Casino" }).click();
      await page.getByRole("tab", { name: "Değerlendirme" }).click();
      await expect(points).toHaveValue("0,5");
      await expect(page.getByLabel("Editör puanı")).toHaveValue("4");
    });
  });

  test("is saved once every score has a reason, and listed with score and status", async ({ page }) => {
    await openReview(page, "Gerekçeli Casino", reviewWith(8, 7.5, 9, 6, 4.5));
    await criterion(page, "Şikâyetler").getByLabel("Gerekçe").fill("");
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(page.getByText("Gerekçe en az 10 karakter olmalıdır")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Değerlendirme 1 hata" })).toBeVisible();
    await expect(criterion(page, "Şikâyetler").getByLabel("Gerekçe")).toBeFocused();
    await page.keyboard.type(REASON);
    await page.getByLabel("Durum", { exact: true }).selectOption("Doğrulandı");
    await page.getByLabel("Artılar").fill("Hızlı çekim\nTürkçe destek");
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL("/admin/casinos");
    await expect(row(page, "Gerekçeli Casino")).toContainText("3,7/5");
    await expect(row(page, "Gerekçeli Casino")).toContainText("Doğrulandı");
  });

  test("can be cleared, which can be undone until it is saved", async ({ page }) => {
    await openReview(page, "Temizlenen Casino", reviewWith(8, 7.5, 9, 6, 4.5));
    await expect(score(page)).toContainText("3,7/5");
    await page.getByRole("button", { name: "Değerlendirmeyi temizle" }).click();
    await expect(score(page)).toContainText("Ölçütler boş");
    await expect(criterion(page, "Destek").getByLabel("Gerekçe")).toHaveValue("");
    await page.getByRole("button", { name: "Temizlemeyi geri al" }).click();
    await expect(score(page)).toContainText("3,7/5");
    await page.getByRole("button", { name: "Değerlendirmeyi temizle" }).click();
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(row(page, "Temizlenen Casino")).not.toContainText("/5");
  });

  test("needs a reason where the casino is not recommended", async ({ page }) => {
    await openReview(page, "Uyarılan Casino");
    await page.getByLabel("Durum", { exact: true }).selectOption("Önermiyoruz");
    await page.getByRole("tab", { name: "Künye" }).click();
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(page.getByText("Önermediğiniz sitenin gerekçesini yazın")).toBeVisible();
    await page.getByLabel("Durumun gerekçesi").fill("Lisans kaydı bulunamadı.");
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(row(page, "Uyarılan Casino")).toContainText("Önermiyoruz");
  });

  test.describe("that two editors changed", () => {
    test.use({ expectedErrors: [/409/] });

    test("keeps the changes of both", async ({ page }) => {
      const before = reviewWith(8, 7.5, 9, 6, 4.5);
      const { id, updated_at, input } = await openReview(page, "İki Editörlü Casino", before);
      const theirs = { ...before, withdrawals: { score: 3, reason: "Çekimler artık üç gün sürüyor." } };
      const data = { ...input, review: theirs, updated_at };
      expect((await page.request.put(`/api/admin/casinos/${id}`, { data, headers })).status()).toBe(200);
      await criterion(page, "Destek").getByLabel("Puan").fill("2");
      await page.getByRole("button", { name: "Güncelle", exact: true }).click();
      const question = page.getByRole("alertdialog");
      await expect(question.getByRole("group", { name: "Çekim hızı: gerekçe: Diğer sürüm" })).toHaveText(
        "Çekimler artık üç gün sürüyor.",
      );
      await expect(question.getByRole("group", { name: "Destek: puan: Sizin sürümünüz" })).toHaveText("2");
      await question.getByRole("button", { name: "Seçtiklerimi kaydet" }).click();
      await expect(page).toHaveURL("/admin/casinos");
      expect(await (await page.request.get(`/api/admin/casinos/${id}`)).json()).toMatchObject({
        review: { ...theirs, support: { ...before.support, score: 2 } },
      });
    });
  });
});

test.describe("the weights of the criteria", () => {
  test("are shown in percent, and change the scores when they are saved", async ({ page }) => {
    const { id } = await openReview(page, "Tartılan Casino", reviewWith(10, 0, 0, 0, 0));
    await openScreen(page, "/admin/settings");
    await page.getByRole("tab", { name: "Değerlendirme" }).click();
    const save = page.getByRole("button", { name: "Kaydet" });
    await expect(save).toBeDisabled();
    await page.getByLabel("Lisans ve sahiplik").fill("elli");
    await page.getByLabel("Casino siteleri kaç günde bir doğrulansın?").fill("400");
    await save.click();
    await expect(page.getByText("Tam sayı yazın, örneğin 1.500")).toBeVisible();
    await expect(page.getByText("1 ile 365 arasında olmalıdır")).toBeVisible();
    await page.getByLabel("Lisans ve sahiplik").fill("70");
    await expect(page.getByText("%50")).toBeVisible();
    await page.getByLabel("Casino siteleri kaç günde bir doğrulansın?").fill("45");
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText("Değerlendirme ayarları kaydedildi")).toBeVisible();
    await expect(save).toBeDisabled();
    expect(await (await page.request.get(`/api/admin/casinos/${id}`)).json()).toMatchObject({ score: 2.5 });
    await page.getByLabel("Lisans ve sahiplik").fill("30");
    await save.click();
    await expect(save).toBeDisabled();
  });
});
