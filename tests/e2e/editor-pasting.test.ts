import type { Locator, Page } from "@playwright/test";
import { sanitize } from "../../worker/html/sanitize";
import { expect, openScreen, test } from "../support/admin-panel";
import { STATE_DEADLINE_MS } from "../support/deadlines";
import { ARTICLES } from "../support/copied-articles";
import { openPost, savedContent, SENTENCE } from "../support/post-form";

/** Gives the editor HTML as the browser does when a person pastes it; with a picture of it, as Excel does. */
const paste = (editor: Locator, html: string) =>
  editor.evaluate((root, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    data.items.add(new File([], "resmi.png", { type: "image/png" }));
    root.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
  }, html);

test.describe("an article", () => {
  for (const [source, { copied, saved }] of Object.entries(ARTICLES))
    test(`copied from ${source} is saved as it was, and again`, async ({ page }) => {
      const id = await openPost(page, `${source} Yazısı`, SENTENCE);
      const editor = page.locator(".ql-editor");
      await editor.press("Control+a");
      await paste(editor, copied);
      expect(await savedContent(page, id)).toBe(saved);
      await openScreen(page, `/admin/blog/edit/${id}`);
      await editor.press("Control+End");
      await page.keyboard.type("x");
      await page.keyboard.press("Backspace");
      expect(await savedContent(page, id)).toBe(saved);
    });
});

test("ten times as long a text takes about ten times as long to paste, not its square", async ({ page }) => {
  await openPost(page, "Uzun Yapıştırma", SENTENCE);
  const editor = page.locator(".ql-editor");
  const piece = "<p>Çevrim şartı <strong>20 kat</strong> olan bonuslar on gün içinde kullanılır.</p>";
  const costOf = async (length: number) => {
    await editor.press("Control+a");
    return editor.evaluate(
      (root, html) => {
        const data = new DataTransfer();
        data.setData("text/html", html);
        const from = performance.now();
        root.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
        return performance.now() - from;
      },
      piece.repeat(Math.floor(length / piece.length)),
    );
  };
  const short = [];
  const long = [];
  for (let times = 0; times < 3; times++) {
    short.push(await costOf(19_000));
    long.push(await costOf(190_000));
  }
  expect(Math.min(...long)).toBeLessThan(30 * Math.min(...short));
});

