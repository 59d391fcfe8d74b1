import type { Locator, Page } from "@playwright/test";
import { ANY_WIDTH, expect, expectAccessible, test } from "../support/browser";

const CASINO = "/casino/bozkir-bet";
const PROMOTION = "/bonuslar/bozkir-bet/bozkir-atesi-ilk-yatirim-bonusu";
const WARNING = /^Önermiyoruz: /;

/** Phones look at the dark scheme, desktops at the light one. */
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" }));

/** Share of the bar or the stars that is filled. */
const filledShare = (drawing: Locator) =>
  drawing.evaluate(
    (svg) => (svg.firstElementChild?.getBoundingClientRect().width ?? 0) / svg.getBoundingClientRect().width,
  );
const numberIn = (text: string | null) => Number(/\d+(,\d)?/.exec(text ?? "")?.[0].replace(",", "."));
const summaryOf = (page: Page) => page.getByRole("region", { name: "Bonusun özeti" });

test.describe("a casino that is not recommended", () => {
  test("has a warning in the summary, above the fold, and nothing to claim", async ({ page }) => {
    await page.goto(PROMOTION);
    await expect(summaryOf(page).getByText(WARNING)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Bonusu Al" })).toHaveCount(0);
    await expectAccessible(page);
  });

  test("has a warning on its closed card, which leads to the details only", async ({ page }) => {
    await page.goto("/bonuslar?q=bozkır");
    const card = page.locator(".card").first();
    await expect(card.getByText(WARNING)).toBeVisible();
    await card.locator("summary").click();
    await expect(card.getByRole("link")).toHaveText(["Detaylar"]);
    await expectAccessible(page);
  });

  test("has a warning on its page, above a plain link", ANY_WIDTH, async ({ page }) => {
    await page.goto(CASINO);
    const [warning, link] = [
      page.getByRole("article").getByText(WARNING),
      page.getByRole("link", { name: "Siteye Git" }),
    ];
    await expect(warning).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveCSS("text-decoration-line", "underline");
    const [above, below] = [await warning.boundingBox(), await link.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expectAccessible(page);
  });

  test("is listed below all other casinos", ANY_WIDTH, async ({ page }) => {
    await page.goto("/guvenilir-siteler");
    const section = page.getByRole("region", { name: "Önermediğimiz siteler" });
    await expect(section.getByText(WARNING).first()).toBeVisible();
    const cards = page.locator(".site");
    const own = await section.locator(".site").count();
    expect(await cards.count()).toBeGreaterThan(own);
    const last = await cards.nth((await cards.count()) - own - 1).boundingBox();
    expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
    await expectAccessible(page);
  });
});

test.describe("the score of a casino", () => {
  test("fills the stars, and that of each criterion its bar", async ({ page }) => {
    await page.goto("/casino/isilti-casino");
    const stars = page.getByRole("article").locator(".stars").first();
    expect(await filledShare(stars)).toBeCloseTo(numberIn(scoreIn(await stars.getAttribute("aria-label"))) / 5, 1);
    const criteria = page.locator(".crit li");
    await expect(criteria).toHaveCount(5);
    for (const criterion of await criteria.all()) {
      const score = numberIn(await criterion.locator("b").textContent());
      expect(await filledShare(criterion.locator("svg"))).toBeCloseTo(score / 10, 2);
      await expect(criterion).toContainText(/ağırlık %\d+/);
      await expect(criterion.locator("p")).toBeVisible();
    }
    await expect(page.getByText(/^Okurların puanı \d,\d \(\d+ yorum\), bu puana katılmaz\.$/)).toBeVisible();
    await page.getByRole("link", { name: "Nasıl değerlendiriyoruz?", exact: true }).click();
    await expect(page.locator(".crit li")).toHaveText([/%\d+$/, /%\d+$/, /%\d+$/, /%\d+$/, /%\d+$/]);
    await expectAccessible(page);
  });
});

/** „5 üzerinden 4,2“ without its beginning. */
const scoreIn = (label: string | null) => label?.replace("5 üzerinden ", "") ?? null;
