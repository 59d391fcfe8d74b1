import {
  anyLogoUrl,
  chooseInMenu,
  createRecord,
  expect,
  navigateTo,
  openScreen,
  row,
  test,
} from "../support/admin-panel";
import { createPromotion } from "../support/listed-promotions";

test.describe("the cells of a list", () => {
  test.use({ expectedErrors: [/409/] });

  test("are edited by keyboard, also when somebody else changed them, and copied with their record", async ({
    page,
  }) => {
    await createPromotion(page, "Çoğalan Promosyon", { promotion_code: "COGALAN" });
    const title = "Yerinde Promosyon";
    const { id } = await createPromotion(page, title, { promotion_code: "ILK" });
    await openScreen(page, "/admin/promotions?q=yerinde");
    const code = page.getByRole("button", { name: new RegExp(`^Promosyon kodu: ${title}`) });
    const input = page.getByRole("textbox", { name: `Promosyon kodu: ${title}` });

    await test.step("'Aktif' of a splash ad has the colour of the running ones only while it runs", async () => {
      const ad = { href: "https://a.example", image_url: await anyLogoUrl(page) };
      await createRecord(page, "splash-ads", { ...ad, title: "Süren Reklam" });
      await createRecord(page, "splash-ads", { ...ad, title: "Biten Reklam", ends_at: "2026-01-01T00:00:00.000Z" });
      await openScreen(page, "/admin/splash-ads?q=reklam");
      const colorOf = (ad: string) =>
        page.getByRole("button", { name: `Aktif: ${ad}` }).evaluate((button) => getComputedStyle(button).color);
      await expect(row(page, "Biten Reklam")).toContainText("Bitti");
      expect(await colorOf("Biten Reklam")).not.toBe(await colorOf("Süren Reklam"));
      const good = row(page, "Süren Reklam").locator(".state-good");
      expect(await colorOf("Süren Reklam")).toBe(await good.evaluate((state) => getComputedStyle(state).color));
      await openScreen(page, "/admin/promotions?q=yerinde");
    });

    await test.step("Enter saves, Escape cancels, and saving can be undone", async () => {
      await code.press("Enter");
      await input.fill("YARIM");
      await input.press("Escape");
      await expect(code).toBeFocused();
      await code.press("Enter");
      await input.fill("YENI");
      await input.press("Enter");
      await expect(code).toBeFocused();
      await expect(row(page, title).getByText("YENI")).toBeVisible();
      await page.getByRole("button", { name: "Geri al" }).click();
      await expect(page.getByText("geri alındı. Kod: YENI → ILK")).toBeVisible();
      await expect(row(page, title).getByText("ILK")).toBeVisible();
    });

    await test.step("what was typed stays, and is saved when confirmed", async () => {
      await code.press("Enter");
      await input.fill("BENIM");
      const path = `/api/admin/promotions/${id}`;
      const { updated_at } = (await (await page.request.get(path)).json()) as { updated_at: string };
      await page.request.put(`${path}/code`, {
        data: { promotion_code: "BASKASI", updated_at },
        headers: { "Sec-Fetch-Site": "same-origin" },
      });
      await input.press("Enter");
      await expect(page.getByText("Bu arada değişti: BASKASI")).toBeVisible();
      await expect(input).toHaveValue("BENIM");
      await page.getByRole("button", { name: "Kaydet" }).click();
      await expect(row(page, title).getByText("BENIM")).toBeVisible();
    });

    await test.step("a date is pasted or typed", async () => {
      await page.getByRole("button", { name: `Bitiş tarihi: ${title}` }).click();
      const day = page.getByLabel(`Bitiş tarihi: ${title}`, { exact: true });
      await day.evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "31.12.30");
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      });
      await expect(day).toHaveValue("2030-12-31");
      await day.fill("2030-05-01");
      await page.getByRole("button", { name: "Kaydet" }).click();
      await expect(row(page, title).getByText("1 May 2030")).toBeVisible();
    });

    await test.step("a promotion is duplicated, and its row marked after an editor was opened", async () => {
      await navigateTo(page, "/admin/promotions?q=çoğalan");
      await chooseInMenu(page, "Çoğalan Promosyon", "Çoğalt");
      await expect(page.getByRole("heading", { name: "Yeni Promosyon Ekle" })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Promosyon Başlığı" })).toHaveValue("Çoğalan Promosyon (kopya)");
      await page.getByRole("button", { name: "Kaydet", exact: true }).click();
      const copy = row(page, "Çoğalan Promosyon (kopya)");
      await expect(copy.getByText("Pasif", { exact: true })).toBeVisible();
      await expect(copy.getByText("COGALAN")).toBeVisible();
      await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Düzenle: Çoğalan Promosyon", exact: true }).click();
      await page.getByRole("heading", { name: "Promosyonu Düzenle" }).waitFor();
      await page.goBack();
      await expect(page.locator("tr[data-returned]")).toContainText("COGALAN");
      await expect(page.getByRole("link", { name: "Çoğalan Promosyon", exact: true })).toBeFocused();
    });
  });
});
