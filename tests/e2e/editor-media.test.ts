import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";

const PICTURE = "scripts/demo-world/images/posts/b01.webp";
const STORED = /^\/media\/blog-images\/blog-image_\d{13}_[\da-f]{16}(__[\d-]+)?\.webp$/;

const headers = { "Sec-Fetch-Site": "same-origin" };

/** Uploads a picture by the API and returns its address. */
async function addPicture(page: Page, name: string): Promise<string> {
  const file = { name: `${name}.webp`, mimeType: "image/webp", buffer: readFileSync(PICTURE) };
  const sent = await page.request.post("/api/admin/media/splash-ads", { multipart: { file }, headers });
  return ((await sent.json()) as { url: string }).url;
}

test.describe("a picture", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("comes from the library, a file or another site, where its address stays if it may be right", async ({
    page,
  }) => {
    await page.route("https://baska.example/**", (route) => route.fulfill({ path: PICTURE }));
    const editor = page.locator(".ql-editor");
    const dialog = page.getByRole("dialog", { name: "Görsel Ekle" });
    const add = dialog.getByRole("button", { name: "Ekle" });
    const open = () => page.getByRole("button", { name: "Görsel ekle" }).click();

    await test.step("an address without a picture stays only where it may be right", async () => {
      await page.route("https://kirik.example/**", (route) => route.fulfill({ status: 404 }));
      await page.route("https://gizli.example/**", (route) => route.abort("blockedbyclient"));
      await openScreen(page, "/admin/casinos/new");
      const field = page.getByLabel("Görsel adresi");
      const preview = page.getByAltText("Önizleme", { exact: true });
      await page.getByRole("tab", { name: "URL Gir" }).click();
      await field.fill("https://kirik.example/logo.png");
      await expect(preview).toHaveAttribute("src", "/placeholder.svg");
      await expect(field).toHaveValue("https://kirik.example/logo.png");
      await field.fill("");

      await navigateTo(page, "/admin/promotions/new");
      await expect(page.getByRole("heading", { name: "Yeni Promosyon Ekle" })).toBeVisible();
      await page.getByRole("tab", { name: "URL Gir" }).click();
      await field.fill("https://kirik.example/logo.png");
      await expect(page.getByText("Görsel yüklenemedi. URL doğru olmayabilir.")).toBeVisible();
      await expect(field).toHaveValue("");
      await field.fill("https://gizli.example/logo.png");
      await expect(page.getByText("Görsel gösterilemiyor, adresi duruyor.")).toBeVisible();
      await expect(preview).toHaveAttribute("src", "/placeholder.svg");
      await expect(field).toHaveValue("https://gizli.example/logo.png");
      await field.fill("");
    });

    await test.step("from the library, by folder and search term", async () => {
      await navigateTo(page, "/admin/blog/new");
      await expect(editor).toBeVisible();
      await open();
      await expect(add).toBeDisabled();
      await dialog.getByRole("button", { name: "Kütüphaneden seç" }).click();
      const library = page.getByRole("dialog", { name: "Görsel Kütüphanesi" });
      await expect(library.getByRole("status")).toHaveText(/^\d\d+ görsel$/);
      const folder = library.getByRole("combobox", { name: "Klasör" });
      await expect(folder.locator(":checked")).toHaveText("Blog görselleri");
      await folder.selectOption("Splash reklam görselleri");
      await expect(library.getByRole("button", { name: /×/ }).locator("img").first()).toHaveAttribute(
        "src",
        /^\/media\/splash-ads\//,
      );
      await folder.selectOption("Tüm klasörler");
      await library.getByRole("searchbox", { name: "Ara" }).fill("ÇEVRİM ŞARTI");
      await expect(library.getByRole("status")).toHaveText("1 görsel");
      const picture = library.getByRole("button", { name: /×/ });
      await expect(picture.locator("img")).toHaveAttribute("src", /-320\.webp$/);
      await picture.click();
      await expect(library).toBeHidden();
      await dialog.getByLabel("Alternatif metin").fill("Hesap makinesi");
      await add.click();
      const added = editor.getByAltText("Hesap makinesi");
      await expect(added).toHaveAttribute("src", /^\/media\/blog-images\//);
      await expect(added).toHaveAttribute("width", /^\d+$/);
    });

    await test.step("from a file, unless it is no picture", async () => {
      await open();
      const file = dialog.getByLabel("Görsel dosyası");
      await file.setInputFiles("README.md");
      await expect(dialog.getByRole("alert")).toHaveText(
        "README.md: Yalnızca PNG, JPEG, GIF ve WebP görseller yüklenebilir.",
      );
      await expect(add).toBeDisabled();
      await file.setInputFiles(PICTURE);
      await expect(dialog.getByText("Seçilen dosya: b01.webp")).toBeVisible();
      await dialog.getByLabel("Alternatif metin").fill("Şans çarkı");
      await add.click();
      await expect(editor.getByAltText("Şans çarkı")).toHaveAttribute("src", STORED);
    });

    await test.step("from another site, with its width and height", async () => {
      await open();
      await dialog.getByLabel("Görsel URL").fill("baska.example/zar.webp");
      await add.click();
      const foreign = editor.locator('img[src="https://baska.example/zar.webp"]');
      for (const side of ["width", "height"]) await expect(foreign).toHaveAttribute(side, /^\d+$/);
    });
  });
});

