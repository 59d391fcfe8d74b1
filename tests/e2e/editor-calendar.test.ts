import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";

const TITLE = "Takvimde Taşınan Bonus";
/** A week in which nothing else happens. */
const WEDNESDAY = "2094-05-12";
const FRIDAY = "2094-05-14";
const SUNDAY = "2094-05-16";

const cell = (page: Page, day: string) => page.locator(`td[data-day="${day}"]`);
const entryOn = (page: Page, day: string) => cell(page, day).getByRole("listitem").filter({ hasText: TITLE });

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test("an end date is dragged, taken back, moved by keyboard, and listed by day on phones", async ({ page }) => {
  await createRecord(page, "promotions", { ...promotionInput(), title: TITLE, expiry_date: WEDNESDAY });
  await openScreen(page, `/admin/calendar?date=${WEDNESDAY}`);
  await page.getByRole("button", { name: "Hafta", exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByRole("table", { name: "10–16 Mayıs 2094" })).toBeVisible();

  await entryOn(page, WEDNESDAY).dragTo(cell(page, FRIDAY));
  await expect(page.getByText("Yeni son gün: 14 Mayıs 2094")).toBeVisible();
  await expect(entryOn(page, FRIDAY)).toBeVisible();
  await expect(entryOn(page, WEDNESDAY)).toHaveCount(0);
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(entryOn(page, WEDNESDAY)).toBeVisible();

  const expiry = "**/api/admin/promotions/*/expiry";
  await page.route(expiry, (route) => route.abort());
  await entryOn(page, WEDNESDAY).dragTo(cell(page, FRIDAY));
  await expect(page.getByText(/^Promosyon güncellenirken bir hata oluştu/)).toBeVisible();
  const move = entryOn(page, WEDNESDAY).getByRole("button", { name: `Taşı: ${TITLE}` });
  await expect(move).toBeFocused();
  await page.unroute(expiry);

  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Bitiş tarihini taşı" });
  await dialog.getByLabel("Son gün").fill("2020-01-01");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Geçmiş bir güne taşınamaz; bugünü ya da sonrasını seçin.");
  await expectAccessible(page);
  await dialog.getByLabel("Son gün").fill(SUNDAY);
  await page.keyboard.press("Enter");
  await expect(entryOn(page, SUNDAY).getByRole("button", { name: `Taşı: ${TITLE}` })).toBeFocused();
  await expect(page.getByText("Yeni son gün: 16 Mayıs 2094")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const day = page.getByRole("region", { name: "16 Mayıs Pazar" });
  await expect(day.getByRole("link", { name: TITLE })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("button", { name: "Promosyon bitişi" }).click();
  await expect(page.getByText("Gösterilen türlerde kayıt yok")).toBeVisible();
  await expect(page).toHaveURL(/hide=ending/);
});
