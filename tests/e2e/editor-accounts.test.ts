import type { Page } from "@playwright/test";
import { becomeAccount, type Credentials, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { totpCode } from "../support/totp-code";

async function enterCredentials(page: Page, { email, password }: Credentials) {
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre").fill(password);
  await page.getByRole("button", { name: "Giriş Yap" }).click();
}

test("an administrator adds an account once its password is long enough", async ({ page }) => {
  await openScreen(page, "/admin/accounts");
  await page.getByRole("button", { name: "Kişi ekle" }).click();
  const dialog = page.getByRole("dialog");
  const role = dialog.getByRole("combobox", { name: "Rol" });
  await role.press("ArrowDown");
  await expect.poll(() => role.evaluate((select) => select.matches(":open"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => role.evaluate((select) => select.matches(":open"))).toBe(false);
  await expect(role).toBeFocused();
  await dialog.getByLabel("Ad", { exact: true }).fill("İkinci Kişi");
  await dialog.getByLabel("E-posta").fill("ikinci@rehber.example");
  await dialog.getByLabel("İlk şifre").fill("kısa");
  await dialog.getByRole("button", { name: "Hesabı ekle" }).click();
  await expect(dialog.getByText("Yeni şifre en az 8 karakter olmalıdır")).toBeVisible();
  await dialog.getByLabel("İlk şifre").fill("hiç-kimsenin-bilmediği-söz");
  await dialog.getByRole("button", { name: "Hesabı ekle" }).click();
  await expect(page.getByRole("dialog", { name: "Hesap hazır" })).toContainText("ikinci@rehber.example");
});

test.describe("an editor", () => {
  test.use({ expectedErrors: [/401/] });

  test("sees no accounts, turns on the second factor, signs out everywhere and in again", async ({ page }) => {
    const editor = await becomeAccount(page, "Elif", "editor");
    let secret = "";

    await test.step("sees the trash but not the accounts", async () => {
      await openScreen(page, "/admin/dashboard");
      await expect(page.getByRole("link", { name: "Çöp Kutusu" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Hesaplar" })).toHaveCount(0);
      await navigateTo(page, "/admin/accounts");
      await expect(page.getByText("Bu sayfa yöneticilere açık; hesabınız editör hesabı.")).toBeVisible();
    });

    await test.step("turns on the second factor, and gets ten recovery codes", async () => {
      await page.getByRole("link", { name: "Hesabım" }).click();
      await page.getByRole("button", { name: "İki adımlı girişi aç" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("img", { name: "Doğrulama uygulaması için QR kodu" })).toBeVisible();
      await expectAccessible(page);
      secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
      // A code of the step before, since each can be used once.
      await dialog.getByLabel("Doğrulama kodu").fill(totpCode(secret, -1));
      await dialog.getByLabel("Mevcut şifre").fill(editor.password);
      await dialog.getByRole("button", { name: "Aç", exact: true }).click();
      await expect(dialog.getByText("Bu kurtarma kodlarını şimdi güvenli bir yere kaydedin")).toBeVisible();
      expect((await dialog.locator("pre").innerText()).split("\n")).toHaveLength(10);
      const close = dialog.getByRole("button", { name: "Tamam" });
      await expect(close).toBeDisabled();
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      await dialog.getByRole("checkbox", { name: "Kaydettim" }).click();
      await close.click();
      await expect(page.getByText("Kullanılmamış kurtarma kodu: 10")).toBeVisible();
    });

    await test.step("signs out on all devices, and signs in again with a code", async () => {
      await page.getByRole("button", { name: "Her yerden çıkış yap" }).click();
      await page.getByRole("button", { name: "Her yerden çık", exact: true }).click();
      await expect(page).toHaveURL("/admin/login");
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await enterCredentials(page, editor);
      const code = page.getByLabel("Doğrulama kodu");
      await expect(code).toBeFocused();
      await expectAccessible(page);
      await code.fill("000000");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Doğrulama kodu yanlış veya kullanılmış.").first()).toBeVisible();
      await code.fill(totpCode(secret));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/admin/dashboard");
    });
  });
});
