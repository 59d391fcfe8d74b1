import type { Page } from "@playwright/test";
import { anyLogoUrl, createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";

const headers = { "Sec-Fetch-Site": "same-origin" };

/** The question between two versions of a record, and its parts. */
function conflictQuestion(page: Page) {
  const question = page.getByRole("alertdialog");
  return {
    question,
    theirs: (label: string) => question.getByRole("group", { name: `${label}: Diğer sürüm` }),
    choice: (label: string, title: string) =>
      question.getByRole("group", { name: label, exact: true }).getByRole("radio", { name: title }),
    save: question.getByRole("button", { name: "Seçtiklerimi kaydet" }),
  };
}

/**
 * Changes the name of a casino in a form that is open, after its name, rating, support and the markup of its text were
 * saved by somebody else, and saves.
 */
async function saveConflictingCasino(page: Page) {
  const input = {
    name: "Çift Sekme Casino",
    url: "https://cift.example/",
    logo_url: await anyLogoUrl(page),
    description: "<p>İki sekmede düzenlenen site.</p>",
  };
  const { id, updated_at } = await createRecord<{ id: string; updated_at: string }>(page, "casinos", input);
  await openScreen(page, `/admin/casinos/edit/${id}`);
  await expect(page.getByLabel("Site Adı")).toHaveValue(input.name);
  const change = { name: "Öteki Sekmenin Adı", has_24_7_support: true, rating: 4 };
  const description = "<p><strong>İki sekmede düzenlenen site.</strong></p>";
  const data = { ...input, ...change, description, updated_at };
  expect((await page.request.put(`/api/admin/casinos/${id}`, { data, headers })).status()).toBe(200);
  await page.getByLabel("Site Adı").fill("Bu Sekmenin Adı");
  await page.getByRole("button", { name: "Güncelle", exact: true }).click();
  return id;
}

test.describe("a record that somebody else saved", () => {
  test.use({ expectedErrors: [/409|ERR_FAILED/] });

  test("asks which version to keep, or returns to the form", async ({ page }) => {
    await saveConflictingCasino(page);
    const { question } = conflictQuestion(page);
    await expect(question.getByText("Bu kayıt siz düzenlerken değiştirildi")).toBeVisible();
    await question.getByRole("button", { name: "Düzenlemeye dön" }).click();
    await expect(page.getByRole("button", { name: "Güncelle", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeVisible();
  });

  test("shows the values of the other version and how they differ", async ({ page }) => {
    await saveConflictingCasino(page);
    const { question, theirs } = conflictQuestion(page);
    await expect(theirs("Site Adı")).toHaveText("Öteki Sekmenin Adı");
    await expect(theirs("Site Adı").locator("del")).toHaveText("Öteki");
    await expect(theirs("7/24 Destek")).toHaveText("Evet");
    await expect(question.getByText("yalnızca biçim farklı")).toBeVisible();
    await expectAccessible(page);
  });

  test("preselects the changed version of each field, and saves the chosen ones", async ({ page }) => {
    const id = await saveConflictingCasino(page);
    const { choice, save } = conflictQuestion(page);
    await expect(choice("Site Adı", "Sizin sürümünüz")).toBeChecked();
    await expect(choice("Site Açıklaması", "Diğer sürüm")).toBeChecked();
    await expect(choice("7/24 Destek", "Diğer sürüm")).toBeChecked();
    await choice("7/24 Destek", "Sizin sürümünüz").check();
    await page.route("**/api/admin/casinos/*", (route) => route.abort(), { times: 1 });
    await save.click();
    await expect(page.getByText("Casino kaydedilirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
    await choice("Site Açıklaması", "Sizin sürümünüz").check();
    await save.click();
    await expect(page).toHaveURL("/admin/casinos");
    await expect(row(page, "Bu Sekmenin Adı").first()).toBeVisible();
    expect(await (await page.request.get(`/api/admin/casinos/${id}`)).json()).toMatchObject({
      name: "Bu Sekmenin Adı",
      has_24_7_support: false,
      description: "<p>İki sekmede düzenlenen site.</p>",
      rating: 4,
    });
  });

  test("shows the name of a category that is switched off", async ({ page }) => {
    const { id: category_id } = await createRecord<{ id: string }>(page, "categories", {
      name: "Kapalı Tür",
      slug: "kapali-tur",
      is_active: false,
    });
    const input = {
      title: "Kategorisi Değişen Promosyon",
      short_description: "Kategorisi arada değişen promosyon.",
      url: "https://arada.example/",
    };
    const { id, updated_at } = await createRecord<{ id: string; updated_at: string }>(page, "promotions", input);
    await openScreen(page, `/admin/promotions/edit/${id}`);
    await expect(page.getByLabel("Promosyon Başlığı")).toHaveValue(input.title);
    const data = { ...input, category_id, updated_at };
    expect((await page.request.put(`/api/admin/promotions/${id}`, { data, headers })).status()).toBe(200);
    await page.getByLabel("Promosyon Başlığı").fill("Başlığı Değişen Promosyon");
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(conflictQuestion(page).theirs("Kategori")).toHaveText("Kapalı Tür");
  });
});

test.describe("a record that somebody deleted", () => {
  test.use({ expectedErrors: [/404/] });

  /** Saves a category that was deleted while its form was open, and gives this answer to the question. */
  async function saveDeletedCategory(page: Page, name: string, slug: string, answer: string) {
    const { id } = await createRecord<{ id: string }>(page, "categories", { name, slug, is_active: true });
    await openScreen(page, `/admin/categories?kayit=${id}`);
    await expect(page.getByLabel("Kategori Adı")).toHaveValue(name);
    await page.getByLabel("Kategori Adı").fill(`${name} 2`);
    expect((await page.request.delete(`/api/admin/categories/${id}`, { headers })).ok()).toBe(true);
    await page.getByRole("button", { name: "Güncelle" }).click();
    const question = page.getByRole("alertdialog", { name: "Bu kayıt siz düzenlerken silindi" });
    await question.getByRole("button", { name: answer }).click();
    await expect(row(page, `${name} 2`)).toBeVisible();
    const stored = await page.request.get(`/api/admin/categories/${id}`);
    await page.request.delete(`/api/admin/categories/${id}`, { headers });
    return stored;
  }

  test("is restored from the trash with what was typed", async ({ page }) => {
    const stored = await saveDeletedCategory(page, "Geri Gelen Tür", "geri-gelen-tur", "Çöp kutusundan geri al");
    expect(stored.status()).toBe(200);
    expect(await stored.json()).toMatchObject({ name: "Geri Gelen Tür 2" });
  });

  test("is created again with what was typed", async ({ page }) => {
    const stored = await saveDeletedCategory(page, "Yeni Doğan Tür", "yeni-dogan-tur", "Yeni kayıt olarak kaydet");
    expect(stored.status()).toBe(404);
  });
});
