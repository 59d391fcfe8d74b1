import type { Page } from "@playwright/test";
import { ANY_WIDTH, expect, layoutShift, LONG, pixelsBelowBar, POST, PROMOTION, RARE, test } from "../support/browser";
import { startSlowPages } from "../support/slow-pages";

/** Waits until what has arrived is on the screen. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

/**
 * Puts a word of 200 characters in the place of every text but the page's own signs and home's lines of changes, which
 * are cut, and names what then overflows.
 */
function overflows(): string[] {
  const OWN = ".stars, .sr, .head a, .law b, .search button, .code button, .strip";
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

/** Object fit and background of every logo of a page, placeholders left out. */
const logosOf = (page: Page) =>
  page.locator('img.logo:not(.whole, [src="/placeholder.svg"])').evaluateAll((logos) =>
    logos.map((logo) => {
      const { objectFit, backgroundColor } = getComputedStyle(logo);
      return `${objectFit} ${backgroundColor}`;
    }),
  );

test("home shows the finder, the search and the first bonus on the first screen", async ({ page }) => {
  await page.goto("/");
  const { height } = page.viewportSize() ?? { height: 0 };
  const hero = await page.locator(".hero").boundingBox();
  await expect(page.locator(".hero").getByRole("searchbox")).toBeVisible();
  await expect(page.locator(".hero")).toContainText(/\d+ aktif bonus · \d+ site · son güncelleme/);
  await expect(page.getByRole("form", { name: "Bana uygun bonus" }).getByRole("button")).toBeInViewport({ ratio: 1 });
  expect(hero?.height ?? Infinity).toBeLessThan(0.6 * height);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport();
  await expect(page.locator(".card").first()).toBeInViewport();
});

test("cards stand four in a row on a wide screen", ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/bonuslar");
  const boxes = await page.locator(".card").evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  const row = boxes.filter(({ top }) => top === boxes[0]?.top);
  expect(row).toHaveLength(4);
  expect((row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0)).toBeGreaterThan(1_600);
});

test("the header begins where the content begins", async ({ page }) => {
  for (const path of ["/", "/bonuslar", PROMOTION, "/casino/isilti-casino", "/blog", "/hakkimizda", "/sitemap"]) {
    await page.goto(path);
    const lefts = await page.evaluate(() =>
      [".top .brand", "main .wrap > *"].map((part) => document.querySelector(part)?.getBoundingClientRect().left),
    );
    expect([path, lefts[1]]).toEqual([path, lefts[0]]);
  }
});

test("the header keeps its words whole with letters of twice the size", ANY_WIDTH, async ({ page }) => {
  await page.goto("/");
  for (const size of ["175%", "200%"]) {
    await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
    const { lines, overflow, isApart } = await page.locator(".top").evaluate((top) => {
      const brand = top.querySelector(".wrap > .brand")!;
      const words = document.createTreeWalker(brand, NodeFilter.SHOW_TEXT);
      const counts: number[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        counts.push(range.getClientRects().length);
      }
      const [one, other] = [brand, top.querySelector(".menu")!].map((part) => part.getBoundingClientRect());
      const bottom = top.getBoundingClientRect().bottom;
      return {
        lines: counts,
        overflow: [top.scrollWidth - top.clientWidth, Math.max(0, one!.bottom - bottom, other!.bottom - bottom)],
        isApart: one!.right <= other!.left,
      };
    });
    expect([size, lines, overflow, isApart]).toEqual([size, [1, 1], [0, 0], true]);
  }
});

test("a long name of the site stays in the bar, from its first line on", ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const name = "Türkiye Casino Bonusları Karşılaştırma ve Güvenilirlik Rehbe";
  const brand = page.locator(".wrap > .brand");
  await brand.evaluate((link, name) => link.replaceChildren(name), name);
  const { bar, link, first } = await brand.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    const [bar, own, first] = [link.closest(".top")!, link, range].map((one) => one.getClientRects()[0]!);
    return { bar: bar!.toJSON() as DOMRect, link: own!.toJSON() as DOMRect, first: first!.toJSON() as DOMRect };
  });
  expect(first.top).toBeGreaterThanOrEqual(link.top - 2);
  expect(link.top).toBeGreaterThanOrEqual(bar.top);
  expect(link.bottom).toBeLessThanOrEqual(bar.bottom);
  expect(await brand.evaluate((link) => getComputedStyle(link).overflowY)).toBe("hidden");
});

