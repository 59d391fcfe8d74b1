import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { SENTENCE } from "../support/post-form";
import { openWritingDialog, startWriting } from "../support/writing-dialog";

const usage = { prompt_tokens: 1, completion_tokens: 1 };

/** Starts a batch in the writing dialog and returns the list of written posts. */
async function writeBatch(page: Page, topic: string, count: string) {
  const dialog = await openWritingDialog(page, topic);
  await dialog.getByLabel("Toplu oluştur").click();
  await dialog.getByLabel("Oluşturulacak yazı").fill(count);
  await startWriting(page);
  return dialog.getByRole("list", { name: "Oluşturulan yazılar" }).getByRole("listitem");
}

/** Answers for the text service, which writes slowly; the article with the title `failing` is left to it, and refused. */
async function writeAtOnce(page: Page, failing = "") {
  await page.route("**/api/admin/writing/article", (route) => {
    const { topic: title } = route.request().postDataJSON() as { topic: string };
    if (title === failing) return route.continue({ postData: JSON.stringify({ topic: "HATA" }) });
    const article = { title, excerpt: `${title} üzerine kısa bir özet.`, content: SENTENCE, suggested_keywords: [] };
    const answer = { type: "done", article, is_fallback: false, is_cut: false, usage };
    return route.fulfill({ body: `data: ${JSON.stringify(answer)}\n\n` });
  });
}

test.describe("a batch of posts", () => {
  test("has at least one post", async ({ page }) => {
    await writeBatch(page, "Boş", "0");
    await expect(page.getByRole("dialog").getByText("En az 1 içerik oluşturmalısınız")).toBeVisible();
  });

  test("shows its progress, and continues after a post that fails", async ({ page }) => {
    test.setTimeout(60_000);
    await page.route("**/api/admin/writing/article", async (route) => {
      const isSecond = route.request().postData()?.includes("Yılbaşı Bonusu 2");
      await route.continue(isSecond ? { postData: JSON.stringify({ topic: "HATA" }) } : {});
    });
    const written = await writeBatch(page, "Yılbaşı Bonusu", "3");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("region", { name: "Yazılan metin" })).toContainText("Yılbaşı");
    await expect(dialog.getByText("2 / 3")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Oluşturulan Blog Yazıları" })).toBeVisible();
    await expect(dialog.getByText("Yılbaşı Bonusu 2: API hatası: 400 İstek işlenemedi")).toBeVisible();
    await expectAccessible(page);
    await expect(written).toHaveText([/1\. Yılbaşı Bonusu 1.*Yayınlanacak/, /2\. Yılbaşı Bonusu 3.*Taslak/]);
  });

  test("survives reloading, with its error messages, until it is discarded", async ({ page }) => {
    await writeAtOnce(page, "Nevruz Bonusu 2");
    const written = await writeBatch(page, "Nevruz Bonusu", "3");
    await expect(written).toHaveCount(2);
    await page.goBack();
    await page.getByRole("button", { name: "Sayfada kal" }).click();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    const dialog = page.getByRole("dialog");
    await expect(written).toHaveCount(2);
    await expect(dialog.getByText("1 yazı yazılmadı")).toBeVisible();
    await expect(dialog.getByText("Nevruz Bonusu 2: API hatası: 400 İstek işlenemedi")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Kapatırsanız oluşturulan 2 yazı kaybolur.")).toBeVisible();
    await page.getByRole("button", { name: "Kaydetmeden kapat" }).click();
    await expect(dialog).toBeHidden();
  });

  test("keeps the posts that the server refuses, and publishes as many as chosen", async ({ page }) => {
    await writeAtOnce(page);
    const written = await writeBatch(page, "Bayram Bonusu", "2");
    await expect(written).toHaveCount(2);
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
  });

  test("is written, saved and read by visitors, with 'AI Yazar' as author", async ({ page }) => {
    const written = await writeBatch(page, "Sevgililer Bonusu", "1");
    await expect(written).toHaveCount(1);
    await page.getByRole("button", { name: "Tümünü Kaydet" }).click();
    await expect(page).toHaveURL("/admin/blog");
    const visitor = await page.context().newPage();
    await visitor.goto("/blog");
    await visitor.locator(".post").filter({ hasText: "Sevgililer Bonusu 1" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Sevgililer Bonusu 1");
    await expect(visitor.getByText("AI Yazar").first()).toBeVisible();
  });

  test.describe("over a bad connection", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });
    test("is saved once when the answer to the first request was lost", async ({ page }) => {
      await writeAtOnce(page);
      const written = await writeBatch(page, "Kayıp Yanıt", "1");
      await expect(written).toHaveCount(1);
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

  test.describe("whose answers cannot be read", () => {
    test.use({ expectedErrors: [/502/] });
    test("shows for each post what is short or missing", async ({ page }) => {
      const bodies = [
        {
          content: "<p>Altmış karakteri aşan, ama iki yüz elli kelimeden çok daha kısa bir metin.</p>",
          is_fallback: true,
        },
        { content: "<p>Bu içerik otomatik olarak oluşturulmuştur.</p>", is_fallback: true },
      ];
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
});

/** Removes the title of one post in a batch request, so that the server refuses it. Presses Escape meanwhile. */
const withoutTitle = (page: Page, place: number) => async (route: Route) => {
  await page.keyboard.press("Escape");
  const { key, items } = route.request().postDataJSON() as { key: string; items: object[] };
  const sent = items.map((item, index) => (index === place ? { ...item, title: "" } : item));
  return route.continue({ postData: JSON.stringify({ key, items: sent }) });
};
