import type { Page, Route } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { openWritingDialog, startWriting } from "../support/writing-dialog";

const refused = (message: string) => (route: Route) =>
  route.fulfill({ status: 502, json: { error: { code: "upstream", message } } });
const usage = { prompt_tokens: 1, completion_tokens: 1 };

test.describe("an article", () => {
  test("needs a topic", async ({ page }) => {
    const dialog = await openWritingDialog(page, "  ");
    await startWriting(page);
    await expect(dialog.getByText("Lütfen bir konu girin")).toBeVisible();
  });

  test("is shown with its number of words while it is written", async ({ page }) => {
    const dialog = await openWritingDialog(page, "Çevrim Şartı Nedir");
    await startWriting(page);
    await expect(dialog.getByText(/^\d+ kelime$/)).toBeVisible();
    await expect(dialog.getByRole("region", { name: "Yazılan metin" })).toContainText(
      "Çevrim şartı, üst sınır ve süre",
    );
    await expectAccessible(page);
  });

  test("fills the form, with its SEO fields, and is saved with 'AI Yazar' as author", async ({ page }) => {
    const dialog = await openWritingDialog(page, "Çevrim Şartı Nedir");
    await startWriting(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Çevrim Şartı Nedir");
    await expect(page.getByLabel("Kategori", { exact: true })).toHaveValue("Genel");
    await expect(page.getByLabel("Özet")).toHaveValue("Çevrim Şartı Nedir üzerine kısa ve anlaşılır bir özet.");
    await expect(page.locator(".ql-editor h2")).toHaveText("Çevrim Şartı Nedir");
    await expect(page.getByText("1.200 token kullanıldı")).toBeVisible();
    await page.getByRole("tab", { name: "SEO Ayarları" }).click();
    await expect(page.getByLabel("SEO Başlığı")).toHaveValue("SEO başlığı");
    await expect(page.getByLabel("SEO Anahtar Kelimeler")).toHaveValue("bonus, çevrim şartı");
    const saved = page.waitForResponse("**/api/admin/blog");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    expect(await (await saved).json()).toMatchObject({ title: "Çevrim Şartı Nedir", author: "AI Yazar" });
  });

  test("replaces a text in the form only after a confirmation", async ({ page }) => {
    await openScreen(page, "/admin/blog/new");
    await page.getByLabel("Başlık", { exact: true }).fill("Elle Yazılan");
    await page.locator(".ql-editor").click();
    await page.keyboard.type("Elle yazılan metin.");
    await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Konu").fill("Başka Bir Konu");
    await startWriting(page);
    await expect(page.getByRole("alertdialog")).toContainText("Formdaki yazının yerine konsun mu?");
    await page.getByRole("alertdialog").getByRole("button", { name: "İptal" }).click();
    await expect(dialog.getByLabel("Konu")).toHaveValue("Başka Bir Konu");
    await dialog.getByRole("button", { name: "İptal" }).click();
    await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Elle Yazılan");
  });

  test("that is cancelled leaves the form and the topic as they were", async ({ page }) => {
    const dialog = await openWritingDialog(page, "Yarım Kalan Yazı");
    await startWriting(page);
    await expect(dialog.getByText(/^\d+ kelime$/)).toBeVisible();
    await dialog.getByRole("button", { name: "İptal" }).click();
    await expect(dialog.getByLabel("Konu")).toHaveValue("Yarım Kalan Yazı");
    await dialog.getByRole("button", { name: "İptal" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("");
  });

  test("that the AI service refuses shows an error message and keeps the topic", async ({ page }) => {
    const dialog = await openWritingDialog(page, "HATA");
    await startWriting(page);
    await expect(page.getByText("API hatası: 400 İstek işlenemedi")).toBeVisible();
    await expect(dialog.getByLabel("Konu")).toHaveValue("HATA");
    await expectAccessible(page);
  });

  /** Writes an article of three words, as the service answers it whole or cut off. */
  async function writeShortArticle(page: Page, is_cut: boolean) {
    const content = "<p>Üç kelime işte.</p>";
    const article = { title: "Kısa Yazı", excerpt: "Kısa özet.", content, suggested_keywords: [] };
    const answer = { type: "done", article, is_fallback: is_cut, is_cut, usage };
    await page.route("**/api/admin/writing/article", (route) =>
      route.fulfill({ body: `data: ${JSON.stringify(answer)}\n\n` }),
    );
    await openWritingDialog(page, "Kısa");
    await startWriting(page);
  }

  test("that is short is reported with its number of words", async ({ page }) => {
    await writeShortArticle(page, false);
    await expect(page.getByText("Oluşturulan içerik kısa: 3 kelime.")).toBeVisible();
  });

  test("that was cut off is reported, and its complete parts fill the form", async ({ page }) => {
    await writeShortArticle(page, true);
    await expect(page.getByText("İçerik oluşturulurken bir hata oluştu: AI yanıtı yarıda kesildi")).toBeVisible();
    await expect(page.getByLabel("Özet")).toHaveValue("Kısa özet.");
  });
});

test.describe("the text of a post", () => {
  test.use({ expectedErrors: [/502/] });

  test("is expanded unless it is empty, and its SEO fields are filled", async ({ page }) => {
    await openScreen(page, "/admin/blog/new");
    const expand = page.getByRole("button", { name: "İçeriği genişlet" });
    // Parts that load later are hydrated after the screen; a click before that is lost.
    await expect(page.locator(".ql-editor")).toBeVisible();
    await expand.click();
    await expect(page.getByText("İçerik alanı boş olamaz")).toBeVisible();
    await page.locator(".ql-editor").click();
    await page.keyboard.type("Kısa bir yazının başlangıcı.");
    await expand.click();
    await expect(page.getByText("İçerik başarıyla genişletildi")).toBeVisible();
    await expect(page.locator(".ql-editor")).toContainText("Kısa bir yazının başlangıcı.");
    await expect(page.locator(".ql-editor")).toContainText("üç temel koşuludur");
    await page.getByRole("tab", { name: "SEO Ayarları" }).click();
    await page.getByRole("button", { name: "AI ile SEO Oluştur" }).click();
    await expect(page.getByText("SEO meta verileri oluşturuldu")).toBeVisible();
    await expect(page.getByLabel("SEO Açıklaması")).toHaveValue("Bonusların koşullarını tek bakışta karşılaştırın.");
  });

  test("keeps its SEO fields when the response cannot be parsed", async ({ page }) => {
    const message = "SEO meta verileri oluşturulamadı. AI yanıtı yarıda kesildi";
    await openScreen(page, "/admin/blog/new");
    await page.locator(".ql-editor").click();
    await page.keyboard.type("Bir yazı.");
    await page.getByRole("tab", { name: "SEO Ayarları" }).click();
    await page.getByLabel("SEO Açıklaması").fill("Elle yazılmış iyi bir açıklama.");
    await page.route("**/api/admin/writing/seo", refused(message), { times: 1 });
    await page.getByRole("button", { name: "AI ile SEO Oluştur" }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel("SEO Açıklaması")).toHaveValue("Elle yazılmış iyi bir açıklama.");
    await expect(page.getByLabel("SEO Başlığı")).toHaveValue("");
  });
});

test.describe("suggestions for the SEO texts of a page", () => {
  test.use({ expectedErrors: [/502/] });

  async function openSuggestions(page: Page) {
    await openScreen(page, "/admin/seo-settings");
    await page.locator("summary").first().click();
    await page.getByRole("button", { name: "AI ile SEO Önerileri" }).first().click();
    return page.getByRole("dialog");
  }

  test("fill the form without saving it", async ({ page }) => {
    await openScreen(page, "/admin/seo-settings");
    await page.locator("summary").first().click();
    const title = page.getByLabel("Başlık", { exact: true }).first();
    const before = await title.inputValue();
    await page.getByRole("button", { name: "AI ile SEO Önerileri" }).first().click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /SEO başlığı 2/ })
      .click();
    await expect(page.getByText("SEO önerisi uygulandı")).toBeVisible();
    await expect(title).toHaveValue("SEO başlığı 2");
    page.once("dialog", (dialog) => void dialog.accept());
    await openScreen(page, "/admin/seo-settings");
    await page.locator("summary").first().click();
    await expect(title).toHaveValue(before);
  });

  test("are not offered when the response cannot be parsed", async ({ page }) => {
    const message = "SEO önerileri oluşturulamadı: AI yanıtı okunamadı";
    await page.route("**/api/admin/writing/page-seo", refused(message), { times: 1 });
    const dialog = await openSuggestions(page);
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^\d/ })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(dialog.getByRole("button", { name: /SEO başlığı 2/ })).toBeVisible();
  });

  test("that were cut off are offered in part, and fill only the fields that they contain", async ({ page }) => {
    const suggestion = { title: "Tek öneri", description: "Okunabilen tek öneri.", keywords: "" };
    const answer = { type: "done", suggestions: [suggestion], is_cut: true, usage };
    const body = `data: ${JSON.stringify(answer)}\n\n`;
    await page.route("**/api/admin/writing/page-seo", (route) => route.fulfill({ body }), { times: 1 });
    const dialog = await openSuggestions(page);
    await expect(dialog.getByText("AI yanıtı yarıda kesildi; 3 öneriden 1 tanesi gösteriliyor.")).toBeVisible();
    const keywords = page.getByLabel("Anahtar Kelimeler").first();
    const before = await keywords.inputValue();
    await dialog.getByRole("button", { name: /Tek öneri/ }).click();
    await expect(page.getByLabel("Başlık", { exact: true }).first()).toHaveValue("Tek öneri");
    await expect(keywords).toHaveValue(before);
  });

  test("count towards the usage that the dashboard shows", async ({ page }) => {
    await openSuggestions(page);
    await expect(page.getByText("600 token kullanıldı")).toBeVisible();
    await openScreen(page, "/admin/dashboard");
    await expect(page.getByRole("heading", { name: "Bu Ayki AI Kullanımı" })).toBeVisible();
    await expect(page.getByText(/^[1-9]\d* çağrı$/)).toBeVisible();
  });
});

test("without an API key the AI buttons explain who can add it", async ({ page }) => {
  await page.route("**/api/admin/writing", (route) => route.fulfill({ json: { is_configured: false, model: "" } }));
  await openScreen(page, "/admin/blog/new");
  await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
  await expect(page.getByText("sitenin teknik sorumlusundan yapay zekâ anahtarını eklemesini isteyin")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
