import type { Page } from "@playwright/test";
import { anyLogoUrl, createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { dayInIstanbul } from "../../worker/text/calendar";
import { LEAST_SHOWN } from "../../worker/visits/constants";
import { LONG } from "../support/browser";
import { BROWSER } from "../support/views";

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
  const ad_id = await create("splash-ads", { title: WORD, href: url, image_url: picture });
  const deleted = await create("promotions", { ...promotion, title: `${WORD.slice(1)}!` });
  await page.request.delete(`/api/admin/promotions/${deleted}`, { headers });
  await lengthenComment(page);
  await report(page, casino_id);
  for (let visits = 0; visits < LEAST_SHOWN; visits += 1) await visit(page);
  return { casino_id, promotion_id, ad_id };
}

/** What an operator reports of a casino, of no click that is known. */
async function report(page: Page, casino_id: string) {
  const values = {
    day: dayInIstanbul(new Date()),
    sub_id: WORD.slice(0, 80),
    revenue: "987654321,5",
    currency: "TRY",
  };
  const data = { is_dry: false, lines: [{ line: 2, values }] };
  const answer = await page.request.post(`/api/admin/conversions/import/${casino_id}`, { data, headers });
  expect(await answer.json()).toMatchObject({ lines: [{ status: "new" }] });
}

async function visit(page: Page) {
  const entry = { path: `/${"o".repeat(200)}`, referrer: `${"o".repeat(60)}.${"o".repeat(60)}.example` };
  const data = { entry, search: { term: WORD.slice(0, 60), hits: 0 } };
  const reader = { ...headers, "User-Agent": BROWSER };
  expect((await page.request.post("/api/visits", { data, headers: reader })).status()).toBe(204);
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
    const { casino_id, promotion_id, ad_id } = await createLongRecords(page);
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
      [`splash-ads/edit/${ad_id}`, "Splash Reklamı Düzenle"],
      ["earnings?sort=-revenue", "Kazanç"],
      ["conversions", "Dönüşümler"],
      ["visits", "Ziyaretler"],
      ["trash", "Çöp Kutusu"],
      ["scheduled-publishing", "Zamanlanmış Yayınlama"],
    ] as const) {
      await navigateTo(page, `/admin/${screen}`);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        // The form of an ad has fields only, and the draft in the queue may have been published by another test.
        if (heading !== "Splash Reklamı Düzenle" && screen !== "scheduled-publishing")
          await expect(
            page
              .getByText(/[öo]{4}/)
              .or(page.locator('[value^="öööö"]'))
              .first(),
            screen,
          ).toBeAttached();
        expect(await excessWidth(page), `${screen} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
