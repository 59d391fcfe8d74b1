import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";

const PICTURE = "scripts/demo-world/images/posts/b01.webp";
const STORED = /^\/media\/blog-images\/blog-image_\d{13}_[\da-f]{16}(__[\d-]+)?\.webp$/;

/** Opens the dialog that adds a picture to the text of a new post. */
async function openPictureDialog(page: Page) {
  await openScreen(page, "/admin/blog/new");
  await expect(page.locator(".ql-editor")).toBeVisible();
  await page.getByRole("button", { name: "Görsel ekle" }).click();
  return page.getByRole("dialog", { name: "Görsel Ekle" });
}

test.describe("a picture in a text", () => {
  test("is taken from the library", async ({ page }) => {
    const dialog = await openPictureDialog(page);
    await expect(dialog.getByRole("button", { name: "Ekle" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Kütüphaneden seç" }).click();
    await page.getByRole("dialog", { name: "Görsel Kütüphanesi" }).getByRole("button", { name: /×/ }).first().click();
    await dialog.getByLabel("Alternatif metin").fill("Hesap makinesi");
    await dialog.getByRole("button", { name: "Ekle" }).click();
    const picture = page.locator(".ql-editor img");
    await expect(picture).toHaveAttribute("alt", "Hesap makinesi");
    await expect(picture).toHaveAttribute("src", /^\/media\/blog-images\//);
    await expect(picture).toHaveAttribute("width", /^\d+$/);
  });

  test("is uploaded from a file", async ({ page }) => {
    const dialog = await openPictureDialog(page);
    await dialog.getByLabel("Görsel dosyası").setInputFiles(PICTURE);
    await expect(dialog.getByText("Seçilen dosya: b01.webp")).toBeVisible();
    await dialog.getByLabel("Alternatif metin").fill("Şans çarkı");
    await dialog.getByRole("button", { name: "Ekle" }).click();
    await expect(page.locator('.ql-editor img[alt="Şans çarkı"]')).toHaveAttribute("src", STORED);
  });

  test("of another site gets its width and height", async ({ page }) => {
    await page.route("https://baska.example/**", (route) => route.fulfill({ path: PICTURE }));
    const dialog = await openPictureDialog(page);
    await dialog.getByLabel("Görsel URL").fill("baska.example/zar.webp");
    await dialog.getByRole("button", { name: "Ekle" }).click();
    const foreign = page.locator('.ql-editor img[src="https://baska.example/zar.webp"]');
    for (const side of ["width", "height"]) await expect(foreign).toHaveAttribute(side, /^\d+$/);
  });

  test("is rejected when its file is not a picture", async ({ page }) => {
    const dialog = await openPictureDialog(page);
    const file = dialog.getByLabel("Görsel dosyası");
    await file.setInputFiles("README.md");
    await expect(dialog.getByRole("alert")).toHaveText(
      "README.md: Yalnızca PNG, JPEG, GIF ve WebP görseller yüklenebilir.",
    );
    await expect(dialog.getByRole("button", { name: "Ekle" })).toBeDisabled();
  });
});

test("the media library is filtered by folder and search term", async ({ page }) => {
  const dialog = await openPictureDialog(page);
  await dialog.getByRole("button", { name: "Kütüphaneden seç" }).click();
  const library = page.getByRole("dialog", { name: "Görsel Kütüphanesi" });
  await expect(library.getByRole("status")).toHaveText(/^\d\d+ görsel$/);
  const folder = library.getByRole("combobox", { name: "Klasör" });
  await expect(folder.locator(":checked")).toHaveText("Blog görselleri");
  await folder.selectOption("Splash reklam görselleri");
  await expect(library.getByRole("status")).toHaveText(/^\d görsel$/);
  for (const thumbnail of await library.getByRole("button", { name: /×/ }).locator("img").all())
    await expect(thumbnail).toHaveAttribute("src", /^\/media\/splash-ads\//);
  await folder.selectOption("Bütün klasörler");
  await library.getByRole("searchbox", { name: "Ara" }).fill("ÇEVRİM ŞARTI");
  await expect(library.getByRole("status")).toHaveText("1 görsel");
  const picture = library.getByRole("button", { name: /×/ });
  await expect(picture.locator("img")).toHaveAttribute("src", /-320\.webp$/);
  await picture.click();
  await expect(library).toBeHidden();
});

test("a picture of the library is renamed, and replaced in all records that use it", async ({ page }) => {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const file = { name: "eski-zar.webp", mimeType: "image/webp", buffer: readFileSync(PICTURE) };
  const sent = await page.request.post("/api/admin/media/splash-ads", { multipart: { file }, headers });
  const { url } = (await sent.json()) as { url: string };
  await createRecord(page, "splash-ads", { title: "Zarlı", href: "https://a.example", image_url: url });
  await openScreen(page, "/admin/media?q=eski-zar");
  await page.getByRole("button", { name: /^Görselin adı: eski-zar/ }).click();
  await page.getByLabel("Görselin adı: eski-zar").fill("Zar görseli");
  await page.keyboard.press("Enter");
  await page.getByRole("searchbox", { name: "Ara" }).fill("zar görseli");
  const replace = page.getByRole("button", { name: "Değiştir: Zar görseli" });
  const dialog = page.getByRole("dialog", { name: "Görseli her yerde değiştir" });
  await replace.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(replace).toBeFocused();
  await replace.press("Enter");
  await expect(dialog.getByText("“Zar görseli” 1 yerde kullanılıyor.")).toBeVisible();
  await dialog.getByLabel("Yeni görsel").setInputFiles(PICTURE);
  await dialog.getByRole("button", { name: "Her yerde değiştir" }).click();
  await expect(page.getByText("Görsel 1 kayıtta değiştirildi")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sil: Zar görseli (eski)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Zarlı" })).toBeVisible();
});

test.describe("the smaller sizes", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("of older pictures are generated, and a picture that fails is reported", async ({ page }) => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const add = async (name: string) => {
      const file = { name: `${name}.webp`, mimeType: "image/webp", buffer: readFileSync(PICTURE) };
      const sent = await page.request.post("/api/admin/media/splash-ads", { multipart: { file }, headers });
      return ((await sent.json()) as { url: string }).url;
    };
    const [broken, whole] = [await add("bozuk-cark"), await add("saglam-cark")];
    // Other tests have pictures of their own.
    await page.route("**/api/admin/media/lacking", async (route) => {
      const answer = await route.fetch();
      const found = (await answer.json()) as { rows: { url: string }[] };
      const rows = found.rows.filter(({ url }) => [broken, whole].includes(url));
      await route.fulfill({ response: answer, json: { ...found, rows, total: rows.length } });
    });
    await page.route(`**${broken}`, (route) => route.fulfill({ status: 404 }));
    await openScreen(page, "/admin/media?q=saglam-cark");
    await expect(page.getByText("2 görselin küçük boyu yok")).toBeVisible();
    await page.getByRole("button", { name: "Küçük boyları oluştur" }).press("Enter");
    await expect(page.getByRole("alert")).toContainText("1 görsel dönüştürülemedi");
    await expect(page.getByRole("alert")).toContainText("bozuk-cark: Görselin dosyası bulunamadı.");
    await expect(page.getByText("1 görselin küçük boyu yok")).toBeVisible();
    const small = whole.replace(".webp", "__320-640-800-webp-320.webp");
    await expect(page.getByAltText("Görseli aç: saglam-cark").first()).toHaveAttribute("src", small);
    expect((await page.request.get(whole)).status()).toBe(200);
  });
});

test.describe("a URL without a picture", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  async function fillAddress(page: Page, screen: string, answer: "404" | "blocked" = "404") {
    await page.route("https://kirik.example/**", (route) =>
      answer === "404" ? route.fulfill({ status: 404 }) : route.abort("blockedbyclient"),
    );
    await openScreen(page, screen);
    await page.getByRole("tab", { name: "URL Gir" }).click();
    const field = page.getByLabel("Görsel adresi");
    await field.fill("https://kirik.example/logo.png");
    return field;
  }

  test("stays in the form of a casino, which previews the placeholder", async ({ page }) => {
    const field = await fillAddress(page, "/admin/casinos/new");
    await expect(page.getByAltText("Önizleme", { exact: true })).toHaveAttribute("src", "/placeholder.svg");
    await expect(field).toHaveValue("https://kirik.example/logo.png");
  });

  test("is cleared from the form of a promotion, with a message", async ({ page }) => {
    const field = await fillAddress(page, "/admin/promotions/new");
    await expect(page.getByText("Görsel yüklenemedi. URL doğru olmayabilir.")).toBeVisible();
    await expect(field).toHaveValue("");
  });

  test("stays in the form of a promotion while an ad blocker hides it", async ({ page }) => {
    const field = await fillAddress(page, "/admin/promotions/new", "blocked");
    await expect(page.getByText("Görsel gösterilemiyor, adresi duruyor.")).toBeVisible();
    await expect(page.getByAltText("Önizleme", { exact: true })).toHaveAttribute("src", "/placeholder.svg");
    await expect(field).toHaveValue("https://kirik.example/logo.png");
  });
});

test.describe("a picture that somebody else deleted", () => {
  test.use({ expectedErrors: [/404/] });

  test("leaves the list when it is deleted again", async ({ page }) => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const file = { name: "kayip.webp", mimeType: "image/webp", buffer: readFileSync(PICTURE) };
    const sent = await page.request.post("/api/admin/media/splash-ads", { multipart: { file }, headers });
    const { url } = (await sent.json()) as { url: string };
    const name = url.slice(url.lastIndexOf("/") + 1);
    await openScreen(page, `/admin/media?q=${name}`);
    await page.getByRole("button", { name: "Sil: kayip" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("kayip")).toBeVisible();
    const found = (await (await page.request.get(`/api/admin/media?q=${name}`)).json()) as { rows: { id: string }[] };
    await page.request.delete(`/api/admin/media/${found.rows[0]?.id}`, { headers });
    await question.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Görsel bulunamadı", { exact: true })).toBeVisible();
    await expect(page.getByText("Aramanızla eşleşen görsel bulunamadı")).toBeVisible();
  });
});
