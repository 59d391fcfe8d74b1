import type { Locator, Page } from "@playwright/test";
import type { Hero } from "../../db/schema";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";

const readHome = async (page: Page) => (await (await page.request.get("/api/admin/settings/hero")).json()) as Hero;

// The scripts of axe and of this test; the page's own are refused by its policy.
test.use({ expectedErrors: [/^Blocked script execution in '.*\/admin\/preview\/home'/] });
// Both save the same row.
test.describe.configure({ mode: "serial" });

test("settings of home are shown to visitors once they are saved", async ({ page }) => {
  await openScreen(page, "/admin/settings");
  const save = page.getByRole("button", { name: "Kaydet", exact: true });
  await expect(save).toBeDisabled();
  const title = page.getByLabel("Üst Başlık");
  const before = await title.inputValue();
  await title.fill("Kasım ayına özel");
  await save.click();
  const toast = page.locator(".toasts > *").filter({ hasText: "Hero bölümü ayarları kaydedildi" });
  await expectToast(page, toast);
  await expect(save).toBeDisabled();
  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.getByText("Kasım ayına özel")).toBeVisible();
  await title.fill(before);
  await save.click();
  await expect(save).toBeDisabled();
});

test("home is ordered by keyboard and by drag, pinned until a day, and previewed before it is saved", async ({
  page,
}) => {
  const before = await readHome(page);
  const { id } = await createRecord<{ id: string }>(page, "promotions", {
    ...promotionInput(),
    title: "Öne Alınan Bonus",
  });
  await openScreen(page, "/admin/home");
  const save = page.getByRole("button", { name: "Kaydet", exact: true });
  const preview = page.frameLocator('iframe[title="Sayfanın önizlemesi"]').last();
  await expect(save).toBeDisabled();
  await page.getByLabel("Ana Başlık").fill("Denenen bir başlık");
  await expect(preview.getByRole("heading", { level: 1 })).toContainText("Denenen bir başlık");

  const down = page.getByRole("button", { name: "Aşağı taşı: Güncel Promosyonlar" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(down).toBeFocused();
  await expect(page.getByText("Güncel Promosyonlar: 6 sıradan 2.")).toBeAttached();
  const sections = page.getByRole("list", { name: "Bölümlerin sırası" }).getByRole("listitem");
  const handle = sections.filter({ hasText: "Blog Yazıları" }).locator(".drag-handle");
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await sections.first().boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 8, (to?.y ?? 0) + 4, { steps: 4 });
  await page.mouse.up();
  await expect(sections.first()).toContainText("Blog Yazıları");
  await page.getByRole("checkbox", { name: "En düşük çevrim" }).click();

  await page.getByRole("searchbox", { name: "Sabitlenecek promosyonu ara" }).fill("öne alınan");
  await expect(page.getByRole("list", { name: "Sabitlenecek promosyonu ara: sonuçlar" })).toHaveText(
    /^\+ Öne Alınan Bonus[^+]*$/,
  );
  await page.getByRole("button", { name: "+ Öne Alınan Bonus" }).click();
  await page.getByLabel("Son gün: Öne Alınan Bonus").fill("2099-12-31");
  await expectAccessible(page);
  await expect(preview.getByRole("heading", { level: 2 }).first()).toHaveText("Blog Yazıları");
  await expect(preview.locator("#promosyonlar h3").first()).toHaveText("Öne Alınan Bonus");
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect((await readHome(page)).updated_at).toBe(before.updated_at);

  await save.click();
  await expect(page.getByText("Ana sayfa kaydedildi")).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(sections.first()).toContainText("Blog Yazıları");
  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 2 }).first()).toHaveText("Blog Yazıları");
  await expect(visitor.getByRole("heading", { level: 2, name: "En düşük çevrim" })).toHaveCount(0);
  await expect(visitor.locator("#promosyonlar h3").first()).toHaveText("Öne Alınan Bonus");
  expect((await readHome(page)).pinned_promotions).toEqual([{ id, name: "Öne Alınan Bonus", until: "2099-12-31" }]);

  await page.getByRole("button", { name: "Geçmiş" }).click();
  const versions = page.getByRole("dialog", { name: "Geçmiş" });
  await expect(versions.getByRole("group", { name: "Sabitlenen promosyonlar: Şimdiki" })).toContainText(
    "31 Aralık 2099",
  );
  await versions.getByRole("button", { name: "Bu sürüme dön" }).click();
  await expect(sections.first()).toContainText("Güncel Promosyonlar");
  await expect.poll(async () => (await readHome(page)).main_title).toBe(before.main_title);
});

/** Expects a message at the foot of the window which lets the mouse through and is not held up by it. */
async function expectToast(page: Page, toast: Locator) {
  await expect(toast).toBeVisible();
  await expect(toast).toBeInViewport({ ratio: 1 });
  const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  expect(y + height).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 40);
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle);
  const beneath = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest(".toasts"),
    middle,
  );
  expect(beneath).toBeNull();
  await expect(toast).toHaveCount(0);
}
