import { anyLogoUrl, createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";

test.describe("a record that somebody else saved", () => {
  test.use({ expectedErrors: [/409|422|ERR_FAILED/] });
  test("two tabs that edit one record settle who wins, and nothing is lost in silence", async ({ page }) => {
    const { id } = await createRecord<{ id: string }>(page, "casinos", {
      name: "Çift Sekme Casino",
      url: "https://cift.example/",
      logo_url: await anyLogoUrl(page),
      description: "<p>İki sekmede düzenlenen site.</p>",
    });
    const other = await page.context().newPage();
    await openScreen(page, `/admin/casinos/edit/${id}`);
    await openScreen(other, `/admin/casinos/edit/${id}`);
    await other.getByLabel("Site Adı").fill("Öteki Sekmenin Adı");
    await other.getByRole("checkbox", { name: "7/24 Destek" }).click();
    await other.getByLabel("Puan").fill("4");
    await other.locator(".ql-editor").selectText();
    await other.getByRole("button", { name: "Kalın" }).click();
    await other.getByRole("button", { name: "Güncelle" }).click();
    await expect(other.getByText("Casino başarıyla güncellendi")).toBeVisible();
    await page.getByLabel("Site Adı").fill("Bu Sekmenin Adı");
    await page.getByRole("button", { name: "Güncelle" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("Bu kayıt siz düzenlerken değiştirildi")).toBeVisible();
    await question.getByRole("button", { name: "Düzenlemeye dön" }).click();
    await expect(page.getByRole("button", { name: "Güncelle" })).toBeFocused();
    await page.keyboard.press("Enter");
    const theirs = (label: string) => question.getByRole("group", { name: `${label}: Diğer sürüm` });
    await expect(theirs("Site Adı")).toHaveText("Öteki Sekmenin Adı");
    await expect(theirs("Site Adı").locator("del")).toHaveText("Öteki");
    await expect(theirs("7/24 Destek")).toHaveText("Evet");
    await expect(question.getByText("yalnızca biçim farklı")).toBeVisible();
    // What was touched in one tab only comes from that one, unless the editor chooses otherwise.
    const choice = (label: string, title: string) =>
      question.getByRole("group", { name: label, exact: true }).getByRole("radio", { name: title });
    await expect(choice("Site Adı", "Sizin sürümünüz")).toBeChecked();
    await expect(choice("Site Açıklaması", "Diğer sürüm")).toBeChecked();
    await expect(choice("7/24 Destek", "Diğer sürüm")).toBeChecked();
    await choice("7/24 Destek", "Sizin sürümünüz").check();
    await expectAccessible(page);
    const save = question.getByRole("button", { name: "Seçtiklerimi kaydet" });
    await page.route("**/api/admin/casinos/*", (route) => route.abort(), { times: 1 });
    await save.click();
    await expect(page.getByText("Casino kaydedilirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
    await choice("Site Açıklaması", "Sizin sürümünüz").check();
    await save.click();
    await expect(page).toHaveURL("/admin/casinos");
    await expect(row(page, "Bu Sekmenin Adı")).toBeVisible();
    expect(await (await page.request.get(`/api/admin/casinos/${id}`)).json()).toMatchObject({
      name: "Bu Sekmenin Adı",
      has_24_7_support: false,
      description: "<p>İki sekmede düzenlenen site.</p>",
      rating: 4,
    });
  });

  test("the other version names a category that is switched off", async ({ page }) => {
    const { id: category_id } = await createRecord<{ id: string }>(page, "categories", {
      name: "Kapalı Tür",
      slug: "kapali-tur",
      is_active: false,
    });
    const input = {
      title: "Kategorisi Değişen Promosyon",
      short_description: "Kategorisi arada değişen promosyon.",
      url: "https://arada.example/",
    };
    const { id, updated_at } = await createRecord<{ id: string; updated_at: string }>(page, "promotions", input);
    await openScreen(page, `/admin/promotions/edit/${id}`);
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const data = { ...input, category_id, updated_at };
    expect((await page.request.put(`/api/admin/promotions/${id}`, { data, headers })).status()).toBe(200);
    await page.getByLabel("Promosyon Başlığı").fill("Başlığı Değişen Promosyon");
    await page.getByRole("button", { name: "Güncelle" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("group", { name: "Kategori: Diğer sürüm" })).toHaveText("Kapalı Tür");
  });
});

test.describe("a record that somebody deleted", () => {
  test.use({ expectedErrors: [/404/] });
  test("is brought back or made anew with what was typed", async ({ page }) => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    for (const [answer, name] of [
      ["Çöp kutusundan geri al", "Geri Gelen Tür"],
      ["Yeni kayıt olarak kaydet", "Yeniden Doğan Tür"],
    ] as const) {
      const { id } = await createRecord<{ id: string }>(page, "categories", {
        name,
        slug: "silinen-tur",
        is_active: true,
      });
      await openScreen(page, `/admin/categories?kayit=${id}`);
      await page.getByLabel("Kategori Adı").fill(`${name} 2`);
      expect((await page.request.delete(`/api/admin/categories/${id}`, { headers })).ok()).toBe(true);
      await page.getByRole("button", { name: "Güncelle" }).click();
      const question = page.getByRole("alertdialog", { name: "Bu kayıt siz düzenlerken silindi" });
      await question.getByRole("button", { name: answer }).click();
      await expect(row(page, `${name} 2`)).toBeVisible();
      const again = await page.request.get(`/api/admin/categories/${id}`);
      expect(again.status()).toBe(answer === "Çöp kutusundan geri al" ? 200 : 404);
      if (again.ok()) expect(await again.json()).toMatchObject({ name: `${name} 2` });
      await page.request.delete(`/api/admin/categories/${id}`, { headers });
    }
  });
});
