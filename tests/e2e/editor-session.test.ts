import type { Page } from "@playwright/test";
import { demoAdministrator, expect, openScreen, signIn, storedDrafts, test } from "../support/admin-panel";
import { expectAccessible, test as signedOutTest } from "../support/browser";

signedOutTest.describe("signing in", () => {
  signedOutTest.use({ expectedErrors: [/401/] });

  signedOutTest("shows what is wrong with the input, a welcome, and then the requested page", async ({ page }) => {
    await openScreen(page, "/admin/casinos");
    await expect(page).toHaveURL(/\/admin\/login\?/);
    await expect(page.getByText("Bu sayfaya erişmek için giriş yapmalısınız")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(page.getByText("Geçerli bir email adresi giriniz")).toBeVisible();
    await expect(page.getByText("Şifre en az 6 karakter olmalıdır")).toBeVisible();
    const { email, password } = demoAdministrator();
    await page.getByLabel("E-posta").fill(email);
    await page.getByLabel("Şifre").fill("yanlış-şifre");
    await page.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(page.getByText("Giriş başarısız. Lütfen bilgilerinizi kontrol edin.")).toBeVisible();
    await page.getByLabel("Şifre").fill(password);
    let leave = () => {};
    const isLeaving = new Promise<void>((resolve) => (leave = resolve));
    await page.route("**/admin/casinos", async (route) => {
      await isLeaving;
      await route.continue();
    });
    // Watched from within: Playwright itself looks at no page that is being left.
    const words = "Giriş başarılı! Yönlendiriliyorsunuz...";
    const welcome = page.waitForFunction((text) => document.body.innerText.includes(text), words);
    await page.getByRole("button", { name: "Giriş Yap" }).click();
    expect(await welcome).toBeTruthy();
    leave();
    await expect(page).toHaveURL("/admin/casinos");
    await expect(page.getByRole("heading", { name: "Casino Siteleri" })).toBeVisible();
  });
});

/** What Turnstile's script does, as far as the form sees it: each widget gives one token, its number. */
const WIDGETS = `
  let made = 0;
  window.turnstile = {
    render(place, options) {
      place.textContent = "jeton " + ++made;
      options.callback("jeton " + made);
      return String(made);
    },
    remove: () => undefined,
  };
`;

signedOutTest.describe("signing in with a Turnstile check", () => {
  signedOutTest.use({ expectedErrors: [/403/] });

  signedOutTest("sends a new token with each attempt, and keeps the values of the form", async ({ page }) => {
    const tokens: string[] = [];
    let scripts = 0;
    await page.route("https://challenges.cloudflare.com/turnstile/v0/api.js*", (route) => {
      scripts += 1;
      return route.fulfill({ contentType: "text/javascript", body: WIDGETS });
    });
    await page.route("**/api/session", async (route) => {
      tokens.push((route.request().postDataJSON() as Record<string, string>)["cf-turnstile-response"] ?? "");
      if (tokens.length > 2) return route.continue();
      const error = { code: "unproven", message: "Güvenlik doğrulamasını tamamlayıp tekrar deneyin." };
      return route.fulfill({ status: 403, json: { error, turnstile_key: "acik-anahtar" } });
    });
    await openScreen(page, "/admin/login?geri=/admin/casinos");
    const { email, password } = demoAdministrator();
    await page.getByLabel("E-posta").fill(email);
    await page.getByLabel("Şifre").fill(password);
    expect(scripts).toBe(0);
    const proof = page.getByRole("group", { name: "Güvenlik doğrulaması" });
    for (const token of ["jeton 1", "jeton 2"]) {
      await page.getByRole("button", { name: "Giriş Yap" }).click();
      await expect(proof).toContainText(token);
    }
    await expect(page.getByText("Güvenlik doğrulamasını tamamlayıp tekrar deneyin.").first()).toBeVisible();
    await expect(page.getByLabel("E-posta")).toHaveValue(email);
    await expect(page.getByLabel("Şifre")).toHaveValue(password);
    await page.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(page).toHaveURL("/admin/casinos");
    expect([tokens, scripts]).toEqual([["", "jeton 1", "jeton 2"], 1]);
  });
});

signedOutTest.describe("signing in without JavaScript", () => {
  signedOutTest.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  signedOutTest("shows a message at each wrong field, and leads to the dashboard", async ({ page }) => {
    await page.goto("/admin/login");
    await page.getByLabel("E-posta").fill("yonetici");
    await page.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(page.getByText("Geçerli bir email adresi giriniz")).toBeVisible();
    await expect(page.getByText("Şifre en az 6 karakter olmalıdır")).toBeVisible();
    await expect(page.getByLabel("E-posta")).toHaveValue("yonetici");
    const { email, password } = demoAdministrator();
    await page.getByLabel("E-posta").fill(email);
    await page.getByLabel("Şifre").fill(password);
    await page.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(page).toHaveURL("/admin/dashboard");
  });
});

test.describe("signing out", () => {
  test.use({ expectedErrors: [/503/] });

  test("confirms the loss of unsaved changes, shows a failure, and ends the session", async ({ page }) => {
    // A session of its own: signing in over the one that all tests share would end it.
    await page.context().clearCookies();
    await signIn(page.request);
    await openScreen(page, "/admin/casinos/new");
    await page.getByLabel("Site Adı").fill("Yarım Kalan Casino");
    const signOut = page.getByRole("button", { name: "Çıkış" });
    await signOut.click();
    await page.getByRole("button", { name: "Sayfada kal" }).click();
    await page.route("**/api/session", (route) => route.fulfill({ status: 503 }), { times: 1 });
    await signOut.click();
    await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
    await expect(page.getByText("Çıkış yapılamadı")).toBeVisible();
    await expect(page.getByLabel("Site Adı")).toHaveValue("Yarım Kalan Casino");
    await signOut.click();
    await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
    await expect(page).toHaveURL("/admin/login");
    expect(await storedDrafts(page, "casino:new")).toEqual([]);
    await page.goto("/admin/dashboard");
    await expect(page).toHaveURL(/\/admin\/login\?/);
  });
});

test.describe("signing in again after the session ended in an open tab", () => {
  test.use({ expectedErrors: [/401/] });

  test("restores the values of the form", async ({ page }) => {
    await openScreen(page, "/admin/casinos");
    const logo = (await page.locator("img.cell-picture").first().getAttribute("src")) ?? "";
    await openScreen(page, "/admin/casinos/new");
    await page.getByLabel("Site Adı").fill("Yarım Kalan Casino");
    await page.getByLabel("Site URL").fill("https://yarim.example/");
    await page.locator(".ql-editor").fill("Bu açıklama kaybolmamalı.");
    await page.getByRole("tab", { name: "URL Gir" }).click();
    await page.getByLabel("Görsel adresi").fill(logo);
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/login\?/);
    await signIn(page.request);
    await openScreen(page, "/admin/casinos/new");
    await expect(page.getByLabel("Site Adı")).toHaveValue("Yarım Kalan Casino");
    await expect(page.locator(".ql-editor")).toContainText("Bu açıklama kaybolmamalı.");
  });
});

