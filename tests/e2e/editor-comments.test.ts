import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { promotionInput } from "../support/inputs";

const headers = { "Sec-Fetch-Site": "same-origin" };
const QUESTION = "Çevrim süresi kısa değil mi?";

/** Adds a waiting comment by this visitor to a promotion of its own, and returns its id. */
async function addComment(page: Page, user_name: string, origin = ""): Promise<string> {
  const title = `Yorumlanan: ${user_name}`;
  const { id } = await createRecord<{ id: string }>(page, "promotions", { ...promotionInput(), title });
  const data = { promotion_id: id, user_name, comment: QUESTION, rating: 3 };
  const sent = await page.request.post("/api/comments", { data, headers: { Origin: origin } });
  expect(sent.status()).toBe(201);
  const list = await page.request.get("/api/admin/comments", { params: { q: user_name } });
  return ((await list.json()) as { rows: [{ id: string }] }).rows[0].id;
}

/** The same, published; returns its path in the API. */
async function addPublishedComment(page: Page, user_name: string, origin = ""): Promise<string> {
  const id = await addComment(page, user_name, origin);
  const data = { action: "publish", ids: [id] };
  expect((await page.request.post("/api/admin/comments/selection", { data, headers })).ok()).toBe(true);
  return `/api/admin/comments/${id}`;
}

/** Opens the comment on the site by its link in the list. */
async function openOnSite(page: Page, user_name: string) {
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: `Sitede gör: ${user_name}` }).click();
  return opened;
}

test.describe("a visitor's comment", () => {
  test("is shown with the reason why it waits, and published", async ({ page, baseURL }) => {
    await addComment(page, "Yayın Bekleyen", baseURL);
    await openScreen(page, "/admin/comments?q=yayin%20bekleyen");
    const comment = row(page, "Yayın Bekleyen");
    await expect(comment.getByText("Form doğrulanamadı")).toBeVisible();
    await comment.getByRole("button", { name: "Yayınla: Yayın Bekleyen" }).click();
    await expect(comment.getByText("Yayında", { exact: true })).toBeVisible();
  });

  test("gets a reply that visitors see below it", async ({ page, baseURL }) => {
    await addPublishedComment(page, "Yanıt Bekleyen", baseURL);
    await openScreen(page, "/admin/comments?q=yanit%20bekleyen");
    await page.getByRole("button", { name: "Yanıtla: Yanıt Bekleyen" }).click();
    await page.getByRole("dialog").getByLabel("Yanıt", { exact: true }).fill("Haklısınız, süre on dört gün.");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Yanıt yayınlandı")).toBeVisible();
    const visitor = await openOnSite(page, "Yanıt Bekleyen");
    const shown = visitor.locator(".comment:target");
    await expect(shown).toContainText(QUESTION);
    await expect(shown.locator(".reply")).toContainText("Haklısınız, süre on dört gün.");
  });

  test("leaves the site with its reply when it is hidden, which can be undone", async ({ page, baseURL }) => {
    const path = await addPublishedComment(page, "Gizlenen Kişi", baseURL);
    const { updated_at } = (await (await page.request.get(path)).json()) as { updated_at: string };
    const data = { reply: "Süre on dört gün.", updated_at };
    expect((await page.request.put(`${path}/reply`, { data, headers })).ok()).toBe(true);
    await openScreen(page, "/admin/comments?q=gizlenen");
    const comment = row(page, "Gizlenen Kişi");
    const visitor = await openOnSite(page, "Gizlenen Kişi");
    await expect(visitor.getByText(QUESTION)).toBeVisible();
    await expect(visitor.getByText("Süre on dört gün.")).toBeVisible();
    await comment.getByRole("button", { name: "Gizle: Gizlenen Kişi" }).click();
    await expect(comment.getByText("Gizli", { exact: true })).toBeVisible();
    await expect(comment.getByRole("link", { name: /Sitede gör/ })).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByText(QUESTION)).toHaveCount(0);
    await expect(visitor.getByText("Süre on dört gün.")).toHaveCount(0);
    await page.getByText("Yorum gizlendi").locator("..").getByRole("button", { name: "Geri al" }).click();
    await expect(comment.getByText("Yayında", { exact: true })).toBeVisible();
  });
});