test("a fragment in the address leads below the top bar", async ({ page }) => {
  await page.goto(`${PROMOTION}#yorumlar`);
  await expect.poll(() => pixelsBelowBar(page, "yorumlar")).toBeLessThan(3);
});

test.describe("nothing moves", () => {
  for (const path of [PROMOTION, "/", "/bonuslar", "/guvenilir-siteler", "/casino/isilti-casino"])
    test(`while ${path} arrives in pieces`, path === PROMOTION ? {} : LONG, async ({ page, baseURL }) => {
      const slow = await startSlowPages(baseURL!);
      try {
        await page.goto(slow.url + path, { waitUntil: "commit" });
        while (slow.sendPiece()) await nextFrame(page);
        await expect(page.locator(".law")).toBeAttached();
        await page.waitForLoadState("load");
        await nextFrame(page);
        expect(await layoutShift(page)).toBeLessThan(0.02);
      } finally {
        slow.stop();
      }
    });
});

test.describe("a broken picture", ANY_WIDTH, () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is replaced by the placeholder", async ({ page }) => {
    await page.route("**/media/promotions/**", (route) =>
      route.fulfill({ status: 200, contentType: "image/webp", body: "broken" }),
    );
    await page.goto(PROMOTION);
    const cover = page.locator("article img").first();
    await cover.scrollIntoViewIfNeeded();
    await expect(cover).toHaveAttribute("src", "/placeholder.svg");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("lies on the placeholder", async ({ page }) => {
      await page.route("**/media/**", (route) => route.fulfill({ status: 404, body: "" }));
      const placeholder = page.waitForRequest("**/placeholder.svg");
      await page.goto("/blog");
      await placeholder;
      const box = await page.locator(".post img").first().boundingBox();
      expect(box?.height).toBeGreaterThan(100);
    });
  });
});

/** Names what one can press and is lower than 44 pixels, except links within a sentence. */
function lowTargets(): string[] {
  const TARGETS = "a, button, summary, select, textarea, label:has(input), :not(label) > input:not([type=hidden])";
  const isInSentence = (link: Element) =>
    getComputedStyle(link).display === "inline" &&
    link.closest("p, li, td, span")?.textContent.trim() !== link.textContent.trim();
  return [...document.querySelectorAll(TARGETS)]
    .filter((target) => target.checkVisibility() && !target.matches(".skip, .trap") && !isInSentence(target))
    .flatMap((target) => {
      const { height } = target.getBoundingClientRect();
      return height < 43.9 ? `${target.textContent.trim().slice(0, 30)} ${height}` : [];
    });
}

test("what one can press is at least 44 pixels high on a phone", ANY_WIDTH, async ({ page }) => {
  for (const path of [
    "/",
    "/bonuslar?cevrim=20",
    PROMOTION,
    "/casino/isilti-casino",
    POST,
    "/sitemap",
    "/karsilastir",
  ]) {
    await page.goto(path);
    expect(await page.evaluate(lowTargets), path).toEqual([]);
  }
});

test("logos are shown whole, on the same light plate in both colour schemes", RARE, async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/", "/bonuslar", "/guvenilir-siteler", "/casino/isilti-casino", PROMOTION]) {
      await page.goto(path);
      expect(new Set(await logosOf(page)), path).toEqual(new Set(["contain rgb(244, 245, 247)"]));
    }
  }
});

test("a word of 200 characters neither makes a page wider nor is cut off, in any field", LONG, async ({ page }) => {
  for (const path of [
    "/",
    "/bonuslar",
    PROMOTION,
    "/degisenler",
    "/guvenilir-siteler",
    "/casino/isilti-casino",
    "/blog",
    POST,
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.querySelectorAll("details").forEach((card) => (card.open = true)));
    expect(await page.evaluate(overflows), path).toEqual([]);
  }
});
