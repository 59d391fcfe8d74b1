import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { postInput, promotionInput } from "../support/inputs";

/** A week in which nothing else happens. */
const WEDNESDAY = "2094-05-12";
const FRIDAY = "2094-05-14";
const SUNDAY = "2094-05-16";
/** In the week after it, which another test fills. */
const NEXT_FRIDAY = "2094-05-21";
const TITLE = "Taşınan Bonus";

const cell = (page: Page, day: string) => page.locator(`td[data-day="${day}"]`);
const entryOn = (page: Page, day: string) => cell(page, day).getByRole("listitem").filter({ hasText: TITLE });
const move = (page: Page, day: string) => entryOn(page, day).getByRole("button", { name: `Taşı: ${TITLE}` });

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test("an end date is moved in the calendar, which is a list of days on phones", async ({ page }) => {
  await createRecord(page, "promotions", { ...promotionInput(), title: TITLE, expiry_date: WEDNESDAY });
  // A window that scrolls between press and move starts no drag.
  await page.setViewportSize({ width: 1024, height: 800 });
  await openScreen(page, `/admin/calendar?date=${WEDNESDAY}`);
  await page.getByRole("button", { name: "Hafta", exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByRole("table", { name: "10–16 Mayıs 2094" })).toBeVisible();

  await test.step("by drag and drop, which is taken back when the request fails", async () => {
    await page.route("**/api/admin/promotions/*/expiry", (route) => route.abort(), { times: 1 });
    await entryOn(page, WEDNESDAY).dragTo(cell(page, FRIDAY));
    await expect(page.getByText(/^Promosyon güncellenirken bir hata oluştu/)).toBeVisible();
    await expect(move(page, WEDNESDAY)).toBeVisible();
    await entryOn(page, WEDNESDAY).dragTo(cell(page, FRIDAY));
    await expect(page.getByText("Yeni son gün: 14 Mayıs 2094")).toBeVisible();
    await expect(entryOn(page, FRIDAY)).toBeVisible();
    await expect(entryOn(page, WEDNESDAY)).toHaveCount(0);
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(entryOn(page, WEDNESDAY)).toBeVisible();
  });

  await test.step("by keyboard, but not to a day in the past", async () => {
    await move(page, WEDNESDAY).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Bitiş Tarihini Taşı" });
    await dialog.getByLabel("Son gün").fill("2020-01-01");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Geçmiş bir güne taşınamaz; bugünü ya da sonrasını seçin.");
    await expectAccessible(page);
    await dialog.getByLabel("Son gün").fill(SUNDAY);
    await page.keyboard.press("Enter");
    await expect(move(page, SUNDAY)).toBeFocused();
    await expect(page.getByText("Yeni son gün: 16 Mayıs 2094")).toBeVisible();
  });

  await test.step("on a phone each kind of entry can be hidden", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const day = page.getByRole("region", { name: "16 Mayıs Pazar" });
    await expect(day.getByRole("link", { name: TITLE })).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Yazı planla: 11 Mayıs Salı" })).toBeVisible();
    await page.getByRole("button", { name: "Promosyon bitişi" }).click();
    await expect(page.getByText("Gösterilen türlerde kayıt yok")).toBeVisible();
    await expect(page.getByRole("button", { name: "Yazı planla: 11 Mayıs Salı" })).toBeVisible();
    await expect(page).toHaveURL(/hide=ending/);
  });
});

test("a week is filled with waiting drafts, after a preview, and taken back", async ({ page }) => {
  const title = "Haftayı Dolduran Yazı";
  const { id } = await createRecord<{ id: string }>(page, "blog", { ...postInput(), title });
  await openScreen(page, `/admin/calendar?date=${NEXT_FRIDAY}&view=week`);
  const tray = page.getByRole("region", { name: "Zamanı Olmayan Taslaklar" });
  const planned = page.getByRole("table").getByRole("link", { name: new RegExp(title) });

  await test.step("by its button", async () => {
    await page.getByRole("button", { name: "Haftayı doldur", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Haftayı doldur" });
    await expect(dialog.getByText("17 Mayıs Pazartesi")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(new RegExp(title)).waitFor();
    for (const box of await dialog.getByRole("checkbox").all()) await box.uncheck();
    await dialog.getByLabel(new RegExp(title)).check();
    await dialog.getByRole("button", { name: "1 yazıyı planla" }).click();
    await expect(page.getByText("1 yazı planlandı")).toBeVisible();
    await expect(planned).toBeVisible();
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(planned).toHaveCount(0);
    await expect(tray.getByRole("link", { name: title })).toBeVisible();
  });

  await test.step("of those on the screen, but not one that is over", async () => {
    const fill = page.getByRole("button", { name: "Haftayı doldur", exact: true });
    await openScreen(page, `/admin/calendar?date=${NEXT_FRIDAY}`);
    await expect(page.getByRole("row").nth(1).getByRole("time").first()).toHaveAttribute("datetime", "2094-05-17");
    await fill.click();
    const dialog = page.getByRole("dialog", { name: "Haftayı doldur" });
    await expect(dialog.getByText("17 Mayıs Pazartesi")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Hafta" }).selectOption({ label: "24–30 Mayıs 2094" });
    await expect(dialog.getByText("24 Mayıs Pazartesi")).toBeVisible();
    await expect(dialog.getByText("17 Mayıs Pazartesi")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await openScreen(page, "/admin/calendar?date=2024-05-17&view=week");
    await fill.press("Enter");
    await expect(page.getByText("Geçmiş bir hafta doldurulamaz; bu haftayı ya da sonrasını açın.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await openScreen(page, `/admin/calendar?date=${NEXT_FRIDAY}&view=week`);
  });

  await test.step("or on one day by its '+'", async () => {
    await page.getByRole("button", { name: "Yazı planla: 21 Mayıs Cuma" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(title) })
      .click();
    const time = page.getByRole("dialog").getByLabel("Yayın zamanı (İstanbul saatiyle)");
    await expect(time).toHaveValue(`${NEXT_FRIDAY}T09:00`);
    await page.getByRole("dialog").getByRole("button", { name: "Planla" }).click();
    await expect(cell(page, NEXT_FRIDAY).getByRole("link", { name: new RegExp(title) })).toBeVisible();
  });

  await test.step("as can be a new post", async () => {
    await page.getByRole("button", { name: "Yazı planla: 21 Mayıs Cuma" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Yeni blog yazısı" }).click();
    await expect(page.getByLabel("Yayın zamanı")).toHaveValue(`${NEXT_FRIDAY}T09:00`);
    await page.getByRole("link", { name: "İptal" }).click();
    await expect(page).toHaveURL(`/admin/calendar?date=${NEXT_FRIDAY}&view=week`);
  });

  await page.request.delete(`/api/admin/blog/${id}`, { headers: { "Sec-Fetch-Site": "same-origin" } });
});
