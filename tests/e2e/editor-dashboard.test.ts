import { dayAfter } from "../../worker/turkish/calendar";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { postInput, promotionInput } from "../support/inputs";

test("work is done where it is shown, by keyboard too, and a new end date can be taken back", async ({ page }) => {
  await createRecord(page, "promotions", {
    ...promotionInput(),
    title: "Yarın Biten Bonus",
    expiry_date: dayAfter(new Date(), 1),
  });
  await createRecord(page, "blog", { ...postInput(), title: "Bekleyen Taslak" });
  await openScreen(page, "/admin/dashboard");
  await expect(page.getByText(/ · \d+ iş bekliyor$/)).toBeVisible();
  const steps = page.getByRole("region", { name: /^Yayına \d adım kaldı$/ });
  await steps.getByRole("button", { name: "Örnek içeriği kaldır" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(/\d+ blog yazısı, /);
  await page.getByRole("button", { name: "İptal" }).click();
  await steps.getByRole("button", { name: "Gizle" }).click();
  await expect(steps).toHaveCount(0);
  const ending = page.getByRole("region", { name: /^Bu hafta bitiyor/ });
  const promotion = ending.getByRole("listitem").filter({ hasText: "Yarın Biten Bonus" });
  await expect(promotion).toContainText("yarın bitiyor");
  const longer = promotion.getByRole("button", { name: "+7 gün: Yarın Biten Bonus" });
  await longer.focus();
  await page.keyboard.press("Enter");
  await expect(promotion).toHaveCount(0);
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByText("Geri alındı")).toBeVisible();
  await expect(promotion).toContainText("yarın bitiyor");

  await promotion.getByRole("button", { name: "Tarih: Yarın Biten Bonus" }).click();
  await expect(promotion.getByLabel("Son gün: Yarın Biten Bonus")).toBeFocused();
  await page.keyboard.press("Escape");
  await promotion.getByRole("button", { name: "Tarih: Yarın Biten Bonus" }).click();
  await promotion.getByLabel("Son gün: Yarın Biten Bonus").fill(dayAfter(new Date(), 20));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Yeni son gün: /).first()).toBeVisible();
  await expect(promotion).toHaveCount(0);

  const drafts = page.getByRole("region", { name: /^Taslaklar/ });
  const draft = drafts.getByRole("listitem").filter({ hasText: "Bekleyen Taslak" });
  await expect(draft).toContainText("Sırada");
  await draft.getByRole("button", { name: "Yayınla: Bekleyen Taslak" }).click();
  await expect(draft).toHaveCount(0);
  const published = page.getByRole("status").filter({ hasText: "Yazı başarıyla yayınlandı" });
  await published.getByRole("button", { name: "Geri al" }).click();
  await expect(draft).toContainText("Sırada");

  const traffic = page.getByRole("region", { name: "Son 30 gün" });
  await expect(
    traffic.getByRole("img", { name: /^Görüntülenme, son 30 gün: [\d.]+; günlük sayılar tabloda$/ }),
  ).toBeVisible();
  await traffic.getByText("Tablo olarak göster").click();
  await expect(traffic.getByRole("table").getByRole("row")).toHaveCount(31);

  const verifications = page.getByRole("region", { name: /^Doğrulanacaklar/ });
  const first = verifications.getByRole("listitem").first();
  const name = (await first.getByRole("link").first().textContent()) ?? "";
  await first.getByRole("button", { name: `Doğruladım: ${name}` }).click();
  await expect(page.getByText("Bugünün tarihiyle doğrulandı")).toBeVisible();
  await expect(verifications.getByRole("link", { name, exact: true })).toHaveCount(0);
});

test("a record without a picture is opened at that field", async ({ page }) => {
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
