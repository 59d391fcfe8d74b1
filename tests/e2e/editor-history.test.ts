import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { promotionInput } from "../support/inputs";

test.describe("the history of a record", () => {
  test("compares a former version with the current one, and restores the chosen fields", async ({ page }) => {
    const { id } = await createRecord<{ id: string }>(page, "promotions", { ...promotionInput(), title: "İlk Başlık" });
    const edit = `/admin/promotions/edit/${id}`;
    await openScreen(page, edit);
    await page.getByRole("button", { name: "Geçmiş" }).click();
    await expect(page.getByText("Bu kayıt henüz değiştirilmedi; eski sürümü yok.")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByLabel("Promosyon Başlığı").fill("Sonraki Başlık");
    await page.getByLabel("Kısa Açıklama").fill("Bambaşka bir kısa açıklama");
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(page.getByText("Promosyon başarıyla güncellendi")).toBeVisible();

    await openScreen(page, edit);
    await expect(page.getByText(/^Son düzenleyen: yonetici@/)).toBeVisible();
    await page.getByRole("button", { name: "Geçmiş" }).click();
    const dialog = page.getByRole("dialog", { name: "Geçmiş" });
    await expect(dialog.getByRole("radiogroup", { name: "Eski sürümler" }).getByRole("radio")).toHaveCount(1);
    await expect(dialog.getByLabel("Promosyon Başlığı: Bu sürüm")).toHaveText("İlk Başlık");
    await dialog.getByRole("group", { name: "Kısa Açıklama" }).getByRole("radio", { name: "Şimdiki" }).click();
    await dialog.getByRole("button", { name: "Seçtiklerime dön" }).click();
    await expect(page.getByText("Promosyon başarıyla güncellendi").first()).toBeVisible();

    await openScreen(page, edit);
    await expect(page.getByLabel("Promosyon Başlığı")).toHaveValue("İlk Başlık");
    await expect(page.getByLabel("Kısa Açıklama")).toHaveValue("Bambaşka bir kısa açıklama");
    await page.getByRole("button", { name: "Geçmiş" }).click();
    await expect(dialog.getByRole("radiogroup", { name: "Eski sürümler" }).getByRole("radio")).toHaveCount(2);
  });
});
