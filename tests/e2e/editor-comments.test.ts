import type { Page } from "@playwright/test";
import { chooseInMenu, createRecord, expect, navigateTo, openScreen, row, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";

/** The name of a row: the visitor and the promotion. */
const HIDDEN = "Gizlenen Kişi, Yorumlanan: Gizlenen Kişi";
const QUESTION = "Çevrim süresi kısa değil mi?";
const REPLY = "Haklısınız, süre on dört gün.";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Adds a waiting comment by each of these visitors to a promotion of its own. */
async function addComments(page: Page, visitors: string[], origin = "") {
  const title = `Yorumlanan: ${visitors.join(", ")}`;
  const { id } = await createRecord<{ id: string }>(page, "promotions", { ...promotionInput(), title });
  for (const user_name of visitors) {
    const data = { promotion_id: id, user_name, comment: QUESTION, rating: 3 };
    const sent = await page.request.post("/api/comments", { data, headers: { Origin: origin } });
    expect(sent.status()).toBe(201);
  }
}

test("comments are corrected, published, answered and hidden with their reply, by mouse and by keyboard", async ({
  page,
  baseURL,
}) => {
  await addComments(page, ["Gizlenen Kişi"], baseURL);
  await openScreen(page, "/admin/comments?q=gizlenen");
  const comment = row(page, "Gizlenen Kişi");
  await expect(comment.getByText("Form doğrulanamadı")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await button(page, "Düzenle: Gizlenen Kişi").click();
  await dialog.getByLabel("Yorum", { exact: true }).fill("Editörün düzelttiği yorum.");
  await dialog.getByRole("button", { name: "Güncelle" }).click();
  await expect(page.getByText("Yorum başarıyla güncellendi")).toBeVisible();
  await button(page, "Yayınla: Gizlenen Kişi").click();
  await expect(comment.getByText("Yayında", { exact: true })).toBeVisible();
  await chooseInMenu(page, HIDDEN, "Yanıtla");
  await dialog.getByLabel("Yanıt", { exact: true }).fill(REPLY);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Yanıt yayınlandı")).toBeVisible();

  const opened = page.waitForEvent("popup");
  await chooseInMenu(page, HIDDEN, "Sitede gör");
  const visitor = await opened;
  const shown = visitor.locator(".comment:target");
  await expect(shown).toContainText("Editörün düzelttiği yorum.");
  await expect(shown.locator(".reply")).toContainText(REPLY);

  await button(page, "Gizle: Gizlenen Kişi").click();
  await expect(comment.getByText("Gizli", { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Editörün düzelttiği yorum.")).toHaveCount(0);
  await expect(visitor.getByText(REPLY)).toHaveCount(0);
  await page.getByText("Yorum gizlendi").locator("..").getByRole("button", { name: "Geri al" }).click();
  await expect(comment.getByText("Yayında", { exact: true })).toBeVisible();

  await addComments(page, ["Odak Bir", "Odak İki"], baseURL);
  await navigateTo(page, "/admin/comments?q=odak");

  await test.step("the focus returns to the button that opened a dialog", async () => {
    await button(page, "Bekletme kuralları").press("Enter");
    await expect(page.getByRole("dialog").getByLabel("hep beklesin")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button(page, "Bekletme kuralları")).toBeFocused();
    await button(page, "Sil: Odak Bir").press("Enter");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button(page, "Sil: Odak Bir")).toBeFocused();
  });

  await test.step("it moves from the spam button to the publish button, and stays there after an undo", async () => {
    await button(page, "Spam: Odak Bir").press("Enter");
    await expect(button(page, "Yayınla: Odak Bir")).toBeFocused();
    await page
      .getByRole("status")
      .filter({ hasText: "Yorum spam olarak işaretlendi" })
      .getByRole("button", { name: "Geri al" })
      .press("Enter");
    await expect(button(page, "Spam: Odak Bir")).toBeVisible();
    await expect(button(page, "Yayınla: Odak Bir")).toBeFocused();
  });

  await test.step("it moves to the next row when a comment leaves a filtered list", async () => {
    await navigateTo(page, "/admin/comments?q=odak&status=pending");
    await button(page, "Spam: Odak İki").press("Enter");
    await expect(button(page, "Spam: Odak Bir")).toBeFocused();
  });
});
