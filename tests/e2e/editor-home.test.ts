import type { Locator, Page } from "@playwright/test";
import type { Hero } from "../../db/schema";
import { createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";

const headers = { "Sec-Fetch-Site": "same-origin" };

/** What the form sends. */
const FIELDS = [
  ...(["upper_title", "main_title", "highlighted_text", "description", "button_text", "button_url"] as const),
  ...(["sections", "pinned_promotions", "updated_at"] as const),
];

const readHome = async (page: Page) => (await (await page.request.get("/api/admin/settings/hero")).json()) as Hero;

/** Saves changes of home by the API, as its form does. */
async function saveHome(page: Page, changes: Partial<Hero>) {
  const home = { ...(await readHome(page)), ...changes };
  const data = Object.fromEntries(FIELDS.map((field) => [field, home[field]]));
  const response = await page.request.put(`/api/admin/settings/hero/${home.id}`, { data, headers });
  expect(response.status(), await response.text()).toBe(200);
}

// The scripts of axe and of this test; the page's own are refused by its policy.
test.use({ expectedErrors: [/^Blocked script execution in '.*\/admin\/preview\/home'/] });
test.describe("the form of the home page", () => {
  let before: Hero;
  test.beforeEach(async ({ page }) => {
    before = await readHome(page);
  });
  test.afterEach(async ({ page }) => {
    const { updated_at } = await readHome(page);
    if (updated_at !== before.updated_at) await saveHome(page, { ...before, updated_at });
  });

  test("has a headline, sections and pins that visitors see once they are saved, and a history", async ({ page }) => {
    await openScreen(page, "/admin/settings");
    const save = page.getByRole("button", { name: "Kaydet", exact: true });
    await expect(save).toBeDisabled();
    await page.getByLabel("Üst Başlık").fill("Kasım ayına özel");
    await page.getByRole("tab", { name: "İçerik Alanları" }).click();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("kaydedilmemiş değişiklikler başka bir formda")).toBeVisible();
    expect((await readHome(page)).updated_at).toBe(before.updated_at);
    await page.getByRole("tab").first().click();
    await save.click();
    await expectToast(page, page.locator(".toasts > *").filter({ hasText: "Hero bölümü ayarları kaydedildi" }));
    await expect(save).toBeDisabled();
    const visitor = await page.context().newPage();
    await visitor.goto("/");
    await expect(visitor.getByText("Kasım ayına özel")).toBeVisible();

    const { id } = await createRecord<{ id: string }>(page, "promotions", {
      ...promotionInput(),
      title: "Başa Sabitlenen Bonus",
    });
    await navigateTo(page, "/admin/home");
    const preview = page.frameLocator('iframe[title="Sayfanın önizlemesi"]').last();
    const sections = page.getByRole("list", { name: "Bölümlerin sırası" }).getByRole("listitem");

    await test.step("is previewed without being saved", async () => {
      await expect(save).toBeDisabled();
      await expect(page.getByLabel("Üst Başlık")).toHaveValue("Kasım ayına özel");
      const steps = await page.evaluate(() => history.length);
      await page.getByLabel("Ana Başlık").fill("Denenen bir başlık");
      await expect(preview.getByRole("heading", { level: 1 })).toContainText("Denenen bir başlık");
      expect(await page.evaluate(() => history.length)).toBe(steps);
      expect((await readHome(page)).main_title).toBe(before.main_title);
    });

    await test.step("its sections are ordered by keyboard and by drag and drop", async () => {
      const down = page.getByRole("button", { name: "Aşağı taşı: Güncel Bonuslar" });
      await down.press("Enter");
      await expect(down).toBeFocused();
      await expect(page.getByText("Güncel Bonuslar: 7 sıradan 2.")).toBeAttached();
      await dragToTop(page, sections, "Blog Yazıları");
      await expect(sections.first()).toContainText("Blog Yazıları");
      await expect(preview.getByRole("heading", { level: 2 }).first()).toHaveText("Blog Yazıları");
      await page.getByRole("checkbox", { name: "En Düşük Çevrim" }).click();
    });

    await test.step("a promotion is found and pinned until a day", async () => {
      await page.getByRole("searchbox", { name: "Sabitlenecek promosyonu ara" }).fill("başa sabitlenen");
      await expect(page.getByRole("list", { name: "Sabitlenecek promosyonu ara: sonuçlar" })).toHaveText(
        /^\+ Başa Sabitlenen Bonus[^+]*$/,
      );
      await page.getByRole("button", { name: "+ Başa Sabitlenen Bonus" }).click();
      await page.getByLabel("Son gün: Başa Sabitlenen Bonus").fill("2099-12-31");
      await expectAccessible(page);
      await expect(preview.locator("#promosyonlar h3").first()).toHaveText("Başa Sabitlenen Bonus");
    });

    await test.step("visitors see what was saved", async () => {
      await save.click();
      await expect(page.getByText("Ana sayfa kaydedildi")).toBeVisible();
      await expect(save).toBeDisabled();
      await expect(sections.first()).toContainText("Blog Yazıları");
      await visitor.goto("/");
      await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Denenen bir başlık");
      await expect(visitor.getByRole("heading", { level: 2 }).first()).toHaveText("Blog Yazıları");
      await expect(visitor.getByRole("heading", { level: 2, name: "En Düşük Çevrim" })).toHaveCount(0);
      await expect(visitor.locator("#promosyonlar h3").first()).toHaveText("Başa Sabitlenen Bonus");
      expect((await readHome(page)).pinned_promotions).toEqual([
        { id, name: "Başa Sabitlenen Bonus", until: "2099-12-31" },
      ]);
    });

    await test.step("a former version is restored", async () => {
      await page.getByRole("button", { name: "Geçmiş" }).click();
      const versions = page.getByRole("dialog", { name: "Geçmiş" });
      await expect(versions.getByRole("group", { name: "Sabitlenen Promosyonlar: Şimdiki" })).toContainText(
        "31 Aralık 2099",
      );
      await versions.getByRole("button", { name: "Bu sürüme dön" }).click();
      await expect(sections.first()).toContainText("Güncel Bonuslar");
      await expect.poll(async () => (await readHome(page)).main_title).toBe(before.main_title);
    });
  });
});

/** Drags a section by its handle above all others. */
async function dragToTop(page: Page, sections: Locator, name: string) {
  const handle = sections.filter({ hasText: name }).locator(".drag-handle");
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await sections.first().boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 8, (to?.y ?? 0) + 4, { steps: 4 });
  await page.mouse.up();
}
/** Expects a message at the foot of the window which lets the mouse through. */
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
}
