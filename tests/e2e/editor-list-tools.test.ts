import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";

const promotion = { short_description: "Listelerin denendiği promosyon.", url: "https://liste.example/" };
const create = (page: Page, title: string, more: object = {}) =>
  createRecord<{ id: string }>(page, "promotions", { ...promotion, title, ...more });

test("a promotion is copied once the form that it fills is saved", async ({ page }) => {
  await create(page, "Çoğalan Promosyon", { promotion_code: "COGALAN" });
  await openScreen(page, "/admin/promotions?q=çoğalan");
  await page.getByRole("link", { name: "Çoğalt: Çoğalan Promosyon" }).click();
  await expect(page.getByRole("heading", { name: "Yeni Promosyon Ekle" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Promosyon Başlığı" })).toHaveValue("Çoğalan Promosyon (kopya)");
  await page.getByRole("button", { name: "Kaydet" }).click();
  const copy = row(page, "Çoğalan Promosyon (kopya)");
  await expect(copy.getByText("Pasif", { exact: true })).toBeVisible();
  await expect(copy.getByText("COGALAN")).toBeVisible();
  await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
});
