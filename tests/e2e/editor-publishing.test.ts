import type { Page } from "@playwright/test";
import { formatMoment } from "../../app/admin/shell/dates";
import { dayInIstanbul } from "../../worker/turkish/calendar";
import { expect, openScreen, test } from "../support/admin-panel";

test.describe.configure({ mode: "serial" });

const section = (page: Page, title: string) =>
  page.locator(".rt-Card").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const queued = (page: Page) => section(page, "Sıradaki Taslaklar").getByRole("listitem").getByRole("link");

// First, before anything is published.
test("before the first publication the screen says what is not set up", async ({ page }) => {
  await openScreen(page, "/admin/scheduled-publishing");
  await expect(page.getByText("Zamanlayıcıdan henüz haber alınmadı")).toBeVisible();
  const unset = page.locator(".rt-CalloutRoot").filter({ hasText: "İndeksleme yapılandırılmadı." });
  await expect(unset).toContainText("sitenin teknik sorumlusundan indekslemeyi kurmasını isteyin");
  await expect(unset).not.toContainText(/INDEX|Worker/);
  await expect(page.getByText("Henüz yayınlama kaydı yok")).toBeVisible();
});

test.describe("the queue of drafts", () => {
  test("is sorted, and a draft that is taken out can be put in again", async ({ page }) => {
    await openScreen(page, "/admin/scheduled-publishing");
    await expect(queued(page).first()).toBeVisible();
    const [first = "", second = ""] = await queued(page).allTextContents();
    await page.getByRole("button", { name: `Aşağı taşı: ${first}` }).click();
    await expect(queued(page).first()).toHaveText(second);
    await page.getByRole("button", { name: `Sıradan çıkar: ${first}` }).click();
    await expect(queued(page).filter({ hasText: first })).toHaveCount(0);
    await page.goto("/admin/blog?status=draft");
    const taken = page.getByRole("row").filter({ hasText: first });
    await expect(taken.getByText("Sırada değil")).toBeVisible();
    await taken.getByRole("button", { name: "Sıraya al" }).click();
    await expect(taken.getByText("Sırada", { exact: true })).toBeVisible();
  });

  test("is published on demand, which the history and visitors show", async ({ page }) => {
    await openScreen(page, "/admin/scheduled-publishing");
    const first = (await queued(page).first().textContent()) ?? "";
    await page.getByRole("button", { name: "Şimdi Yayınla" }).click();
    await expect(page.getByText("1 blog yayınlandı")).toBeVisible();
    const published = section(page, "Yayın Geçmişi").getByRole("row").filter({ hasText: first });
    await expect(published.getByText("Başarılı")).toBeVisible();
    await expect(page.getByText(/^\d+ adres bildirilmeyi bekliyor\.$/)).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto("/blog");
    await expect(visitor.getByRole("heading", { name: first }).first()).toBeVisible();
  });

  test("publishes a draft at the time of its own", async ({ page }) => {
    await openScreen(page, "/admin/scheduled-publishing");
    const title = await queued(page).first().innerText();
    await queued(page).first().click();
    const tomorrow = dayInIstanbul(new Date(Date.now() + 86_400_000));
    await page.getByLabel("Yayın zamanı", { exact: true }).fill(`${tomorrow}T09:30`);
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    const due = `${tomorrow}T06:30:00.000Z`;
    await expect(page.getByText(formatMoment(due))).toBeVisible();
    const cron = await page.request.get("/cdn-cgi/local/scheduled", {
      params: { cron: "*/10 * * * *", time: String(Date.parse(due)) },
    });
    expect(cron.status()).toBe(200);
    await openScreen(page, "/admin/scheduled-publishing");
    await expect(page.getByText("Zamanlayıcıdan henüz haber alınmadı")).toBeHidden();
    await expect(section(page, "Yayın Geçmişi").getByRole("row").filter({ hasText: title })).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto("/blog");
    await expect(visitor.getByRole("heading", { name: title }).first()).toBeVisible();
  });
});

