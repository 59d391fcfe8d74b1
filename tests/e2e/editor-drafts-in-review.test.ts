import type { Post } from "../../db/schema";
import {
  becomeAccount,
  createRecord,
  type Credentials,
  expect,
  openScreen,
  row,
  signIn,
  test,
} from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { postInput } from "../support/inputs";

test.use({ expectedErrors: [/ERR_FAILED/] });

test("a writer sends a draft, which comes back with a note and is approved", async ({ page, browser }) => {
  const editor = { email: `${crypto.randomUUID()}@bonusrehberi.example`, password: "mavi-semsiye-61" };
  await createRecord(page, "accounts", { name: "Elif Editör", role: "editor", ...editor });
  const writer = await becomeAccount(page, "Şule Yazar", "writer");
  const title = `İncelenen ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await createRecord<Post>(page, "blog", { ...postInput(), title });
  const work = page.getByRole("list", { name: "Bugünün işleri" });
  const review = page.getByRole("region", { name: "İnceleme" });
  const edit = `/admin/blog/edit/${id}`;
  async function become(account: Credentials) {
    // Else a screen that is still loading would lead to the sign-in page.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await signIn(page.request, account);
  }

  await test.step("the writer publishes and plans nothing, and sends it", async () => {
    await openScreen(page, edit);
    await expect(review).toContainText("Bitince incelemeye gönderin.");
    await expect(page.getByRole("button", { name: "Kaydet ve yayınla" })).toHaveCount(0);
    await expect(page.getByLabel("Yayın zamanı")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "AI ile İçerik Oluştur" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "İncelemeye gönder" }).click();
    await expect(page.getByText("Yazı incelemeye gönderildi")).toBeVisible();
    await expect(row(page, title)).toContainText("İncelemede");
  });

  await test.step("an editor finds it on 'Bugün' and asks for a correction", async () => {
    await become(editor);
    await openScreen(page, "/admin/dashboard");
    await page.getByRole("button", { name: `Düzeltme iste: ${title}` }).click();
    const dialog = page.getByRole("dialog", { name: "Düzeltme İste" });
    await dialog.getByRole("button", { name: "Düzeltme iste" }).click();
    await expect(dialog.getByText("Notunuzu yazın")).toBeVisible();
    await dialog.getByLabel("Not").fill("Kaynağı da ekleyin.");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Sayfada kal" }).click();
    await dialog.getByRole("button", { name: "Düzeltme iste" }).click();
    await expect(page.getByText("Düzeltme istendi", { exact: true })).toBeVisible();
    await expect(work.getByRole("link", { name: title })).toHaveCount(0);
  });

  await test.step("a guest leaves a note from the link, which the editor takes on", async () => {
    const { url } = await createRecord<{ url: string }>(page, `preview-links/post/${id}`, undefined);
    const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await guest.goto(url);
    await guest.getByLabel("Adınız").fill("Konuk");
    await guest.getByLabel("Yazı hakkındaki notunuz").fill("Oran yanlış.");
    await guest.getByRole("button", { name: "Notu gönder" }).click();
    await expect(guest.getByText("Notunuz iletildi")).toBeVisible();
    await guest.context().close();
    await openScreen(page, edit);
    await page.getByRole("button", { name: "Notu al: Konuk" }).click();
    await expect(page.getByRole("button", { name: "Çözüldü: Konuk" })).toBeVisible();
  });

  await test.step("the writer reads both on the screen and sends it again", async () => {
    await become(writer);
    await openScreen(page, "/admin/dashboard");
    for (const text of ["Kaynağı da ekleyin.", "Elif Editör"]) await expect(work).toContainText(text);
    await page.getByRole("link", { name: title }).click();
    await expect(review).toContainText("Oran yanlış.");
    await page.getByRole("button", { name: "İncelemeye gönder" }).click();
    await expect(page.getByText("Yazı incelemeye gönderildi")).toBeVisible();
  });

  await test.step("the editor approves it in the form", async () => {
    await become(editor);
    await openScreen(page, edit);
    const approve = review.getByRole("button", { name: "Onayla" });
    await expect(page.locator(".rt-BaseButton.rt-variant-solid").filter({ visible: true })).toHaveCount(1);
    const lost = `**/api/admin/blog/${id}`;
    await page.route(lost, (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));
    await approve.press("Enter");
    await expect(page.getByText("Blog yazısı kaydedilirken bir hata oluştu")).toBeVisible();
    await expect(approve).toBeFocused();
    await page.unroute(lost);
    await approve.press("Enter");
    await expect(page.getByText("Yazı onaylandı ve yayın sırasına alındı")).toBeVisible();
  });
});
