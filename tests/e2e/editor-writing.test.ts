import type { Route } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { SENTENCE } from "../support/post-form";
import { openWritingDialog, startWriting } from "../support/writing-dialog";

const refused = (message: string) => (route: Route) =>
  route.fulfill({ status: 502, json: { error: { code: "upstream", message } } });
const usage = { prompt_tokens: 1, completion_tokens: 1 };

test("an article needs a topic, may be refused or cancelled, and fills the form with 'AI Yazar' as author", async ({
  page,
}) => {
  const dialog = await openWritingDialog(page, "  ");
  const topic = dialog.getByLabel("Konu");
  await startWriting(page);
  await expect(dialog.getByText("Lütfen bir konu girin")).toBeVisible();
  await topic.fill("HATA");
  await startWriting(page);
  await expect(page.getByText("API hatası: 400 İstek işlenemedi")).toBeVisible();
  await expect(topic).toHaveValue("HATA");
  await topic.fill("Çevrim Şartı Nedir");
  await startWriting(page);
  const words = dialog.getByText(/^\d+ kelime$/);
  await expect(words).toBeVisible();
  await dialog.getByRole("button", { name: "İptal" }).click();
  await expect(topic).toHaveValue("Çevrim Şartı Nedir");
  await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("");

  await startWriting(page);
  await expect(words).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Yazılan metin" })).toContainText("Çevrim şartı, üst sınır ve süre");
  await expectAccessible(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Çevrim Şartı Nedir");
  await expect(page.getByLabel("Kategori", { exact: true })).toHaveValue("Genel");
  await expect(page.getByLabel("Özet")).toHaveValue("Çevrim Şartı Nedir üzerine kısa ve anlaşılır bir özet.");
  await expect(page.locator(".ql-editor h2")).toHaveText("Çevrim Şartı Nedir");
  await expect(page.getByText(/^[\d.]+ token kullanıldı$/)).toBeVisible();
  await page.getByRole("tab", { name: "SEO Ayarları" }).click();
  await expect(page.getByLabel("SEO Başlığı")).toHaveValue("SEO başlığı");
  await expect(page.getByLabel("SEO Anahtar Kelimeler")).toHaveValue("bonus, çevrim şartı");
  // Drawn from what is typed.
  await expect(page.locator(".share-card img")).toHaveAttribute("src", /^blob:/);
  const saved = page.waitForResponse("**/api/admin/blog");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  expect(await (await saved).json()).toMatchObject({ title: "Çevrim Şartı Nedir", author: "AI Yazar" });
});

test.describe("the text of a post", () => {
  test.use({ expectedErrors: [/502/] });

  test("is expanded, gets SEO texts, and is replaced only after a confirmation", async ({ page }) => {
    await openScreen(page, "/admin/blog/new");
    const editor = page.locator(".ql-editor");

    await test.step("is expanded unless it is empty", async () => {
      const expand = page.getByRole("button", { name: "İçeriği genişlet" });
      // Parts that load later are hydrated after the screen; a click before that is lost.
      await expect(editor).toBeVisible();
      await expand.click();
      await expect(page.getByText("İçerik alanı boş olamaz")).toBeVisible();
      await editor.click();
      await page.keyboard.type("Kısa bir yazının başlangıcı.");
      await expand.click();
      await expect(page.getByText("İçerik başarıyla genişletildi")).toBeVisible();
      await expect(editor).toContainText("Kısa bir yazının başlangıcı.");
      await expect(editor).toContainText("üç temel koşuludur");
    });

    await test.step("gets SEO texts, unless the response cannot be parsed", async () => {
      const message = "SEO meta verileri oluşturulamadı. Yapay zekâ yanıtı yarıda kesildi";
      const description = page.getByLabel("SEO Açıklaması");
      const find = page.getByRole("button", { name: "Yapay Zekâ ile SEO Oluştur" });
      await page.getByRole("tab", { name: "SEO Ayarları" }).click();
      await description.fill("Elle yazılmış iyi bir açıklama.");
      await page.route("**/api/admin/writing/seo", refused(message), { times: 1 });
      await find.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(description).toHaveValue("Elle yazılmış iyi bir açıklama.");
      await expect(page.getByLabel("SEO Başlığı")).toHaveValue("");
      await find.click();
      await expect(page.getByText("SEO meta verileri oluşturuldu")).toBeVisible();
      await expect(description).toHaveValue("Bonusların koşullarını tek bakışta karşılaştırın.");
    });

    await test.step("is replaced when confirmed, by the complete parts of an article that was cut off", async () => {
      const article = { title: "Kısa Yazı", excerpt: "Kısa özet.", content: SENTENCE, suggested_keywords: [] };
      const answer = { type: "done", article, is_fallback: true, is_cut: true, usage };
      await page.route("**/api/admin/writing/article", (route) =>
        route.fulfill({ body: `data: ${JSON.stringify(answer)}\n\n` }),
      );
      await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
      const dialog = page.getByRole("dialog");
      const question = page.getByRole("alertdialog");
      await dialog.getByLabel("Konu").fill("Kısa");
      await startWriting(page);
      await expect(question).toContainText("Formdaki yazının yerine konsun mu?");
      await question.getByRole("button", { name: "İptal" }).click();
      await expect(dialog.getByLabel("Konu")).toHaveValue("Kısa");
      await expect(editor).toContainText("Kısa bir yazının başlangıcı.");
      await startWriting(page);
      await question.getByRole("button", { name: "Değiştir" }).click();
      await expect(page.getByText("Oluşturulan içerik kısa: 11 kelime.")).toBeVisible();
      await expect(
        page.getByText("İçerik oluşturulurken bir hata oluştu: Yapay zekâ yanıtı yarıda kesildi"),
      ).toBeVisible();
      await expect(page.getByLabel("Özet")).toHaveValue("Kısa özet.");
    });
  });
});

test.describe("suggestions for the SEO texts of a page", () => {
  test.use({ expectedErrors: [/502/] });

  test("fill the form without saving it, as far as they can be read, and count towards the usage", async ({ page }) => {
    await openScreen(page, "/admin/seo-settings");
    const form = page.locator("details").first();
    const dialog = page.getByRole("dialog");
    const title = form.getByLabel("Başlık", { exact: true });
    const keywords = form.getByLabel("Anahtar Kelimeler");
    const open = () => form.getByRole("button", { name: "AI ile SEO Önerileri" }).click();
    const requests = "**/api/admin/writing/page-seo";
    await form.locator("summary").click();

    await test.step("are requested again when the response cannot be parsed", async () => {
      const message = "SEO önerileri oluşturulamadı: Yapay zekâ yanıtı okunamadı";
      await page.route(requests, refused(message), { times: 1 });
      await open();
      await expect(dialog.getByText(message)).toBeVisible();
      await expect(dialog.getByRole("button", { name: /^\d/ })).toHaveCount(0);
      await dialog.getByRole("button", { name: "Tekrar dene" }).click();
      await expect(dialog.getByText("600 token kullanıldı")).toBeVisible();
      await dialog.getByRole("button", { name: /SEO başlığı 2/ }).click();
      await expect(page.getByText("SEO önerisi uygulandı")).toBeVisible();
      await expect(title).toHaveValue("SEO başlığı 2");
    });

    await test.step("that were cut off fill only the fields that they contain", async () => {
      const suggestion = { title: "Tek öneri", description: "Okunabilen tek öneri.", keywords: "" };
      const answer = { type: "done", suggestions: [suggestion], is_cut: true, usage };
      const body = `data: ${JSON.stringify(answer)}\n\n`;
      await page.route(requests, (route) => route.fulfill({ body }), { times: 1 });
      const before = await keywords.inputValue();
      await open();
      await expect(
        dialog.getByText("Yapay zekâ yanıtı yarıda kesildi; 3 öneriden 1 tanesi gösteriliyor."),
      ).toBeVisible();
      await dialog.getByRole("button", { name: /Tek öneri/ }).click();
      await expect(title).toHaveValue("Tek öneri");
      await expect(keywords).toHaveValue(before);
      expect(await (await page.request.get("/api/admin/seo")).text()).not.toMatch(/SEO başlığı 2|Tek öneri/);
    });

    page.once("dialog", (question) => void question.accept());
    await openScreen(page, "/admin/dashboard");
    await expect(page.getByRole("heading", { name: "Bu Ayki Yapay Zekâ Kullanımı" })).toBeVisible();
    await expect(page.getByText(/^[1-9]\d* çağrı$/)).toBeVisible();

    await test.step("and without an API key the AI buttons explain who can add it", async () => {
      await page.route("**/api/admin/writing", (route) => route.fulfill({ json: { is_configured: false, model: "" } }));
      await openScreen(page, "/admin/blog/new");
      await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
      await expect(
        page.getByText("sitenin teknik sorumlusundan yapay zekâ anahtarını eklemesini isteyin"),
      ).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });
});
