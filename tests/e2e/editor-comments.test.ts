import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";
import { promotionInput } from "../support/inputs";

test("a comment that waits is published, answered, seen on the site and hidden again", async ({ page, baseURL }) => {
  const { id } = await createRecord<{ id: string }>(page, "promotions", {
    ...promotionInput(),
    title: "Yanıtlanan Bonus",
  });
  const sent = await page.request.post("/api/comments", {
    data: { promotion_id: id, user_name: "Yanıt Bekleyen", comment: "Çevrim süresi kısa değil mi?", rating: 3 },
    headers: { Origin: baseURL ?? "" },
  });
  expect(sent.status()).toBe(201);

  await openScreen(page, "/admin/comments?q=yanit%20bekleyen");
  const comment = row(page, "Yanıt Bekleyen");
  await expect(comment.getByText("Form doğrulanamadı")).toBeVisible();
  await comment.getByRole("button", { name: "Yayınla: Yanıt Bekleyen" }).click();
  await expect(comment.getByText("Yayında", { exact: true })).toBeVisible();
  await comment.getByRole("button", { name: "Yanıtla: Yanıt Bekleyen" }).click();
  await page.getByRole("dialog").getByLabel("Yanıt", { exact: true }).fill("Haklısınız, süre on dört gün.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Yanıt yayınlandı")).toBeVisible();

  const opened = page.waitForEvent("popup");
  await comment.getByRole("link", { name: "Sitede gör: Yanıt Bekleyen" }).click();
  const visitor = await opened;
  const shown = visitor.locator(".comment:target");
  await expect(shown).toContainText("Çevrim süresi kısa değil mi?");
  await expect(shown.locator(".reply")).toContainText("Haklısınız, süre on dört gün.");

  await comment.getByRole("button", { name: "Gizle: Yanıt Bekleyen" }).click();
  await expect(comment.getByText("Gizli", { exact: true })).toBeVisible();
  await expect(comment.getByRole("link", { name: /Sitede gör/ })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText("Haklısınız")).toHaveCount(0);
  await page.getByText("Yorum gizlendi").locator("..").getByRole("button", { name: "Geri al" }).click();
  await expect(comment.getByText("Yayında", { exact: true })).toBeVisible();
});
