import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "../support/browser";
import { expect, open, test } from "../support/panel";

/** The stand-in writes slowly, so that what is shown meanwhile can be seen. */
const WRITTEN = { timeout: 20_000 };

/** Opens the desk in the editor of a new post and writes its topic. */
async function openDesk(page: Page, topic: string) {
  await open(page, "/admin/blog");
  await page.getByRole("link", { name: "Blog Yazısı Ekle" }).first().click();
  await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
  const desk = page.getByRole("dialog");
  await desk.getByLabel("Konu").fill(topic);
  return desk;
}
const write = (page: Page) => page.getByRole("button", { name: "Oluştur", exact: true }).click();

test("an article goes into the form with its SEO texts, and asks before it replaces one", async ({ page }) => {
  const desk = await openDesk(page, "  ");
  await write(page);
  await expect(desk.getByText("Lütfen bir konu girin")).toBeVisible();
  await desk.getByLabel("Konu").fill("Çevrim Şartı Nedir");
  await write(page);
  await expect(desk.getByText(/^\d+ kelime$/)).toBeVisible();
  await expect(desk.getByRole("region", { name: "Yazılan metin" })).toContainText("Çevrim şartı, üst sınır ve süre");
  await expectAccessible(page);
  await expect(desk).toBeHidden(WRITTEN);
  await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Çevrim Şartı Nedir");
  await expect(page.getByLabel("Kategori", { exact: true })).toHaveValue("Genel");
  await expect(page.getByLabel("Özet")).toHaveValue("Çevrim Şartı Nedir üzerine kısa ve anlaşılır bir özet.");
  await expect(page.locator(".ql-editor h2")).toHaveText("Çevrim Şartı Nedir");
  await expect(page.getByText("1.200 token kullanıldı")).toBeVisible();
  await page.getByRole("tab", { name: "SEO Ayarları" }).click();
  await expect(page.getByLabel("SEO Başlığı")).toHaveValue("SEO başlığı");
  await expect(page.getByLabel("SEO Anahtar Kelimeler")).toHaveValue("bonus, çevrim şartı");
  await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
  await desk.getByLabel("Konu").fill("Başka Bir Konu");
  await write(page);
  await expect(page.getByRole("alertdialog")).toContainText("Formdaki yazının yerine konsun mu?");
  await page.getByRole("alertdialog").getByRole("button", { name: "İptal" }).click();
  await expect(desk.getByLabel("Konu")).toHaveValue("Başka Bir Konu");
  await desk.getByRole("button", { name: "İptal" }).click();
  const saved = page.waitForResponse("**/api/admin/blog");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  expect(await (await saved).json()).toMatchObject({ title: "Çevrim Şartı Nedir", author: "AI Yazar" });
});

test("cancelling leaves the form and the topic as they were", async ({ page }) => {
  const desk = await openDesk(page, "Yarım Kalan Yazı");
  await write(page);
  await expect(desk.getByText(/^\d+ kelime$/)).toBeVisible();
  await desk.getByRole("button", { name: "İptal" }).click();
  await expect(desk.getByLabel("Konu")).toHaveValue("Yarım Kalan Yazı");
  await desk.getByRole("button", { name: "İptal" }).click();
  await expect(desk).toBeHidden();
  await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("");
});

test("what the service refuses is said, and the topic stays", async ({ page }) => {
  const desk = await openDesk(page, "HATA");
  await write(page);
  await expect(page.getByText("API hatası: 400 İstek işlenemedi")).toBeVisible();
  await expect(desk.getByLabel("Konu")).toHaveValue("HATA");
  await expectAccessible(page);
});

/** Asks the desk for a batch and gives its list of written posts. */
async function writeBatch(page: Page, topic: string, count: string) {
  const desk = await openDesk(page, topic);
  await desk.getByLabel("Toplu oluştur").click();
  await desk.getByLabel("Oluşturulacak yazı").fill(count);
  await write(page);
  return desk.getByRole("list", { name: "Oluşturulan yazılar" }).getByRole("listitem");
}

