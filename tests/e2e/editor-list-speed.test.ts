import type { Browser, Page } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";

/** Elements whose style the browser computed for one act: the most at once. */
async function styled(page: Page, browser: Browser, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
}

test.describe("the speed of a list", () => {
  test("a click on a column header is painted before the sorted list is requested", async ({ page }) => {
    await openScreen(page, "/admin/promotions");
    const order = page.getByRole("columnheader").getByRole("button").first();
    const asked = await order.evaluate(async (button: HTMLButtonElement) => {
      const addresses: string[] = [];
      button.click();
      addresses.push(location.search);
      await Promise.resolve();
      addresses.push(location.search);
      await new Promise(requestAnimationFrame);
      return [...addresses, location.search];
    });
    expect(asked).toEqual(["", "", ""]);
    await expect(page).toHaveURL(/\?sort=/);
  });

  test("the rows of a response wait until no key is pressed", async ({ page }) => {
    await openScreen(page, "/admin/promotions");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    const sort = page.getByRole("columnheader").getByRole("button").first();
    const seen = await sort.evaluate(async (button: HTMLButtonElement) => {
      const rows = () => document.querySelector("tbody")?.textContent;
      const answered = () =>
        performance.getEntriesByType("resource").find(({ name }) => /\/promotions\?.*sort=/.test(name));
      const before = rows();
      const press = () => button.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
      const keys = setInterval(press, 20);
      button.click();
      while (!answered()) await new Promise(requestAnimationFrame);
      await new Promise((passed) => setTimeout(passed, 400));
      const whilePressed = rows();
      clearInterval(keys);
      const end = performance.now() + 5_000;
      while (rows() === before && performance.now() < end) await new Promise(requestAnimationFrame);
      return { hasWaited: whilePressed === before, isSorted: rows() !== before };
    });
    expect(seen).toEqual({ hasWaited: true, isSorted: true });
  });

  test("selecting, opening a menu or a dialog recalculates the style of few elements", async ({ page, browser }) => {
    await openScreen(page, "/admin/comments");
    await expect(page.getByRole("row")).toHaveCount(51);
    const row = page.getByRole("row").nth(3);
    const acts = {
      row: () => row.getByRole("checkbox").check(),
      views: () => page.getByRole("button", { name: "Görünümler" }).click(),
      palette: async () => {
        await page.keyboard.press("Control+k");
        await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
      },
      deletion: async () => {
        await row.getByRole("button", { name: /^Sil/ }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    };
    for (const [name, act] of Object.entries(acts)) {
      expect(await styled(page, browser, act), name).toBeLessThan(500);
      if (name !== "row") await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});