test.describe("the media library", () => {
  test.use({ expectedErrors: [/Failed to load resource|404/] });

  test("renames, replaces and deletes pictures, and makes their smaller sizes", async ({ page }) => {
    const [old, broken, whole] = await Promise.all(
      ["eski-zar", "bozuk-cark", "saglam-cark"].map((name) => addPicture(page, name)),
    );
    await createRecord(page, "splash-ads", { title: "Zarlı", href: "https://a.example", image_url: old });
    // Other tests have pictures of their own.
    await page.route("**/api/admin/media/lacking", async (route) => {
      const answer = await route.fetch();
      const found = (await answer.json()) as { url: string }[];
      await route.fulfill({ response: answer, json: found.filter(({ url }) => [broken, whole].includes(url)) });
    });
    await page.route(`**${broken}`, (route) => route.fulfill({ status: 404 }));
    await openScreen(page, "/admin/media?q=eski-zar");

    await test.step("a picture is renamed, and replaced in all records that use it", async () => {
      await page.getByRole("button", { name: /^Görselin adı: eski-zar/ }).click();
      const renaming = page.getByRole("textbox", { name: "Görselin adı: eski-zar" });
      const search = page.getByRole("searchbox", { name: "Ara" });
      let save: () => void = () => undefined;
      const isSaved = new Promise<void>((resolve) => (save = resolve));
      await page.route("**/api/admin/media/*", (route) => isSaved.then(() => route.fallback()), { times: 1 });
      await renaming.fill("Zar görseli");
      await page.keyboard.press("Enter");
      await search.focus();
      save();
      await expect(renaming).toBeHidden();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(search).toBeFocused();
      await search.fill("zar görseli");
      const replace = page.getByRole("button", { name: "Değiştir: Zar görseli" });
      const dialog = page.getByRole("dialog", { name: "Görseli Her Yerde Değiştir" });
      await replace.press("Enter");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(replace).toBeFocused();
      await replace.press("Enter");
      await expect(dialog.getByText("“Zar görseli” 1 yerde kullanılıyor.")).toBeVisible();
      await dialog.getByLabel("Yeni görsel").setInputFiles(PICTURE);
      await dialog.getByRole("button", { name: "Her yerde değiştir" }).click();
      await expect(page.getByText("Görsel 1 kayıtta değiştirildi")).toBeVisible();
      await expect(page.getByRole("link", { name: "Zarlı" })).toBeVisible();
    });

    await test.step("a picture that somebody else deleted meanwhile leaves the list", async () => {
      await page.getByRole("button", { name: "Sil: Zar görseli (eski)" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question.getByText("Zar görseli (eski)")).toBeVisible();
      const found = await page.request.get("/api/admin/media", { params: { q: "Zar görseli (eski)" } });
      const { rows } = (await found.json()) as { rows: { id: string }[] };
      await page.request.delete(`/api/admin/media/${rows[0]?.id}`, { headers });
      await question.getByRole("button", { name: "Sil" }).click();
      await expect(page.getByText("Görsel bulunamadı", { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Sil: Zar görseli (eski)" })).toHaveCount(0);
    });

    await test.step("the smaller sizes of older pictures are made, and one that fails is reported", async () => {
      await navigateTo(page, "/admin/media?q=saglam-cark");
      await expect(page.getByText("2 görselin küçük boyu yok")).toBeVisible();
      await page.getByRole("button", { name: "Küçük boyları oluştur" }).press("Enter");
      await expect(page.getByRole("alert")).toContainText("1 görsel dönüştürülemedi");
      await expect(page.getByRole("alert")).toContainText("bozuk-cark: Görselin dosyası bulunamadı.");
      await expect(page.getByText("1 görselin küçük boyu yok")).toBeVisible();
      const small = whole?.replace(".webp", "__-webp-320.webp") ?? "";
      await expect(page.getByAltText("Görseli aç: saglam-cark").first()).toHaveAttribute("src", small);
      const [less, all] = await Promise.all(
        [small, whole ?? ""].map(async (at) => (await page.request.get(at)).body()),
      );
      expect(less?.length).toBeLessThan(all?.length ?? 0);
    });
  });
});
