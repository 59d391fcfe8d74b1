import { expect, openScreen, row, test } from "../support/admin-panel";

test("a page is written, linked in the footer, read by visitors, and leaves the footer when it is deleted", async ({
  page,
}) => {
  await openScreen(page, "/admin/pages");
  await expect(row(page, "Sorumlu Oyun").getByRole("link", { name: "/sorumlu-oyun" })).toBeVisible();
  await page.getByRole("link", { name: "Sayfa Ekle" }).click();
  await page.getByLabel("Başlık", { exact: true }).fill("Künye ve Yayın İlkeleri");
  await page.locator(".ql-editor").click();
  await page.keyboard.insertText("Yazılarımızı kimin, hangi ilkelerle hazırladığını burada anlatıyoruz.");
  await page.getByLabel("Adres").fill("blog");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("/blog adresini sitenin kendisi kullanıyor. Başka bir adres yazın.")).toBeVisible();
  await page.getByLabel("Adres").fill("kunye");
  await page.getByRole("tab", { name: "SEO Ayarları" }).click();
  await page.getByLabel("SEO Başlığı").fill("Künye");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Sayfa başarıyla eklendi")).toBeVisible();
  await expect(page).toHaveURL("/admin/pages");
  await expect(row(page, "Künye ve Yayın İlkeleri").getByText("Gösteriliyor")).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto("/");
  const link = visitor.getByRole("navigation", { name: "Rehber Hakkında" }).getByRole("link", { name: "Künye" });
  await link.click();
  await expect(visitor).toHaveURL("/kunye");
  await expect(visitor).toHaveTitle("Künye");
  await expect(visitor.getByRole("heading", { level: 1, name: "Künye ve Yayın İlkeleri" })).toBeVisible();
  await expect(visitor.getByText("hangi ilkelerle hazırladığını")).toBeVisible();
  await expect(visitor.getByText("Son güncelleme:")).toBeVisible();

  await page.getByRole("button", { name: "Sil: Künye ve Yayın İlkeleri" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
  await expect(page.getByText("Sayfa silindi")).toBeVisible();
  await visitor.goto("/");
  await expect(link).toHaveCount(0);
});
