import type { Page } from "@playwright/test";
import { anyLogoUrl, createRecord, expect, navigateTo, openScreen, row, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { reviewWith } from "../support/reviews";

const headers = { "Sec-Fetch-Site": "same-origin" };

test.describe("a record that somebody else saved", () => {
  test.use({ expectedErrors: [/409|ERR_FAILED/] });

  test("is saved with the versions of its fields that the editor chooses", async ({ page }) => {
    const review = reviewWith(8, 7.5, 9, 6, 4.5);
    const input = {
      name: "Çift Sekme Casino",
      url: "https://cift.example/",
      logo_url: await anyLogoUrl(page),
      description: "<p>İki sekmede düzenlenen site.</p>",
      review,
    };
    const { id, updated_at } = await createRecord<{ id: string; updated_at: string }>(page, "casinos", input);
    await openScreen(page, `/admin/casinos/edit/${id}`);
    await expect(page.getByLabel("Site Adı")).toHaveValue(input.name);
    const theirReview = { ...review, withdrawals: { score: 3, reason: "Çekimler artık üç gün sürüyor." } };
    const change = { name: "Öteki Sekmenin Adı", has_24_7_support: true, rating: 4, review: theirReview };
    const description = "<p><strong>İki sekmede düzenlenen site.</strong></p>";
    const data = { ...input, ...change, description, updated_at };
    expect((await page.request.put(`/api/admin/casinos/${id}`, { data, headers })).status()).toBe(200);
    await page.getByLabel("Site Adı").fill("Bu Sekmenin Adı");
    await page.getByRole("tab", { name: "Değerlendirme" }).click();
    await page.getByRole("group", { name: "Destek" }).getByLabel("Puan").fill("2");
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    const question = page.getByRole("alertdialog");
    const theirs = (label: string) => question.getByRole("group", { name: `${label}: Diğer sürüm` });
    const choice = (label: string, title: string) =>
      question.getByRole("group", { name: label, exact: true }).getByRole("radio", { name: title });

    await test.step("returns to the form", async () => {
      await expect(question.getByText("Bu kayıt siz düzenlerken değiştirildi")).toBeVisible();
      await question.getByRole("button", { name: "Düzenlemeye dön" }).click();
      await expect(page.getByRole("button", { name: "Güncelle", exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
    });

    await test.step("sees how the versions differ", async () => {
      await expect(theirs("Site Adı")).toHaveText("Öteki Sekmenin Adı");
      await expect(theirs("Site Adı").locator("del")).toHaveText("Öteki");
      await expect(theirs("7/24 Destek")).toHaveText("Evet");
      await expect(theirs("Çekim hızı: gerekçe")).toHaveText("Çekimler artık üç gün sürüyor.");
      await expect(question.getByRole("group", { name: "Destek: puan: Sizin sürümünüz" })).toHaveText("2");
      await expect(question.getByText("yalnızca biçim farklı")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("chooses, also after a request that failed", async () => {
      await expect(choice("Site Adı", "Sizin sürümünüz")).toBeChecked();
      await expect(choice("Site Açıklaması", "Diğer sürüm")).toBeChecked();
      await expect(choice("7/24 Destek", "Diğer sürüm")).toBeChecked();
      await choice("7/24 Destek", "Sizin sürümünüz").check();
      await page.route("**/api/admin/casinos/*", (route) => route.abort(), { times: 1 });
      const save = question.getByRole("button", { name: "Seçtiklerimi kaydet" });
      await save.click();
      await expect(page.getByText("Casino kaydedilirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
      await choice("Site Açıklaması", "Sizin sürümünüz").check();
      await save.click();
      await expect(page).toHaveURL("/admin/casinos");
      await expect(row(page, "Bu Sekmenin Adı").first()).toBeVisible();
      expect(await (await page.request.get(`/api/admin/casinos/${id}`)).json()).toMatchObject({
        name: "Bu Sekmenin Adı",
        has_24_7_support: false,
        description: input.description,
        rating: 4,
        review: { ...theirReview, support: { ...review.support, score: 2 } },
      });
    });

    await test.step("is shown with the name of a category that is switched off", async () => {
      const off = { name: "Kapalı Tür", slug: "kapali-tur", is_active: false };
      const { id: category_id } = await createRecord<{ id: string }>(page, "categories", off);
      const input = {
        title: "Kategorisi Değişen Promosyon",
        short_description: "Kategorisi arada değişen promosyon.",
        url: "https://arada.example/",
      };
      const { id, updated_at } = await createRecord<{ id: string; updated_at: string }>(page, "promotions", input);
      await navigateTo(page, `/admin/promotions/edit/${id}`);
      await expect(page.getByLabel("Promosyon Başlığı")).toHaveValue(input.title);
      const data = { ...input, category_id, updated_at };
      expect((await page.request.put(`/api/admin/promotions/${id}`, { data, headers })).status()).toBe(200);
      await page.getByLabel("Promosyon Başlığı").fill("Başlığı Değişen Promosyon");
      await page.getByRole("button", { name: "Güncelle", exact: true }).click();
      const theirs = page.getByRole("alertdialog").getByRole("group", { name: "Kategori: Diğer sürüm" });
      await expect(theirs).toHaveText("Kapalı Tür");
    });
  });
});

test.describe("a record that somebody deleted", () => {
  test.use({ expectedErrors: [/404/] });

  test("is restored from the trash, or created again, with what was typed", async ({ page }) => {
    await openScreen(page, "/admin/dashboard");

    /** Saves a category that was deleted while its form was open, and gives this answer to the question. */
    async function saveDeleted(page: Page, name: string, slug: string, answer: string) {
      const { id } = await createRecord<{ id: string }>(page, "categories", { name, slug, is_active: true });
      await navigateTo(page, `/admin/categories?kayit=${id}`);
      await expect(page.getByLabel("Kategori Adı")).toHaveValue(name);
      await page.getByLabel("Kategori Adı").fill(`${name} 2`);
      expect((await page.request.delete(`/api/admin/categories/${id}`, { headers })).ok()).toBe(true);
      await page.getByRole("button", { name: "Güncelle" }).click();
      const question = page.getByRole("alertdialog", { name: "Bu kayıt siz düzenlerken silindi" });
      await question.getByRole("button", { name: answer }).click();
      await expect(row(page, `${name} 2`)).toBeVisible();
      return page.request.get(`/api/admin/categories/${id}`);
    }

    const restored = await saveDeleted(page, "Geri Gelen Tür", "geri-gelen-tur", "Çöp kutusundan geri al");
    expect(await restored.json()).toMatchObject({ name: "Geri Gelen Tür 2" });
    const anew = await saveDeleted(page, "Yeni Doğan Tür", "yeni-dogan-tur", "Yeni kayıt olarak kaydet");
    expect(anew.status()).toBe(404);
  });
});