test("a batch goes on after a failure, and what was written is not lost", async ({ page }) => {
  test.setTimeout(60_000);
  await page.route("**/api/admin/writing/article", async (route) => {
    const isSecond = route.request().postData()?.includes("Yılbaşı Bonusu 2");
    await route.continue(isSecond ? { postData: JSON.stringify({ topic: "HATA" }) } : {});
  });
  const written = await writeBatch(page, "Yılbaşı Bonusu", "0");
  const desk = page.getByRole("dialog");
  await expect(desk.getByText("En az 1 içerik oluşturmalısınız")).toBeVisible();
  await desk.getByLabel("Oluşturulacak yazı").fill("3");
  await write(page);
  await expect(desk.getByRole("region", { name: "Yazılan metin" })).toContainText("Yılbaşı", WRITTEN);
  await expect(desk.getByText("2 / 3")).toBeVisible(WRITTEN);
  await expect(desk.getByRole("heading", { name: "Oluşturulan Blog Yazıları" })).toBeVisible(WRITTEN);
  await expect(desk.getByText("Yılbaşı Bonusu 2: API hatası: 400 İstek işlenemedi")).toBeVisible();
  await expectAccessible(page);
  await expect(written).toHaveText([/1\. Yılbaşı Bonusu 1.*Yayınlanacak/, /2\. Yılbaşı Bonusu 3.*Taslak/]);
  await page.goBack();
  await page.getByRole("button", { name: "Sayfada kal" }).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(written).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Kapatırsanız oluşturulan 2 yazı kaybolur.")).toBeVisible();
  await page.getByRole("button", { name: "Kaydetmeden kapat" }).click();
  await expect(desk).toBeHidden();
});

test("a batch is saved in part, then whole, and its first post is public", async ({ page }) => {
  const written = await writeBatch(page, "Bayram Bonusu", "2");
  await expect(written).toHaveCount(2, WRITTEN);
  await page.getByRole("button", { name: "Bir artır" }).click();
  await expect(page.getByText("İlk 2 yazı yayınlanacak")).toBeVisible();
  await page.getByRole("button", { name: "Bir azalt" }).click();
  await page.route("**/api/admin/blog/batch", withoutTitle(page, 1), { times: 1 });
  const save = page.getByRole("button", { name: "Tümünü Kaydet" });
  await save.click();
  await expect(page.getByText("1 yazı kaydedildi, 1 yazı kaydedilemedi")).toBeVisible();
  await expect(written).toHaveText([/Bayram Bonusu 2.*Blog başlığı en az 2 karakter olmalıdır/]);
  await save.click();
  await expect(page.getByText("Blog yazıları başarıyla kaydedildi.")).toBeVisible();
  await expect(page).toHaveURL("/admin/blog");
  const row = (title: string) => page.getByRole("row").filter({ hasText: title });
  await expect(row("Bayram Bonusu 1").getByText("Yayında", { exact: true })).toHaveCount(1);
  await expect(row("Bayram Bonusu 2").getByText("Taslak", { exact: true })).toHaveCount(1);
  const visitor = await page.context().newPage();
  await visitor.goto("/blog");
  await visitor.getByRole("link", { name: "Bayram Bonusu 1" }).first().click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Bayram Bonusu 1");
  await expect(visitor.getByText("AI Yazar").first()).toBeVisible();
});

test.describe("over a bad connection", () => {
  test.use({ expected: [/ERR_FAILED/] });
  test("a batch whose answer was lost is saved once, as it was sent first", async ({ page }) => {
    const written = await writeBatch(page, "Kayıp Yanıt", "1");
    await expect(written).toHaveCount(1, WRITTEN);
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route("**/api/admin/blog/batch", lose, { times: 1 });
    const save = page.getByRole("button", { name: "Tümünü Kaydet" });
    await save.click();
    await expect(page.getByText("Sunucuya ulaşılamadı")).toBeVisible();
    await page.getByRole("button", { name: "Bir azalt" }).click();
    await save.click();
    await expect(page.getByText("Yazılar önceki denemede kaydedilmişti")).toBeVisible();
    await page.goto("/admin/blog?q=Kayıp+Yanıt");
    await expect(page.getByRole("row").filter({ hasText: "Kayıp Yanıt 1" })).toHaveCount(1);
  });
});

