import { expect, navigateTo, openScreen, row, test } from "../support/admin-panel";
import { LONG } from "../support/browser";

const UNREACHABLE = "Sunucuya ulaşılamadı, internet bağlantınızı kontrol edin";
/** What each screen says where nothing can be read. */
const UNREAD = [
  ["dashboard", "Veriler yüklenirken bir hata oluştu"],
  ["blog", "Blog yazıları yüklenirken bir hata oluştu"],
  ["blog/edit/1", "Blog yazısı yüklenirken bir hata oluştu"],
  ["promotions", "Promosyonlar yüklenirken bir hata oluştu"],
  ["casinos", "Casino siteleri yüklenirken bir hata oluştu"],
  ["categories", "Kategoriler yüklenirken bir hata oluştu"],
  ["comments", "Yorumlar yüklenirken bir hata oluştu"],
  ["pages", "Sayfalar yüklenirken bir hata oluştu"],
  ["pages/edit/1", "Sayfa yüklenirken bir hata oluştu"],
  ["splash-ads", "Splash reklamları yüklerken bir hata oluştu"],
  ["seo-settings", "SEO ayarları yüklenirken bir hata oluştu"],
  ["settings", "Hero bölümü ayarları yüklenirken bir hata oluştu"],
  ["scheduled-publishing", "Zamanlanmış yayınlama ayarları yüklenirken bir hata oluştu"],
  ["media", "Görseller yüklenirken bir hata oluştu"],
  ["trash", "Çöp kutusu yüklenirken bir hata oluştu"],
] as const;

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|(Veriler|Casino siteleri|Kategoriler|Yazarlar|Görünümler) yüklenirken bir hata oluştu/,
  ],
});

test("offline, a publication fails, a list shows what it has, and a screen is loaded once the connection is back", async ({
  page,
  context,
}) => {
  await openScreen(page, "/admin/blog?status=draft");
  const queued = page.getByRole("row").filter({ hasText: "Sırada" }).first();
  const draft = row(page, (await queued.getByRole("cell").nth(1).textContent()) ?? "");
  await expect(draft).toBeVisible();
  await context.setOffline(true);

  await test.step("leaves the draft as it was, and sends nothing later", async () => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.method()));
    await draft.getByRole("button", { name: /^Yayınla/ }).click();
    await expect(page.getByText(`Blog yazısı güncellenirken bir hata oluştu: ${UNREACHABLE}`)).toBeVisible();
    await expect(draft.getByText("Taslak", { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(draft.getByText("Taslak", { exact: true })).toBeVisible();
    expect(sent).toEqual(["PUT"]);
    await context.setOffline(true);
  });

  await test.step("shows the rows that it loaded before", async () => {
    await page.getByRole("searchbox", { name: "Ara" }).fill("bambaşka");
    await expect(page.getByText("Daha önce yüklenenler gösteriliyor.")).toBeVisible();
    await expect(draft).toBeVisible();
  });

  await test.step("loads a screen again", async () => {
    await page.getByRole("link", { name: "Çöp Kutusu" }).click();
    const alert = page.getByRole("alert").filter({ hasText: `Ekran yüklenemedi: ${UNREACHABLE}` });
    await expect(alert).toBeVisible();
    await expect(page.getByRole("heading", { name: "Çöp Kutusu" })).toBeVisible();
    await alert.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(page.getByRole("searchbox", { name: "Ara" })).toBeVisible();
  });
});

test("screens that cannot be read show what failed and why", LONG, async ({ page }) => {
  await openScreen(page, "/admin/test-edge-function");
  await page.route("**/api/admin/**", (route) => route.abort());
  // Where the browser knows that it is offline, nothing is asked for again.
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  for (const [screen, sentence] of UNREAD) {
    await navigateTo(page, `/admin/${screen}`);
    const alert = page.getByRole("alert").filter({ hasText: `${sentence}: ${UNREACHABLE}` });
    await expect(alert.getByRole("button", { name: "Tekrar dene" }), screen).toBeVisible();
    await expect(page.locator(".skeleton"), screen).toHaveCount(0);
  }
});
