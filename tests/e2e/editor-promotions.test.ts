import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";

test("a promotion is corrected, shown to visitors with its picture at once, and restored from its history", async ({
  page,
}) => {
  await openScreen(page, "/admin/promotions/new");
  const section = (name: string | RegExp) =>
    page.getByRole("navigation", { name: "Formun bölümleri" }).getByRole("link", { name });
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(section("Promosyon Detayları")).toContainText("2 hata");
  await expect(section("Promosyon Ayarları")).toContainText("1 hata");
  await page.getByLabel("Promosyon Başlığı").fill("Çarşamba Şansı 200 TL");
  await page.getByLabel("Kısa Açıklama").fill("Çarşamba günleri yatırımlara 200 TL'ye kadar bonus.");
  await page.locator('input[type="file"]').first().setInputFiles("scripts/demo-world/images/promotions/p01.webp");
  await expect(page.getByText("Görsel başarıyla yüklendi")).toBeVisible();
  await expect(page.getByAltText("Önizleme")).toBeVisible();
  await page.getByLabel("Görselin alternatif metni").fill("Kurdeleli bir hediye kutusu");
  await page.getByLabel("Şartlar", { exact: true }).fill("18 yaşını doldurmuş olmak\n\n10 kat çevrim");
  await section("Promosyon Ayarları").click();
  await expect(page.getByRole("heading", { name: "Promosyon Ayarları" })).toBeFocused();
  await page.getByLabel("Promosyon URL").fill("https://sans.example/carsamba");
  await expect(section(/hata/)).toHaveCount(0);
  const end = page.getByLabel("Bitiş Tarihi (isteğe bağlı)");
  await expect(end).toHaveAccessibleDescription("Süresiz");
  await end.fill("2099-12-31");
  await expect(page.getByText("Süresiz", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Promosyon başarıyla eklendi")).toBeVisible();
  await expect(row(page, "Çarşamba Şansı 200 TL").getByText("Diğer")).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto("/bonuslar/diger/carsamba-sansi-200-tl");
  await expect(visitor.getByText("10 kat çevrim")).toBeVisible();
  await expect(visitor.getByRole("img", { name: "Kurdeleli bir hediye kutusu" })).toBeVisible();
  const shared = await visitor.locator('meta[property="og:image"]').getAttribute("content");
  expect(shared).toMatch(/\/media\/cards\/card_[\da-f_]+\.jpg$/);
  const card = await page.request.get(new URL(shared ?? "").pathname);
  expect(card.headers()["content-type"]).toBe("image/jpeg");
  expect((await card.body()).byteLength).toBeLessThanOrEqual(300_000);

  await test.step("a former version is compared with the current one, and its chosen fields restored", async () => {
    const title = page.getByLabel("Promosyon Başlığı");
    const description = page.getByLabel("Kısa Açıklama");
    const history = page.getByRole("button", { name: "Geçmiş" });
    const dialog = page.getByRole("dialog", { name: "Geçmiş" });
    const versions = dialog.getByRole("radiogroup", { name: "Eski sürümler" }).getByRole("radio");
    const open = () => page.getByRole("link", { name: /^Düzenle: .* 200 TL$/ }).click();
    await open();
    await history.click();
    await expect(page.getByText("Bu kayıt henüz değiştirilmedi; eski sürümü yok.")).toBeVisible();
    await page.keyboard.press("Escape");
    await title.fill("Perşembe Şansı 200 TL");
    await description.fill("Bambaşka bir kısa açıklama");
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(page).toHaveURL("/admin/promotions");

    await open();
    await expect(title).toHaveValue("Perşembe Şansı 200 TL");
    await expect(page.getByText(/^Son düzenleyen: yonetici@/)).toBeVisible();
    await history.click();
    await expect(versions).toHaveCount(1);
    await expect(dialog.getByLabel("Promosyon Başlığı: Bu sürüm")).toHaveText("Çarşamba Şansı 200 TL");
    await dialog.getByRole("group", { name: "Kısa Açıklama" }).getByRole("radio", { name: "Şimdiki" }).click();
    await dialog.getByRole("button", { name: "Seçtiklerime dön" }).click();
    await expect(page).toHaveURL("/admin/promotions");

    await open();
    await expect(title).toHaveValue("Çarşamba Şansı 200 TL");
    await expect(description).toHaveValue("Bambaşka bir kısa açıklama");
    await history.click();
    await expect(versions).toHaveCount(2);
  });
});

test("the log tells what a colleague changed, and takes it back", async ({ page }) => {
  const title = "Günlükte Anlatılan";
  const input = { ...promotionInput(), title, wagering: 15, wagering_base: "bonus" };
  const { id, updated_at } = await createRecord<{ id: string; updated_at: string }>(page, "promotions", input);
  const changed = { ...input, wagering: 33, updated_at };
  await page.request.put(`/api/admin/promotions/${id}`, {
    data: changed,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  await openScreen(page, `/admin/activity?q=${title}`);
  await expect(row(page, "çevrimini 15x → 33x yaptı")).toBeVisible();
  await row(page, "çevrimini 15x → 33x yaptı")
    .getByRole("button", { name: `Geri al: ${title}` })
    .click();
  await expect(page.getByText("geri alındı. Çevrim: 33x → 15x")).toBeVisible();
  await expect(
    row(page, "eski hâline döndürdü (Çevrim: 33x → 15x)").getByRole("button", { name: "Geri al" }),
  ).toBeVisible();
  await expect(row(page, "çevrimini 15x → 33x yaptı").getByText("Geri alındı")).toBeVisible();
  await expect(row(page, "çevrimini 15x → 33x yaptı").getByRole("button", { name: "Geri al" })).toHaveCount(0);
  await expectAccessible(page);
});

test("a promotion that is on past its last day is switched off in its row, and not on again", async ({ page }) => {
  const title = "Süresi Geçen Bonus";
  await createRecord(page, "promotions", { ...promotionInput(), title, expiry_date: "2026-01-31", is_active: true });
  await openScreen(page, `/admin/promotions?q=${title}`);
  await row(page, title)
    .getByRole("button", { name: `Pasif Yap: ${title}` })
    .click();
  await expect(page.getByText("Promosyon pasif olarak güncellendi")).toBeVisible();
  await expect(row(page, title).getByRole("button", { name: /^(Pasif|Aktif) Yap/ })).toHaveCount(0);
  await expect(row(page, title)).toContainText("Süresi Dolmuş");
});
