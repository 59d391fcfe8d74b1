import { PERMITTED_IN_TURKEY } from "../../worker/country-fields";
import { anyLogoUrl, createRecord, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";

const CASINO = "İzinli Casino";
const CODE = "YASAL77";

test("a casino's permission and countries without links are set, and visitors of these get no code", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const { id, slug } = await createRecord<{ id: string; slug: string }>(page, "casinos", {
    name: CASINO,
    url: "https://izinli.example/",
    logo_url: await anyLogoUrl(page),
    description: "<p>İzni yazılan site.</p>",
    is_licensed: true,
    licence_authority: "Malta Gaming Authority",
  });
  const bonus = {
    title: "Yasal Bonus",
    short_description: "Kodlu bir bonus daha.",
    url: "https://izinli.example/bonus",
  };
  const { slug: bonusSlug } = await createRecord<{ slug: string }>(page, "promotions", {
    ...bonus,
    casino_id: id,
    promotion_code: CODE,
  });
  const bonusPage = `/bonuslar/${slug}/${bonusSlug}`;

  await test.step("countries are found by their Turkish names, but not Turkey, and the licence's is proposed", async () => {
    await openScreen(page, `/admin/casinos/edit/${id}`);
    await page.getByRole("tab", { name: "Künye" }).click();
    await page.getByRole("button", { name: "Öneri: Malta" }).click();
    await expect(page.getByLabel("Lisansı veren ülke")).toHaveValue("MT");
    const search = page.getByRole("searchbox", { name: "Ülke ara" });
    await search.fill("türk");
    await expect(page.getByRole("button", { name: "+ Türkmenistan" })).toBeVisible();
    await expect(page.getByRole("button", { name: "+ Türkiye" })).toHaveCount(0);
    await search.fill("turkiye");
    await expect(page.getByText(PERMITTED_IN_TURKEY)).toBeVisible();
    await search.fill("fınl");
    await search.press("Enter");
    await search.fill("malt");
    await page.getByRole("button", { name: "+ Malta" }).click();
    const chosen = page.getByRole("list", { name: "İzinli olduğu ülkeler: seçilenler" });
    await expect(chosen.getByRole("listitem")).toContainText(["Finlandiya", "Malta"]);
    await page.getByRole("button", { name: "Çıkar: Finlandiya" }).click();
    await expect(chosen.getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL("/admin/casinos");
    await page.goto(`/casino/${slug}`);
    await expect(page.getByText("Malta lisanslı")).toBeVisible();
    await expect(page.getByText("Türkiye'de izinli değil:")).toBeVisible();
  });

  await test.step("the tab 'Yasal' dates the sentence and names the countries", async () => {
    await openScreen(page, "/admin/settings?bolum=legal");
    const tab = page.getByRole("tab", { name: "Yasal" });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 390, height });
    await page.reload();
    await expect(tab).toBeInViewport({ ratio: 1 });
    expect((await page.getByRole("tablist").boundingBox())?.height).toBeLessThan(60);
    await page.setViewportSize({ width, height });
    await page.getByLabel("Kontrol edildi").fill("");
    await expect(page.getByText(/^Sayfalarda: .*sayılmaz\.$/)).toBeVisible();
    await page.getByRole("button", { name: "Bugün kontrol ettim" }).click();
    await expect(page.getByText(/^Sayfalarda: .* tarihinde kontrol edildi\.$/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Ülke ara" }).fill("alman");
    await page.getByRole("button", { name: "+ Almanya" }).click();
    await expect(page.getByText("GEO_BLOCK: boş, site her ülkede açık")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Yasal ayarlar kaydedildi")).toBeVisible();
  });

  const from = (country: string) =>
    browser.newContext({
      ...{ baseURL, locale: "tr-TR", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      ...{ extraHTTPHeaders: { "CF-IPCountry": country }, permissions: ["clipboard-read", "clipboard-write"] },
      storageState: { cookies: [], origins: [] },
    });

  await test.step("a phone in one of them gets no code, and a page with help in place of the operator", async () => {
    const context = await from("DE");
    const phone = await context.newPage();
    await phone.goto(bonusPage);
    await phone.locator(".decision").getByRole("link", { name: "Kodu göster" }).click();
    await expect(phone.locator(".toast")).toHaveText("Bu kod bulunduğunuz ülkede gösterilmiyor");
    expect(await phone.content()).not.toContain(CODE);
    await phone.goto(`/git/${slug}/${bonusSlug}?y=detay`);
    await expect(phone.getByRole("heading", { name: "Bu bağlantı bulunduğunuz ülkede açılmıyor" })).toBeVisible();
    await expect(phone.getByRole("alert").getByRole("link", { name: "115" })).toHaveAttribute("href", "tel:115");
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(phone);
    await phone.getByRole("link", { name: "Bonus sayfasına dön" }).click();
    await expect(phone).toHaveURL(bonusPage);
    await context.close();
  });

  await test.step("elsewhere the code is shown in its place and copied", async () => {
    const context = await from("FI");
    const phone = await context.newPage();
    await phone.goto(bonusPage);
    const box = phone.locator(".decision .code");
    await box.getByRole("link", { name: "Kodu göster" }).click();
    await expect(box.getByText(CODE)).toBeVisible();
    await expect(phone.getByText("Kod kopyalandı")).toBeVisible();
    expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
    await context.close();
  });

  await test.step("without countries pages have their codes again", async () => {
    await page.getByRole("button", { name: "Çıkar: Almanya" }).click();
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByRole("button", { name: "Kaydet" })).toBeDisabled();
    await page.goto(bonusPage);
    await expect(page.locator(".decision .code")).toContainText(CODE);
  });
});

test("the page about privacy proposes what law asks for, with the keys that are kept in browsers", async ({ page }) => {
  await openScreen(page, "/admin/pages/new");
  await page.getByLabel("Başlık", { exact: true }).fill("Gizlilik");
  await page.getByLabel("Adres", { exact: true }).fill("gizlilik");
  const proposals = page.getByRole("group").filter({ hasText: "Önerilen bölümler" });
  await page.getByRole("button", { name: "Metne ekle: Veri sorumlusu" }).click();
  const editor = page.getByRole("textbox", { name: "Metin" });
  await expect(editor.getByRole("heading", { name: "Veri sorumlusu" })).toBeVisible();
  await page.getByRole("button", { name: "Eksik 4 bölümü ekle" }).click();
  await expect(proposals.getByText("Metinde var")).toHaveCount(5);
  const table = editor.getByRole("table");
  await expect(table.getByText("splash", { exact: true })).toBeVisible();
  await expect(table.getByText("Oturum deposu").first()).toBeVisible();
  await page.getByText("Yayına hazır").click();
  await expect(page.getByText(/^Doldurulmadı: \[ad soyad ya da unvan\]/)).toBeVisible();
});
