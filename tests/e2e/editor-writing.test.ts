import type { Route } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { openWritingDialog, startWriting, WRITING_TIMEOUT } from "../support/writing-dialog";

test("an article goes into the form with its SEO texts, and asks before it replaces one", async ({ page }) => {
  const dialog = await openWritingDialog(page, "  ");
  await startWriting(page);
  await expect(dialog.getByText("Lütfen bir konu girin")).toBeVisible();
  await dialog.getByLabel("Konu").fill("Çevrim Şartı Nedir");
  await startWriting(page);
  await expect(dialog.getByText(/^\d+ kelime$/)).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Yazılan metin" })).toContainText("Çevrim şartı, üst sınır ve süre");
  await expectAccessible(page);
  await expect(dialog).toBeHidden(WRITING_TIMEOUT);
  await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Çevrim Şartı Nedir");
  await expect(page.getByLabel("Kategori", { exact: true })).toHaveValue("Genel");
  await expect(page.getByLabel("Özet")).toHaveValue("Çevrim Şartı Nedir üzerine kısa ve anlaşılır bir özet.");
  await expect(page.locator(".ql-editor h2")).toHaveText("Çevrim Şartı Nedir");
  await expect(page.getByText("1.200 token kullanıldı")).toBeVisible();
  await page.getByRole("tab", { name: "SEO Ayarları" }).click();
  await expect(page.getByLabel("SEO Başlığı")).toHaveValue("SEO başlığı");
  await expect(page.getByLabel("SEO Anahtar Kelimeler")).toHaveValue("bonus, çevrim şartı");
  await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
  await dialog.getByLabel("Konu").fill("Başka Bir Konu");
  await startWriting(page);
  await expect(page.getByRole("alertdialog")).toContainText("Formdaki yazının yerine konsun mu?");
  await page.getByRole("alertdialog").getByRole("button", { name: "İptal" }).click();
  await expect(dialog.getByLabel("Konu")).toHaveValue("Başka Bir Konu");
  await dialog.getByRole("button", { name: "İptal" }).click();
  const saved = page.waitForResponse("**/api/admin/blog");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  expect(await (await saved).json()).toMatchObject({ title: "Çevrim Şartı Nedir", author: "AI Yazar" });
});

