import { expect, openScreen, test } from "../support/admin-panel";
import { openPost, savedContent, SENTENCE } from "../support/post-form";

test.describe("links of a text", () => {
  const LINKS = `<p><a href="/casinolar">Bütün <strong>casinolar</strong></a> burada</p><p><a href="/bonuslar">Bonuslar</a></p>${SENTENCE}`;

  test("are changed as a whole, even if they contain several formats", async ({ page }) => {
    const id = await openPost(page, "Değişen Bağlantı", LINKS);
    const editor = page.locator(".ql-editor");
    await editor.getByText("casinolar").click();
    await page.getByRole("button", { name: "Bağlantıyı düzenle" }).click();
    const dialog = page.getByRole("dialog", { name: "Bağlantıyı Düzenle" });
    await expect(dialog.getByLabel("URL")).toHaveValue("/casinolar");
    await expect(dialog.getByLabel("Metin (isteğe bağlı)")).toHaveValue("Bütün casinolar");
    await dialog.getByLabel("URL").fill("/casino-siteleri");
    await dialog.getByRole("button", { name: "Güncelle" }).click();
    await expect(editor.locator('a[href="/casino-siteleri"]').first()).toBeVisible();
    expect(await savedContent(page, id)).toContain(
      '<p><a href="/casino-siteleri">Bütün </a><strong><a href="/casino-siteleri">casinolar</a></strong> burada</p>',
    );
  });

  test("are removed, but not their text", async ({ page }) => {
    const id = await openPost(page, "Kaldırılan Bağlantı", LINKS);
    const editor = page.locator(".ql-editor");
    await editor.getByText("Bonuslar").click();
    await page.getByRole("button", { name: "Bağlantıyı düzenle" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Bağlantıyı kaldır" }).click();
    await expect(editor.getByRole("link", { name: "Bonuslar" })).toHaveCount(0);
    expect(await savedContent(page, id)).toContain("burada</p><p>Bonuslar</p>");
  });
});

test.describe("the toolbar of the editor", () => {
  test("is one tab stop, in which arrow keys move", async ({ page }) => {
    await openScreen(page, "/admin/blog/new");
    const editor = page.locator(".ql-editor");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await editor.press("Shift+Tab");
    expect(await focused()).toBe("Kalın");
    for (const [key, name] of [
      ["ArrowRight", "İtalik"],
      ["End", "Biçimlendirmeyi temizle"],
      ["ArrowRight", "Kalın"],
      ["ArrowLeft", "Biçimlendirmeyi temizle"],
      ["Home", "Kalın"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(name);
    }
    await page.keyboard.press("Tab");
    await expect(editor).toBeFocused();
  });

  test("stays visible while a long text is scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await openPost(page, "Uzun Yazı", `${SENTENCE.repeat(40)}<h2>Son</h2>`);
    await page.locator(".ql-editor").getByRole("heading", { name: "Son" }).click();
    await expect(page.getByRole("toolbar", { name: "Metin biçimlendirme" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("a text in the editor", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  const CONTENT =
    "<p>Kurallar <s>eski</s> <code>KOD10</code></p><ol><li>Bir<ul><li>Alt madde</li></ul></li><li>İki</li></ol><pre>\n\n  a  b\n\n</pre><p>Aralıklı\u00a0\u00a0 yazı\u00a0</p><p>Bu metin en az elli karakter uzunluğundadır.</p>";

  test("keeps formats that the toolbar does not offer", async ({ page }) => {
    const id = await openPost(page, "İç İçe Listeler", CONTENT);
    await page.locator(".ql-editor").press("Control+End");
    await page.keyboard.type(" Son.");
    expect(await savedContent(page, id)).toBe(CONTENT.replace("uzunluğundadır.", "uzunluğundadır. Son."));
  });

  test("indents an item of a list below the one before by Tab, and back by Shift+Tab", async ({ page }) => {
    const id = await openPost(page, "Girintili Liste", CONTENT);
    const item = page.locator(".ql-editor li", { hasText: "İki" });
    await item.click();
    await page.keyboard.press("Home");
    for (let times = 0; times < 3; times++) await page.keyboard.press("Tab");
    await expect(item).toHaveClass("ql-indent-2");
    for (let times = 0; times < 2; times++) await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("On ");
    expect(await savedContent(page, id)).toBe(CONTENT.replace("İki", "On İki"));
  });

  test("is not lost when saving fails", async ({ page }) => {
    const id = await openPost(page, "Bağlantısız Yazı", SENTENCE);
    await page.locator(".ql-editor").press("Control+End");
    await page.keyboard.type(" Son.");
    const lose = "**/api/admin/blog/*";
    await page.route(lose, (route) => (route.request().method() === "PUT" ? route.abort() : undefined), { times: 1 });
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(page.getByText("Blog yazısı kaydedilirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
    expect(await savedContent(page, id)).toBe(SENTENCE.replace("metnidir.", "metnidir. Son."));
  });

  test("leaves no heading when all of it is deleted", async ({ page }) => {
    await openPost(page, "Silinen Yazı", `<h1>Başlık</h1>${SENTENCE}`);
    const editor = page.locator(".ql-editor");
    for (const key of ["Delete", "Backspace", "Control+x"]) {
      await editor.press("Control+a");
      await editor.press(key);
      await expect.poll(() => editor.innerHTML(), key).toBe("<p><br></p>");
      await page.getByRole("button", { name: "Geri al" }).click();
      await expect(editor.getByRole("heading", { name: "Başlık" })).toBeVisible();
    }
  });
});
