import type { Locator } from "@playwright/test";
import { formatDate } from "../../worker/turkish/calendar";
import { expect, openScreen, row, test } from "../support/admin-panel";

/** The record's name behind the action in an accessible name: 'Düzenle: …'. */
const nameIn = async (control: Locator) => (await control.getAttribute("aria-label"))?.replace(/^[^:]+: /, "") ?? "";

test("what was left longest is verified in one click, in the queue, in the form and in the list", async ({ page }) => {
  await openScreen(page, "/admin/dashboard");
  await page.getByRole("link", { name: "Hepsini gör: Doğrulanacaklar" }).click();
  await expect(page).toHaveURL("/admin/verification");
  const entries = page.locator(".record-table tbody tr");
  await expect(entries.first()).toBeVisible();
  await page.getByLabel("Tür").selectOption("Promosyon");
  await expect(page).toHaveURL("/admin/verification?kind=promotion");
  await expect(page.getByRole("cell").getByText("Casino sitesi", { exact: true })).toHaveCount(0);
  const verifyButton = entries.first().getByRole("button", { name: /^Doğruladım: / });
  const first = await nameIn(verifyButton);
  await verifyButton.click();
  await expect(page.getByText("Bugünün tarihiyle doğrulandı").first()).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);

  const edit = entries.first().getByRole("link", { name: /^Düzenle: / });
  const second = await nameIn(edit);
  await edit.click();
  await page.getByLabel("Promosyon Başlığı").fill(`${second} (yeni)`);
  await page.getByRole("button", { name: "Doğruladım" }).click();
  await expect(page.getByText("Son doğrulama: bugün")).toBeVisible();
  await expect(page.getByLabel("Promosyon Başlığı")).toHaveValue(`${second} (yeni)`);
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Promosyon başarıyla güncellendi")).toBeVisible();

  await openScreen(page, "/admin/promotions?sort=-last_verified_at");
  for (const title of [first, `${second} (yeni)`]) await expect(row(page, title).getByText("bugün")).toBeVisible();
  const last = page.locator(".record-table tbody tr").last();
  await last.getByRole("button", { name: /^Doğruladım: / }).click();
  await expect(page.getByText("Bugünün tarihiyle doğrulandı").first()).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto((await page.getByRole("link", { name: `Sitede gör: ${first}` }).getAttribute("href")) ?? "");
  await expect(visitor.getByText(`Son doğrulama: ${formatDate(new Date().toISOString())}`)).toBeVisible();
});
