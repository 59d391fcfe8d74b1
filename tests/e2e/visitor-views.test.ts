import type { Page } from "@playwright/test";
import type { View } from "../../worker/views/rules";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

/** A post that no other test opens. */
const READ = "/blog/lisans-numarasi-nasil-kontrol-edilir";

/** Hides the tab, the last that a page of a phone hears of its visitor. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
const numberIn = (text = "") => Number(text.replace(/\D/g, ""));

test("the views of a post include the reader's own, which counts once an hour", ANY_WIDTH, async ({ page }) => {
  const counted = async () =>
    numberIn(/>([\d.]+) görüntülenme</.exec(await (await page.request.get(READ)).text())?.[1]);
  const shown = async () => numberIn((await page.getByText("görüntülenme").textContent()) ?? "");
  const before = await counted();
  await page.goto(READ);
  await expect.poll(shown).toBe(before + 1);
  await expect.poll(() => hide(page).then(counted)).toBe(before + 1);

  // Loaded with its script, which must not add the view again.
  await page.reload({ waitUntil: "networkidle" });
  expect(await shown()).toBe(before + 1);
});

test("promotions and casinos that a visitor opens are reported", ANY_WIDTH, async ({ page }) => {
  const reported: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/views")) return;
    const { views } = request.postDataJSON() as { views: View[] };
    reported.push(...views.map(({ kind }) => kind));
  });
  await page.goto(PROMOTION);
  await expect.poll(() => hide(page).then(() => reported)).toEqual(["promotion"]);
  await page.goto("/casino/isilti-casino");
  await expect.poll(() => hide(page).then(() => reported)).toEqual(["promotion", "casino"]);
});
