import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";

const PICTURE = "scripts/demo-world/images/posts/b01.webp";
const UPLOADS = "**/api/admin/media/*";
const STORED = /^\/media\/blog-images\/blog-image_\d{13}_[\da-f]{16}\.webp$/;
const body = readFileSync(PICTURE).toString("base64");

/** Refuses every upload, as while the bucket is out of order. */
const refuseUploads = (page: Page) =>
  page.route(UPLOADS, (route) => route.fulfill({ status: 503, json: { error: { message: "Depo çalışmıyor" } } }));

/** Lets the browser's database store nothing (`all`), or no files, as in a private window of WebKit. */
const refuseStoring = (page: Page, kind: "all" | "files") =>
  page.addInitScript((refused) => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "put")?.value as IDBObjectStore["put"];
    IDBObjectStore.prototype.put = function (value: unknown, key) {
      if (refused === "all" || value instanceof Blob) throw new DOMException("refused", "DataCloneError");
      return put.call(this, value, key);
    };
  }, kind);

async function fillPost(page: Page, title: string) {
  await page.getByLabel("Başlık", { exact: true }).fill(title);
  await page.getByLabel("Kategori", { exact: true }).fill("Rehber");
  await page.getByLabel("Özet").fill("Görsellerin kaybolmadığını gösteren yazı.");
  await page.locator(".ql-editor").click();
  await page.keyboard.insertText("Bu yazının görselleri yükleme başarısız olduğunda da kaybolmaz, saklanır.");
}

async function savedPost(page: Page, title: string): Promise<{ image_url: string | null; content: string }> {
  await expect(page.getByText("Blog yazısı başarıyla eklendi")).toBeVisible();
  const list = await page.request.get(`/api/admin/blog?q=${encodeURIComponent(title)}`);
  const { rows } = (await list.json()) as { rows: { id: string }[] };
  return (await (await page.request.get(`/api/admin/blog/${rows[0]?.id}`)).json()) as never;
}

/** Gives the editor a picture, or HTML, as the browser does when a person pastes or drops it. */
const give = (editor: Locator, type: "paste" | "drop", html = "") =>
  editor.evaluate(
    (root, { body, html, type }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
      if (html) data.setData("text/html", html);
      else data.items.add(new File([bytes], "ekran.webp", { type: "image/webp" }));
      const { left, top } = root.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      root.dispatchEvent(
        type === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", { ...init, dataTransfer: data, clientX: left + 40, clientY: top + 20 }),
      );
    },
    { body, html, type },
  );

