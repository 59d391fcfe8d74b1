import type { Page } from "@playwright/test";
import { formatMoment } from "../../app/admin/shell/dates";
import { dayInIstanbul } from "../../worker/text/calendar";
import { chooseInMenu, expect, navigateTo, openScreen, test } from "../support/admin-panel";

test.describe.configure({ mode: "serial" });

const section = (page: Page, title: string) =>
  page.locator(".rt-Card").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const queued = (page: Page) => section(page, "Sıradaki Taslaklar").getByRole("listitem").getByRole("link");

test("drafts are sorted, taken out of the queue and put in again, and published on demand and by the clock", async ({
  page,
}) => {
  await openScreen(page, "/admin/scheduled-publishing");
  const history = (title: string) => section(page, "Yayın Geçmişi").getByRole("row").filter({ hasText: title });
  const visitor = await page.context().newPage();
  const expectPublic = async (title: string) => {
    await visitor.goto("/blog");
    await expect(visitor.getByRole("heading", { name: title }).first()).toBeVisible();
  };

  await test.step("before the first publication the screen says what is not set up", async () => {
    await expect(page.getByText("Zamanlayıcıdan henüz haber alınmadı")).toBeVisible();
    const unset = page.locator(".rt-CalloutRoot").filter({ hasText: "İndeksleme yapılandırılmadı." });
    await expect(unset).toContainText("sitenin teknik sorumlusundan indekslemeyi kurmasını isteyin");
    await expect(unset).not.toContainText(/INDEX|Worker/);
    await expect(page.getByText("Henüz yayınlama kaydı yok")).toBeVisible();
  });

  await test.step("a draft is moved, taken out and put in again", async () => {
    await expect(queued(page).first()).toBeVisible();
    const [first = "", second = ""] = await queued(page).allTextContents();
    await page.getByRole("button", { name: `Aşağı taşı: ${first}` }).click();
    await expect(queued(page).first()).toHaveText(second);
    await page.getByRole("button", { name: `Sıradan çıkar: ${first}` }).click();
    await expect(queued(page).filter({ hasText: first })).toHaveCount(0);
    await navigateTo(page, "/admin/blog?status=draft");
    const taken = page.getByRole("row").filter({ hasText: first });
    await expect(taken.getByText("Sırada değil")).toBeVisible();
    await chooseInMenu(page, first, "Sıraya al");
    await expect(taken.getByText("Sırada", { exact: true })).toBeVisible();
    await navigateTo(page, "/admin/scheduled-publishing");
  });

  await test.step("the first one is published on demand", async () => {
    await expect(queued(page).first()).toBeVisible();
    const first = (await queued(page).first().textContent()) ?? "";
    const publish = page.getByRole("button", { name: "Şimdi Yayınla" });
    await publish.press("Enter");
    await expect(page.getByText("1 blog yayınlandı")).toBeVisible();
    await expect(publish).toBeFocused();
    await expect(history(first).getByText("Başarılı")).toBeVisible();
    await expect(page.getByText(/^\d+ adres bildirilmeyi bekliyor\.$/)).toBeVisible();
    await expectPublic(first);
  });

  await test.step("one with a time of its own is published then", async () => {
    const title = await queued(page).first().innerText();
    await queued(page).first().click();
    const tomorrow = dayInIstanbul(new Date(Date.now() + 86_400_000));
    await page.getByLabel("Yayın zamanı", { exact: true }).fill(`${tomorrow}T09:30`);
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    const due = `${tomorrow}T06:30:00.000Z`;
    await expect(page).toHaveURL("/admin/scheduled-publishing");
    await navigateTo(page, `/admin/blog?q=${encodeURIComponent(title)}`);
    await expect(page.getByText(formatMoment(due))).toBeVisible();
    const cron = await page.request.get("/cdn-cgi/local/scheduled", {
      params: { cron: "*/10 * * * *", time: String(Date.parse(due)) },
    });
    expect(cron.status()).toBe(200);
    await openScreen(page, "/admin/scheduled-publishing");
    await expect(history(title)).toBeVisible();
    await expect(page.getByText("Zamanlayıcıdan henüz haber alınmadı")).toBeHidden();
    await expectPublic(title);
  });
});

test.describe("publishing", () => {
  test.use({ expectedErrors: [/401|503/] });

  test("is tried by function, and scheduled, but not without drafts", async ({ page }) => {
    await openScreen(page, "/admin/test-edge-function");
    const save = page.getByRole("button", { name: "Ayarları Kaydet" });
    const count = page.getByLabel("Günlük yayın sayısı");
    const active = page.getByRole("switch", { name: "Otomatik yayınlama" });

    await test.step("the functions are called, and show their result or error", async () => {
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
      await page.unrouteAll();
    });

    await test.step("an empty number of posts becomes 1", async () => {
      await navigateTo(page, "/admin/scheduled-publishing");
      await expect(save).toBeDisabled();
      await count.fill("");
      await count.blur();
      await expect(count).toHaveValue("1");
      await active.click();
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
      await active.click();
      await count.fill("");
      await page.keyboard.press("Control+s");
      await expect(page.getByText("Kapalı", { exact: true })).toBeVisible();
      await expect(count).toHaveValue("1");
    });

    const queue = "**/api/admin/publishing/queue?*";
    await test.step("without drafts it stays as it is", async () => {
      const none = { rows: [], total: 0, page: 1, pages: 1, drafts: 0 };
      await page.route(queue, (route) => route.fulfill({ json: none }));
      const message = "Yayınlanacak taslak blog bulunamadı";
      await page.route("**/api/functions/*", (route) =>
        route.fulfill({ json: { success: false, publishedCount: 0, message } }),
      );
      await openScreen(page, "/admin/scheduled-publishing");
      await expect(page.getByText("Sırada taslak yok")).toBeVisible();
      await expect(active).toBeDisabled();
      await expect(count).toBeDisabled();
      await page.getByRole("button", { name: "Şimdi Yayınla" }).click();
      await expect(page.getByText(message)).toBeVisible();
    });

    await test.step("it can be changed while the queue cannot be read", async () => {
      await page.unroute(queue);
      await page.route(queue, (route) => route.fulfill({ status: 503, json: {} }));
      await openScreen(page, "/admin/scheduled-publishing");
      await expect(count).toBeEnabled();
      await expect(active).toBeEnabled();
    });
  });
});
