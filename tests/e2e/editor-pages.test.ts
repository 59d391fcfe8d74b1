import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { pageInput } from "../support/inputs";

test.describe("a page", () => {
  test("is written, linked in the footer and read by visitors", async ({ page }) => {
    await openScreen(page, "/admin/pages");
    await expect(row(page, "Sorumlu Oyun").getByRole("link", { name: "/sorumlu-oyun" })).toBeVisible();
    await page.getByRole("link", { name: "Sayfa Ekle" }).click();
    await page.getByLabel("Başlık", { exact: true }).fill("Künye ve Yayın İlkeleri");
    await page.locator(".ql-editor").click();
    await page.keyboard.insertText("Yazılarımızı kimin, hangi ilkelerle hazırladığını burada anlatıyoruz.");
    await page.getByLabel("Adres").fill("kunye");
    await page.getByRole("tab", { name: "SEO Ayarları" }).click();
    await page.getByLabel("SEO Başlığı").fill("Künye");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Sayfa başarıyla eklendi")).toBeVisible();
    await expect(page).toHaveURL("/admin/pages");
    await expect(row(page, "Künye ve Yayın İlkeleri").getByText("Gösteriliyor")).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto("/");
    await visitor.getByRole("navigation", { name: "Rehber Hakkında" }).getByRole("link", { name: "Künye" }).click();
    await expect(visitor).toHaveURL("/kunye");
    await expect(visitor).toHaveTitle("Künye");
    await expect(visitor.getByRole("heading", { level: 1, name: "Künye ve Yayın İlkeleri" })).toBeVisible();
    await expect(visitor.getByText("hangi ilkelerle hazırladığını")).toBeVisible();
    await expect(visitor.getByText("Son güncelleme:")).toBeVisible();
  });

  test("cannot have an address that the site itself uses", async ({ page }) => {
    await openScreen(page, "/admin/pages/new");
    await page.getByLabel("Başlık", { exact: true }).fill("Adresi Dolu Sayfa");
    await page.locator(".ql-editor").fill("Bu sayfanın adresini sitenin kendisi kullanıyor.");
    await page.getByLabel("Adres").fill("blog");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("/blog adresini sitenin kendisi kullanıyor. Başka bir adres yazın.")).toBeVisible();
  });

  test("leaves the footer when it is deleted", async ({ page }) => {
    await createRecord(page, "pages", { ...pageInput(), title: "Silinen Sayfa", seo_title: "Silinen" });
    const visitor = await page.context().newPage();
    const link = visitor.getByRole("link", { name: "Silinen" });
    await visitor.goto("/");
    await expect(link).toHaveCount(1);
    await openScreen(page, "/admin/pages");
    await page.getByRole("button", { name: "Sil: Silinen Sayfa" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Sayfa silindi")).toBeVisible();
    await visitor.reload();
    await expect(link).toHaveCount(0);
  });
});
