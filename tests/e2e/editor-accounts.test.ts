import { createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { totpCode } from "../support/totp-code";

const EDITOR = { name: "Elif Kaya", email: "elif@bonusrehberi.example", role: "editor", password: "mavi-semsiye-61" };

test("an editor turns the second factor on and signs in with it", async ({ page: administrator, browser, baseURL }) => {
  await createRecord(administrator, "accounts", EDITOR);
  // Else it would begin with the administrator's session.
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: baseURL ?? "", storageState });
  const page = await context.newPage();
  const enter = async () => {
    await page.getByLabel("E-posta").fill(EDITOR.email);
    await page.getByLabel("Şifre").fill(EDITOR.password);
    await page.getByRole("button", { name: "Giriş Yap" }).click();
  };

  await openScreen(page, "/admin/login");
  await enter();
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.getByRole("link", { name: "Çöp Kutusu" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Hesaplar" })).toHaveCount(0);
  await navigateTo(page, "/admin/accounts");
  await expect(page.getByText("Bu sayfa yöneticilere açık; hesabınız editör hesabı.")).toBeVisible();

  await page.getByRole("link", { name: "Hesabım" }).click();
  await page.getByRole("button", { name: "İki adımlı girişi aç" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "Doğrulama uygulaması için QR kodu" })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await dialog.getByLabel("Doğrulama kodu").fill(totpCode(secret, -1));
  await dialog.getByLabel("Mevcut şifre").fill(EDITOR.password);
  await dialog.getByRole("button", { name: "Aç", exact: true }).click();
  await expect(dialog.getByText("Bu kurtarma kodlarını şimdi güvenli bir yere kaydedin")).toBeVisible();
  expect((await dialog.locator("pre").innerText()).split("\n")).toHaveLength(10);
  await dialog.getByRole("button", { name: "Tamam" }).click();
  await expect(page.getByText("Kullanılmamış kurtarma kodu: 10")).toBeVisible();

  await page.getByRole("button", { name: "Her yerden çıkış yap" }).click();
  await page.getByRole("button", { name: "Her yerden çık", exact: true }).click();
  await expect(page).toHaveURL("/admin/login");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await enter();
  const code = page.getByLabel("Doğrulama kodu");
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Doğrulama kodu yanlış veya kullanılmış.").first()).toBeVisible();
  await code.fill(totpCode(secret));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/dashboard");
  await context.close();
});