/** Hides a tab for a minute; the request for `path` that checks its session is held until the test releases it. */
async function returnToTab(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const show = (visibilityState: string) => {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const { now } = Date;
    show("hidden");
    Date.now = () => now() + 61_000;
    show("visible");
  });
  return release;
}

signedOutTest("a tab that was hidden for a minute checks its session", async ({ page }) => {
  await openScreen(page, "/admin/login");
  await signIn(page.request);
  let release = await returnToTab(page, "**/api/admin/session");
  await expect(page.getByText("Giriş durumu kontrol ediliyor...")).toBeVisible();
  release();
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  release = await returnToTab(page, "**/api/admin/session");
  const checking = page.getByText("Yetkilendirme kontrol ediliyor...");
  await expect(checking).toBeVisible();
  release();
  await expect(checking).toBeHidden();
  await expect(page).toHaveURL("/admin/dashboard");
});

test.describe("the menu of the panel", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("is skipped by keyboard, closed by a tap beside it, and shows all links without scrolling", async ({ page }) => {
    await openScreen(page, "/admin/categories");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    const opener = page.getByRole("button", { name: "Menü" });
    await opener.click();
    await page.touchscreen.tap(370, 400);
    await expect(page.getByRole("button", { name: "Kapat" })).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.click();
    const menu = page.getByRole("navigation", { name: "Yönetim menüsü" });
    await expect(menu.getByRole("link")).toHaveCount(22);
    await expect(menu.getByRole("link", { name: "Kategoriler" })).toHaveAttribute("aria-current", "page");
    const signOut = page.getByRole("button", { name: "Çıkış" });
    await expect(signOut).toBeInViewport({ ratio: 1 });
    await menu.getByRole("link", { name: "Casino Siteleri" }).click();
    await expect(page.getByRole("heading", { name: "Casino Siteleri" })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const end of [page.getByRole("link", { name: "Çöp Kutusu" }), signOut])
      await expect(end).toBeInViewport({ ratio: 1 });
  });
});
