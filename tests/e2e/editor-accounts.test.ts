import type { Page } from "@playwright/test";
import {
  becomeAccount,
  createRecord,
  type Credentials,
  expect,
  navigateTo,
  openScreen,
  test,
} from "../support/admin-panel";
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
  const cell = page.locator("tbody th").filter({ hasText: "ikinci@rehber.example" });
  expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a person opens a public profile, and a new post is by that person", async ({ page }) => {
  await becomeAccount(page, "Sevgi", "editor");
  await openScreen(page, "/admin/account");
  const profile = page.locator("section", { has: page.getByRole("heading", { name: "Herkese Açık Profil" }) });
  await expect(profile.getByLabel("Görünen ad")).toHaveValue("Sevgi");
  await profile.getByLabel("Profil sitede görünsün").click();
  await profile.getByLabel("Görünen ad").fill("S");
  await profile.getByRole("button", { name: "Kaydet" }).click();
  await expect(profile.getByText("Ad en az 2 karakter olmalıdır")).toBeVisible();
  await profile.getByLabel("Görünen ad").fill("Sevgi Ada");
  await profile.getByLabel("Birkaç söz").fill("Çekimleri dener.");
  await profile.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByText("Profiliniz kaydedildi")).toBeVisible();
  await expect(profile.getByRole("link", { name: "Sitede gör" })).toHaveAttribute("href", "/yazar/sevgi-ada");
  await expect(profile.getByLabel("Adres")).toHaveValue("sevgi-ada");
  await expectAccessible(page);
  await openScreen(page, "/admin/blog/new");
  await expect(page.getByLabel("Yazan").locator("option:checked")).toHaveText("Sevgi Ada");
});

test("an administrator closes the profile of somebody without an account", async ({ page }) => {
  await becomeAccount(page, "Yönetici", "admin");
  const { id } = await createRecord<{ id: string }>(page, "accounts", {
    ...{ name: "Giden", email: `${crypto.randomUUID()}@bonusrehberi.example`, role: "editor" },
    password: "sarı-bisiklet-17",
  });
  const own = { headers: { "Sec-Fetch-Site": "same-origin" } };
  const { updated_at } = (await (await page.request.get(`/api/admin/profiles/${id}`)).json()) as { updated_at: string };
  const open = { is_public: true, name: "Giden Kişi", updated_at };
  expect((await page.request.put(`/api/admin/profiles/${id}`, { ...own, data: open })).status()).toBe(200);
  expect((await page.request.delete(`/api/admin/accounts/${id}`, own)).status()).toBe(204);
  await openScreen(page, "/admin/accounts");
  await page.getByRole("link", { name: "Giden Kişi" }).click();
  await page.getByLabel("Profil sitede görünsün").click();
  await page.getByRole("button", { name: "Güncelle" }).click();
  await expect(page).toHaveURL("/admin/accounts");
  await expect(page.getByRole("link", { name: "Giden Kişi" })).toHaveCount(0);
  expect((await page.request.get("/yazar/giden-kisi")).status()).toBe(404);
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
