import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";

test.describe("a post", () => {
  test("is written with the help of its form and saved as a draft", async ({ page }) => {
    await openScreen(page, "/admin/dashboard");
    await page.getByRole("link", { name: "Blog Yazısı Ekle" }).click();
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Blog başlığı en az 2 karakter olmalıdır")).toBeVisible();
    await expect(page.getByText("Özet en az 10 karakter olmalıdır")).toBeVisible();
    await page.getByLabel("Başlık", { exact: true }).fill("Şubat Ayının En Işıltılı Bonusları");
    await page.getByRole("group", { name: "Sık kullanılan kategoriler" }).getByRole("button").first().click();
    await expect(page.getByLabel("Kategori", { exact: true })).not.toHaveValue("");
    await page.locator(".ql-editor").click();
    await page.keyboard.insertText(
      "Bu yazıda şubat ayında öne çıkan bonusları, çevrim şartlarını ve son günlerini anlatıyoruz.",
    );
    await expect(page.getByLabel("Özet")).toHaveValue(/^Bu yazıda şubat ayında öne çıkan bonusları/);
    await expect(page.getByText("Özet en az 10 karakter olmalıdır")).toBeHidden();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Blog yazısı başarıyla eklendi")).toBeVisible();
    await expect(page).toHaveURL("/admin/blog");
    const post = row(page, "Şubat Ayının En Işıltılı Bonusları");
    await expect(post.getByText("Taslak", { exact: true })).toBeVisible();
    expect((await page.request.get("/blog/subat-ayinin-en-isiltili-bonuslari")).status()).toBe(404);
  });

  test("is saved with the excerpt of its whole text, before the field shows it", async ({ page }) => {
    await openScreen(page, "/admin/blog/new");
    await page.getByLabel("Başlık", { exact: true }).fill("Hemen Kaydedilen Yazı");
    await page.getByLabel("Kategori", { exact: true }).fill("Rehber");
    await page.locator(".ql-editor").click();
    // No frame is painted from now on.
    await page.evaluate(() => (window.requestAnimationFrame = () => 0));
    await page.keyboard.insertText("Son tuşun ardından kaydedilen bu metnin özeti de metnin kendisinden alınır.");
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/api/admin/blog")),
      page.keyboard.press("Control+s"),
    ]);
    expect((request.postDataJSON() as { excerpt: string }).excerpt).toMatch(/^Son tuşun ardından .* alınır\.$/);
  });

  test("is public from its publication until it is a draft again", async ({ page }) => {
    await createRecord(page, "blog", {
      title: "Mart Ayının Bonusları",
      category: "Rehber",
      excerpt: "Mart ayında öne çıkanlar.",
      content: "<p>Bu yazıda mart ayında öne çıkan bonusları ve çevrim şartlarını anlatıyoruz.</p>",
    });
    await openScreen(page, "/admin/blog");
    const post = row(page, "Mart Ayının Bonusları");
    await post.getByRole("button", { name: /Yayınla/ }).click();
    await expect(page.getByText("Yazı başarıyla yayınlandı")).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto("/blog/mart-ayinin-bonuslari");
    await expect(visitor.getByRole("heading", { name: "Mart Ayının Bonusları" })).toBeVisible();
    await expect(visitor.getByText("mart ayında öne çıkan bonusları")).toHaveCount(1);
    await post.getByRole("button", { name: /Taslağa Çevir/ }).click();
    await expect(page.getByText("Yazı taslak olarak kaydedildi")).toBeVisible();
    expect((await page.request.get("/blog/mart-ayinin-bonuslari")).status()).toBe(404);
  });
});

test.describe("a promotion", () => {
  test("is created with an uploaded picture and shown to visitors at once", async ({ page }) => {
    await openScreen(page, "/admin/promotions/new");
    await page.getByLabel("Promosyon Başlığı").fill("Çarşamba Şansı 200 TL");
    await page.getByLabel("Kısa Açıklama").fill("Çarşamba günleri yatırımlara 200 TL'ye kadar bonus.");
    await page.locator('input[type="file"]').first().setInputFiles("scripts/demo-world/images/promotions/p01.webp");
    await expect(page.getByText("Görsel başarıyla yüklendi")).toBeVisible();
    await expect(page.getByAltText("Önizleme")).toBeVisible();
    await page.getByLabel("Görselin alternatif metni").fill("Kurdeleli bir hediye kutusu");
    await page.getByLabel("Şartlar", { exact: true }).fill("18 yaşını doldurmuş olmak\n\n10 kat çevrim");
    await page.getByRole("tab", { name: "Promosyon Ayarları" }).click();
    await page.getByLabel("Promosyon URL").fill("https://sans.example/carsamba");
    const end = page.getByLabel("Bitiş Tarihi (isteğe bağlı)");
    await expect(end).toHaveAccessibleDescription("Süresiz");
    await end.fill("2099-12-31");
    await expect(page.getByText("Süresiz", { exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Promosyon başarıyla eklendi")).toBeVisible();
    await expect(row(page, "Çarşamba Şansı 200 TL").getByText("Diğer")).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto("/bonuslar/diger/carsamba-sansi-200-tl");
    await expect(visitor.getByText("10 kat çevrim")).toBeVisible();
    await expect(visitor.getByRole("img", { name: "Kurdeleli bir hediye kutusu" })).toBeVisible();
  });

  test("has the number of errors on each tab of its form until they are corrected", async ({ page }) => {
    await openScreen(page, "/admin/promotions/new");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Promosyon Detayları" })).toContainText("2 hata");
    await expect(page.getByRole("tab", { name: "Promosyon Ayarları" })).toContainText("1 hata");
    await page.getByLabel("Promosyon Başlığı").fill("Hatası Düzeltilen");
    await page.getByLabel("Kısa Açıklama").fill("Formun hataları bir bir düzeltilir.");
    await page.getByRole("tab", { name: "Promosyon Ayarları" }).click();
    await page.getByLabel("Promosyon URL").fill("https://sans.example/carsamba");
    await expect(page.getByRole("tab", { name: /hata/ })).toHaveCount(0);
  });
});

test.describe("an account", () => {
  test("is added once its password is long enough", async ({ page }) => {
    await openScreen(page, "/admin/accounts");
    await page.getByRole("button", { name: "Kişi ekle" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Ad", { exact: true }).fill("İkinci Kişi");
    await dialog.getByLabel("E-posta").fill("ikinci@rehber.example");
    await dialog.getByLabel("İlk şifre").fill("kısa");
    await dialog.getByRole("button", { name: "Hesabı ekle" }).click();
    await expect(dialog.getByText("Yeni şifre en az 8 karakter olmalıdır")).toBeVisible();
    await dialog.getByLabel("İlk şifre").fill("hiç-kimsenin-bilmediği-söz");
    await dialog.getByRole("button", { name: "Hesabı ekle" }).click();
    await expect(page.getByRole("dialog", { name: "Hesap hazır" })).toContainText("ikinci@rehber.example");
  });
});

test.describe("a comment", () => {
  test("can be corrected", async ({ page }) => {
    await openScreen(page, "/admin/comments");
    await page
      .getByRole("button", { name: /^Düzenle/ })
      .first()
      .click();
    await page.getByRole("dialog").getByLabel("Yorum", { exact: true }).fill("Editörün düzelttiği yorum.");
    await page.getByRole("dialog").getByRole("button", { name: "Güncelle" }).click();
    await expect(page.getByText("Yorum başarıyla güncellendi")).toBeVisible();
    await expect(row(page, "Editörün düzelttiği yorum.")).toBeVisible();
  });
});
