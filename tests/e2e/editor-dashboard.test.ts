import type { Locator, Page } from "@playwright/test";
import { dayAfter } from "../../worker/turkish/calendar";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { postInput, promotionInput } from "../support/inputs";

test.describe("the dashboard", () => {
  test("confirms the removal of demo content, and hides the list of first steps", async ({ page }) => {
    await openScreen(page, "/admin/dashboard");
    await expect(page.getByText(/ · \d+ iş bekliyor$/)).toBeVisible();
    const steps = page.getByRole("region", { name: /^Yayına \d adım kaldı$/ });
    await steps.getByRole("button", { name: "Örnek içeriği kaldır" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(/\d+ blog yazısı, /);
    await page.getByRole("button", { name: "İptal" }).click();
    await steps.getByRole("button", { name: "Gizle" }).click();
    await expect(steps).toHaveCount(0);
  });

  test("extends an end date by a week by keyboard, and undoes it", async ({ page }) => {
    const promotion = await openEndingPromotion(page, "Yarın Biten Bonus");
    await promotion.getByRole("button", { name: "+7 gün: Yarın Biten Bonus" }).press("Enter");
    await expect(promotion).toHaveCount(0);
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(page.getByText("Geri alındı")).toBeVisible();
    await expect(promotion).toContainText("yarın bitiyor");
  });

  test("changes an end date that is typed, also after Escape closed the field", async ({ page }) => {
    const promotion = await openEndingPromotion(page, "Uzatılan Bonus");
    const lastDay = promotion.getByLabel("Son gün: Uzatılan Bonus");
    await promotion.getByRole("button", { name: "Tarih: Uzatılan Bonus" }).click();
    await expect(lastDay).toBeFocused();
    await page.keyboard.press("Escape");
    await promotion.getByRole("button", { name: "Tarih: Uzatılan Bonus" }).click();
    await lastDay.fill(dayAfter(new Date(), 20));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Yeni son gün: /).first()).toBeVisible();
    await expect(promotion).toHaveCount(0);
  });

  test("publishes a draft, and undoes it", async ({ page }) => {
    await createRecord(page, "blog", { ...postInput(), title: "Bekleyen Taslak" });
    await openScreen(page, "/admin/dashboard");
    const drafts = page.getByRole("region", { name: /^Taslaklar/ });
    const draft = drafts.getByRole("listitem").filter({ hasText: "Bekleyen Taslak" });
    await expect(draft).toContainText("Sırada");
    await draft.getByRole("button", { name: "Yayınla: Bekleyen Taslak" }).click();
    await expect(draft).toHaveCount(0);
    const published = page.getByRole("status").filter({ hasText: "Yazı başarıyla yayınlandı" });
    await published.getByRole("button", { name: "Geri al" }).click();
    await expect(draft).toContainText("Sırada");
  });

  test("shows views per day as a chart and as a table", async ({ page }) => {
    await openScreen(page, "/admin/dashboard");
    const traffic = page.getByRole("region", { name: "Son 30 gün" });
    await expect(
      traffic.getByRole("img", { name: /^Görüntülenme, son 30 gün: [\d.]+; günlük sayılar tabloda$/ }),
    ).toBeVisible();
    await traffic.getByText("Tablo olarak göster").click();
    await expect(traffic.getByRole("table").getByRole("row")).toHaveCount(31);
  });

  test("verifies a record with one click", async ({ page }) => {
    await openScreen(page, "/admin/dashboard");
    const verifications = page.getByRole("region", { name: /^Doğrulanacaklar/ });
    const first = verifications.getByRole("listitem").first();
    const name = (await first.getByRole("link").first().textContent()) ?? "";
    await first.getByRole("button", { name: `Doğruladım: ${name}` }).click();
    await expect(page.getByText("Bugünün tarihiyle doğrulandı")).toBeVisible();
    await expect(verifications.getByRole("link", { name, exact: true })).toHaveCount(0);
  });
});

test.describe("the list of faults", () => {
  test("opens a record without a picture at the picture field", async ({ page }) => {
    const { id } = await createRecord<{ id: string }>(page, "promotions", {
      ...promotionInput(),
      title: "Görselsiz Bonus",
    });
    const bare = { id, kind: "promotion", name: "Görselsiz Bonus", faults: [{ type: "picture", target: null }] };
    await page.route("**/api/admin/dashboard/faults?*", (route) =>
      route.fulfill({ json: { rows: [bare], total: 1, page: 1, pages: 1, checks_addresses: true } }),
    );
    await openScreen(page, "/admin/faults");
    await page.getByRole("link", { name: "Görsel seç: Görselsiz Bonus" }).click();
    await expect(page.getByRole("group", { name: "Promosyon Görseli" })).toBeFocused();
  });
});

/** Creates a promotion that ends tomorrow, and returns its row under 'Bu hafta bitiyor'. */
async function openEndingPromotion(page: Page, title: string): Promise<Locator> {
  await createRecord(page, "promotions", { ...promotionInput(), title, expiry_date: dayAfter(new Date(), 1) });
  await openScreen(page, "/admin/dashboard");
  const ending = page.getByRole("region", { name: /^Bu hafta bitiyor/ });
  const promotion = ending.getByRole("listitem").filter({ hasText: title });
  await expect(promotion).toContainText("yarın bitiyor");
  return promotion;
}
