import type { Page } from "@playwright/test";
import { dayAfter } from "../../worker/turkish/calendar";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("the keyboard focus", () => {
  test("returns to the button of a date field when Escape closes the field", async ({ page }) => {
    const title = "Odağı Tutan Bonus";
    await createRecord(page, "promotions", { ...promotionInput(), title, expiry_date: dayAfter(new Date(), 0) });
    await openScreen(page, "/admin/dashboard");
    const day = button(page, `Tarih: ${title}`);
    await day.press("Enter");
    await page.keyboard.press("Escape");
    await expect(day).toBeFocused();
  });

  test("returns to the button that opened a dialog", async ({ page, baseURL }) => {
    await addComments(page, ["Odak Dur"], baseURL);
    await openScreen(page, "/admin/comments?q=odak dur");
    await button(page, "Bekletme kuralları").press("Enter");
    await expect(page.getByRole("dialog").getByLabel("hep beklesin")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button(page, "Bekletme kuralları")).toBeFocused();
    await button(page, "Sil: Odak Dur").press("Enter");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button(page, "Sil: Odak Dur")).toBeFocused();
  });

  test("goes from the hide button of a comment to its publish button", async ({ page, baseURL }) => {
    await addComments(page, ["Odak Geç"], baseURL);
    await openScreen(page, "/admin/comments?q=odak geç");
    await button(page, "Gizle: Odak Geç").press("Enter");
    await expect(button(page, "Yayınla: Odak Geç")).toBeFocused();
    await page.getByRole("status").getByRole("button", { name: "Geri al" }).press("Enter");
    await expect(button(page, "Yayınla: Odak Geç")).toBeFocused();
  });

  test("goes to the next row when a comment leaves a filtered list", async ({ page, baseURL }) => {
    await addComments(page, ["Süzgeçte Bir", "Süzgeçte İki"], baseURL);
    await openScreen(page, "/admin/comments?q=süzgeçte&status=pending");
    await button(page, "Gizle: Süzgeçte İki").press("Enter");
    await expect(button(page, "Gizle: Süzgeçte Bir")).toBeFocused();
  });

  test("stays on a button that is disabled during its request", async ({ page }) => {
    await page.route("**/api/functions/*", (route) =>
      route.fulfill({ json: { success: false, publishedCount: 0, message: "Yayınlanacak taslak yok" } }),
    );
    await openScreen(page, "/admin/scheduled-publishing");
    const publish = button(page, "Şimdi Yayınla");
    await publish.press("Enter");
    await expect(page.getByText("Yayınlanacak taslak yok")).toBeVisible();
    await expect(publish).toBeFocused();

    // Enabled again as soon as the browser has taken its focus.
    await publish.evaluate((control: HTMLButtonElement) => {
      window.addEventListener("focusout", () => (control.disabled = false), { once: true });
      control.disabled = true;
    });
    await expect(publish).toBeFocused();
  });

  test("moves to the main content of a new screen", async ({ page }) => {
    await openScreen(page, "/admin/splash-ads/new");
    await page.getByRole("link", { name: "İptal" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Splash Reklamlar" })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });
});

/** Adds a waiting comment by each of these visitors to a promotion of its own. */
async function addComments(page: Page, visitors: string[], origin = "") {
  const title = `Yorumlanan: ${visitors.join(", ")}`;
  const { id } = await createRecord<{ id: string }>(page, "promotions", { ...promotionInput(), title });
  for (const user_name of visitors) {
    const data = { promotion_id: id, user_name, comment: "Çevrim süresi kısa değil mi?", rating: 3 };
    await page.request.post("/api/comments", { data, headers: { Origin: origin } });
  }
}
