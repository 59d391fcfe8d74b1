import type { Locator } from "@playwright/test";
import { demoAdministrator, expect, openScreen, row, test } from "../support/admin-panel";
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

test.describe("a post", () => {
  // The scripts of axe and of this test; the page's own are refused by its policy.
  test.use({ expectedErrors: [/^Blocked script execution in '.*\/admin\/preview\/post'/] });

  test("is written, previewed, saved as a draft, published, and taken off the site", async ({ page }) => {
    const title = "Şubat Ayının En Işıltılı Bonusları";
    const address = "/blog/subat-ayinin-en-isiltili-bonuslari";
    await openScreen(page, "/admin/blog/new");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Blog başlığı en az 2 karakter olmalıdır")).toBeVisible();
    await expect(page.getByText("Özet en az 10 karakter olmalıdır")).toBeVisible();
    await page.getByLabel("Başlık", { exact: true }).fill(title);
    await page.locator(".ql-editor").click();
    await page.keyboard.insertText("Bu yazıda şubat ayında öne çıkan bonusları anlatıyoruz.");
    await expect(page.getByLabel("Özet")).toHaveValue("Bu yazıda şubat ayında öne çıkan bonusları anlatıyoruz.");
    await expect(page.getByText("Özet en az 10 karakter olmalıdır")).toBeHidden();

    await test.step("is previewed at the widths of a phone and of a desktop", async () => {
      await expect(page.getByRole("status").filter({ hasText: "Sunucuda saklandı" })).toBeVisible();
      await page.getByRole("button", { name: "Önizle" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Önizleme" });
      await expect(dialog).toContainText("Kaydetmek için eksik olanlar: Kategori giriniz");
      const shown = dialog.frameLocator("iframe");
      await expect(shown.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(shown.getByText("öne çıkan bonusları")).toBeVisible();
      const menu = shown.getByRole("button", { name: "Menü" });
      await expect(menu).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Masaüstü" }).click();
      await expect(menu).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Önizle" })).toBeFocused();
      await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue(title);
    });

    await test.step("is saved with the excerpt of its whole text", async () => {
      await page.getByRole("group", { name: "Sık kullanılan kategoriler" }).getByRole("button").first().click();
      await expect(page.getByLabel("Kategori", { exact: true })).not.toHaveValue("");
      await page.locator(".ql-editor").press("Control+End");
      await page.keyboard.insertText(" Son tuş.");
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/api/admin/blog")),
        page.keyboard.press("Control+s"),
      ]);
      expect((request.postDataJSON() as { excerpt: string }).excerpt).toMatch(/^Bu yazıda .* anlatıyoruz\. Son tuş\.$/);
      await expect(page.getByText("Blog yazısı başarıyla eklendi")).toBeVisible();
      await expect(page).toHaveURL("/admin/blog");
      await expect(row(page, title).getByText("Taslak", { exact: true })).toBeVisible();
      expect((await page.request.get(address)).status()).toBe(404);
    });

    await test.step("is public until it is a draft again", async () => {
      await row(page, title)
        .getByRole("button", { name: /Yayınla/ })
        .click();
      await expect(page.getByText("Yazı başarıyla yayınlandı")).toBeVisible();
      const visitor = await page.context().newPage();
      await visitor.goto(address);
      await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(visitor.locator("article").getByText("öne çıkan bonusları")).toHaveCount(1);
      const unpublish = row(page, title).getByRole("button", { name: /Taslağa Çevir/ });
      await unpublish.click();
      const done = page.getByText("Yazı taslak olarak kaydedildi").locator("..");
      await done.getByRole("button", { name: /Geri al/ }).click();
      await expect(page.getByText(/ geri alındı\. Durum: taslak → yayında/)).toBeVisible();
      await expect(done).toHaveCount(0);
      expect((await page.request.get(address)).status()).toBe(200);
      await unpublish.click();
      await expect(done).toBeVisible();
      expect((await page.request.get(address)).status()).toBe(404);
    });
  });
});
