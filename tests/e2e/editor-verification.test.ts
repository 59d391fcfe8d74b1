import type { Page } from "@playwright/test";
import { formatDate } from "../../worker/turkish/calendar";
import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { promotionInput } from "../support/inputs";

/** The record's name behind the action in an accessible name: 'Düzenle: …'. */
const nameIn = (label: string | null) => label?.replace(/^[^:]+: /, "") ?? "";

const createPromotion = (page: Page, title: string) =>
  createRecord<{ id: string }>(page, "promotions", { ...promotionInput(), title });

test.describe("a promotion is verified with one click", () => {
  test("in the queue of the longest unverified records, which it then leaves", async ({ page }) => {
    await openScreen(page, "/admin/dashboard");
    await page.getByRole("link", { name: "Hepsini gör: Doğrulanacaklar" }).click();
    await expect(page).toHaveURL("/admin/verification");
    const entries = page.locator(".record-table tbody tr");
    await expect(entries.first()).toBeVisible();
    await page.getByLabel("Tür").selectOption("Promosyon");
    await expect(page).toHaveURL("/admin/verification?kind=promotion");
    await expect(page.getByRole("cell").getByText("Casino sitesi", { exact: true })).toHaveCount(0);
    const verify = entries.first().getByRole("button", { name: /^Doğruladım: / });
    const title = nameIn(await verify.getAttribute("aria-label"));
    await verify.click();
    await expect(page.getByText("Bugünün tarihiyle doğrulandı").first()).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
    await openScreen(page, "/admin/promotions?sort=-last_verified_at");
    await expect(row(page, title).getByText("bugün")).toBeVisible();
  });

  test("in its form, opened from the queue, which keeps what was typed", async ({ page }) => {
    await openScreen(page, "/admin/verification?kind=promotion");
    const edit = page.getByRole("link", { name: /^Düzenle: / }).first();
    const title = `${nameIn(await edit.getAttribute("aria-label"))} (yeni)`;
    await edit.click();
    await page.getByLabel("Promosyon Başlığı").fill(title);
    await page.getByRole("button", { name: "Doğruladım" }).click();
    await expect(page.getByText("Son doğrulama: bugün")).toBeVisible();
    await expect(page.getByLabel("Promosyon Başlığı")).toHaveValue(title);
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(page.getByText("Promosyon başarıyla güncellendi")).toBeVisible();
    await openScreen(page, "/admin/promotions?sort=-last_verified_at");
    await expect(row(page, title).getByText("bugün")).toBeVisible();
  });

  test("in the list, after which visitors see the date", async ({ page }) => {
    await createPromotion(page, "Listede Doğrulanan");
    await openScreen(page, "/admin/promotions?q=listede+doğrulanan");
    await page.getByRole("button", { name: "Doğruladım: Listede Doğrulanan" }).click();
    await expect(page.getByText("Bugünün tarihiyle doğrulandı").first()).toBeVisible();
    await expect(row(page, "Listede Doğrulanan").getByText("bugün")).toBeVisible();
    const link = page.getByRole("link", { name: "Sitede gör: Listede Doğrulanan" });
    const visitor = await page.context().newPage();
    await visitor.goto((await link.getAttribute("href")) ?? "");
    await expect(visitor.getByText(`Son doğrulama: ${formatDate(new Date().toISOString())}`)).toBeVisible();
  });
});
