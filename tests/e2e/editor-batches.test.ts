import type { Page, Route } from "@playwright/test";
import { expect, row, test } from "../support/admin-panel";
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

test.describe("a batch of posts", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("is written but for one that fails, survives reloading, and is saved and read by visitors", async ({ page }) => {
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

    page.once("dialog", (question) => void question.accept());
    await page.reload();
    await expect(written).toHaveText([/1\. Yılbaşı Bonusu 1.*Yayınlanacak/, /2\. Yılbaşı Bonusu 3.*Taslak/]);
    await expect(dialog.getByText("1 yazı yazılmadı")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Kapatırsanız oluşturulan 2 yazı kaybolur.")).toBeVisible();
    await page.getByRole("button", { name: "Geri dön" }).click();

    await page.getByRole("button", { name: "Tümünü Kaydet" }).click();
    await expect(page).toHaveURL("/admin/blog");
    await expect(row(page, "Yılbaşı Bonusu 3").getByText("Taslak", { exact: true })).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto("/blog");
    await visitor.locator(".post").filter({ hasText: "Yılbaşı Bonusu 1" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Yılbaşı Bonusu 1");
    await expect(visitor.getByText("AI Yazar").first()).toBeVisible();
  });

  test("keeps the posts that the server refuses, and is saved once when an answer was lost", async ({ page }) => {
    await page.route("**/api/admin/writing/article", (route) => {
      const { topic: title } = route.request().postDataJSON() as { topic: string };
      const article = { title, excerpt: `${title} üzerine kısa bir özet.`, content: SENTENCE, suggested_keywords: [] };
      const answer = { type: "done", article, is_fallback: false, is_cut: false, usage };
      return route.fulfill({ body: `data: ${JSON.stringify(answer)}\n\n` });
    });
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
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route("**/api/admin/blog/batch", lose, { times: 1 });
    await save.click();
    await expect(page.getByText("Sunucuya ulaşılamadı")).toBeVisible();
    await page.getByRole("button", { name: "Bir artır" }).click();
    await save.click();
    await expect(page.getByText("Yazılar önceki denemede kaydedilmişti")).toBeVisible();
    await expect(page).toHaveURL("/admin/blog");
    await expect(row(page, "Bayram Bonusu 1").getByRole("img", { name: "Yayında" })).toHaveCount(1);
    await expect(row(page, "Bayram Bonusu 2").getByText("Taslak", { exact: true })).toHaveCount(1);
  });
});

/** Removes the title of one post in a batch request, so that the server refuses it. Presses Escape meanwhile. */
const withoutTitle = (page: Page, place: number) => async (route: Route) => {
  await page.keyboard.press("Escape");
  const { key, items } = route.request().postDataJSON() as { key: string; items: object[] };
  const sent = items.map((item, index) => (index === place ? { ...item, title: "" } : item));
  return route.continue({ postData: JSON.stringify({ key, items: sent }) });
};
