import { expect, openScreen, row, test } from "../support/admin-panel";

test.describe("redirects", () => {
  test.use({ expectedErrors: [/422/] });

  test("are added, refused where they lead to themselves, and switched off", async ({ page }) => {
    await openScreen(page, "/admin/redirects");
    const dialog = page.getByRole("dialog");
    const [source, target] = [dialog.getByLabel("Eski adres"), dialog.getByLabel("Yeni adres")];
    const add = async (from: string, to: string) => {
      await page.getByRole("button", { name: "Yönlendirme Ekle" }).first().click();
      await source.fill(from);
      await target.fill(to);
      await dialog.getByRole("button", { name: "Kaydet" }).click();
    };

    await test.step("a rule leads an old address on", async () => {
      await add("/2019/05/Eski-Yazı/", "/blog");
      await expect(page.getByText("Yönlendirme eklendi")).toBeVisible();
      await expect(row(page, "/2019/05/Eski-Yazı/")).toContainText("301 kalıcı");
    });

    await test.step("a rule to itself is refused with its sentence, and the text stays", async () => {
      await add("/dolap", "/Dolap/");
      await expect(dialog.getByText("Kural kendi adresine gidiyor")).toBeVisible();
      await expect(source).toHaveValue("/dolap");
      await expect(target).toHaveValue("/Dolap/");
    });

    await test.step("a removed address has no new one", async () => {
      await dialog.getByLabel("Tür").selectOption("410 kaldırıldı");
      await expect(target).toHaveCount(0);
      await source.fill("/kalkti");
      await dialog.getByRole("button", { name: "Kaydet" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row(page, "/kalkti")).toContainText("410 kaldırıldı");
    });

    await test.step("a rule is switched off", async () => {
      await row(page, "/kalkti")
        .getByRole("button", { name: /^Pasif Yap/ })
        .click();
      await expect(row(page, "/kalkti")).toContainText("Pasif");
    });
  });
});
