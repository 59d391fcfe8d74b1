import type { Locator, Page } from "@playwright/test";
import { sanitize } from "../../worker/text/sanitize";
import { createRecord, expect, navigateTo, test } from "../support/admin-panel";
import { LONG } from "../support/browser";
import { ARTICLES_WITH_TABLES } from "../support/copied-articles";
import { openPost, savedContent, SENTENCE } from "../support/post-form";

/** Gives the editor HTML as the browser does when a person pastes it; with a picture of it, as Excel does. */
const paste = (editor: Locator, html: string) =>
  editor.evaluate((root, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    data.items.add(new File([], "resmi.png", { type: "image/png" }));
    root.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
  }, html);

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

const PASTED = [...Object.values(ARTICLES_WITH_TABLES), { copied: COPIED_TABLES, saved: SAVED_TABLES }];

test("copied articles and tables are saved as they were, and again", async ({ page }) => {
  const id = await openPost(page, "Yapıştırılan Yazılar", SENTENCE);
  const editor = page.locator(".ql-editor");
  for (const { copied } of PASTED) {
    await editor.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await paste(editor, copied);
  }
  const saved = await savedContent(page, id);
  expect(saved).toBe(SENTENCE + PASTED.map(({ saved: text }) => `<p><br /></p>${text}`).join(""));
  await navigateTo(page, `/admin/blog/edit/${id}`);
  await editor.getByText("metnidir.").click();
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  expect(await savedContent(page, id)).toBe(saved);
});

test("a table takes plain text into a cell, and keeps empty cells when a selection across them is deleted", async ({
  page,
}) => {
  const table = "<table><tr><th>Ad</th><th>Oran</th></tr><tr><td>Mavi</td><td>Yeşil</td></tr></table>";
  const id = await openPost(page, "Silinen Tablo", `${SENTENCE}${table}`);
  const editor = page.locator(".ql-editor");
  await editor.getByText("Yeşil").click();
  await expect(page.getByRole("button", { name: "Başlık 2" })).toBeDisabled();
  await page.keyboard.press("End");
  await paste(editor, "<p>ve</p><ul><li>fazlası</li></ul>");
  await expect(editor.locator("td")).toHaveText(["Ad", "Oran", "Mavi", "Yeşilve fazlası"]);
  await editor.getByText("Oran").click();
  await page.keyboard.press("Home");
  for (let times = 0; times < 7; times++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Delete");
  await expect(editor.locator("td")).toHaveText(["Ad", "", "vi", "Yeşilve fazlası"]);
  await editor.getByText("Ad").click();
  await page.keyboard.press("Home");
  await editor.press("Shift+Control+End");
  await page.keyboard.press("Delete");
  await expect(editor.locator("table")).toHaveCount(0);
  expect(await savedContent(page, id)).toBe(SENTENCE);
});

test("ten times as long a text takes about ten times as long to paste, not its square", LONG, async ({ page }) => {
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

/** As somebody might store it past the form; the API sanitises it before the form gets it. */
const HOSTILE =
  '<p>a<img src="https://acik.example/b.webp"><img src="x" onerror="x()"><img src="data:image/png;base64,AA"></p><table><tr><td>a<td colspan=9>b<tr><td>c</table><script>x()</script><ol><li data-list="checked">d</li></ol><svg><a href="javascript:x()">e</a></svg><div style="position:fixed">f</div><p><br></p>';

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

  test("are copied into the media library when they are pasted, or marked until they are deleted", async ({ page }) => {
    await allowPictures(page);
    const id = await openPost(page, "Alınan Görseller", SENTENCE);
    const editor = page.locator(".ql-editor");
    await editor.press("Control+End");
    const origin = new URL(page.url()).origin;
    await paste(
      editor,
      `<p><img src="https://acik.example/a.webp" alt="Açık"></p><p><a href="https://acik.example/"><img src="//acik.example/a.webp"></a></p>
      <p><img src="${origin}/placeholder.svg" alt="Buradan"></p><p><img src="https://kapali.example/b.webp" alt="Kapalı"></p>`,
    );
    await expect(editor.locator('img[src^="/media/blog-images/"]')).toHaveCount(2);
    await expect(editor.locator('a > img[src^="/media/blog-images/"]')).toHaveCount(1);
    await expect(editor.getByAltText("Buradan")).toHaveAttribute("src", "/placeholder.svg");
    await expect(page.getByText("başka sitelerde duruyor: kapali.example.")).toBeVisible();
    const foreign = editor.getByAltText("Kapalı");
    await expect(foreign).toHaveCSS("outline-style", "dashed");
    await foreign.click();
    await page.getByRole("dialog", { name: "Görseli Düzenle" }).getByRole("button", { name: "Kaldır" }).click();
    await expect(foreign).toHaveCount(0);
    await expect(page.getByText("başka sitelerde duruyor")).toHaveCount(0);
    const saved = await savedContent(page, id);
    expect(saved).toContain("Buradan");
    expect(saved).not.toMatch(/acik\.example\/a|kapali/);

    await test.step("are shown in a text that the API stored, and opening it changes nothing", async () => {
      const post = {
        title: "Başka Sitenin Görseli",
        category: "Rehber",
        excerpt: "Görselleri başka sitede.",
        content: SENTENCE,
      };
      const { id: stored } = await createRecord<{ id: string }>(page, "blog", post);
      await page.route(`**/api/admin/blog/${stored}`, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as object;
        await route.fulfill({ response, json: { ...answer, content: sanitize(HOSTILE) } });
      });
      await navigateTo(page, `/admin/blog/edit/${stored}`);
      const opened = page.locator('.ql-editor img[src="https://acik.example/b.webp"]');
      await expect.poll(() => opened.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.getByRole("link", { name: "İptal" }).click();
      await expect(page).toHaveURL("/admin/blog");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await page.unrouteAll({ behavior: "wait" });
    });
  });
});
