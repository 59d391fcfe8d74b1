import { dayAfter } from "../../worker/turkish/calendar";
import { createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";

const TITLE = "Odağı Tutan Bonus";

test("the keyboard keeps its place when what it is on goes away", async ({ page, baseURL }) => {
  const { id } = await createRecord<{ id: string }>(page, "promotions", {
    ...promotionInput(),
    title: TITLE,
    expiry_date: dayAfter(new Date(), 0),
  });
  for (const name of ["Bir", "İki"]) {
    const data = { promotion_id: id, user_name: `Odak ${name}`, comment: "Çevrim süresi kısa değil mi?", rating: 3 };
    await page.request.post("/api/comments", { data, headers: { Origin: baseURL ?? "" } });
  }
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await openScreen(page, "/admin/dashboard");
  const day = button(`Tarih: ${TITLE}`);
  await day.press("Enter");
  await page.keyboard.press("Escape");
  await expect(day).toBeFocused();

  await navigateTo(page, "/admin/comments?q=odak");
  await button("Bekletme kuralları").press("Enter");
  await expect(page.getByRole("dialog").getByLabel("hep beklesin")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button("Bekletme kuralları")).toBeFocused();
  await button("Sil: Odak İki").press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button("Sil: Odak İki")).toBeFocused();
  await button("Gizle: Odak İki").press("Enter");
  await expect(button("Yayınla: Odak İki")).toBeFocused();
  await page.getByRole("status").getByRole("button", { name: "Geri al" }).press("Enter");
  await expect(button("Yayınla: Odak İki")).toBeFocused();
  await navigateTo(page, "/admin/comments?q=odak&status=pending");
  await button("Gizle: Odak İki").press("Enter");
  await expect(button("Gizle: Odak Bir")).toBeFocused();

  await page.route("**/api/functions/*", (route) =>
    route.fulfill({ json: { success: false, publishedCount: 0, message: "Yayınlanacak taslak yok" } }),
  );
  await navigateTo(page, "/admin/scheduled-publishing");
  await button("Şimdi Yayınla").press("Enter");
  await expect(page.getByText("Yayınlanacak taslak yok")).toBeVisible();
  await expect(button("Şimdi Yayınla")).toBeFocused();

  // Disabled while it works, and enabled again as soon as the browser has taken its focus.
  await button("Şimdi Yayınla").evaluate((control: HTMLButtonElement) => {
    window.addEventListener("focusout", () => (control.disabled = false), { once: true });
    control.disabled = true;
  });
  await expect(button("Şimdi Yayınla")).toBeFocused();

  await navigateTo(page, "/admin/splash-ads/new");
  await page.getByRole("link", { name: "İptal" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Splash Reklamlar" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});
