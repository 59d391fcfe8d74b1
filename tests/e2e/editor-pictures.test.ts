import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { anyLogoUrl, expect, test } from "../support/admin-panel";
import { MEDIA_BYTES_MAX } from "../../worker/media/rules";
import { turnedJpeg } from "../support/images";
import { openPost, savedContent, SENTENCE } from "../support/post-form";

const IMAGE = '<img src="/placeholder.svg" alt="Zar" width="800" height="450" loading="lazy" />';

test.describe("a picture in a text", () => {
  test("gets a description, a caption and a width, and is removed and restored by keyboard", async ({ page }) => {
    const id = await openPost(page, "Resim Yazısı", `${SENTENCE}<p>${IMAGE}</p><p>Son</p>`);
    const editor = page.locator(".ql-editor");
    const dialog = page.getByRole("dialog", { name: "Görseli Düzenle" });
    await editor.getByRole("img").click();
    await dialog.getByLabel("Alternatif metin").fill("Kırmızı zar");
    await dialog.getByLabel("Resim yazısı").fill("Atılan zar");
    await dialog.getByRole("radio", { name: "Yarım" }).click();
    await dialog.getByRole("button", { name: "Uygula" }).click();
    await expect(editor.locator("figcaption")).toHaveText("Atılan zar");
    // The picture is selected again.
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Resim yazısı")).toHaveValue("Atılan zar");
    await dialog.getByRole("button", { name: "Kaldır" }).click();
    await expect(editor.getByRole("img")).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(editor.locator("figcaption")).toHaveText("Atılan zar");
    const image = IMAGE.replace("Zar", "Kırmızı zar");
    const figure = `<figure class="w-half">${image}<figcaption>Atılan zar</figcaption></figure>`;
    expect(await savedContent(page, id)).toBe(`${SENTENCE}${figure}<p>Son</p>`);
  });

  test("opens its settings when it is a link and clicked, where the link can be changed", async ({ page }) => {
    const figure = `<figure><a href="/blog">${IMAGE}</a><figcaption>Atılan zar</figcaption></figure>`;
    const id = await openPost(page, "Bağlantılı Resim", `${SENTENCE}${figure}`);
    await page.locator(".ql-editor").getByRole("img").click();
    const dialog = page.getByRole("dialog", { name: "Görseli Düzenle" });
    await expect(dialog.getByLabel("Bağlantı")).toHaveValue("/blog");
    await expect(page).toHaveURL(`/admin/blog/edit/${id}`);
    await dialog.getByLabel("Bağlantı").fill("bozuk adres");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Geçerli bir URL giriniz")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Sayfada kal" }).click();
    await dialog.getByLabel("Bağlantı").fill("/bonuslar");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    expect(await savedContent(page, id)).toBe(`${SENTENCE}${figure.replace("/blog", "/bonuslar")}`);
  });
});

test.describe("the cover of a post", () => {
  test("is made smaller when its file is too large", async ({ page }) => {
    await openPost(page, "Küçültülen Kapak", SENTENCE);
    const large = test.info().outputPath("buyuk.jpg");
    writeFileSync(large, turnedJpeg(await flagPhoto(page), MEDIA_BYTES_MAX["blog-images"]));
    await page.getByLabel("Dosya", { exact: true }).setInputFiles(large);
    await expect(page.getByText("Görsel küçültüldü: 5 MB → 1 KB")).toBeVisible();
    const preview = page.getByAltText("Önizleme", { exact: true });
    await expect(preview).toHaveAttribute("src", /\.webp$/);
    await expect.poll(() => preview.evaluate(flagOf)).toEqual({ width: 450, height: 800, isUpright: true });
  });

  test("is cropped before it is sent, and offers the description of the picture before it", async ({ page }) => {
    await openPost(page, "Kırpılan Kapak", SENTENCE, { image_url: await anyLogoUrl(page) });
    const preview = page.getByAltText("Önizleme", { exact: true });
    const alt = page.getByLabel("Görselin alternatif metni");
    await alt.fill("Bir zar");
    const turned = test.info().outputPath("foto.jpg");
    writeFileSync(turned, turnedJpeg(await flagPhoto(page)));
    await page.getByLabel("Kırpılacak dosya").setInputFiles(turned);
    const dialog = page.getByRole("dialog", { name: "Görseli Kırp" });
    await expect(dialog.getByRole("status")).toHaveText("450×253 piksel");
    await expect(dialog.getByRole("button", { name: "Kırp" })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("radio", { name: "Kare" }).click();
    await expect(dialog.getByRole("status")).toHaveText("450×450 piksel");
    await dialog.getByLabel("Sağ alt köşe").press("ArrowLeft");
    await expect(dialog.getByRole("status")).not.toHaveText("450×450 piksel");
    await dialog.getByRole("button", { name: "Kırp" }).click();
    const isSquare = ({ width, height, isUpright }: ReturnType<typeof flagOf>) =>
      isUpright && width > 400 && width < 450 && Math.abs(width - height) <= 1;
    await expect.poll(async () => isSquare(await preview.evaluate(flagOf))).toBe(true);
    await expect(alt).toHaveValue("");
    await page.getByRole("button", { name: "Yine kullan" }).click();
    await expect(alt).toHaveValue("Bir zar");
    const crop = page.getByRole("button", { name: "Kırp", exact: true });
    await crop.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(crop).toBeFocused();
  });

  test("gets a focal point by keyboard, which a new picture resets", async ({ page }) => {
    const id = await openPost(page, "Odaklanan Kapak", SENTENCE, { image_url: await anyLogoUrl(page) });
    const focus = page.getByRole("slider", { name: "Odak noktası" });
    const preview = page.getByAltText("Önizleme", { exact: true });
    const before = (await preview.getAttribute("src")) ?? "";
    await focus.press("ArrowLeft");
    const file = test.info().outputPath("foto.jpg");
    writeFileSync(file, turnedJpeg(await flagPhoto(page)));
    await page.getByLabel("Dosya", { exact: true }).setInputFiles(file);
    await expect(preview).not.toHaveAttribute("src", before);
    await focus.press("ArrowUp");
    await expect(focus).toHaveAttribute("aria-valuetext", "soldan %50, üstten %25");
    await savedContent(page, id);
    const post = (await (await page.request.get(`/api/admin/blog/${id}`)).json()) as { image_focus: string };
    expect(post.image_focus).toBe("50% 25%");
  });
});

/** A JPEG of 800 × 450 pixels, red on the left and blue on the right. */
async function flagPhoto(page: Page): Promise<Uint8Array> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 450);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    for (const [at, colour] of ["#f00", "#00f"].entries()) {
      context.fillStyle = colour;
      context.fillRect(at * 400, 0, 400, 450);
    }
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Uint8Array.from(bytes);
}

/** The size of a picture, and whether it is red above and blue below. */
function flagOf(image: HTMLImageElement) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.max(1, width), Math.max(1, height)];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  const redAt = (y: number) => context?.getImageData(Math.floor(width / 2), y, 1, 1).data[0] ?? 0;
  return { width, height, isUpright: redAt(5) > 200 && redAt(Math.max(0, height - 5)) < 50 };
}
