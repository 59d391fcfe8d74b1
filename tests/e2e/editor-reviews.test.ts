import type { Page } from "@playwright/test";
import { anyLogoUrl, createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { reviewWith } from "../support/reviews";

const REASON = "Kayıt ve denemelerle doğrulandı.";

const casinoInput = async (page: Page, name: string) => ({
  name,
  url: "https://degerlendirme.example/",
  logo_url: await anyLogoUrl(page),
  description: "<p>Değerlendirmesi yazılan site.</p>",
});

// All share the weights, which the last one changes.
test.describe.configure({ mode: "default" });

const criterion = (page: Page, name: string) => page.getByRole("group", { name });
const score = (page: Page) => page.getByRole("status", { name: "Hesaplanan puan" });
const openReview = (page: Page) => page.getByRole("tab", { name: "Değerlendirme" }).click();

test.describe("the review of a casino", () => {
  // Browsers write the decimals of a number field in their own language.
  test.use({ locale: "en-US" });

  test("is written, scored, saved with all reasons, cleared, and listed with its status", async ({ page }) => {
    const input = await casinoInput(page, "Puanlanan Casino");
    const { id } = await createRecord<{ id: string }>(page, "casinos", input);
    await openScreen(page, `/admin/casinos/edit/${id}`);
    await openReview(page);
    const complaints = criterion(page, "Şikâyetler");
    const update = page.getByRole("button", { name: "Güncelle", exact: true });

    await test.step("is scored once all criteria have points", async () => {
      await expect(score(page)).toContainText("–/5");
      const points = { "Lisans ve sahiplik": "8", "Çekim hızı": "7.5", "Şartların açıklığı": "9", Destek: "6" };
      for (const [name, value] of Object.entries(points)) {
        await criterion(page, name).getByLabel("Puan").fill(value);
        await criterion(page, name).getByLabel("Gerekçe").fill(REASON);
      }
      await expect(score(page)).toContainText("5 ölçütten 4 tanesi puanlandı.");
      await complaints.getByLabel("Puan").pressSequentially("4,5");
      await expect(score(page)).toContainText("3,7/5");
      await expect(score(page)).toBeInViewport();
      await expectAccessible(page);
    });

    await test.step("needs a reason for each score, and for a casino that is not recommended", async () => {
      await page.getByLabel("Editör puanı").pressSequentially("4,0");
      await page.getByLabel("Durum", { exact: true }).selectOption("Önermiyoruz");
      await update.click();
      await expect(page.getByText("Gerekçe en az 10 karakter olmalıdır")).toBeVisible();
      await expect(page.getByRole("tab", { name: "Değerlendirme 1 hata" })).toBeVisible();
      await expect(complaints.getByLabel("Gerekçe")).toBeFocused();
      await page.keyboard.type(REASON);
      await update.click();
      await expect(page.getByText("Önermediğiniz sitenin gerekçesini yazın")).toBeVisible();
      await page.getByLabel("Durumun gerekçesi").fill("Lisans kaydı bulunamadı.");
      await page.keyboard.press("Control+s");
      await expect(page).toHaveURL("/admin/casinos");
      await expect(row(page, "Puanlanan Casino")).toContainText("3,7/5");
      await expect(row(page, "Puanlanan Casino")).toContainText("Önermiyoruz");
    });

    await test.step("has a test log, whose rows are added, refused one by one and removed", async () => {
      await page.getByRole("link", { name: "Düzenle: Puanlanan Casino" }).click();
      await openReview(page);
      const line = (at: number) => page.getByRole("group", { name: `Deneme günlüğü, ${at}. satır` });
      const add = page.getByRole("button", { name: "Gün ekle" });
      await add.click();
      await expect(line(1).getByLabel("Gün")).toBeFocused();
      await line(1).getByLabel("Gün").fill("2026-11-14");
      await line(1).getByLabel("Ne yaptık?").fill("250 TL yatırdık");
      await add.click();
      await line(2).getByLabel("Gün").fill("2026-11-16");
      await update.click();
      await expect(line(2).getByLabel("Ne yaptık?")).toBeFocused();
      await expect(line(2).getByRole("alert")).toHaveText("O gün ne yaptığınızı yazın");
      await page.keyboard.type("Çekim geldi");
      await line(2).getByLabel("Çekim süresi (saat)").fill("41");
      await expectAccessible(page);
      await line(1).getByRole("button", { name: "Kaldır" }).click();
      await expect(line(1).getByLabel("Ne yaptık?")).toHaveValue("Çekim geldi");
      await update.click();
      await expect(page).toHaveURL("/admin/casinos");
      const answer = await page.request.get(`/api/admin/casinos/${id}`);
      expect(await answer.json()).toMatchObject({
        test_log: [{ day: "2026-11-16", text: "Çekim geldi", hours: 41 }],
      });
    });

    await test.step("can be cleared, which can be undone until it is saved", async () => {
      await page.getByRole("link", { name: "Düzenle: Puanlanan Casino" }).click();
      await openReview(page);
      await expect(complaints.getByLabel("Puan")).toHaveValue("4,5");
      await expect(page.getByLabel("Editör puanı")).toHaveValue("4");
      await page.getByRole("button", { name: "Değerlendirmeyi temizle" }).click();
      await expect(score(page)).toContainText("Ölçütler boş");
      await expect(criterion(page, "Destek").getByLabel("Gerekçe")).toHaveValue("");
      await page.getByRole("button", { name: "Temizlemeyi geri al" }).click();
      await expect(score(page)).toContainText("3,7/5");
      await page.getByRole("button", { name: "Değerlendirmeyi temizle" }).click();
      await update.click();
      await expect(row(page, "Puanlanan Casino")).toContainText("4,0/5 editör");
    });
  });
});

test.describe("the weights of the criteria", () => {
  test("are shown in percent, and change the scores when they are saved", async ({ page }) => {
    const input = { ...(await casinoInput(page, "Tartılan Casino")), review: reviewWith(10, 0, 0, 0, 0) };
    const { id } = await createRecord<{ id: string }>(page, "casinos", input);
    await openScreen(page, "/admin/settings");
    await openReview(page);
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

test("a new domain of a casino moves its tracking address and splash ads, which the form lists (B9.6)", async ({
  page,
}) => {
  const input = {
    ...(await casinoInput(page, "Taşınan Casino")),
    url: "https://tasinan1.example/",
    tracking_url: "https://www.tasinan1.example/r?s={tik}",
  };
  const { id } = await createRecord<{ id: string }>(page, "casinos", input);
  const href = "https://tasinan1.example/reklam";
  const ad = { title: "Taşınan Reklam", href, image_url: await anyLogoUrl(page), is_active: false };
  const { id: adId } = await createRecord<{ id: string }>(page, "splash-ads", ad);
  await openScreen(page, `/admin/casinos/edit/${id}`);
  await page.getByLabel("Giriş adresi").fill("https://tasinan2.example/");
  const moved = page.getByRole("checkbox", { name: "Takip adresi" });
  await expect(moved).toBeChecked();
  await expect(page.getByRole("checkbox", { name: `Splash reklam: ${ad.title}` })).toBeChecked();
  await expect(page.getByText("2 bağlantı değişir.")).toBeVisible();
  await expect(page.getByText(`${input.tracking_url} → https://tasinan2.example/r?s={tik}`)).toBeVisible();
  await moved.click();
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL("/admin/casinos");
  await expect(page.getByText(`Yeni alan adına taşındı: “Splash reklam: ${ad.title}”.`)).toBeVisible();
  const answer = await page.request.get(`/api/admin/splash-ads/${adId}`);
  expect(await answer.json()).toMatchObject({ href: "https://tasinan2.example/reklam" });
  await openScreen(page, `/admin/casinos/edit/${id}`);
  await expect(page.getByLabel("Takip adresi")).toHaveValue(input.tracking_url);
  await page.getByLabel("Site URL").fill("https://tasinan3.example/");
  await expect(moved).toBeChecked();
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL("/admin/casinos");
  await openScreen(page, `/admin/casinos/edit/${id}`);
  await expect(page.getByLabel("Takip adresi")).toHaveValue("https://tasinan3.example/r?s={tik}");
});
