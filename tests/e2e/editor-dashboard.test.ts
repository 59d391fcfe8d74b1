import type { Fault } from "../../worker/dashboard/faults.server";
import { dayAfter } from "../../worker/text/calendar";
import { createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { postInput, promotionInput } from "../support/inputs";

const dead = (target: string, reason: string): Fault => ({
  ...{ type: "destination", target, reason },
  checked_at: new Date(Date.now() - 3_600_000).toISOString(),
});

test("the work of a day is done on the dashboard", async ({ page }) => {
  for (const title of ["Yarın Biten Bonus", "Uzatılan Bonus"])
    await createRecord(page, "promotions", { ...promotionInput(), title, expiry_date: dayAfter(new Date(), 1) });
  const { id } = await createRecord<{ id: string }>(page, "blog", { ...postInput(), title: "Bekleyen Taslak" });
  await page.request.delete(`/api/admin/publishing/queue/${id}`, { headers: { "Sec-Fetch-Site": "same-origin" } });
  await openScreen(page, "/admin/dashboard");
  const today = page.getByRole("list", { name: "Bugünün işleri" });
  const entry = (label: string, name: string) =>
    today.getByRole("listitem").filter({ hasText: label }).filter({ hasText: name });
  await expect(today.getByRole("listitem")).toHaveCount(12);
  await expect(today.locator("[aria-current]")).toHaveCount(0);
  await page.getByRole("button", { name: /^Hepsini göster \(\d+\)$/ }).click();
  await expect(async () => {
    const waiting = (await page.getByText(/ · \d+ iş bekliyor$/).textContent()) ?? "";
    expect(waiting).toContain(` · ${await today.getByRole("listitem").count()} iş`);
  }).toPass();
  const undo = (sentence: string | RegExp) =>
    page.getByRole("status").filter({ hasText: sentence }).getByRole("button", { name: "Geri al" }).click();

  await test.step("an end date is extended by a week by keyboard, which is undone", async () => {
    const promotion = entry("Bu hafta bitiyor", "Yarın Biten Bonus");
    await promotion.getByRole("button", { name: "+7 gün: Yarın Biten Bonus" }).press("Enter");
    await expect(promotion).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Geri al" })).toBeVisible();
    await page.keyboard.press("z");
    await expect(page.getByText(/ geri alındı\. Bitiş tarihi: .+ → /)).toBeVisible();
    await expect(promotion).toContainText("yarın bitiyor");
  });

  await test.step("an end date is typed, after Escape closed its field", async () => {
    const promotion = entry("Bu hafta bitiyor", "Uzatılan Bonus");
    const day = promotion.getByRole("button", { name: "Tarih: Uzatılan Bonus" });
    const field = promotion.getByLabel("Son gün: Uzatılan Bonus");
    await day.press("Enter");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(day).toBeFocused();
    await day.click();
    await field.fill(dayAfter(new Date(), 20));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Yeni son gün: /).first()).toBeVisible();
    await expect(promotion).toHaveCount(0);
  });

  await test.step("a draft is published, which is undone", async () => {
    const draft = entry("Taslak", "Bekleyen Taslak");
    await draft.getByRole("button", { name: "Yayınla: Bekleyen Taslak" }).click();
    await expect(draft).toHaveCount(0);
    await undo("Yazı başarıyla yayınlandı");
    await expect(draft).toBeVisible();
  });

  await test.step("a record is verified", async () => {
    const first = today
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Doğrula/ }) })
      .first();
    const name = (await first.getByRole("link").first().textContent()) ?? "";
    await first.getByRole("button", { name: `Doğrula: ${name}` }).click();
    await expect(page.getByText("Bugünün tarihiyle doğrulandı")).toBeVisible();
    await expect(today.getByRole("button", { name: `Doğrula: ${name}` })).toHaveCount(0);
  });

  await test.step("by keyboard alone, one at a time", async () => {
    const current = today.locator("[aria-current]");
    await page.getByRole("button", { name: "Odak modu" }).click();
    await expect(today.getByRole("listitem")).toHaveCount(1);
    const progress = (await page.getByText(/^\d+\/\d+ bitti$/).textContent()) ?? "";
    await expect(page.getByText(new RegExp(`^\\d+${/\/\d+/.exec(progress)?.[0]}$`))).toBeVisible();
    const verification = current.getByRole("button", { name: /^Doğrula: / });
    await expect(async () => {
      await page.keyboard.press("j");
      expect(await verification.isVisible()).toBe(true);
    }).toPass({ intervals: [0] });
    await expect(current).toBeFocused();
    const name = (await verification.getAttribute("aria-label")) ?? "";
    await page.keyboard.press("v");
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    await expect(current).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(today.getByRole("listitem")).not.toHaveCount(1);
    await expect(async () => {
      await page.keyboard.press("k");
      expect(await current.textContent()).toContain("Yorum bekliyor");
    }).toPass({ intervals: [0] });
    const text = (await current.getByRole("link").first().textContent()) ?? "";
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Klavye Kısayolları" });
    await expect(help.getByRole("row", { name: "Y Seçili satırda: Yayınla" })).toBeVisible();
    await expect(help.getByRole("row", { name: /Doğrula/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(current).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("button", { name: /^Yayınla/ })).toBeVisible();
    await expect(page).toHaveURL(/status=pending/);
    await page.goBack();
    await expect(current.getByRole("link", { name: text })).toBeFocused();
  });

  await test.step("an opened record leads back to its row", async () => {
    const draft = entry("Taslak", "Bekleyen Taslak").getByRole("link");
    await draft.click();
    await page.getByRole("link", { name: "Geri", exact: true }).click();
    await expect(draft).toBeFocused();
  });

  await test.step("views are shown as a chart and as a table", async () => {
    const traffic = page.getByRole("region", { name: "Son 30 gün" });
    const chart = { name: /^Görüntülenme, son 30 gün: [\d.]+; günlük sayılar tabloda$/ };
    await expect(traffic.getByRole("img", chart)).toBeVisible();
    await traffic.getByText("Tablo olarak göster").click();
    await expect(traffic.getByRole("table").getByRole("row")).toHaveCount(31);
  });

  await test.step("the removal of demo content is confirmed, and the list of first steps hidden", async () => {
    const steps = page.getByRole("region", { name: /^Yayına \d+ adım kaldı$/ });
    await expect(steps.getByText("Sıradaki: Sitenizin adı")).toBeVisible();
    await steps.getByRole("heading").click();
    await steps.getByText(/^İçerik \d/).click();
    await steps.getByRole("button", { name: "Örnek içeriği kaldır" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(/\d+ blog yazısı, /);
    await page.getByRole("button", { name: "İptal" }).click();
    await steps.getByRole("button", { name: "Gizle" }).click();
    await expect(steps).toHaveCount(0);
  });

  await test.step("faults are checked again until they are gone, and opened at the field that is missing", async () => {
    const { id } = await createRecord<{ id: string }>(page, "promotions", {
      ...promotionInput(),
      title: "Görselsiz Bonus",
    });
    const bare = { id, kind: "promotion", name: "Görselsiz Bonus", faults: [{ type: "picture", target: null }] };
    const gone = { id: "1", kind: "promotion", name: "Kapanan", faults: [dead("https://kapanan.example/", "404")] };
    const back = { id: "2", kind: "casino", name: "Dönen", faults: [dead("https://donen.example/", "503")] };
    let rows = [back, gone, bare];
    await page.route("**/api/admin/dashboard/faults?*", (route) =>
      route.fulfill({ json: { rows, total: rows.length, page: 1, pages: 1, checks_addresses: true } }),
    );
    await page.route("**/api/admin/dashboard/checks", (route) => {
      const { addresses } = route.request().postDataJSON() as { addresses: string[] };
      const isBack = addresses.includes("https://donen.example/");
      if (isBack) rows = [gone, bare];
      return route.fulfill({
        json: { checked: addresses.map((address) => ({ address, reason: isBack ? null : "404" })) },
      });
    });
    await navigateTo(page, "/admin/faults");
    await expect(
      page.getByText("Adresi açılmıyor (404, 1 saat önce denetlendi): https://kapanan.example/"),
    ).toBeVisible();
    await page.getByRole("button", { name: "Yeniden denetle: Kapanan" }).click();
    await expect(page.getByText("Hâlâ açılmıyor: 404")).toBeVisible();
    await page.getByRole("button", { name: "Yeniden denetle: Dönen" }).press("Enter");
    await expect(page.getByText("Adres artık açılıyor")).toBeVisible();
    await expect(page.getByRole("link", { name: "Dönen" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Yeniden denetle: Kapanan" })).toBeFocused();
    await page.getByRole("link", { name: "Görsel seç: Görselsiz Bonus" }).click();
    await expect(page.getByRole("group", { name: "Promosyon Görseli" })).toBeFocused();
  });
});