test.describe("the publishing schedule", () => {
  test("is saved, and an empty number of posts becomes 1", async ({ page }) => {
    await openScreen(page, "/admin/scheduled-publishing");
    const save = page.getByRole("button", { name: "Ayarları Kaydet" });
    await expect(save).toBeDisabled();
    const count = page.getByLabel("Günlük yayın sayısı");
    await count.fill("");
    await count.blur();
    await expect(count).toHaveValue("1");
    await page.getByRole("switch", { name: "Otomatik yayınlama" }).click();
    await count.fill("0");
    await save.click();
    await expect(page.getByText("Günlük yayın sayısı en az 1 olmalıdır")).toBeVisible();
    await count.fill("3");
    await page.getByLabel("Sonraki yayın zamanı").fill("2099-01-02T09:30");
    await save.click();
    await expect(page.getByText("Ayarlar kaydedildi")).toBeVisible();
    await expect(page.getByText("2 Ocak 2099 09:30")).toBeVisible();
    await openScreen(page, "/admin/scheduled-publishing");
    await expect(count).toHaveValue("3");
    await page.getByRole("switch", { name: "Otomatik yayınlama" }).click();
    await count.fill("");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Kapalı", { exact: true })).toBeVisible();
    await expect(count).toHaveValue("1");
  });

  test("cannot be changed without drafts", async ({ page }) => {
    const none = { rows: [], total: 0, page: 1, pages: 1, drafts: 0 };
    await page.route("**/api/admin/publishing/queue?*", (route) => route.fulfill({ json: none }));
    const message = "Yayınlanacak taslak blog bulunamadı";
    await page.route("**/api/functions/*", (route) =>
      route.fulfill({ json: { success: false, publishedCount: 0, message } }),
    );
    await openScreen(page, "/admin/scheduled-publishing");
    await expect(page.getByText("Sırada taslak yok")).toBeVisible();
    await expect(page.getByRole("switch", { name: "Otomatik yayınlama" })).toBeDisabled();
    await expect(page.getByLabel("Günlük yayın sayısı")).toBeDisabled();
    await page.getByRole("button", { name: "Şimdi Yayınla" }).click();
    await expect(page.getByText(message)).toBeVisible();
  });

  test.describe("while the queue cannot be read", () => {
    test.use({ expectedErrors: [/503/] });

    test("can still be changed", async ({ page }) => {
      await page.route("**/api/admin/publishing/queue?*", (route) => route.fulfill({ status: 503, json: {} }));
      await openScreen(page, "/admin/scheduled-publishing");
      await expect(page.getByLabel("Günlük yayın sayısı")).toBeEnabled();
      await expect(page.getByRole("switch", { name: "Otomatik yayınlama" })).toBeEnabled();
    });
  });
});

test.describe("the page that tests the functions", () => {
  test.use({ expectedErrors: [/401/] });

  test("calls every function and shows its result or error", async ({ page }) => {
    await openScreen(page, "/admin/scheduled-publishing");
    await page.getByRole("link", { name: "Fonksiyonları test et" }).click();
    const result = page.getByRole("status");
    for (const name of ["scheduled-blog-publisher", "publish-scheduled-blogs"]) {
      // Not at once: drafts that other tests write would be published beneath their hands.
      await page.route(`**/api/functions/${name}`, (route) =>
        route.continue({ postData: JSON.stringify({ manual: false }) }),
      );
      await page.getByRole("button", { name }).click();
      await expect(result.getByRole("heading", { name })).toBeVisible();
      await expect(result.getByText('"success": true')).toBeVisible();
    }
    const refused = "Edge Function çağrısı başarısız: Erişim anahtarı geçersiz veya eksik";
    await page.getByRole("button", { name: "publish-blogs-public" }).click();
    await expect(result.getByText(refused)).toBeVisible();
    await page.getByLabel("Erişim anahtarı").fill("yanlis-anahtar");
    await page.getByRole("button", { name: "Doğrudan çağır" }).click();
    await expect(result.getByRole("heading", { name: "Doğrudan çağrı" })).toBeVisible();
    await expect(result.getByText('"code": "unauthenticated"')).toBeVisible();
  });
});
