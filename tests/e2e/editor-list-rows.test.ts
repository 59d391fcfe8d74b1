import type { Page } from "@playwright/test";
import { LIST_SIZE } from "../../worker/records/list";
import { expect, navigateTo, openScreen, row, test } from "../support/admin-panel";
import { createPromotion, selection } from "../support/listed-promotions";

const selectPage = (page: Page) => page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();

test.describe("the rows of a list", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("are selected in a range or on all pages, switched off and on, deleted and restored", async ({ page }) => {
    for (const n of [1, 2]) await createPromotion(page, `Silinecek ${n}`);
    for (let n = 0; n <= LIST_SIZE; n++) await createPromotion(page, `Topluca ${n}`, { is_active: n > 0 });
    const passive = async () => {
      const answer = await page.request.get("/api/admin/promotions", { params: { q: "topluca", status: "passive" } });
      return ((await answer.json()) as { total: number }).total;
    };
    await openScreen(page, "/admin/promotions?q=topluca");
    const boxes = page.getByRole("checkbox", { name: /^Seç: / });

    await test.step("by Shift a range is selected", async () => {
      await boxes.nth(1).click();
      await boxes.nth(4).focus();
      await page.keyboard.press("Shift+Space");
      await expect(selection(page).getByText("4 kayıt seçildi")).toBeVisible();
      await boxes.nth(2).click({ modifiers: ["Shift"] });
      await expect(selection(page).getByText("1 kayıt seçildi")).toBeVisible();
    });

    await test.step("all pages are selected until a row is not", async () => {
      await selectPage(page);
      const all = selection(page).getByRole("button", { name: `${LIST_SIZE + 1} kaydın tümünü seç` });
      await all.press("Enter");
      await expect(selection(page).locator(":focus")).toHaveCount(1);
      await expect(selection(page).getByText(`${LIST_SIZE + 1} kaydın tümü seçildi`)).toBeVisible();
      await boxes.first().click();
      await expect(selection(page).getByText(`${LIST_SIZE - 1} kayıt seçildi`)).toBeVisible();
      await boxes.first().click();
      await all.click();
      await selection(page).getByRole("button", { name: "Seçimi kaldır" }).click();
      await expect(selection(page)).toHaveCount(0);
      await selectPage(page);
      await all.click();
    });

    await test.step("are switched off, and back on but for those off before", async () => {
      await selection(page).getByRole("button", { name: "Pasif Yap" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText(`${LIST_SIZE + 1} kaydın tümü`);
      await question.getByRole("button", { name: "Uygula" }).click();
      const done = page.getByText(`${LIST_SIZE} promosyon pasif yapıldı`).locator("..");
      await expect(done).toBeVisible();
      expect(await passive()).toBe(LIST_SIZE + 1);
      await done.getByRole("button", { name: "Geri al" }).click();
      await expect(page.getByText(`${LIST_SIZE} promosyon geri alındı`)).toBeVisible();
      expect(await passive()).toBe(1);
    });

    await test.step("get a later last day, which is taken back", async () => {
      await navigateTo(page, "/admin/promotions?q=silinecek");
      await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
      await selectPage(page);
      await selection(page).getByRole("button", { name: "Bitiş" }).click();
      const question = page.getByRole("alertdialog");
      await question.getByRole("radio", { name: "Gün", exact: true }).click();
      await question.getByLabel("Yeni son gün").fill("2030-05-01");
      await expect(question.getByText("Süresiz → 1 Mayıs 2030")).toHaveCount(2);
      await question.getByRole("button", { name: "Uygula" }).click();
      const done = page.getByText("2 promosyonun son günü değişti").locator("..");
      await expect(row(page, "Silinecek 1").getByText("1 May 2030")).toBeVisible();
      await done.getByRole("button", { name: "Geri al" }).click();
      await expect(row(page, "Silinecek 1").getByText("Süresiz")).toBeVisible();
    });

    await test.step("are named before they are deleted, stay selected when that fails, and are restored", async () => {
      await navigateTo(page, "/admin/promotions?q=silinecek");
      await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
      await selectPage(page);
      await selection(page).getByRole("button", { name: "Pasif Yap", exact: true }).click();
      await expect(page.getByRole("alertdialog").getByText("Aktif → Pasif")).toHaveCount(2);
      await page.getByRole("button", { name: "Uygula" }).click();
      for (const n of [1, 2])
        await expect(row(page, `Silinecek ${n}`).getByText("Pasif", { exact: true })).toBeVisible();
      await selectPage(page);
      await page.route("**/api/admin/promotions/selection", (route) => route.abort(), { times: 1 });
      const question = page.getByRole("alertdialog");
      const remove = async () => {
        await selection(page).getByRole("button", { name: "Sil" }).click();
        await expect(question.getByRole("listitem")).toHaveText(["Silinecek 2", "Silinecek 1"]);
        await question.getByRole("button", { name: "Sil" }).click();
      };
      await remove();
      await expect(page.getByText("Promosyon silinirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
      await expect(selection(page).getByText("2 kayıt seçildi")).toBeVisible();
      await remove();
      await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
      await page
        .getByText(/silindi/)
        .locator("..")
        .getByRole("button", { name: "Geri al" })
        .click();
      await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
    });
  });
});
