import { expect, LONG, PROMOTION, test } from "../support/browser";

/** Puts a word of 200 characters in the place of every text but the page's own signs, and names what then overflows. */
function overflows(): string[] {
  const OWN = ".chev, .stars, .sr, .head a, .law b, .search button, .code button";
  for (const part of document.querySelectorAll("main, footer")) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (text.textContent?.trim() && !text.parentElement?.closest(OWN)) text.textContent = "ş".repeat(200);
    }
  }
  const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const clipping = [...document.querySelectorAll("main *, footer *")].filter(
    (element) => ["clip", "hidden"].includes(getComputedStyle(element).overflowX) && !element.closest(OWN),
  );
  return [document.documentElement, ...clipping].filter(isTooWide).map((element) => element.outerHTML.slice(0, 80));
}

test.describe("a word of 200 characters", () => {
  test("neither makes a page wider nor is cut off, in any field", LONG, async ({ page }) => {
    for (const path of ["/", "/bonuslar", PROMOTION, "/guvenilir-siteler", "/casino/isilti-casino", "/blog"]) {
      await page.goto(path);
      await page.evaluate(() => document.querySelectorAll("details").forEach((card) => (card.open = true)));
      expect(await page.evaluate(overflows), path).toEqual([]);
    }
    await page.goto("/blog");
    await page.locator(".post").first().click();
    await expect(page.locator(".prose")).toBeVisible();
    expect(await page.evaluate(overflows)).toEqual([]);
  });
});
