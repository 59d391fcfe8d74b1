import { readFileSync, writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { anyLogoUrl, becomeAccount, createRecord, expect, openScreen, test } from "../support/admin-panel";
import { fillPost, savedPost } from "../support/post-form";
import { CARD_SIZES } from "../../app/ui/picture";
import { srcsetOf } from "../../worker/text/variants";

const PICTURE = "scripts/demo-world/images/posts/b01.webp";
const UPLOADS = "**/api/admin/media/*";
const STORED = /^\/media\/blog-images\/blog-image_\d{13}_[\da-f]{16}(__[\d-]+)?\.webp$/;
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

  test("the pictures of a post are kept with its draft, and stored with the saved post", async ({ page }) => {
    await becomeAccount(page, "Görsel Bekleten", "editor");
    await refuseUploads(page);
    await refuseStoring(page, "files");
    await openScreen(page, "/admin/blog/new");
    await fillPost(page, "Bekleyen Görsel");
    const image = `<img src="data:image/webp;base64,${body}" alt="Kırmızı zar">`;
    await give(page.locator(".ql-editor"), "paste", `<p>Resimden önce</p><p>${image}</p><p>Resimden sonra</p>`);
    await page.getByLabel("Dosya", { exact: true }).setInputFiles(PICTURE);
    const failure = page.getByText("Görsel yüklenirken bir hata oluştu, alternatif yöntem kullanılıyor");
    await expect(failure.first()).toBeVisible();
    const waiting = page.getByRole("group", { name: "Bekleyen görsel" });
    await expect(waiting.getByText("b01.webp henüz yüklenemedi")).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await openScreen(page, "/admin/blog/new");
    await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
    await expect(page.getByText("Yapıştırılan görsel henüz yüklenemedi")).toBeVisible();
    await expect(waiting.getByText("b01.webp henüz yüklenemedi")).toBeVisible();
    const preview = waiting.filter({ hasText: "b01.webp" }).getByRole("img");
    await expect.poll(() => preview.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(failure.first()).toBeVisible();
    await expect(page).toHaveURL("/admin/blog/new");
    await page.unroute(UPLOADS);
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    const { image_url, content } = await savedPost(page, "Bekleyen Görsel");
    expect(image_url).toMatch(STORED);
    expect(content).toMatch(
      /Resimden önce<\/p><p><img src="\/media\/blog-images\/[^"]+" alt="Kırmızı zar" width="\d+" height="\d+" loading="lazy" \/><\/p><p>Resimden sonra/,
    );
    expect(content).not.toMatch(/data:|placeholder/);
    await openScreen(page, "/admin/blog/new");
    await expect(page.getByRole("button", { name: "Taslağı geri yükle" })).toHaveCount(0);
  });

  test("cancelling an upload restores the previous picture", async ({ page }) => {
    const image_url = await anyLogoUrl(page);
    const ad = { title: "Görseli Kalan Reklam", href: "https://a.example", image_url, is_active: false };
    const { id } = await createRecord<{ id: string }>(page, "splash-ads", ad);
    await refuseStoring(page, "all");
    await openScreen(page, `/admin/splash-ads/edit/${id}`);
    const preview = page.getByAltText("Önizleme", { exact: true });
    await expect(preview).toHaveAttribute("src", image_url);
    await refuseUploads(page);
    await page.getByLabel("Dosya", { exact: true }).setInputFiles(PICTURE);
    await expect(page.getByText("Görsel yüklenirken bir hata oluştu: Depo çalışmıyor")).toBeVisible();
    await expect(preview).toHaveCount(0);
    const waiting = page.getByRole("group", { name: "Bekleyen görsel" });
    await expect(waiting).toContainText("b01.webp henüz yüklenemedi. Bu tarayıcıda saklanamadı");
    await page.getByRole("button", { name: "İptal" }).click();
    await expect(preview).toHaveAttribute("src", image_url);
  });
});

test("pasted and dropped pictures are uploaded, and have width and height in the text", async ({ page }) => {
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

/** A grainy JPEG of 1,280 × 720 pixels, which compresses like a photo. */
async function photo(page: Page): Promise<Uint8Array> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1_280, 720);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    for (let at = 0; at < 12_000; at++) {
      context.fillStyle = `hsl(${(at * 137) % 360} 60% 50% / .3)`;
      context.fillRect((at * 7_919) % 1_280, (at * 104_729) % 720, 30, 20);
    }
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Uint8Array.from(bytes);
}

test("an upload generates smaller sizes, of which a phone of 360 pixels loads a small one", async ({ page }) => {
  await openScreen(page, "/admin/media");
  const [bytes, file] = [await photo(page), test.info().outputPath("kart.jpg")];
  writeFileSync(file, bytes);
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/admin\/media\/promotions$/),
    page.getByLabel("Yüklenecek görsel").setInputFiles(file),
  ]);
  const { url } = (await answer.json()) as { url: string };
  expect(url).toMatch(/__1280\.jpg$/);
  // The library has loaded the largest, which browsers prefer to another download.
  await page.goto("/hakkimizda");
  await page.setViewportSize({ width: 360, height: 740 });
  const chosen = async (sizes: string) => {
    const address = await page.evaluate(
      async ([srcset = "", shown = ""]) => {
        const image = Object.assign(new Image(), { sizes: shown, srcset });
        await image.decode();
        return image.currentSrc;
      },
      [srcsetOf(url), sizes],
    );
    return {
      width: /-(\d+)\.webp$/.exec(address)?.[1],
      bytes: (await (await page.request.get(address)).body()).length,
    };
  };
  const logo = await chosen("56px");
  expect(logo.width).toBe("320");
  expect(logo.bytes).toBeLessThanOrEqual(12 * 1024);
  const card = await chosen(CARD_SIZES);
  expect(card.width).toBe("640");
  expect(card.bytes).toBeLessThan(bytes.length / 4);
});