test.describe("while uploads fail", () => {
  test.use({ expectedErrors: [/503/] });

  test("the picture of a post outlives a reload with the draft and goes with the saved post", async ({ page }) => {
    await refuseUploads(page);
    await refuseStoring(page, "files");
    await openScreen(page, "/admin/blog/new");
    await fillPost(page, "Bekleyen Görsel");
    await page.getByLabel("Dosya", { exact: true }).setInputFiles(PICTURE);
    const failure = page.getByText("Görsel yüklenirken bir hata oluştu, alternatif yöntem kullanılıyor");
    await expect(failure).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await openScreen(page, "/admin/blog/new");
    await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
    const waiting = page.getByRole("group", { name: "Bekleyen görsel" });
    await expect(waiting.getByText("b01.webp henüz yüklenemedi")).toBeVisible();
    const preview = waiting.getByRole("img");
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(failure).toBeVisible();
    await expect(page).toHaveURL("/admin/blog/new");
    await page.unroute(UPLOADS);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    expect((await savedPost(page, "Bekleyen Görsel")).image_url).toMatch(STORED);
    await openScreen(page, "/admin/blog/new");
    await expect(page.getByRole("button", { name: "Taslağı geri yükle" })).toHaveCount(0);
  });

  test("a pasted picture waits at its place in the text, and is stored there on saving", async ({ page }) => {
    await refuseUploads(page);
    await openScreen(page, "/admin/blog/new");
    await fillPost(page, "Yapıştırılan Görsel");
    const image = `<img src="data:image/webp;base64,${body}" alt="Kırmızı zar">`;
    await give(page.locator(".ql-editor"), "paste", `<p>Resimden önce</p><p>${image}</p><p>Resimden sonra</p>`);
    await expect(page.getByText("alternatif yöntem kullanılıyor")).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await openScreen(page, "/admin/blog/new");
    await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
    await expect(page.getByText("Yapıştırılan görsel henüz yüklenemedi")).toBeVisible();
    await page.unroute(UPLOADS);
    await page.keyboard.press("Control+s");
    const { content } = await savedPost(page, "Yapıştırılan Görsel");
    expect(content).toMatch(
      /Resimden önce<\/p><p><img src="\/media\/blog-images\/[^"]+" alt="Kırmızı zar" width="\d+" height="\d+" loading="lazy" \/><\/p><p>Resimden sonra/,
    );
    expect(content).not.toMatch(/data:|placeholder/);
  });

  test("a picture can be given up, and what stood there before comes back", async ({ page }) => {
    await refuseStoring(page, "all");
    await openScreen(page, "/admin/splash-ads");
    await page
      .getByRole("link", { name: /^Düzenle/ })
      .first()
      .click();
    const before = await page.getByAltText("Önizleme", { exact: true }).getAttribute("src");
    await refuseUploads(page);
    await page.getByLabel("Dosya", { exact: true }).setInputFiles(PICTURE);
    await expect(page.getByText("Görsel yüklenirken bir hata oluştu: Depo çalışmıyor")).toBeVisible();
    await expect(page.getByAltText("Önizleme", { exact: true })).toHaveCount(0);
    const waiting = page.getByRole("group", { name: "Bekleyen görsel" });
    await expect(waiting).toContainText("b01.webp henüz yüklenemedi. Bu tarayıcıda saklanamadı");
    await page.getByRole("button", { name: "Vazgeç" }).click();
    await expect(page.getByAltText("Önizleme", { exact: true })).toHaveAttribute("src", before ?? "");
  });
});

test("pasted and dropped pictures are uploaded and stand in the text with their size", async ({ page }) => {
  await openScreen(page, "/admin/blog/new");
  await fillPost(page, "Sürüklenen Görsel");
  const editor = page.locator(".ql-editor");
  const pictures = editor.locator('img[src^="/media/blog-images/"]');
  await give(editor, "paste");
  await expect(pictures).toHaveCount(1);
  await give(editor, "drop");
  await expect(pictures).toHaveCount(2);
  await expect(editor.locator("img")).toHaveCount(2);
  for (const picture of await pictures.all()) {
    expect(await picture.getAttribute("src")).toMatch(STORED);
    for (const side of ["width", "height"]) expect(Number(await picture.getAttribute(side))).toBeGreaterThan(0);
  }
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(editor.locator("img")).not.toHaveCount(2);
  await page.getByRole("button", { name: "Yinele" }).click();
  await expect(pictures).toHaveCount(2);
  await page.keyboard.press("Control+s");
  expect((await savedPost(page, "Sürüklenen Görsel")).content.match(/<img [^>]+>/g)).toHaveLength(2);
});

