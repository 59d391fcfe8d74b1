import { expect, test } from "../support/admin-panel";
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
