import { createRecord, expect, openScreen, row, storedDrafts, test } from "../support/admin-panel";

test.describe("what the server refuses", () => {
  test.use({ expectedErrors: [/409|422|ERR_FAILED/] });
  test("a category in use stays, and its dialog keeps what was typed when the slug is taken", async ({ page }) => {
    await openScreen(page, "/admin/categories");
    const used = row(page, "Hoş Geldin Bonusu");
    await used.getByRole("button", { name: /^Sil/ }).click();
    await expect(page.getByText("Bu kategori kullanımda olduğu için silinemez")).toBeVisible();
    await used.getByRole("checkbox").click();
    const chosen = page.getByRole("group", { name: "Seçili kayıtlar" });
    await chosen.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Seçili kategoriler kullanımda olduğu için silinemez")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await createRecord(page, "categories", { name: "Boş Tür", slug: "bos-tur" });
    await page.reload();
    await page
      .getByRole("checkbox", { name: /Boş Tür|Hoş Geldin Bonusu/ })
      .first()
      .click();
    await page
      .getByRole("checkbox", { name: /Boş Tür|Hoş Geldin Bonusu/ })
      .last()
      .click();
    await chosen.getByRole("button", { name: "Sil" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("Kullanımda olduğu için yerinde kalacak:")).toBeVisible();
    await expect(question.getByRole("listitem")).toHaveText(["Boş Tür", "Hoş Geldin Bonusu"]);
    await question.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("1 kategori silindi")).toBeVisible();
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

test("a form with changes asks before it is left, and offers the draft of each tab again", async ({ page }) => {
  const other = await page.context().newPage();
  await openScreen(page, "/admin/casinos/new");
  await openScreen(other, "/admin/casinos/new");
  await other.getByLabel("Site Adı").fill("Öteki Sekme Casino");
  await page.getByLabel("Site Adı").fill("Unutulan Casino");
  const cancel = page.getByRole("link", { name: "İptal" });
  await cancel.click();
  await expect(page.getByText("Kaydedilmemiş değişiklikler var")).toBeVisible();
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Sayfada kal" }).click();
  await expect(cancel).toBeFocused();
  await page.getByRole("button", { name: "Bağlantı ekle" }).click();
  await page.getByRole("dialog").getByLabel("URL").fill("rehber.example");
  await page.keyboard.press("Control+s");
  await page.getByRole("dialog").getByRole("button", { name: "İptal" }).click();
  await expect(page.getByText("Geçerli bir URL giriniz")).toHaveCount(0);
  await expect(page.getByLabel("Site Adı")).toHaveValue("Unutulan Casino");
  await expect.poll(() => storedDrafts(page, "casino:new")).toHaveLength(2);
  page.once("dialog", (dialog) => void dialog.accept());
  await openScreen(page, "/admin/casinos/new");
  const offer = page.getByRole("status").filter({ hasText: "kaydedilmemiş bir taslağı var" });
  await expect(offer).toContainText("Unutulan Casino");
  await expect(offer).toContainText("Öteki Sekme Casino");
  await expect(offer.getByText("Şu anda başka bir sekmede düzenleniyor")).toHaveCount(1);
  await offer.getByRole("button", { name: "Taslağı geri yükle" }).click();
  await expect(page.getByLabel("Site Adı")).toHaveValue("Unutulan Casino");
  await other.close();
  await offer.getByRole("button", { name: "Taslağı geri yükle" }).click();
  await expect(page.getByLabel("Site Adı")).toHaveValue("Öteki Sekme Casino");
  await expect(offer).toContainText("Unutulan Casino");
  await offer.getByRole("button", { name: "Taslağı sil" }).click();
  await expect(offer).toHaveCount(0);
  expect(await storedDrafts(page, "casino:new")).toEqual([expect.stringContaining("Öteki Sekme Casino")]);
});

test("Ctrl+S saves all changed forms of the screen, or the one that has the focus", async ({ page }) => {
  await openScreen(page, "/admin/seo-settings");
  const pages = page.locator("details");
  const title = (n: number) => pages.nth(n).getByLabel("Başlık");
  for (const n of [0, 1]) {
    await pages.nth(n).locator("summary").click();
    await title(n).fill(`Ctrl+S ile kaydedilen ${n}`);
  }
  const save = (n: number) => pages.nth(n).getByRole("button", { name: "Kaydet" });
  await page.keyboard.press("Control+s");
  await expect(page.getByText("SEO ayarları kaydedildi")).toBeVisible();
  await expect(save(1)).toBeDisabled();
  await expect(save(0)).toBeEnabled();
  await title(1).fill("Ctrl+S ile yeniden kaydedilen");
  await title(1).blur();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("2 form kaydedildi")).toBeVisible();
  const rows = (await (await page.request.get("/api/admin/seo")).json()) as { title: string }[];
  const titles = rows.map((row) => row.title);
  expect(titles).toContain("Ctrl+S ile kaydedilen 0");
  expect(titles).toContain("Ctrl+S ile yeniden kaydedilen");
  await openScreen(page, "/admin/settings");
  const upper = page.getByLabel("Üst Başlık");
  await upper.fill("Görünmeyen bir sekmede");
  await page.getByRole("tab", { name: "İçerik Alanları" }).click();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("kaydedilmemiş değişiklikler başka bir formda")).toBeVisible();
  const hero = await (await page.request.get("/api/admin/settings/hero")).text();
  expect(hero).not.toContain("Görünmeyen bir sekmede");
});

test("a category's slug follows its name until another is typed, and its dialog asks before it closes", async ({
  page,
}) => {
  await openScreen(page, "/admin/categories");
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
    .poll(async () => (await storedDrafts(page, "category:new")).join(), { timeout: 10_000 })
    .toContain("Yarım Kalan Kategori");
  page.once("dialog", (dialog) => void dialog.accept());
  await openScreen(page, "/admin/categories?kayit=yeni");
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
  const edit = page.getByRole("button", { name: /^Düzenle/ }).first();
  await edit.click();
  await expect(name).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(edit).toBeFocused();
});

test.describe("over a bad connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test("a text keeps what the toolbar does not offer, and nothing is lost", async ({ page }) => {
    const content =
      "<p>Kurallar <s>eski</s> <code>KOD10</code></p><ol><li>Bir<ul><li>Alt madde</li></ul></li><li>İki</li></ol><pre>\n\n  a  b\n\n</pre><p>Aralıklı\u00a0\u00a0 yazı\u00a0</p><p>Bu metin en az elli karakter uzunluğundadır.</p>";
    const { id } = await createRecord<{ id: string }>(page, "blog", {
      title: "İç İçe Listeler",
      category: "Rehber",
      excerpt: "İç içe listelerin denendiği yazı.",
      content,
    });
    await openScreen(page, `/admin/blog/edit/${id}`);
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

  test("a deletion that fails keeps what was selected", async ({ page }) => {
    await openScreen(page, "/admin/comments");
    await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
    const chosen = page.getByRole("group", { name: "Seçili kayıtlar" });
    await expect(chosen.getByText("50 kayıt seçildi")).toBeVisible();
    await page.route("**/api/admin/comments/selection", (route) => route.abort(), { times: 1 });
    await chosen.getByRole("button", { name: "Sil" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Yorum silinirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
    await expect(chosen.getByText("50 kayıt seçildi")).toBeVisible();
  });
});
