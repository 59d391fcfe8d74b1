import type { Locator } from "@playwright/test";
import { expect, test } from "../support/admin-panel";
import { openPost, savedContent, SENTENCE } from "../support/post-form";

const LINKS = `<p><a href="/casinolar">Bütün <strong>casinolar</strong></a> burada</p><p><a href="/bonuslar">Bonuslar</a></p>`;
const CONTENT = `${LINKS}<p>Kurallar <s>eski</s> <code>KOD10</code></p><ol><li>Bir<ul><li>Alt madde</li></ul></li><li>İki</li></ol><pre>\n\n  a  b\n\n</pre><p>Aralıklı\u00a0\u00a0 yazı\u00a0</p>${SENTENCE}`;

test.describe("a text in the editor", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("keeps its formats, while links are changed, items are indented, and saving fails once", async ({ page }) => {
    const id = await openPost(page, "Düzenlenen Metin", CONTENT);
    const editor = page.locator(".ql-editor");
    const dialog = page.getByRole("dialog", { name: "Bağlantıyı Düzenle" });
    const edit = page.getByRole("button", { name: "Bağlantıyı düzenle" });

    await test.step("a link is changed as a whole, another is removed without its text", async () => {
      await editor.getByText("casinolar").click();
      await edit.click();
      await expect(dialog.getByLabel("URL")).toHaveValue("/casinolar");
      await expect(dialog.getByLabel("Metin (isteğe bağlı)")).toHaveValue("Bütün casinolar");
      await dialog.getByLabel("URL").fill("/casino-siteleri");
      await dialog.getByRole("button", { name: "Güncelle" }).click();
      await expect(editor.locator('a[href="/casino-siteleri"]').first()).toBeVisible();
      await editor.getByText("Bonuslar").click();
      await edit.click();
      await dialog.getByRole("button", { name: "Bağlantıyı kaldır" }).click();
      await expect(editor.getByRole("link", { name: "Bonuslar" })).toHaveCount(0);
    });

    await test.step("an item of a list is indented below the one before by Tab, and back by Shift+Tab", async () => {
      const item = editor.locator("li", { hasText: "İki" });
      await item.click();
      await page.keyboard.press("Home");
      for (let times = 0; times < 3; times++) await page.keyboard.press("Tab");
      await expect(item).toHaveClass("ql-indent-2");
      for (let times = 0; times < 2; times++) await page.keyboard.press("Shift+Tab");
      await page.keyboard.type("On ");
    });

    await test.step("nothing is lost when saving fails", async () => {
      await editor.press("Control+End");
      await page.keyboard.type(" Son.");
      const lose = "**/api/admin/blog/*";
      await page.route(lose, (route) => (route.request().method() === "PUT" ? route.abort() : undefined), { times: 1 });
      await page.getByRole("button", { name: "Güncelle", exact: true }).click();
      await expect(page.getByText("Blog yazısı kaydedilirken bir hata oluştu: Sunucuya ulaşılamadı")).toBeVisible();
    });

    const changed = `<p><a href="/casino-siteleri">Bütün </a><strong><a href="/casino-siteleri">casinolar</a></strong> burada</p><p>Bonuslar</p>`;
    expect(await savedContent(page, id)).toBe(
      CONTENT.replace(LINKS, changed).replace("İki", "On İki").replace("metnidir.", "metnidir. Son."),
    );
  });
});

test("the toolbar is one tab stop that stays visible, and deleting all of a long text leaves no heading", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openPost(page, "Uzun Yazı", `${SENTENCE.repeat(40)}<h2>Son</h2>`);
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
  await editor.getByRole("heading", { name: "Son" }).click();
  await expect(page.getByRole("toolbar", { name: "Metin biçimlendirme" })).toBeInViewport({ ratio: 1 });

  for (const key of ["Delete", "Backspace", "Control+x"]) {
    await editor.press("Control+a");
    await editor.press(key);
    await expect.poll(() => editor.innerHTML(), key).toBe("<p><br></p>");
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(editor.getByRole("heading", { name: "Son" })).toBeVisible();
  }

  await test.step("at a zoom of 200 % it and the bar of the form leave most of the window to the text", async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    const edges = (locator: Locator) =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    await editor
      .getByText(SENTENCE.replaceAll(/<[^>]+>/g, ""))
      .nth(20)
      .click();
    const save = page.getByRole("button", { name: "Güncelle", exact: true });
    await expect(save).toBeInViewport({ ratio: 1 });
    const [above, below] = [await edges(page.getByRole("toolbar")), await edges(page.locator(".form-actions"))];
    expect(above.top).toBeGreaterThanOrEqual(0);
    expect(below.top - above.bottom).toBeGreaterThanOrEqual(285);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    await page.getByRole("button", { name: "Önizle" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Kapat" })).toBeInViewport({ ratio: 1 });
    expect((await edges(dialog.locator("iframe").first())).bottom).toBeLessThanOrEqual(400);
    await page.keyboard.press("Escape");
  });

  await test.step("on desktops it is one line, and never lies over the line to which an error leads", async () => {
    await page.setViewportSize({ width: 1280, height: 640 });
    const toolbar = page.getByRole("toolbar", { name: "Metin biçimlendirme" });
    const lines = await toolbar.getByRole("button").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return Math.round(top + bottom);
      }),
    );
    expect(new Set(lines).size).toBe(1);
    await editor.press("Control+a");
    await page.keyboard.type("Kısa");
    for (let line = 0; line < 40; line++) await page.keyboard.press("Enter");
    for (let line = 0; line < 20; line++) await page.keyboard.press("ArrowUp");
    await page.getByLabel("Yayın zamanı").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(page.getByText("İçerik en az 50 karakter olmalıdır")).toBeAttached();
    const { y = 0, height = 0 } = (await toolbar.boundingBox()) ?? {};
    await expect
      .poll(async () => (await editor.locator("p").nth(20).boundingBox())?.y)
      .toBeGreaterThanOrEqual(y + height);
  });
});
