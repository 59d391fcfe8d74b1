import { createRecord, expect, navigateTo, openScreen, row, storedDrafts, test } from "../support/admin-panel";

test.describe("the dialog of a category", () => {
  test.use({ expectedErrors: [/422/] });

  test("makes the slug from the name, and restores its draft", async ({ page }) => {
    const [name, slug] = [page.getByLabel("Kategori Adı"), page.getByLabel("Slug")];
    const leave = async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
      await expect(name).toBeHidden();
    };
    await createRecord(page, "categories", { name: "Kendi Adıyla", slug: "kendi-adiyla" });
    await createRecord(page, "categories", { name: "Kendi Adresiyle", slug: "elle-yazilan" });
    await openScreen(page, "/admin/categories");

    await test.step("a slug that was edited stays", async () => {
      await page.getByRole("button", { name: "Düzenle: Kendi Adresiyle" }).click();
      await name.fill("Yeni Ad");
      await page.getByLabel("Açıklama").fill("Ad değişti.");
      await expect(slug).toHaveValue("elle-yazilan");
      await leave();
    });

    await test.step("another follows the name", async () => {
      const edit = page.getByRole("button", { name: "Düzenle: Kendi Adıyla" });
      await edit.click();
      await name.fill("Çılgın Çarşamba");
      await expect(slug).toHaveValue("cilgin-carsamba");
      await page.keyboard.press("Escape");
      await expect(page.getByText("Kaydedilmemiş değişiklikler var")).toBeVisible();
      await page.getByRole("button", { name: "Sayfada kal" }).click();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(name).toHaveValue("Çılgın Çarşamba");
      await leave();
      await expect(edit).toBeFocused();
    });

    await test.step("a draft holds an edited slug", async () => {
      await page.getByRole("button", { name: "Yeni Kategori Ekle" }).click();
      await name.fill("Yarım");
      await expect(slug).toHaveValue("yarim");
      await slug.fill("turnuva");
      await name.fill("İstanbul Işıkları");
      await expect.poll(async () => (await storedDrafts(page, "category:new")).join()).toContain("İstanbul Işıkları");
      page.once("dialog", (dialog) => void dialog.accept());
      await openScreen(page, "/admin/categories?kayit=yeni");
      await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
      await expect(name).toHaveValue("İstanbul Işıkları");
      await expect(slug).toHaveValue("turnuva");
    });

    await test.step("a slug that is taken is corrected in the same dialog", async () => {
      await page.getByRole("button", { name: "Kaydet", exact: true }).click();
      await expect(page.getByRole("dialog").getByText("Bu slug değeri zaten kullanılıyor")).toBeVisible();
      await expect(name).toHaveValue("İstanbul Işıkları");
      await slug.fill("istanbul");
      await page.getByRole("button", { name: "Kaydet", exact: true }).click();
      await expect(page.getByText("Kategori başarıyla eklendi")).toBeVisible();
    });
  });
});

test.describe("categories", () => {
  test.use({ expectedErrors: [/409/] });

  test("are deleted by keyboard and together, unless they are in use", async ({ page }) => {
    for (const n of [1, 2, 3]) await createRecord(page, "categories", { name: `Silinen ${n}`, slug: `silinen-${n}` });
    await createRecord(page, "categories", { name: "Boş Tür", slug: "bos-tur" });
    await openScreen(page, "/admin/categories");
    const question = page.getByRole("alertdialog");
    const chosen = page.getByRole("group", { name: "Seçili kayıtlar" });

    await test.step("one in use stays", async () => {
      const used = row(page, "Hoş Geldin Bonusu");
      await used.getByRole("button", { name: /^Sil/ }).click();
      await expect(page.getByText("Bu kategori kullanımda olduğu için silinemez")).toBeVisible();
      await used.getByRole("checkbox").click();
      await chosen.getByRole("button", { name: "Sil" }).click();
      await expect(page.getByText("Seçili kategoriler kullanımda olduğu için silinemez")).toBeVisible();
      await expect(question).toHaveCount(0);
    });

    await test.step("the others of a selection are deleted", async () => {
      await row(page, "Boş Tür").getByRole("checkbox").click();
      await chosen.getByRole("button", { name: "Sil" }).click();
      await expect(question.getByText("Kullanımda olduğu için yerinde kalacak:")).toBeVisible();
      await expect(question.getByRole("listitem")).toHaveText(["Boş Tür", "Hoş Geldin Bonusu"]);
      await question.getByRole("button", { name: "Sil" }).click();
      await expect(page.getByText("1 kategori silindi")).toBeVisible();
    });

    await test.step("by keyboard the focus moves to the next row", async () => {
      await navigateTo(page, "/admin/categories?q=silinen");
      for (const n of [2, 3, 1]) {
        const remove = page.getByRole("button", { name: `Sil: Silinen ${n}` });
        if (n === 2) await remove.focus();
        else await expect(remove).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(question.getByRole("button", { name: "İptal" })).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(question).toHaveCount(0);
        await expect(remove).toHaveCount(0);
      }
      await expect(page.locator("main").locator("a:focus, button:focus")).toBeVisible();
    });

    await test.step("an empty list offers to add one", async () => {
      const nothing = { rows: [], total: 0, page: 1, pages: 1 };
      await page.route(/\/api\/admin\/categories(\?|$)/, (route) => route.fulfill({ json: nothing }));
      await navigateTo(page, "/admin/categories?sort=name");
      await expect(page.getByText("Henüz kategori yok")).toBeVisible();
      const add = page.getByRole("button", { name: "Yeni Kategori Ekle" });
      await expect(add).toHaveCount(2);
      await add.last().click();
      await expect(page.getByRole("dialog").getByLabel("Kategori Adı")).toBeVisible();
    });
  });
});
