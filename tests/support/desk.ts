import type { Page } from "@playwright/test";
import { open } from "./panel";

/** The stand-in writes slowly, so that what is shown meanwhile can be seen. */
export const WRITTEN = { timeout: 20_000 };

/** Opens the desk in the editor of a new post and writes its topic. */
export async function openDesk(page: Page, topic: string) {
  await open(page, "/admin/blog");
  await page.getByRole("link", { name: "Blog Yazısı Ekle" }).first().click();
  await page.getByRole("button", { name: "AI ile İçerik Oluştur" }).click();
  const desk = page.getByRole("dialog");
  await desk.getByLabel("Konu").fill(topic);
  return desk;
}
/** Tells the desk to begin. */
export const write = (page: Page) => page.getByRole("button", { name: "Oluştur", exact: true }).click();