test("what is short or could not be read of a batch is said at each post", async ({ page }) => {
  const bodies = [
    { content: "<p>Altmış karakteri aşan, ama iki yüz elli kelimeden çok daha kısa bir metin.</p>", is_fallback: true },
    { content: "<p>Bu içerik otomatik olarak oluşturulmuştur.</p>", is_fallback: true },
  ];
  const usage = { prompt_tokens: 1, completion_tokens: 1 };
  await page.route("**/api/admin/writing/article", (route) => {
    const { content, is_fallback } = bodies.shift() ?? { content: "", is_fallback: true };
    const excerpt = "Bu içerik otomatik olarak oluşturulmuştur.";
    const article = { title: "Yarım Bonus", excerpt, content, suggested_keywords: [] };
    return route.fulfill({ body: `data: ${JSON.stringify({ type: "done", article, is_fallback, usage })}\n\n` });
  });
  const written = await writeBatch(page, "Yarım", "2");
  await expect(page.getByText("Yarım Bonus İçerik oluşturulurken bir hata oluştu: AI yanıtı tam")).toBeVisible();
  await expect(written).toHaveText([/Kısa: 13 kelime.*Yayınlanacak.*AI yanıtı tam okunamadı/]);
  await expect(page.getByText("Yarım 2: İçerik oluşturulurken bir hata oluştu: AI yanıtı okunamadı")).toBeVisible();
  await expect(page.getByRole("button", { name: "Eksikleri yeniden yaz" })).toBeVisible();
});

/** Takes the title from one post of a batch on its way to the server, which refuses that one; Escape closes nothing meanwhile. */
const withoutTitle = (page: Page, place: number) => async (route: Route) => {
  await page.keyboard.press("Escape");
  const { key, items } = route.request().postDataJSON() as { key: string; items: object[] };
  const sent = items.map((item, index) => (index === place ? { ...item, title: "" } : item));
  return route.continue({ postData: JSON.stringify({ key, items: sent }) });
};

test("a short text is made longer, and an empty one is refused", async ({ page }) => {
  await open(page, "/admin/blog/new");
  const expand = page.getByRole("button", { name: "İçeriği genişlet" });
  await expand.click();
  await expect(page.getByText("İçerik alanı boş olamaz")).toBeVisible();
  await page.locator(".ql-editor").click();
  await page.keyboard.type("Kısa bir yazının başlangıcı.");
  await expand.click();
  await expect(page.getByText("İçerik başarıyla genişletildi")).toBeVisible(WRITTEN);
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
    route.fulfill({ body: `data: ${JSON.stringify({ type: "done", article, is_fallback, usage })}\n\n` });
  await page.route("**/api/admin/writing/article", answer(false), { times: 1 });
  await openDesk(page, "Kısa");
  await write(page);
  await expect(page.getByText("Oluşturulan içerik kısa: 3 kelime.")).toBeVisible();
  await page.route("**/api/admin/writing/article", answer(true), { times: 1 });
  page.once("dialog", (dialog) => void dialog.accept());
  await openDesk(page, "Okunamayan");
  await write(page);
  await expect(page.getByText("İçerik oluşturulurken bir hata oluştu")).toBeVisible();
  await expect(page.getByLabel("Özet")).toHaveValue("Kısa özet.");
});

test("a suggestion for a page fills its form and is not saved", async ({ page }) => {
  await open(page, "/admin/seo-settings");
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
  await open(page, "/admin/seo-settings");
  await page.locator("summary").first().click();
  await expect(title).toHaveValue(before);
});

test("suggestions that cannot be read are said, and default texts stand in for them", async ({ page }) => {
  const standIn = { title: "Blog", description: "Bu SEO açıklaması otomatik olarak oluşturulmuştur.", keywords: "" };
  const usage = { prompt_tokens: 1, completion_tokens: 1 };
  const json = { suggestions: [standIn, standIn, standIn], is_fallback: true, usage };
  await page.route("**/api/admin/writing/page-seo", (route) => route.fulfill({ json }));
  await open(page, "/admin/seo-settings");
  await page.locator("summary").first().click();
  await page.getByRole("button", { name: "AI ile SEO Önerileri" }).first().click();
  await expect(page.getByText("SEO önerileri oluşturulamadı")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: /otomatik olarak/ })).toHaveCount(3);
});

test("the dashboard sums what the desk cost this month", async ({ page }) => {
  await open(page, "/admin/seo-settings");
  await page.locator("summary").first().click();
  await page.getByRole("button", { name: "AI ile SEO Önerileri" }).first().click();
  await expect(page.getByText("600 token kullanıldı")).toBeVisible();
  await open(page, "/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Bu Ayki AI Kullanımı" })).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* çağrı$/)).toBeVisible();
});

test("without a key the buttons say what to configure", async ({ page }) => {
  await page.route("**/api/admin/writing", (route) => route.fulfill({ json: { is_configured: false, model: "" } }));
  await open(page, "/admin/blog/new");
  await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
  await expect(page.getByText("Yapay zekâ için OPENAI_API_KEY tanımlayın")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
