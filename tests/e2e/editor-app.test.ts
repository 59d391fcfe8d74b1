import type { Page } from "@playwright/test";
import { becomeAccount, demoAdministrator, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";

const TEXT = "Işıltı Casino: %40 bonus, 20 kat çevrilir. Kod: PAYLAS40.";
const NEW = "/admin/promotions/new";
const SHARE = "**/admin/share";

/** Opens the share target as the system does: a post that no site caused. */
async function share(page: Page, parts: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  const encoded = new Response(body);
  const contentType = encoded.headers.get("Content-Type") ?? "";
  const postData = await encoded.text();
  await page.route(SHARE, (route) =>
    route.continue({
      method: "POST",
      postData,
      headers: { ...route.request().headers(), "Content-Type": contentType },
    }),
  );
  await page.goto("/admin/share");
  await page.unroute(SHARE);
}

const source = (page: Page) => page.getByRole("group", { name: "Operatörün metni" });
const field = (page: Page) => page.getByRole("textbox", { name: "Operatörün metnini yapıştırın" });

test("the browser finds the panel to be an app with a share target", async ({ page }) => {
  await openScreen(page, "/admin/dashboard");
  const devtools = await page.context().newCDPSession(page);
  const { errors, manifest } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const at = (path: string) => new URL(path, page.url()).href;
  expect(manifest).toMatchObject({
    id: at("/admin/"),
    startUrl: at("/admin/dashboard"),
    scope: at("/admin/"),
    display: "kStandalone",
    shareTarget: { action: at("/admin/share"), method: "kPost" },
  });
  expect(manifest.icons?.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
});

test("a shared text opens the form for a promotion, and replaces no other without being asked", async ({ page }) => {
  await test.step("with the text as the operator's", async () => {
    await share(page, { title: "WhatsApp", text: TEXT, url: "https://casino.example/kis" });
    await expect(page).toHaveURL(NEW);
    await expect(source(page)).toHaveText(`WhatsApp\n\n${TEXT}\n\nhttps://casino.example/kis`);
    await page.getByRole("button", { name: "Tümünü al" }).click();
    await expect(page.getByLabel("Promosyon kodu")).toHaveValue("PAYLAS40");
  });

  await test.step("which stays after a reload, and is asked for once", async () => {
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page)).toHaveValue(/PAYLAS40/);
    await expect(page.getByText("Paylaştığınız metin")).toHaveCount(0);
  });

  await test.step("and another share waits for the editor's choice, beside the draft", async () => {
    await share(page, { text: "Kod: IKINCI50" });
    await expect(page).toHaveURL(NEW);
    await expect(
      page.getByText("Paylaştığınız metin buradaki metnin yerine alınsın mı? “Kod: IKINCI50”"),
    ).toBeVisible();
    await expect(field(page)).toHaveValue(/PAYLAS40/);
    await expect(page.getByRole("button", { name: "Taslağı geri yükle" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Paylaşılanı al" }).click();
    await expect(source(page)).toHaveText("Kod: IKINCI50");
    await share(page, { text: "Kod: UCUNCU60" });
    await page.getByRole("button", { name: "Buradaki kalsın" }).click();
    await expect(field(page)).toBeInViewport();
    await expect(field(page)).toHaveValue("Kod: IKINCI50");
    await expect(page.getByText("Paylaştığınız metin")).toHaveCount(0);
  });
});

test("a whole mail that is shared before signing in waits, and is cut by nobody", async ({ page, context }) => {
  await context.clearCookies();
  const mail = `${"Bonus 25 kat çevrilir. ".repeat(1_000)}Kod: SON25`;
  await share(page, { title: "Kış kampanyası", text: mail });
  await expect(page).toHaveURL(/\/admin\/login\?neden=oturum&geri=/);
  const { email, password } = demoAdministrator();
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre").fill(password);
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  await expect(page).toHaveURL(NEW);
  const whole = `Kış kampanyası\n\n${mail}`;
  await expect(field(page)).toHaveValue(whole);
  const note = page.getByText(
    `Metin en çok 20.000 karakter olabilir; bu metin ${whole.length.toLocaleString("tr-TR")} karakter.`,
  );
  await expect(note).toBeVisible();
  await expect(page.getByRole("button", { name: "Metni oku" })).toHaveCount(0);
  await field(page).fill(whole.slice(-100));
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Metni oku" }).click();
  await expect(source(page)).toContainText("SON25");
});

test.describe("a writer", () => {
  test.use({ expectedErrors: [/403/] });
  test("who shares a text is told that no form takes it", async ({ page }) => {
    await becomeAccount(page, "Ece Yazar", "writer");
    await share(page, { text: TEXT });
    await expect(page).toHaveURL(NEW);
    await expect(page.getByText("Paylaştığınız metin bir forma alınmadı.")).toBeVisible();
    await expect(page.getByText("Bu sayfa editörlere ve yöneticilere açık")).toBeVisible();
  });
});
