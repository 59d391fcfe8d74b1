import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen } from "./admin-panel";

/** The shortest text that a post may have, as HTML. */
export const SENTENCE = "<p>Bu metin en az elli karakter uzunluğunda olan bir deneme metnidir.</p>";

/** Opens the form of a new stored post with this text, and other fields, and returns its id. */
export async function openPost(page: Page, title: string, content: string, more: { image_url?: string } = {}) {
  const excerpt = "Editörün denendiği yazının özeti.";
  const post = { title, category: "Rehber", excerpt, content, ...more };
  const { id } = await createRecord<{ id: string }>(page, "blog", post);
  await openScreen(page, `/admin/blog/edit/${id}`);
  await expect(page.locator(".ql-editor")).toBeVisible();
  return id;
}

/** Saves the open post and returns its text as it was stored. */
export async function savedContent(page: Page, id: string): Promise<string> {
  await page.getByRole("button", { name: "Güncelle", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
  return ((await (await page.request.get(`/api/admin/blog/${id}`)).json()) as { content: string }).content;
}

/** Fills in the form of a new post. */
export async function fillPost(page: Page, title: string) {
  await page.getByLabel("Başlık", { exact: true }).fill(title);
  await page.getByLabel("Kategori", { exact: true }).fill("Rehber");
  await page.getByLabel("Özet").fill("Görsellerin kaybolmadığını gösteren yazı.");
  await page.locator(".ql-editor").click();
  await page.keyboard.insertText("Bu yazının görselleri yükleme başarısız olduğunda da kaybolmaz, saklanır.");
}

/** Waits until the new post is saved, and returns it as it was stored. */
export async function savedPost(page: Page, title: string): Promise<{ image_url: string | null; content: string }> {
  await expect(page.getByText("Blog yazısı başarıyla eklendi")).toBeVisible();
  const list = await page.request.get(`/api/admin/blog?q=${encodeURIComponent(title)}`);
  const { rows } = (await list.json()) as { rows: { id: string }[] };
  return (await (await page.request.get(`/api/admin/blog/${rows[0]?.id}`)).json()) as never;
}