test("pictures of the library, of a file and of an address come into the text with words and size", async ({
  page,
}) => {
  await openScreen(page, "/admin/blog/new");
  await expect(page.locator(".ql-editor")).toBeVisible();
  await page.getByRole("button", { name: "Görsel ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Görsel Ekle" });
  await expect(dialog.getByRole("button", { name: "Ekle" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Kütüphaneden seç" }).click();
  const library = page.getByRole("dialog", { name: "Görsel Kütüphanesi" });
  await expect(library.getByRole("status")).toHaveText(/^\d\d+ görsel$/);
  const folder = library.getByRole("combobox", { name: "Klasör" });
  await expect(folder).toHaveText("Blog görselleri");
  await folder.click();
  await page.getByRole("option", { name: "Splash reklam görselleri" }).click();
  await expect(library.getByRole("status")).toHaveText(/^\d görsel$/);
  for (const thumbnail of await library.getByRole("button", { name: /×/ }).locator("img").all())
    await expect(thumbnail).toHaveAttribute("src", /^\/media\/splash-ads\//);
  await folder.click();
  await page.getByRole("option", { name: "Bütün klasörler" }).click();
  await library.getByRole("searchbox", { name: "Ara" }).fill("ÇEVRİM ŞARTI");
  await expect(library.getByRole("status")).toHaveText("1 görsel");
  await library.getByRole("button", { name: /Çevrim şartı/ }).click();
  await dialog.getByLabel("Alternatif metin").fill("Hesap makinesi");
  await dialog.getByRole("button", { name: "Ekle" }).click();
  const picture = page.locator(".ql-editor img");
  await expect(picture).toHaveAttribute("alt", "Hesap makinesi");
  await expect(picture).toHaveAttribute("src", /^\/media\/blog-images\//);
  await expect(picture).toHaveAttribute("width", /^\d+$/);
  await page.getByRole("button", { name: "Görsel ekle" }).click();
  await dialog.getByLabel("Görsel dosyası").setInputFiles(PICTURE);
  await expect(dialog.getByText("Seçilen dosya: b01.webp")).toBeVisible();
  await dialog.getByLabel("Alternatif metin").fill("Şans çarkı");
  await dialog.getByRole("button", { name: "Ekle" }).click();
  const uploaded = page.locator('.ql-editor img[alt="Şans çarkı"]');
  await expect(uploaded).toHaveAttribute("src", STORED);
  await page.route("https://baska.example/**", (route) => route.fulfill({ path: PICTURE }));
  await page.getByRole("button", { name: "Görsel ekle" }).click();
  await dialog.getByLabel("Görsel URL").fill("baska.example/zar.webp");
  await dialog.getByRole("button", { name: "Ekle" }).click();
  const foreign = page.locator('.ql-editor img[src="https://baska.example/zar.webp"]');
  for (const side of ["width", "height"]) await expect(foreign).toHaveAttribute(side, /^\d+$/);
});

test.describe("an address without a picture", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("shows the placeholder for a casino, and is cleared with a sentence for a promotion", async ({ page }) => {
    await page.route("https://kirik.example/**", (route) => route.abort());
    const address = "https://kirik.example/logo.png";
    const field = page.getByLabel("Görsel adresi");
    await openScreen(page, "/admin/casinos/new");
    await page.getByRole("tab", { name: "URL Gir" }).click();
    await field.fill(address);
    await expect(page.getByAltText("Önizleme", { exact: true })).toHaveAttribute("src", "/placeholder.svg");
    await expect(field).toHaveValue(address);
    page.once("dialog", (dialog) => void dialog.accept());
    await openScreen(page, "/admin/promotions/new");
    await page.getByRole("tab", { name: "URL Gir" }).click();
    await field.fill(address);
    await expect(page.getByText("Görsel yüklenemedi. URL doğru olmayabilir.")).toBeVisible();
    await expect(field).toHaveValue("");
  });
});

test.describe("a picture that somebody else deleted", () => {
  test.use({ expectedErrors: [/404/] });

  test("is named before it is deleted, and leaves the list", async ({ page }) => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const file = { name: "kayip.webp", mimeType: "image/webp", buffer: readFileSync(PICTURE) };
    const sent = await page.request.post("/api/admin/media/splash-ads", { multipart: { file }, headers });
    const { url } = (await sent.json()) as { url: string };
    const name = url.slice(url.lastIndexOf("/") + 1);
    await openScreen(page, `/admin/media?q=${name}`);
    await page.getByRole("button", { name: `Sil: ${name}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText(name)).toBeVisible();
    const found = (await (await page.request.get(`/api/admin/media?q=${name}`)).json()) as { rows: { id: string }[] };
    await page.request.delete(`/api/admin/media/${found.rows[0]?.id}`, { headers });
    await question.getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Görsel bulunamadı", { exact: true })).toBeVisible();
    await expect(page.getByText("Aramanızla eşleşen görsel bulunamadı")).toBeVisible();
  });
});
