import type { Page } from "@playwright/test";
import { openScreen } from "./admin-panel";

/** Opens the AI writing dialog in the editor of a new post and fills in the topic. */
export async function openWritingDialog(page: Page, topic: string) {
  await openScreen(page, "/admin/blog");
  await page.getByRole("link", { name: "Blog Yazısı Ekle" }).first().click();
  await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Konu").fill(topic);
  return dialog;
}

/** Presses the button that starts writing. */
export const startWriting = (page: Page) => page.getByRole("button", { name: "Oluştur", exact: true }).click();