test("cancelling leaves the form and the topic as they were", async ({ page }) => {
  const dialog = await openWritingDialog(page, "Yarım Kalan Yazı");
  await startWriting(page);
  await expect(dialog.getByText(/^\d+ kelime$/)).toBeVisible();
  await dialog.getByRole("button", { name: "İptal" }).click();
  await expect(dialog.getByLabel("Konu")).toHaveValue("Yarım Kalan Yazı");
  await dialog.getByRole("button", { name: "İptal" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("");
});

test("what the service refuses is said, and the topic stays", async ({ page }) => {
  const dialog = await openWritingDialog(page, "HATA");
  await startWriting(page);
  await expect(page.getByText("API hatası: 400 İstek işlenemedi")).toBeVisible();
  await expect(dialog.getByLabel("Konu")).toHaveValue("HATA");
  await expectAccessible(page);
});

test("a short text is made longer, and an empty one is refused", async ({ page }) => {
  await openScreen(page, "/admin/blog/new");
  const expand = page.getByRole("button", { name: "İçeriği genişlet" });
  await expand.click();
  await expect(page.getByText("İçerik alanı boş olamaz")).toBeVisible();
  await page.locator(".ql-editor").click();
  await page.keyboard.type("Kısa bir yazının başlangıcı.");
  await expand.click();
  await expect(page.getByText("İçerik başarıyla genişletildi")).toBeVisible(WRITING_TIMEOUT);
  await expect(page.locator(".ql-editor")).toContainText("Kısa bir yazının başlangıcı.");
  await expect(page.locator(".ql-editor")).toContainText("üç temel koşuludur");
  await page.getByRole("tab", { name: "SEO Ayarları" }).click();
  await page.getByRole("button", { name: "AI ile SEO Oluştur" }).click();
  await expect(page.getByText("SEO meta verileri oluşturuldu")).toBeVisible();
  await expect(page.getByLabel("SEO Açıklaması")).toHaveValue("Bonusların koşullarını tek bakışta karşılaştırın.");
});

test("a short text and one that stands in for an unreadable answer are told apart", async ({ page }) => {
  const article = {
    title: "Kısa Yazı",
    excerpt: "Kısa özet.",
    content: "<p>Üç kelime işte.</p>",
    suggested_keywords: [],
  };
  const usage = { prompt_tokens: 1, completion_tokens: 1 };
  const answer = (is_fallback: boolean) => (route: Route) =>
    route.fulfill({
      body: `data: ${JSON.stringify({ type: "done", article, is_fallback, is_cut: is_fallback, usage })}\n\n`,
    });
  await page.route("**/api/admin/writing/article", answer(false), { times: 1 });
  await openWritingDialog(page, "Kısa");
  await startWriting(page);
  await expect(page.getByText("Oluşturulan içerik kısa: 3 kelime.")).toBeVisible();
  await page.route("**/api/admin/writing/article", answer(true), { times: 1 });
  page.once("dialog", (dialog) => void dialog.accept());
  await openWritingDialog(page, "Okunamayan");
  await startWriting(page);
  await expect(page.getByText("İçerik oluşturulurken bir hata oluştu: AI yanıtı yarıda kesildi")).toBeVisible();
  await expect(page.getByLabel("Özet")).toHaveValue("Kısa özet.");
});

test("a suggestion for a page fills its form and is not saved", async ({ page }) => {
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

test.describe("where no SEO texts can be read", () => {
  test.use({ expectedErrors: [/502/] });
  const refused = (message: string) => (route: Route) =>
    route.fulfill({ status: 502, json: { error: { code: "upstream", message } } });

  test("the reason is said, nothing is offered and the fields stay as they are", async ({ page }) => {
    const [pages, post] = ["SEO önerileri oluşturulamadı", "SEO meta verileri oluşturulamadı."];
    await page.route("**/api/admin/writing/page-seo", refused(`${pages}: AI yanıtı okunamadı`), { times: 1 });
    await openScreen(page, "/admin/seo-settings");
    await page.locator("summary").first().click();
    await page.getByRole("button", { name: "AI ile SEO Önerileri" }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(`${pages}: AI yanıtı okunamadı`)).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^\d/ })).toHaveCount(0);
    const suggestion = { title: "Tek öneri", description: "Okunabilen tek öneri.", keywords: "" };
    const json = { suggestions: [suggestion], is_cut: true, usage: { prompt_tokens: 1, completion_tokens: 1 } };
    await page.route("**/api/admin/writing/page-seo", (route) => route.fulfill({ json }), { times: 1 });
    await dialog.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(dialog.getByText("AI yanıtı yarıda kesildi; 3 öneriden 1 tanesi gösteriliyor.")).toBeVisible();
    const keywords = page.getByLabel("Anahtar Kelimeler").first();
    const before = await keywords.inputValue();
    await dialog.getByRole("button", { name: /Tek öneri/ }).click();
    await expect(page.getByLabel("Başlık", { exact: true }).first()).toHaveValue("Tek öneri");
    await expect(keywords).toHaveValue(before);

    page.once("dialog", (leaving) => void leaving.accept());
    await openScreen(page, "/admin/blog/new");
    await page.locator(".ql-editor").click();
    await page.keyboard.type("Bir yazı.");
    await page.getByRole("tab", { name: "SEO Ayarları" }).click();
    await page.getByLabel("SEO Açıklaması").fill("Elle yazılmış iyi bir açıklama.");
    await page.route("**/api/admin/writing/seo", refused(`${post} AI yanıtı yarıda kesildi`), { times: 1 });
    await page.getByRole("button", { name: "AI ile SEO Oluştur" }).click();
    await expect(page.getByText(`${post} AI yanıtı yarıda kesildi`)).toBeVisible();
    await expect(page.getByLabel("SEO Açıklaması")).toHaveValue("Elle yazılmış iyi bir açıklama.");
    await expect(page.getByLabel("SEO Başlığı")).toHaveValue("");
  });
});

test("the dashboard shows what AI writing cost this month", async ({ page }) => {
  await openScreen(page, "/admin/seo-settings");
  await page.locator("summary").first().click();
  await page.getByRole("button", { name: "AI ile SEO Önerileri" }).first().click();
  await expect(page.getByText("600 token kullanıldı")).toBeVisible();
  await openScreen(page, "/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Bu Ayki AI Kullanımı" })).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* çağrı$/)).toBeVisible();
});

test("without a key the buttons say whom to ask for it", async ({ page }) => {
  await page.route("**/api/admin/writing", (route) => route.fulfill({ json: { is_configured: false, model: "" } }));
  await openScreen(page, "/admin/blog/new");
  await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
  await expect(page.getByText("sitenin teknik sorumlusundan yapay zekâ anahtarını eklemesini isteyin")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
