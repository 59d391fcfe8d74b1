import { becomeAccount, expect, openScreen, storedDrafts, test } from "../support/admin-panel";
import { LONG } from "../support/browser";

test.describe("a form with changes", () => {
  test("asks before it is left, is not saved behind a dialog, and offers the draft of each tab", async ({ page }) => {
    await becomeAccount(page, "Taslak Bırakan", "editor");
    await openScreen(page, "/admin/casinos/new");
    await page.getByLabel("Site Adı").fill("Kaydedilmeyen Casino");
    const cancel = page.getByRole("link", { name: "İptal" });
    await cancel.click();
    await expect(page.getByText("Kaydedilmemiş değişiklikler var")).toBeVisible();
    await page.keyboard.press("Control+s");
    await page.getByRole("button", { name: "Sayfada kal" }).click();
    await expect(cancel).toBeFocused();
    await page.getByRole("button", { name: "Bağlantı ekle" }).click();
    await page.getByRole("dialog").getByLabel("URL").fill("rehber.example");
    await page.keyboard.press("Control+s");
    await page.getByRole("dialog").getByRole("button", { name: "İptal" }).click();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Kayıt veya ekran ara" })).toBeFocused();
    await page.keyboard.press("Control+s");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Geçerli bir URL giriniz")).toHaveCount(0);
    await expect(page.getByLabel("Site Adı")).toHaveValue("Kaydedilmeyen Casino");

    const other = await page.context().newPage();
    await openScreen(other, "/admin/casinos/new");
    await other.getByLabel("Site Adı").fill("Öteki Sekme Casino");
    await expect.poll(() => storedDrafts(page, "casino:new")).toHaveLength(2);
    page.once("dialog", (dialog) => void dialog.accept());
    await openScreen(page, "/admin/casinos/new");
    const offer = page.getByRole("status").filter({ hasText: "kaydedilmemiş bir taslağı var" });
    await offer.getByText("2 taslak var").click();
    await expect(offer.getByText("Kaydedilmeyen Casino")).toBeVisible();
    await expect(offer.getByText("Öteki Sekme Casino")).toBeVisible();
    await expect(offer.getByText("Şu anda başka bir sekmede düzenleniyor")).toHaveCount(1);
    await offer.getByRole("button", { name: "Taslağı geri yükle" }).click();
    await expect(page.getByLabel("Site Adı")).toHaveValue("Kaydedilmeyen Casino");
    await other.close();
    await offer.getByRole("button", { name: "Taslağı geri yükle" }).click();
    await expect(page.getByLabel("Site Adı")).toHaveValue("Öteki Sekme Casino");
    await expect(offer).toContainText("Kaydedilmeyen Casino");
    await offer.getByRole("button", { name: "Taslağı sil" }).click();
    await expect(offer).toHaveCount(0);
    expect(await storedDrafts(page, "casino:new")).toEqual([expect.stringContaining("Öteki Sekme Casino")]);
  });
});

test("Ctrl+S saves the form that has the focus, else all changed forms of the screen", LONG, async ({ page }) => {
  await openScreen(page, "/admin/seo-settings");
  const pages = page.locator("details");
  const title = (n: number) => pages.nth(n).getByLabel("Başlık");
  for (const n of [0, 1]) {
    await pages.nth(n).locator("summary").click();
    await title(n).fill(`Ctrl+S ile kaydedilen ${n}`);
  }
  const save = (n: number) => pages.nth(n).getByRole("button", { name: "Kaydet" });
  await page.keyboard.press("Control+s");
  await expect(page.getByText("SEO ayarları kaydedildi")).toBeVisible();
  await expect(save(1)).toBeDisabled();
  await expect(save(0)).toBeEnabled();
  await title(1).fill("Ctrl+S ile yeniden kaydedilen");
  await title(1).blur();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("2 form kaydedildi")).toBeVisible();
  const rows = (await (await page.request.get("/api/admin/seo")).json()) as { title: string }[];
  const titles = rows.map((row) => row.title);
  expect(titles).toContain("Ctrl+S ile kaydedilen 0");
  expect(titles).toContain("Ctrl+S ile yeniden kaydedilen");
});
