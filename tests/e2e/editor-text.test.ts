import { writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { sanitize } from "../../worker/html/sanitize";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { png } from "../support/images";

const SENTENCE = "<p>Bu metin en az elli karakter uzunluğunda olan bir deneme metnidir.</p>";

/** Opens a stored post with this text in its form. */
async function openPost(page: Page, title: string, content: string) {
  const excerpt = "Editörün denendiği yazının özeti.";
  const { id } = await createRecord<{ id: string }>(page, "blog", { title, category: "Rehber", excerpt, content });
  await openScreen(page, `/admin/blog/edit/${id}`);
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
  await openScreen(page, "/admin/blog/new");
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

/** Gives the editor HTML as the browser does when a person pastes it; with a picture of it, as Excel does. */
const paste = (editor: Locator, html: string) =>
  editor.evaluate((root, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    data.items.add(new File([], "resmi.png", { type: "image/png" }));
    root.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
  }, html);

test("a pasted table stays one, is saved plain, and saved again it is the same", async ({ page }) => {
  const id = await openPost(page, "Tablolu Yazı", `${SENTENCE}<p>Bonuslar:</p>`);
  const editor = page.locator(".ql-editor");
  await editor.press("Control+End");
  await paste(
    editor,
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><table border="1" style="position:fixed">
      <thead><tr><th>Casino</th><th colspan="2">Bonus</th></tr></thead>
      <tbody><tr><td rowspan="2"><p>Mavi</p><p><b>Köşk</b></p></td><td style="text-align:right">%100</td><td>500 TL</td></tr>
      <tr><td>%50<br>çevrimsiz</td></tr></tbody></table>
      <table><tr><td>Başka</td><td><table><tr><td>iç</td><td>tablo</td></tr></table></td></tr></table>
      <table><caption>Son</caption><tr><td>Yan</td><td>yana</td></tr></table><table><tr><td>iki</td><td>tablo</td></tr></table>
      <base href="https://baska.example/"><style>@list l0:level1 { mso-level-number-format:bullet; }</style>
      <p title="a > b" ONCLICK='x("y")'>onclick="x()"<img src=x onerror=x()></p><p style="mso-list:l0 level1">Madde</p>`,
  );
  await expect(editor.locator("table")).toHaveCount(4);
  await editor.getByText("500 TL").click();
  await expect(page.getByRole("button", { name: "Başlık 2" })).toBeDisabled();
  await page.keyboard.press("End");
  await paste(editor, "<p>ve</p><ul><li>fazlası</li></ul>");
  const content = await savedContent(page, id);
  expect(content).toBe(
    `${SENTENCE}<p>Bonuslar:</p>` +
      "<table><tr><th>Casino</th><th>Bonus</th><th><br /></th></tr>" +
      '<tr><td>Mavi <strong>Köşk</strong></td><td class="ql-align-right">%100</td><td>500 TLve fazlası</td></tr>' +
      "<tr><td><br /></td><td>%50 çevrimsiz</td><td><br /></td></tr></table>" +
      "<p>Başka</p><table><tr><td>iç</td><td>tablo</td></tr></table>" +
      "<p>Son</p><table><tr><td>Yan</td><td>yana</td></tr></table>" +
      "<p><br /></p><table><tr><td>iki</td><td>tablo</td></tr></table>" +
      '<p>onclick="x()"</p><ul><li>Madde</li></ul>',
  );
  await openScreen(page, `/admin/blog/edit/${id}`);
  await editor.getByText("Bonuslar:").click();
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  expect(await savedContent(page, id)).toBe(content);
});

test("cells are emptied where a table is deleted in part", async ({ page }) => {
  const table = "<table><tr><th>Ad</th><th>Oran</th></tr><tr><td>Mavi</td><td>Yeşil</td></tr></table>";
  const id = await openPost(page, "Silinen Tablo", `${SENTENCE}${table}`);
  const editor = page.locator(".ql-editor");
  await editor.getByText("Oran").click();
  await page.keyboard.press("Home");
  for (let times = 0; times < 7; times++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Delete");
  await expect(editor.locator("td")).toHaveText(["Ad", "", "vi", "Yeşil"]);
  await editor.getByText("Ad").click();
  await page.keyboard.press("Home");
  await editor.press("Shift+Control+End");
  await page.keyboard.press("Delete");
  await expect(editor.locator("table")).toHaveCount(0);
  expect(await savedContent(page, id)).toBe(SENTENCE);
});

/** As somebody might store it past the form; the API sanitises it before the form gets it. */
const HOSTILE =
  '<p>a<img src="https://acik.example/a.webp"><img src="x" onerror="x()"><img src="data:image/png;base64,AA"></p><table><tr><td>a<td colspan=9>b<tr><td>c</table><script>x()</script><ol><li data-list="checked">d</li></ol><svg><a href="javascript:x()">e</a></svg><div style="position:fixed">f</div><p><br></p>';

/** One site whose pictures every other may read, and one that allows it to none. */
async function allowPictures(page: Page) {
  await page.route("https://acik.example/**", (route) =>
    route.fulfill({
      path: "scripts/demo-world/images/posts/b01.webp",
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  await page.route("https://kapali.example/**", (route) =>
    route.request().resourceType() === "fetch"
      ? route.abort()
      : route.fulfill({ path: "scripts/demo-world/images/posts/b02.webp" }),
  );
}

test.describe("pictures of other sites", () => {
  test.use({ expectedErrors: [/ERR_FAILED|CORS policy/] });

  test("are taken into the library or marked, and a click selects one for Delete", async ({ page }) => {
    await allowPictures(page);
    const id = await openPost(page, "Başka Sitelerin Görselleri", SENTENCE);
    const editor = page.locator(".ql-editor");

    // A text that was stored past the form is shown, and opening it changes nothing.
    await page.route(`**/api/admin/blog/${id}`, async (route) => {
      const response = await route.fetch();
      const post = (await response.json()) as object;
      await route.fulfill({ response, json: { ...post, content: sanitize(HOSTILE) } });
    });
    await openScreen(page, `/admin/blog/edit/${id}`);
    const opened = editor.locator('img[src="https://acik.example/a.webp"]');
    await expect.poll(() => opened.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("link", { name: "İptal" }).click();
    await expect(page).toHaveURL("/admin/blog");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.unrouteAll({ behavior: "wait" });
    await allowPictures(page);
    await openScreen(page, `/admin/blog/edit/${id}`);

    await editor.press("Control+End");
    const origin = new URL(page.url()).origin;
    await paste(
      editor,
      `<p><img src="https://acik.example/a.webp" alt="Açık"></p><p><a href="https://acik.example/"><img src="//acik.example/a.webp"></a></p>
      <p><img src="https://kapali.example/b.webp" alt="Kapalı"></p><p><img src="${origin}/placeholder.svg" alt="Buradan"></p>`,
    );
    await expect(editor.locator('img[src^="/media/blog-images/"]')).toHaveCount(2);
    await expect(editor.locator('a > img[src^="/media/blog-images/"]')).toHaveCount(1);
    await expect(editor.getByAltText("Buradan")).toHaveAttribute("src", "/placeholder.svg");
    await expect(page.getByText("başka sitelerde duruyor: kapali.example.")).toBeVisible();
    const foreign = editor.getByAltText("Kapalı");
    await expect(foreign).toHaveCSS("outline-style", "dashed");
    const frame = page.locator(".picture-frame");
    await expect(frame).toBeHidden();
    await foreign.click();
    // The page scrolls to the selection, which takes its time.
    await expect(async () => {
      const [framed, image] = await Promise.all([frame.boundingBox(), foreign.boundingBox()]);
      expect(framed).toEqual(image);
    }).toPass({ timeout: 10_000 });
    await page.keyboard.press("Delete");
    await expect(foreign).toHaveCount(0);
    await expect(frame).toBeHidden();
    await expect(page.getByText("başka sitelerde duruyor")).toHaveCount(0);
    expect(await savedContent(page, id)).not.toMatch(/acik\.example\/a|kapali/);
  });
});