/** As Word, Excel and careless pages give tables to the clipboard. */
const COPIED_TABLES = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><table border="1" style="position:fixed">
  <thead><tr><th>Casino</th><th colspan="2">Bonus</th></tr></thead>
  <tbody><tr><td rowspan="2"><p>Mavi</p><p><b>Köşk</b></p></td><td style="text-align:right">%100</td><td>500 TL</td></tr>
  <tr><td>%50<br>çevrimsiz</td></tr></tbody></table>
  <table><tr><td>Başka</td><td><table><tr><td>iç</td><td>tablo</td></tr></table></td></tr></table>
  <table><caption>Son</caption><tr><td>Yan</td><td>yana</td></tr></table><table><tr><td>iki</td><td>tablo</td></tr></table>
  <base href="https://baska.example/"><style>@list l0:level1 { mso-level-number-format:bullet; }</style>
  <p title="a > b" ONCLICK='x("y")'>onclick="x()"<img src=x onerror=x()></p><p style="mso-list:l0 level1">Madde</p>`;
const SAVED_TABLES =
  "<table><tr><th>Casino</th><th>Bonus</th><th><br /></th></tr>" +
  '<tr><td>Mavi <strong>Köşk</strong></td><td class="ql-align-right">%100</td><td>500 TL</td></tr>' +
  "<tr><td><br /></td><td>%50 çevrimsiz</td><td><br /></td></tr></table>" +
  "<p>Başka</p><table><tr><td>iç</td><td>tablo</td></tr></table>" +
  "<p>Son</p><table><tr><td>Yan</td><td>yana</td></tr></table>" +
  "<p><br /></p><table><tr><td>iki</td><td>tablo</td></tr></table>" +
  '<p>onclick="x()"[Görsel]</p><ul><li>Madde</li></ul>';

test.describe("tables", () => {
  test("lose their formatting and attributes when they are pasted", async ({ page }) => {
    const id = await openPost(page, "Yapıştırılan Tablo", `${SENTENCE}<p>Bonuslar:</p>`);
    const editor = page.locator(".ql-editor");
    await editor.press("Control+End");
    await paste(editor, COPIED_TABLES);
    await expect(editor.locator("table")).toHaveCount(4);
    expect(await savedContent(page, id)).toBe(`${SENTENCE}<p>Bonuslar:</p>${SAVED_TABLES}`);
  });

  test("do not change when they are saved again", async ({ page }) => {
    const content = `${SENTENCE}<p>Bonuslar:</p>${SAVED_TABLES}`;
    const id = await openPost(page, "Yeniden Kaydedilen Tablo", content);
    await page.locator(".ql-editor").getByText("Bonuslar:").click();
    await page.keyboard.press("End");
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    expect(await savedContent(page, id)).toBe(content);
  });

  test("take only plain text into a cell", async ({ page }) => {
    const id = await openPost(
      page,
      "Hücreye Yapıştırılan",
      `${SENTENCE}<table><tr><td>%100</td><td>500 TL</td></tr></table>`,
    );
    const editor = page.locator(".ql-editor");
    await editor.getByText("500 TL").click();
    await expect(page.getByRole("button", { name: "Başlık 2" })).toBeDisabled();
    await page.keyboard.press("End");
    await paste(editor, "<p>ve</p><ul><li>fazlası</li></ul>");
    expect(await savedContent(page, id)).toContain("<td>%100</td><td>500 TLve fazlası</td></tr></table>");
  });

  test("keep empty cells when a selection across them is deleted", async ({ page }) => {
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

  test("are shown in a text that the API stored, and opening it changes nothing", async ({ page }) => {
    await allowPictures(page);
    const id = await openPost(page, "Başka Sitenin Görseli", SENTENCE);
    await page.route(`**/api/admin/blog/${id}`, async (route) => {
      const response = await route.fetch();
      const post = (await response.json()) as object;
      await route.fulfill({ response, json: { ...post, content: sanitize(HOSTILE) } });
    });
    await openScreen(page, `/admin/blog/edit/${id}`);
    const opened = page.locator('.ql-editor img[src="https://acik.example/a.webp"]');
    await expect.poll(() => opened.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("link", { name: "İptal" }).click();
    await expect(page).toHaveURL("/admin/blog");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.unrouteAll({ behavior: "wait" });
  });

  test("are copied into the media library when they are pasted", async ({ page }) => {
    await allowPictures(page);
    const id = await openPost(page, "Alınan Görseller", SENTENCE);
    const editor = page.locator(".ql-editor");
    await editor.press("Control+End");
    const origin = new URL(page.url()).origin;
    await paste(
      editor,
      `<p><img src="https://acik.example/a.webp" alt="Açık"></p><p><a href="https://acik.example/"><img src="//acik.example/a.webp"></a></p>
      <p><img src="${origin}/placeholder.svg" alt="Buradan"></p>`,
    );
    await expect(editor.locator('img[src^="/media/blog-images/"]')).toHaveCount(2);
    await expect(editor.locator('a > img[src^="/media/blog-images/"]')).toHaveCount(1);
    await expect(editor.getByAltText("Buradan")).toHaveAttribute("src", "/placeholder.svg");
    expect(await savedContent(page, id)).not.toContain("acik.example/a");
  });

  test("are marked if they cannot be copied, until they are deleted", async ({ page }) => {
    await allowPictures(page);
    const id = await openPost(page, "İşaretlenen Görsel", SENTENCE);
    const editor = page.locator(".ql-editor");
    await editor.press("Control+End");
    await paste(editor, '<p><img src="https://kapali.example/b.webp" alt="Kapalı"></p>');
    await expect(page.getByText("başka sitelerde duruyor: kapali.example.")).toBeVisible();
    const foreign = editor.getByAltText("Kapalı");
    await expect(foreign).toHaveCSS("outline-style", "dashed");
    await foreign.click();
    await page.getByRole("dialog", { name: "Görseli Düzenle" }).getByRole("button", { name: "Kaldır" }).click();
    await expect(foreign).toHaveCount(0);
    await expect(page.getByText("başka sitelerde duruyor")).toHaveCount(0);
    expect(await savedContent(page, id)).not.toContain("kapali");
  });
});

test("a picture that is clicked has a frame until it is deleted", async ({ page }) => {
  await openPost(page, "Seçilen Görsel", `${SENTENCE}<p><img src="/placeholder.svg" alt="Seçilen" /></p>`);
  const image = page.locator(".ql-editor").getByAltText("Seçilen");
  const frame = page.locator(".picture-frame");
  await expect(image).toBeVisible();
  await expect(frame).toBeHidden();
  await image.click();
  const settings = page.getByRole("dialog", { name: "Görseli Düzenle" });
  await expect(settings).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
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
