import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { png } from "../support/images";
import { create, expect, open, test } from "../support/panel";

const SENTENCE = "<p>Bu metin en az elli karakter uzunluğunda olan bir deneme metnidir.</p>";

/** Opens a stored post with this text in its form. */
async function openPost(page: Page, title: string, content: string) {
  const excerpt = "Editörün denendiği yazının özeti.";
  const { id } = await create<{ id: string }>(page, "blog", { title, category: "Rehber", excerpt, content });
  await open(page, `/admin/blog/edit/${id}`);
  await expect(page.locator(".ql-editor")).toBeVisible();
  return id;
}

async function savedContent(page: Page, id: string): Promise<string> {
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
  return ((await (await page.request.get(`/api/admin/blog/${id}`)).json()) as { content: string }).content;
}

test("links are edited and removed, and the toolbar is one stop that stays in sight", async ({ page }) => {
  const id = await openPost(
    page,
    "Bağlantılı Yazı",
    `<p><a href="/casinolar">Bütün <strong>casinolar</strong></a> burada</p><p><a href="/bonuslar">Bonuslar</a></p>${SENTENCE.repeat(40)}<h2>Son</h2>`,
  );
  const editor = page.locator(".ql-editor");
  const dialog = page.getByRole("dialog", { name: "Bağlantıyı Düzenle" });
  await editor.getByText("casinolar").click();
  await page.getByRole("button", { name: "Bağlantıyı düzenle" }).click();
  await expect(dialog.getByLabel("URL")).toHaveValue("/casinolar");
  await expect(dialog.getByLabel("Metin (isteğe bağlı)")).toHaveValue("Bütün casinolar");
  await dialog.getByLabel("URL").fill("/casino-siteleri");
  await dialog.getByRole("button", { name: "Güncelle" }).click();
  await expect(editor.locator('a[href="/casino-siteleri"]').first()).toBeVisible();
  await editor.getByText("Bonuslar").click();
  await page.getByRole("button", { name: "Bağlantıyı düzenle" }).click();
  await dialog.getByRole("button", { name: "Bağlantıyı kaldır" }).click();
  await expect(editor.getByRole("link", { name: "Bonuslar" })).toHaveCount(0);

  const toolbar = page.getByRole("toolbar", { name: "Metin biçimlendirme" });
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

  await page.setViewportSize({ width: 390, height: 640 });
  await editor.getByRole("heading", { name: "Son" }).click();
  await expect(toolbar).toBeInViewport({ ratio: 1 });
  const content = await savedContent(page, id);
  expect(content).toContain(
    '<p><a href="/casino-siteleri">Bütün </a><strong><a href="/casino-siteleri">casinolar</a></strong> burada</p><p>Bonuslar</p>',
  );
});

test("what is deleted whole leaves no heading", async ({ page }) => {
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

test("a file that is too large or no picture is refused as it is chosen", async ({ page }) => {
  await open(page, "/admin/blog/new");
  await expect(page.locator(".ql-editor")).toBeVisible();
  await page.getByRole("button", { name: "Görsel ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Görsel Ekle" });
  const file = dialog.getByLabel("Görsel dosyası");
  const large = test.info().outputPath("buyuk.png");
  writeFileSync(large, png(1, 1, 5 * 1024 * 1024));
  await file.setInputFiles(large);
  await expect(dialog.getByRole("alert")).toHaveText("buyuk.png: Dosya boyutu 5MB'dan küçük olmalıdır");
  await file.setInputFiles("README.md");
  await expect(dialog.getByRole("alert")).toHaveText(
    "README.md: Yalnızca PNG, JPEG, GIF ve WebP görseller yüklenebilir.",
  );
  await expect(dialog.getByRole("button", { name: "Ekle" })).toBeDisabled();
});
