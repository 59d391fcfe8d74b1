import type { Page } from "@playwright/test";
import { anyLogoUrl, createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { LONG } from "../support/browser";

const WORD = "ö".repeat(200);
const headers = { "Sec-Fetch-Site": "same-origin" };

/** Stores records of every kind with words as long as their fields allow. */
async function createLongRecords(page: Page) {
  const name = WORD.slice(0, 100);
  const url = `https://uzun.example/${"o".repeat(200)}`;
  const picture = await anyLogoUrl(page);
  const create = async (path: string, input: object) => (await createRecord<{ id: string }>(page, path, input)).id;
  const casino = { name: WORD, url, logo_url: picture, description: `<p>${WORD}</p>`, licence_authority: name };
  const casino_id = await create("casinos", casino);
  const category_id = await create("categories", { name, slug: "o".repeat(100), description: WORD });
  const promotion = { title: WORD, casino_id, category_id, short_description: WORD, terms: WORD, url };
  const promotion_id = await create("promotions", { ...promotion, promotion_code: name.slice(0, 60) });
  await create("blog", { title: WORD, category: name, excerpt: WORD, content: `<p>${WORD}</p>` });
  await create("splash-ads", { title: WORD, href: url, image_url: picture });
  const deleted = await create("promotions", { ...promotion, title: `${WORD.slice(1)}!` });
  await page.request.delete(`/api/admin/promotions/${deleted}`, { headers });
  await lengthenComment(page);
  return { casino_id, promotion_id };
}

async function lengthenComment(page: Page) {
  const list = await page.request.get("/api/admin/comments");
  const { rows } = (await list.json()) as { rows: { id: string; updated_at: string; rating: number }[] };
  // Other tests change the first one.
  const last = rows.at(-1);
  const data = { user_name: WORD.slice(0, 60), comment: WORD, rating: last?.rating, updated_at: last?.updated_at };
  expect((await page.request.put(`/api/admin/comments/${last?.id}`, { data, headers })).status()).toBe(200);
}

/** How much wider than its place the page or a table is, in pixels. */
const excessWidth = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll(".wide-table, .record-frame")].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

test.describe("a word of 200 characters", () => {
  test("makes no screen wider than the window", LONG, async ({ page }) => {
    const { casino_id, promotion_id } = await createLongRecords(page);
    await openScreen(page, "/admin/dashboard");
    for (const [screen, heading] of [
      ["dashboard", /^Bugün/],
      ["promotions", "Promosyonlar"],
      [`promotions/edit/${promotion_id}`, "Promosyonu Düzenle"],
      ["casinos", "Casino Siteleri"],
      [`casinos/edit/${casino_id}`, "Casino Sitesini Düzenle"],
      ["categories", "Kategoriler"],
      ["comments", "Yorumlar"],
      ["blog", "Blog Yazıları"],
      ["splash-ads", "Splash Reklamlar"],
      ["trash", "Çöp Kutusu"],
      ["scheduled-publishing", "Zamanlanmış Yayınlama"],
    ] as const) {
      await navigateTo(page, `/admin/${screen}`);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        // The draft in the queue may have been published by another test.
        if (screen !== "scheduled-publishing")
          await expect(page.getByText("öööö").or(page.locator('[value^="öööö"]')).first(), screen).toBeAttached();
        expect(await excessWidth(page), `${screen} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
