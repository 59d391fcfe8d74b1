import { writeFileSync } from "node:fs";
import { expect, test } from "../support/admin-panel";
import { MEDIA_BYTES_MAX } from "../../worker/media/rules";
import { png } from "../support/images";
import { openPost, savedContent, SENTENCE } from "../support/post-form";

const IMAGE = '<img src="/placeholder.svg" alt="Zar" width="800" height="450" loading="lazy" />';

test("a picture in the text is described, captioned, narrowed and taken back by keyboard", async ({ page }) => {
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

test("a captioned picture that is a link is opened, not followed", async ({ page }) => {
  const figure = `<figure><a href="/blog">${IMAGE}</a><figcaption>Atılan zar</figcaption></figure>`;
  const id = await openPost(page, "Bağlantılı Resim", `${SENTENCE}${figure}`);
  await page.locator(".ql-editor").getByRole("img").click();
  await expect(page.getByRole("dialog", { name: "Görseli Düzenle" })).toBeVisible();
  await expect(page).toHaveURL(`/admin/blog/edit/${id}`);
});

test("a cover is made smaller, cropped before it is sent, and given a focal point by keyboard", async ({ page }) => {
  const id = await openPost(page, "Kırpılan Kapak", SENTENCE);
  const preview = page.getByAltText("Önizleme", { exact: true });
  const large = test.info().outputPath("buyuk.png");
  writeFileSync(large, png(1, 1, MEDIA_BYTES_MAX["blog-images"]));
  await page.getByLabel("Dosya", { exact: true }).setInputFiles(large);
  await expect(page.getByText("Görsel küçültüldü: 5 MB → 1 KB")).toBeVisible();
  await expect(preview).toHaveAttribute("src", /\.webp$/);
  const alt = page.getByLabel("Görselin alternatif metni");
  const focus = page.getByRole("slider", { name: "Odak noktası" });
  await alt.fill("Bir zar");
  await focus.press("ArrowLeft");
  await page.getByLabel("Kırpılacak dosya").setInputFiles("scripts/demo-world/images/posts/b01.webp");
  const dialog = page.getByRole("dialog", { name: "Görseli Kırp" });
  await expect(dialog.getByRole("status")).toHaveText("800×450 piksel");
  await dialog.getByRole("radio", { name: "Kare" }).click();
  await expect(dialog.getByRole("status")).toHaveText("450×450 piksel");
  await dialog.getByLabel("Sağ alt köşe").press("ArrowLeft");
  await expect(dialog.getByRole("status")).not.toHaveText("450×450 piksel");
  await dialog.getByRole("button", { name: "Kırp" }).click();
  const isCropped = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
    width > 400 && width < 450 && Math.abs(width - height) <= 1;
  // The width is 0 until the picture is loaded.
  await expect.poll(() => preview.evaluate(isCropped)).toBe(true);
  await expect(alt).toHaveValue("");
  await page.getByRole("button", { name: "Yine kullan" }).click();
  await expect(alt).toHaveValue("Bir zar");
  await focus.press("ArrowUp");
  await expect(focus).toHaveAttribute("aria-valuetext", "soldan %50, üstten %25");
  await savedContent(page, id);
  const post = (await (await page.request.get(`/api/admin/blog/${id}`)).json()) as { image_focus: string };
  expect(post.image_focus).toBe("50% 25%");
});
