import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { anyLogoUrl, expect, test } from "../support/admin-panel";
import { MEDIA_BYTES_MAX } from "../../worker/media/rules";
import { STATE_DEADLINE_MS } from "../support/deadlines";
import { turnedJpeg } from "../support/images";
import { openPost, savedContent, SENTENCE } from "../support/post-form";

const IMAGE = '<img src="/placeholder.svg" alt="Zar" width="800" height="450" loading="lazy" />';

test("a picture in a text gets a description, a caption, a width and a link, and is removed and restored", async ({
  page,
}) => {
  const linked = `<figure><a href="/blog">${IMAGE}</a><figcaption>Atılan zar</figcaption></figure>`;
  const content = `${SENTENCE}<p>${IMAGE}</p><p>Ara</p>${linked}<p><img src="/placeholder.svg" alt="Silinen" /></p>`;
  const id = await openPost(page, "Resim Yazısı", content);
  const editor = page.locator(".ql-editor");
  const dialog = page.getByRole("dialog", { name: "Görseli Düzenle" });

  await test.step("its settings are changed, and it is removed and restored by keyboard", async () => {
    await editor.getByRole("img").first().click();
    await dialog.getByLabel("Alternatif metin").fill("Kırmızı zar");
    await dialog.getByLabel("Resim yazısı").fill("Yuvarlanan zar");
    await dialog.getByRole("radio", { name: "Yarım" }).click();
    await dialog.getByRole("button", { name: "Uygula" }).click();
    await expect(editor.locator("figcaption").first()).toHaveText("Yuvarlanan zar");
    // The picture is selected again.
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Resim yazısı")).toHaveValue("Yuvarlanan zar");
    await dialog.getByRole("button", { name: "Kaldır" }).click();
    await expect(editor.getByRole("img")).toHaveCount(2);
    await page.keyboard.press("Control+z");
    await expect(editor.locator("figcaption").first()).toHaveText("Yuvarlanan zar");
  });

  await test.step("a click on a linked one opens no link, which is changed", async () => {
    await editor.locator("a img").click();
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
  });

  await test.step("a selected one has a frame until it is deleted", async () => {
    const image = editor.getByAltText("Silinen");
    const frame = page.locator(".picture-frame");
    await image.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    // The page scrolls to the selection, which takes its time.
    await expect(async () => {
      const [framed, shown] = await Promise.all([frame.boundingBox(), image.boundingBox()]);
      expect(framed).not.toBeNull();
      expect(framed).toEqual(shown);
    }).toPass({ timeout: STATE_DEADLINE_MS });
    await page.keyboard.press("Delete");
    await expect(image).toHaveCount(0);
    await expect(frame).toBeHidden();
  });

  const image = IMAGE.replace("Zar", "Kırmızı zar");
  const figure = `<figure class="w-half">${image}<figcaption>Yuvarlanan zar</figcaption></figure>`;
  expect(await savedContent(page, id)).toBe(`${SENTENCE}${figure}<p>Ara</p>${linked.replace("/blog", "/bonuslar")}`);
});

test("the cover of a post is cropped, gets a focal point, and is made smaller when its file is too large", async ({
  page,
}) => {
  const id = await openPost(page, "Kırpılan Kapak", SENTENCE, { image_url: await anyLogoUrl(page) });
  const preview = page.getByAltText("Önizleme", { exact: true });
  const photo = await flagPhoto(page);

  await test.step("it is cropped before it is sent, and offered the description of the picture before it", async () => {
    const alt = page.getByLabel("Görselin alternatif metni");
    await alt.fill("Bir zar");
    const turned = test.info().outputPath("foto.jpg");
    writeFileSync(turned, turnedJpeg(photo));
    await page.getByLabel("Kırpılacak dosya").setInputFiles(turned);
    const dialog = page.getByRole("dialog", { name: "Görseli Kırp" });
    const size = dialog.getByRole("status").filter({ hasText: "piksel" });
    await expect(size).toHaveText("450×253 piksel");
    await expect(dialog.getByRole("button", { name: "Kırp" })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("radio", { name: "Kare" }).click();
    await expect(size).toHaveText("450×450 piksel");
    await dialog.getByLabel("Sağ alt köşe").press("ArrowLeft");
    await expect(size).not.toHaveText("450×450 piksel");
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

  await test.step("a new picture is made smaller, and resets the focal point", async () => {
    const focus = page.getByRole("slider", { name: "Odak noktası" });
    await focus.press("ArrowLeft");
    const large = test.info().outputPath("buyuk.jpg");
    writeFileSync(large, turnedJpeg(photo, MEDIA_BYTES_MAX["blog-images"]));
    await page.getByLabel("Dosya", { exact: true }).setInputFiles(large);
    await expect(page.getByText("Görsel küçültüldü: 5 MB → 1 KB")).toBeVisible();
    await expect.poll(() => preview.evaluate(flagOf)).toEqual({ width: 450, height: 800, isUpright: true });
    await expect(preview).toHaveAttribute("src", /\.webp$/);
    await focus.press("ArrowUp");
    await expect(focus).toHaveAttribute("aria-valuetext", "soldan %50, üstten %25");
  });

  await savedContent(page, id);
  const post = (await (await page.request.get(`/api/admin/blog/${id}`)).json()) as { image_focus: string };
  expect(post.image_focus).toBe("50% 25%");
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
