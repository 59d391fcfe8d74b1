import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { openWritingDialog, startWriting, WRITING_TIMEOUT } from "../support/writing-dialog";

/** Starts a batch in the writing dialog and returns the list of written posts. */
async function writeBatch(page: Page, topic: string, count: string) {
  const dialog = await openWritingDialog(page, topic);
  await dialog.getByLabel("Toplu oluştur").click();
  await dialog.getByLabel("Oluşturulacak yazı").fill(count);
  await startWriting(page);
  return dialog.getByRole("list", { name: "Oluşturulan yazılar" }).getByRole("listitem");
}

test("a batch continues after a failure, and its posts survive reloading", async ({ page }) => {
  test.setTimeout(60_000);
  await page.route("**/api/admin/writing/article", async (route) => {
    const isSecond = route.request().postData()?.includes("Yılbaşı Bonusu 2");
    await route.continue(isSecond ? { postData: JSON.stringify({ topic: "HATA" }) } : {});
  });
  const written = await writeBatch(page, "Yılbaşı Bonusu", "0");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("En az 1 içerik oluşturmalısınız")).toBeVisible();
  await dialog.getByLabel("Oluşturulacak yazı").fill("3");
  await startWriting(page);
  await expect(dialog.getByRole("region", { name: "Yazılan metin" })).toContainText("Yılbaşı", WRITING_TIMEOUT);
  await expect(dialog.getByText("2 / 3")).toBeVisible(WRITING_TIMEOUT);
  await expect(dialog.getByRole("heading", { name: "Oluşturulan Blog Yazıları" })).toBeVisible(WRITING_TIMEOUT);
  await expect(dialog.getByText("Yılbaşı Bonusu 2: API hatası: 400 İstek işlenemedi")).toBeVisible();
  await expectAccessible(page);
  await expect(written).toHaveText([/1\. Yılbaşı Bonusu 1.*Yayınlanacak/, /2\. Yılbaşı Bonusu 3.*Taslak/]);
  await page.goBack();
  await page.getByRole("button", { name: "Sayfada kal" }).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(written).toHaveCount(2);
  await expect(dialog.getByText("1 yazı yazılmadı")).toBeVisible();
  await expect(dialog.getByText("Yılbaşı Bonusu 2: API hatası: 400 İstek işlenemedi")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Kapatırsanız oluşturulan 2 yazı kaybolur.")).toBeVisible();
  await page.getByRole("button", { name: "Kaydetmeden kapat" }).click();
  await expect(dialog).toBeHidden();
});

test("a batch is saved in part, then whole, and its first post is public", async ({ page }) => {
  const written = await writeBatch(page, "Bayram Bonusu", "2");
  await expect(written).toHaveCount(2, WRITING_TIMEOUT);
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
  await visitor.locator(".post").filter({ hasText: "Bayram Bonusu 1" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Bayram Bonusu 1");
  await expect(visitor.getByText("AI Yazar").first()).toBeVisible();
});

test.describe("over a bad connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test("a batch whose answer was lost is saved once, as it was sent first", async ({ page }) => {
    const written = await writeBatch(page, "Kayıp Yanıt", "1");
    await expect(written).toHaveCount(1, WRITING_TIMEOUT);
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

test.describe("where answers cannot be read", () => {
  test.use({ expectedErrors: [/502/] });
  test("each post of a batch shows what is short or could not be read", async ({ page }) => {
    const bodies = [
      {
        content: "<p>Altmış karakteri aşan, ama iki yüz elli kelimeden çok daha kısa bir metin.</p>",
        is_fallback: true,
      },
      { content: "<p>Bu içerik otomatik olarak oluşturulmuştur.</p>", is_fallback: true },
    ];
    const usage = { prompt_tokens: 1, completion_tokens: 1 };
    await page.route("**/api/admin/writing/article", (route) => {
      const { content, is_fallback } = bodies.shift() ?? { content: "", is_fallback: true };
      const excerpt = "Bu içerik otomatik olarak oluşturulmuştur.";
      const article = { title: "Yarım Bonus", excerpt, content, suggested_keywords: [] };
      return route.fulfill({ body: `data: ${JSON.stringify({ type: "done", article, is_fallback, usage })}\n\n` });
    });
    await page.route("**/api/admin/writing/seo", (route) => {
      const message = "SEO meta verileri oluşturulamadı. AI yanıtı okunamadı";
      return route.fulfill({ status: 502, json: { error: { code: "upstream", message } } });
    });
    const written = await writeBatch(page, "Yarım", "2");
    await expect(page.getByText("Yarım Bonus İçerik oluşturulurken bir hata oluştu: AI yanıtı tam")).toBeVisible();
    await expect(written).toHaveText([
      /Kısa: 13 kelime.*Yayınlanacak.*AI yanıtı tam okunamadı.*SEO meta verileri oluşturulamadı\. AI yanıtı okunamadı/,
    ]);
    await expect(page.getByText("Yarım 2: İçerik oluşturulurken bir hata oluştu: AI yanıtı okunamadı")).toBeVisible();
    await expect(page.getByRole("button", { name: "Eksikleri yeniden yaz" })).toBeVisible();
  });
});

/** Removes the title of one post in a batch request, so that the server refuses it. Presses Escape meanwhile. */
const withoutTitle = (page: Page, place: number) => async (route: Route) => {
  await page.keyboard.press("Escape");
  const { key, items } = route.request().postDataJSON() as { key: string; items: object[] };
  const sent = items.map((item, index) => (index === place ? { ...item, title: "" } : item));
  return route.continue({ postData: JSON.stringify({ key, items: sent }) });
};
