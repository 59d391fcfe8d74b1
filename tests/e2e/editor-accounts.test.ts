import type { Page } from "@playwright/test";
import { becomeAccount, type Credentials, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { totpCode } from "../support/totp-code";

async function enterCredentials(page: Page, { email, password }: Credentials) {
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre").fill(password);
  await page.getByRole("button", { name: "Giriş Yap" }).click();
}

/** Turns the second factor on by the API, as the dialog of the account does, and returns its secret. */
async function turnOnSecondFactor(page: Page, password: string): Promise<string> {
  const path = "/api/admin/account/second-factor";
  const { secret } = (await (await page.request.get(`${path}/proposal`)).json()) as { secret: string };
  const answer = await page.request.put(path, {
    // A code of the step before, since each can be used once.
    data: { secret, code: totpCode(secret, -1), present: password },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(answer.status()).toBe(200);
  return secret;
}

test.describe("an editor", () => {
  test("sees the trash but not the accounts, which only administrators manage", async ({ page }) => {
    const editor = await becomeAccount(page, "Elif", "editor");
    await page.context().clearCookies();
    await openScreen(page, "/admin/login");
    await enterCredentials(page, editor);
    await expect(page).toHaveURL("/admin/dashboard");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(page.getByRole("link", { name: "Çöp Kutusu" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Hesaplar" })).toHaveCount(0);
    await navigateTo(page, "/admin/accounts");
    await expect(page.getByText("Bu sayfa yöneticilere açık; hesabınız editör hesabı.")).toBeVisible();
  });

  test("turns on the second factor with a code of the app, and gets ten recovery codes", async ({ page }) => {
    const { password } = await becomeAccount(page, "Kaya", "editor");
    await openScreen(page, "/admin/dashboard");
    await page.getByRole("link", { name: "Hesabım" }).click();
    await page.getByRole("button", { name: "İki adımlı girişi aç" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: "Doğrulama uygulaması için QR kodu" })).toBeVisible();
    await expectAccessible(page);
    const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
    await dialog.getByLabel("Doğrulama kodu").fill(totpCode(secret, -1));
    await dialog.getByLabel("Mevcut şifre").fill(password);
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

  test.describe("with a second factor", () => {
    test.use({ expectedErrors: [/401/] });

    test("signs out on all devices, and signs in again with a code", async ({ page }) => {
      const editor = await becomeAccount(page, "Deniz", "editor");
      const secret = await turnOnSecondFactor(page, editor.password);
      await openScreen(page, "/admin/account");
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
