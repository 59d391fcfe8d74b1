import { expect, PROMOTION, test } from "../support/browser";

/** What would be lost of every text of a page, were each one unbroken word of 200 characters. */
function overflows(): string[] {
  for (const part of ["main", "footer"]) {
    const walker = document.createTreeWalker(document.querySelector(part) as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.textContent?.trim()) walker.currentNode.textContent = "ş".repeat(200);
  }
  const wide = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const clipped = [...document.querySelectorAll("main *, footer *")].filter((element) => {
    const style = getComputedStyle(element);
    return ["clip", "hidden"].includes(style.overflowX) && !element.closest(".sr, .stars, .chev") && wide(element);
  });
  return [...(wide(document.documentElement) ? [document.documentElement] : []), ...clipped].map(
    (element) => `${element.tagName}.${element.className}`,
  );
}

test("a word of 200 characters in any field neither widens a page nor is cut off", async ({ page }) => {
  for (const path of ["/", "/bonuslar", PROMOTION, "/guvenilir-siteler", "/casino/isilti-casino", "/blog"]) {
    await page.goto(path);
    for (const card of await page.locator("details").all())
      await card.evaluate((node) => node.setAttribute("open", ""));
    expect(await page.evaluate(overflows), path).toEqual([]);
  }
});
