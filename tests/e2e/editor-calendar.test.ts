import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";

/** A week in which nothing else happens. */
const WEDNESDAY = "2094-05-12";
const FRIDAY = "2094-05-14";
const SUNDAY = "2094-05-16";

const cell = (page: Page, day: string) => page.locator(`td[data-day="${day}"]`);
const entryOn = (page: Page, day: string, title: string) =>
  cell(page, day).getByRole("listitem").filter({ hasText: title });

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test.describe("the calendar", () => {
  test("changes an end date when its entry is dragged to another day, and undoes it", async ({ page }) => {
    const title = "Sürüklenen Bonus";
    await openWeekWith(page, title);
    await entryOn(page, WEDNESDAY, title).dragTo(cell(page, FRIDAY));
    await expect(page.getByText("Yeni son gün: 14 Mayıs 2094")).toBeVisible();
    await expect(entryOn(page, FRIDAY, title)).toBeVisible();
    await expect(entryOn(page, WEDNESDAY, title)).toHaveCount(0);
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(entryOn(page, WEDNESDAY, title)).toBeVisible();
  });

  test("puts a dragged entry back when the request fails, and focuses it again", async ({ page }) => {
    const title = "Geri Dönen Bonus";
    await openWeekWith(page, title);
    await page.route("**/api/admin/promotions/*/expiry", (route) => route.abort());
    const move = entryOn(page, WEDNESDAY, title).getByRole("button", { name: `Taşı: ${title}` });
    await move.focus();
    await entryOn(page, WEDNESDAY, title).dragTo(cell(page, FRIDAY));
    await expect(page.getByText(/^Promosyon güncellenirken bir hata oluştu/)).toBeVisible();
    await expect(move).toBeFocused();
  });

  test("moves an end date by keyboard, but not to a day in the past", async ({ page }) => {
    const title = "Taşınan Bonus";
    await openWeekWith(page, title);
    await entryOn(page, WEDNESDAY, title)
      .getByRole("button", { name: `Taşı: ${title}` })
      .press("Enter");
    const dialog = page.getByRole("dialog", { name: "Bitiş tarihini taşı" });
    await dialog.getByLabel("Son gün").fill("2020-01-01");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Geçmiş bir güne taşınamaz; bugünü ya da sonrasını seçin.");
    await expectAccessible(page);
    await dialog.getByLabel("Son gün").fill(SUNDAY);
    await page.keyboard.press("Enter");
    await expect(entryOn(page, SUNDAY, title).getByRole("button", { name: `Taşı: ${title}` })).toBeFocused();
    await expect(page.getByText("Yeni son gün: 16 Mayıs 2094")).toBeVisible();
  });

  test("is a list of days on phones, in which each kind of entry can be hidden", async ({ page }) => {
    const title = "Telefonda Biten Bonus";
    await openWeekWith(page, title);
    await page.setViewportSize({ width: 390, height: 844 });
    const day = page.getByRole("region", { name: "12 Mayıs Çarşamba" });
    await expect(day.getByRole("link", { name: title })).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.getByRole("button", { name: "Promosyon bitişi" }).click();
    await expect(page.getByText("Gösterilen türlerde kayıt yok")).toBeVisible();
    await expect(page).toHaveURL(/hide=ending/);
  });
});

/** Creates a promotion that ends on the Wednesday, and opens its week. */
async function openWeekWith(page: Page, title: string) {
  await createRecord(page, "promotions", { ...promotionInput(), title, expiry_date: WEDNESDAY });
  await openScreen(page, `/admin/calendar?date=${WEDNESDAY}`);
  await page.getByRole("button", { name: "Hafta", exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByRole("table", { name: "10–16 Mayıs 2094" })).toBeVisible();
}
