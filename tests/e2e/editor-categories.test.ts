import { createRecord, expect, openScreen, row, storedDrafts, test } from "../support/admin-panel";

test.describe("categories in use", () => {
  test.use({ expectedErrors: [/409/] });

  test("cannot be deleted, alone or in a selection", async ({ page }) => {
    await openScreen(page, "/admin/categories");
    const used = row(page, "Hoş Geldin Bonusu");
    await used.getByRole("button", { name: /^Sil/ }).click();
    await expect(page.getByText("Bu kategori kullanımda olduğu için silinemez")).toBeVisible();
    await used.getByRole("checkbox").click();
    const chosen = page.getByRole("group", { name: "Seçili kayıtlar" });
    await chosen.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Seçili kategoriler kullanımda olduğu için silinemez")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });

  test("are listed before the others of a selection are deleted", async ({ page }) => {
    await createRecord(page, "categories", { name: "Boş Tür", slug: "bos-tur" });
    await openScreen(page, "/admin/categories");
    for (const name of ["Boş Tür", "Hoş Geldin Bonusu"]) await row(page, name).getByRole("checkbox").click();
    await page.getByRole("group", { name: "Seçili kayıtlar" }).getByRole("button", { name: "Sil" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("Kullanımda olduğu için yerinde kalacak:")).toBeVisible();
    await expect(question.getByRole("listitem")).toHaveText(["Boş Tür", "Hoş Geldin Bonusu"]);
    await question.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("1 kategori silindi")).toBeVisible();
  });
});

test("an empty list of categories offers to add one", async ({ page }) => {
  const nothing = { rows: [], total: 0, page: 1, pages: 1 };
  await page.route(/\/api\/admin\/categories(\?|$)/, (route) => route.fulfill({ json: nothing }));
  await openScreen(page, "/admin/categories");
  await expect(page.getByText("Henüz kategori yok")).toBeVisible();
  const add = page.getByRole("button", { name: "Yeni Kategori Ekle" });
  await expect(add).toHaveCount(2);
  await add.last().click();
  await expect(page.getByRole("dialog").getByLabel("Kategori Adı")).toBeVisible();
});

test.describe("the slug of a category", () => {
  test.use({ expectedErrors: [/422/] });

  test("is made from the name until it is edited", async ({ page }) => {
    await createRecord(page, "categories", { name: "Kendi Adıyla", slug: "kendi-adiyla" });
    await createRecord(page, "categories", { name: "Kendi Adresiyle", slug: "elle-yazilan" });
    await openScreen(page, "/admin/categories");
    const [name, slug] = [page.getByLabel("Kategori Adı"), page.getByLabel("Slug")];
    await page.getByRole("button", { name: "Düzenle: Kendi Adresiyle" }).click();
    await name.fill("Yeni Ad");
    await page.getByLabel("Açıklama").fill("Ad değişti.");
    await expect(slug).toHaveValue("elle-yazilan");
    await page.getByRole("button", { name: "İptal" }).click();
    await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
    await page.getByRole("button", { name: "Düzenle: Kendi Adıyla" }).click();
    await name.fill("Çılgın Çarşamba");
    await expect(slug).toHaveValue("cilgin-carsamba");
    await page.getByRole("button", { name: "İptal" }).click();
    await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
    await page.getByRole("button", { name: "Yeni Kategori Ekle" }).click();
    await name.fill("Yarım");
    await expect(slug).toHaveValue("yarim");
    await slug.fill("kendi-adresi");
    await name.fill("Yarım Kalan Kategori");
    await expect(slug).toHaveValue("kendi-adresi");
  });

  test("can be corrected in the same dialog when it is taken", async ({ page }) => {
    await openScreen(page, "/admin/categories?kayit=yeni");
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

test.describe("the dialog of a category", () => {
  test("restores its draft, including an edited slug", async ({ page }) => {
    await openScreen(page, "/admin/categories?kayit=yeni");
    const [name, slug] = [page.getByLabel("Kategori Adı"), page.getByLabel("Slug")];
    await slug.fill("kendi-adresi");
    await name.fill("Yarım Kalan Kategori");
    await expect.poll(async () => (await storedDrafts(page, "category:new")).join()).toContain("Yarım Kalan Kategori");
    page.once("dialog", (dialog) => void dialog.accept());
    await openScreen(page, "/admin/categories?kayit=yeni");
    await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
    await expect(name).toHaveValue("Yarım Kalan Kategori");
    await expect(slug).toHaveValue("kendi-adresi");
  });

  test("is closed by Escape, after a confirmation if there are changes", async ({ page }) => {
    await openScreen(page, "/admin/categories");
    const edit = page.getByRole("button", { name: /^Düzenle/ }).first();
    await edit.click();
    const name = page.getByLabel("Kategori Adı");
    await name.fill("Yarım Kalan Kategori");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Kaydedilmemiş değişiklikler var")).toBeVisible();
    await page.getByRole("button", { name: "Sayfada kal" }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(name).toHaveValue("Yarım Kalan Kategori");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
    await expect(name).toBeHidden();
    await edit.click();
    await expect(name).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(edit).toBeFocused();
  });
});
