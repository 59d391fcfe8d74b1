import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/panel";

/** Asks the API as the panel does. */
async function post<Row>(page: Page, path: string, data: unknown): Promise<Row> {
  const response = await page.request.post(`/api/admin/${path}`, {
    data,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Row;
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a post is written, published, read by visitors, and taken back", async ({ page }) => {
  await open(page, "/admin/dashboard");
  await page.getByRole("link", { name: "Blog Yazısı Ekle" }).click();
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Blog başlığı en az 2 karakter olmalıdır")).toBeVisible();
  await page.getByLabel("Başlık", { exact: true }).fill("Şubat Ayının En Işıltılı Bonusları");
  await page.getByRole("group", { name: "Sık kullanılan kategoriler" }).getByRole("button").first().click();
  await expect(page.getByLabel("Kategori", { exact: true })).not.toHaveValue("");
  await page.locator(".ql-editor").click();
  await page.keyboard.type(
    "Bu yazıda şubat ayında öne çıkan bonusları, çevrim şartlarını ve son günlerini anlatıyoruz.",
  );
  await expect(page.getByLabel("Özet")).toHaveValue(/^Bu yazıda şubat ayında öne çıkan bonusları/);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Blog yazısı başarıyla eklendi")).toBeVisible();
  await expect(page).toHaveURL("/admin/blog");
  const post = row(page, "Şubat Ayının En Işıltılı Bonusları");
  await expect(post.getByText("Taslak", { exact: true })).toBeVisible();
  expect((await page.request.get("/blog/subat-ayinin-en-isiltili-bonuslari")).status()).toBe(404);
  await post.getByRole("button", { name: /Yayınla/ }).click();
  await expect(page.getByText("Yazı başarıyla yayınlandı")).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto("/blog/subat-ayinin-en-isiltili-bonuslari");
  await expect(visitor.getByRole("heading", { name: "Şubat Ayının En Işıltılı Bonusları" })).toBeVisible();
  await expect(visitor.getByText("şubat ayında öne çıkan bonusları")).toHaveCount(1);
  await post.getByRole("button", { name: /Taslağa Çevir/ }).click();
  await expect(page.getByText("Yazı taslak olarak kaydedildi")).toBeVisible();
  expect((await page.request.get("/blog/subat-ayinin-en-isiltili-bonuslari")).status()).toBe(404);
});

test("a promotion is made with an uploaded picture and shown at once", async ({ page }) => {
  await open(page, "/admin/promotions/new");
  await page.getByLabel("Promosyon Başlığı").fill("Çarşamba Şansı 200 TL");
  await page.getByLabel("Kısa Açıklama").fill("Çarşamba günleri yatırımlara 200 TL'ye kadar bonus.");
  await page.getByLabel("Şartlar").fill("18 yaşını doldurmuş olmak\n\n10 kat çevrim");
  await page.locator('input[type="file"]').first().setInputFiles("db/seed/images/promotions/p01.webp");
  await expect(page.getByText("Görsel başarıyla yüklendi")).toBeVisible();
  await expect(page.getByAltText("Önizleme")).toBeVisible();
  await page.getByRole("tab", { name: "Promosyon Ayarları" }).click();
  await page.getByLabel("Promosyon URL").fill("https://sans.example/carsamba");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Promosyon başarıyla eklendi")).toBeVisible();
  await expect(row(page, "Çarşamba Şansı 200 TL").getByText("Diğer")).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto("/bonuslar/diger/carsamba-sansi-200-tl");
  await expect(visitor.getByText("10 kat çevrim")).toBeVisible();
});

test("several promotions are switched off at once, deleted and brought back", async ({ page }) => {
  for (const n of [1, 2])
    await post(page, "promotions", {
      title: `Toplu İşlem ${n}`,
      short_description: "Toplu işlemin denendiği promosyon.",
      url: "https://toplu.example/",
    });
  await open(page, "/admin/promotions?q=toplu");
  await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
  await page.getByRole("button", { name: "Pasif Yap", exact: true }).click();
  await expect(row(page, "Toplu İşlem 1").getByText("Pasif", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
  await page.getByRole("group", { name: "Seçili kayıtlar" }).getByRole("button", { name: "Sil" }).click();
  await expect(page.getByRole("alertdialog").getByRole("listitem")).toHaveText(["Toplu İşlem 2", "Toplu İşlem 1"]);
  await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
  await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
});

test.describe("what the server refuses", () => {
  test.use({ expected: [/409|422/] });
  test("a category in use stays, and its dialog keeps what was typed when the slug is taken", async ({ page }) => {
    await open(page, "/admin/categories");
    await row(page, "Hoş Geldin Bonusu").getByRole("button", { name: /^Sil/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Bu kategori kullanımda olduğu için silinemez")).toBeVisible();
    await page.getByRole("button", { name: "Yeni Kategori Ekle" }).click();
    await page.getByLabel("Kategori Adı").fill("İstanbul Işıkları");
    await expect(page.getByLabel("Slug")).toHaveValue("istanbul-isiklari");
    await page.getByLabel("Slug").fill("turnuva");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByRole("dialog").getByText("Bu slug değeri zaten kullanılıyor")).toBeVisible();
    await expect(page.getByLabel("Kategori Adı")).toHaveValue("İstanbul Işıkları");
    await page.getByLabel("Slug").fill("istanbul");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Kategori başarıyla eklendi")).toBeVisible();
  });
});

test.describe("what the server refuses", () => {
  test.use({ expected: [/409|422/] });
  test("two tabs that edit one record settle who wins, and nothing is lost in silence", async ({ page }) => {
    const { id } = await post<{ id: string }>(page, "casinos", {
      name: "Çift Sekme Casino",
      url: "https://cift.example/",
      logo_url: "https://cift.example/logo.png",
      description: "<p>İki sekmede düzenlenen site.</p>",
    });
    await page.route("https://cift.example/**", (route) => route.fulfill({ path: "public/og.png" }));
    const other = await page.context().newPage();
    await other.route("https://cift.example/**", (route) => route.fulfill({ path: "public/og.png" }));
    await open(page, `/admin/casinos/edit/${id}`);
    await open(other, `/admin/casinos/edit/${id}`);
    await other.getByLabel("Site Adı").fill("Öteki Sekmenin Adı");
    await other.getByRole("checkbox", { name: "7/24 Destek" }).click();
    await other.locator(".ql-editor").selectText();
    await other.getByRole("button", { name: "Kalın" }).click();
    await other.getByRole("button", { name: "Güncelle" }).click();
    await expect(other.getByText("Casino başarıyla güncellendi")).toBeVisible();
    await page.getByLabel("Site Adı").fill("Bu Sekmenin Adı");
    await page.getByRole("button", { name: "Güncelle" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("Bu kayıt siz düzenlerken değiştirildi")).toBeVisible();
    await question.getByRole("button", { name: "Diğer sürümü göster" }).click();
    const theirs = (label: string) => question.getByRole("group", { name: `${label}: Diğer sürüm` });
    await expect(theirs("Site Adı")).toHaveText("Öteki Sekmenin Adı");
    await expect(theirs("Site Adı").locator("del")).toHaveText("Öteki");
    await expect(theirs("7/24 Destek")).toHaveText("Evet");
    await expect(question.getByText("yalnızca biçim farklı")).toBeVisible();
    await question.getByRole("button", { name: "Üzerine yaz" }).click();
    await expect(page).toHaveURL("/admin/casinos");
    await expect(row(page, "Bu Sekmenin Adı")).toBeVisible();
  });
});

test("settings change home", async ({ page }) => {
  await open(page, "/admin/settings");
  const save = page.getByRole("button", { name: "Kaydet", exact: true });
  await expect(save).toBeDisabled();
  const title = page.getByLabel("Üst Başlık");
  const before = await title.inputValue();
  await title.fill("Kasım ayına özel");
  await save.click();
  await expect(page.getByText("Hero bölümü ayarları kaydedildi")).toBeVisible();
  await expect(save).toBeDisabled();
  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.getByText("Kasım ayına özel")).toBeVisible();
  await title.fill(before);
  await save.click();
  await expect(save).toBeDisabled();
  await page.getByRole("tab", { name: "Yöneticiler" }).click();
  await page.getByLabel("E-posta").fill("ikinci@rehber.example");
  await page.getByLabel("Şifre", { exact: true }).fill("hiç-kimsenin-bilmediği-söz");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Yönetici eklendi")).toBeVisible();
});

test("a comment is corrected", async ({ page }) => {
  await open(page, "/admin/comments");
  await page
    .getByRole("button", { name: /^Düzenle/ })
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("Yorum", { exact: true }).fill("Editörün düzelttiği yorum.");
  await page.getByRole("dialog").getByRole("button", { name: "Güncelle" }).click();
  await expect(page.getByText("Yorum başarıyla güncellendi")).toBeVisible();
  await expect(row(page, "Editörün düzelttiği yorum.")).toBeVisible();
});

test("the palette finds records and screens by keyboard", async ({ page }) => {
  await open(page, "/admin/dashboard");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("ışıltı");
  await expect(page.getByRole("option", { name: /Işıltı Casino/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Düzenle/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("hoş geldin bonusu");
  await page.getByRole("option", { name: "Hoş Geldin Bonusu Kategori" }).click();
  await expect(page.getByRole("dialog").getByLabel("Kategori Adı")).toHaveValue("Hoş Geldin Bonusu");
});

test("a form with changes asks before it is left, and offers its draft again", async ({ page }) => {
  await open(page, "/admin/casinos/new");
  await page.getByLabel("Site Adı").fill("Unutulan Casino");
  await page.getByRole("link", { name: "İptal" }).click();
  await expect(page.getByText("Kaydedilmemiş değişiklikler var")).toBeVisible();
  await page.getByRole("button", { name: "Sayfada kal" }).click();
  await expect(page.getByLabel("Site Adı")).toHaveValue("Unutulan Casino");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("panel-draft:casino:new")), { timeout: 10_000 })
    .toContain("Unutulan Casino");
  page.once("dialog", (dialog) => void dialog.accept());
  await open(page, "/admin/casinos/new");
  await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
  await expect(page.getByLabel("Site Adı")).toHaveValue("Unutulan Casino");
});

test("a category's slug follows its name until another is typed, and its dialog asks before it closes", async ({
  page,
}) => {
  await open(page, "/admin/categories");
  await page
    .getByRole("button", { name: /^Düzenle/ })
    .first()
    .click();
  const name = page.getByLabel("Kategori Adı");
  const slug = page.getByLabel("Slug");
  await name.fill("Çılgın Çarşamba");
  await expect(slug).toHaveValue("cilgin-carsamba");
  await page.getByRole("button", { name: "İptal" }).click();
  await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
  await page.getByRole("button", { name: "Yeni Kategori Ekle" }).click();
  await name.fill("Yarım");
  await expect(slug).toHaveValue("yarim");
  await slug.fill("kendi-adresi");
  await name.fill("Yarım Kalan Kategori");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("panel-draft:category:new")), { timeout: 10_000 })
    .toContain("Yarım Kalan Kategori");
  page.once("dialog", (dialog) => void dialog.accept());
  await open(page, "/admin/categories?kayit=yeni");
  await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
  await expect(name).toHaveValue("Yarım Kalan Kategori");
  await expect(slug).toHaveValue("kendi-adresi");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Kaydedilmemiş değişiklikler var")).toBeVisible();
  await page.getByRole("button", { name: "Sayfada kal" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(name).toHaveValue("Yarım Kalan Kategori");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
  await expect(name).toBeHidden();
});

test.describe("over a bad connection", () => {
  test.use({ expected: [/ERR_FAILED/] });
  test("a text keeps what the toolbar does not offer, and nothing is lost", async ({ page }) => {
    const content =
      "<p>Kurallar <s>eski</s> <code>KOD10</code></p><ol><li>Bir<ul><li>Alt madde</li></ul></li><li>İki</li></ol><pre>\n\n  a  b\n\n</pre><p>Aralıklı\u00a0\u00a0 yazı\u00a0</p><p>Bu metin en az elli karakter uzunluğundadır.</p>";
    const { id } = await post<{ id: string }>(page, "blog", {
      title: "İç İçe Listeler",
      category: "Rehber",
      excerpt: "İç içe listelerin denendiği yazı.",
      content,
    });
    await open(page, `/admin/blog/edit/${id}`);
    const item = page.locator(".ql-editor li", { hasText: "İki" });
    await item.click();
    await page.keyboard.press("Home");
    for (let times = 0; times < 3; times++) await page.keyboard.press("Tab");
    await expect(item).toHaveClass("ql-indent-2");
    for (let times = 0; times < 2; times++) await page.keyboard.press("Shift+Tab");
    await page.locator(".ql-editor").press("Control+End");
    await page.keyboard.type(" Son.");
    await page.route(
      "**/api/admin/blog/*",
      (route) => (route.request().method() === "PUT" ? route.abort() : undefined),
      {
        times: 1,
      },
    );
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Blog yazısı kaydedilirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page).toHaveURL("/admin/blog");
    const saved = (await (await page.request.get(`/api/admin/blog/${id}`)).json()) as { content: string };
    expect(saved.content).toBe(content.replace("uzunluğundadır.", "uzunluğundadır. Son."));
  });
});
