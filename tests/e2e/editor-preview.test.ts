import type { Locator } from "@playwright/test";
import { demoAdministrator, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { SENTENCE } from "../support/post-form";

const TEXT = SENTENCE.replaceAll(/<.*?>/g, "");

test.describe("an editor who signs in", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("publishes a post with four clicks and two fields", async ({ page }) => {
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks++;
      await target.click();
    };
    const { email, password } = demoAdministrator();
    await openScreen(page, "/admin/login");
    await page.getByLabel("E-posta").fill(email);
    await page.getByLabel("Şifre").fill(password);
    await click(page.getByRole("button", { name: "Giriş Yap" }));
    await click(page.getByRole("link", { name: "Blog Yazısı Ekle" }));
    await page.getByLabel("Başlık", { exact: true }).fill("Dört Tıkta Yayında");
    await page.locator(".ql-editor").fill(TEXT);
    await click(page.getByRole("button", { name: "Rehber", exact: true }));
    await click(page.getByRole("button", { name: "Kaydet ve yayınla" }));
    await expect(page.getByText("Yazı başarıyla yayınlandı")).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(4);
    expect(await (await page.request.get("/blog/dort-tikta-yayinda")).text()).toContain(TEXT);
  });
});

// The scripts of axe and of this test; the page's own are refused by its policy.
test.use({ expectedErrors: [/^Blocked script execution in '.*\/admin\/preview\/post'/] });

test("an unsaved form is previewed at the widths of a phone and of a desktop", async ({ page }) => {
  await openScreen(page, "/admin/blog/new");
  await page.getByLabel("Başlık", { exact: true }).fill("Henüz Kaydedilmeyen Yazı");
  await page.locator(".ql-editor").fill(TEXT);
  await expect(page.getByRole("status").filter({ hasText: "Bu cihazda saklandı" })).toBeVisible();
  await page.getByRole("button", { name: "Önizle" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Önizleme" });
  await expect(dialog).toContainText("Kaydetmek için eksik olanlar: Kategori giriniz");
  const shown = dialog.frameLocator("iframe");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Henüz Kaydedilmeyen Yazı");
  await expect(shown.getByText(TEXT)).toBeVisible();
  const menu = shown.getByRole("button", { name: "Menü" });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Masaüstü" }).click();
  await expect(menu).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Önizle" })).toBeFocused();
  await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Henüz Kaydedilmeyen Yazı");
});
