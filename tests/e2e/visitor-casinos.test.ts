import type { Locator } from "@playwright/test";
import { expect, expectAccessible, PROMOTION, test } from "../support/browser";

const WARNING = /^Önermiyoruz: /;

/** Phones look at the dark scheme, desktops at the light one. */
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" }));

/** Share of the bar or the stars that is filled. */
const filledShare = (drawing: Locator) =>
  drawing.evaluate(
    (svg) => (svg.firstElementChild?.getBoundingClientRect().width ?? 0) / svg.getBoundingClientRect().width,
  );
const numberIn = (text: string | null) => Number(/\d+(,\d)?/.exec(text ?? "")?.[0].replace(",", "."));

test("a casino that is not recommended is warned of on its cards and pages, above the fold", async ({ page }) => {
  await page.goto("/bonuslar?q=bozkır ateşi");
  const card = page.locator(".card").first();
  await expect(card.getByText(WARNING)).toBeVisible();
  await card.locator("summary").click();
  await expect(card.getByRole("link")).toHaveText(["Detaylar"]);
  await expectAccessible(page);

  await card.getByRole("link", { name: "Detaylar" }).click();
  const summary = page.getByRole("region", { name: "Bonusun özeti" });
  await expect(summary.getByText(WARNING)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Bonusu Al" })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/casino/bozkir-bet");
  const [warning, link] = [
    page.getByRole("article").getByText(WARNING),
    page.getByRole("link", { name: "Siteye Git" }),
  ];
  await expect(warning).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveCSS("text-decoration-line", "underline");
  const [above, below] = [await warning.boundingBox(), await link.boundingBox()];
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test("the list follows its filters at once, and each is removed again", async ({ page }) => {
  await page.goto("/guvenilir-siteler");
  await page.getByText("Sırala ve filtrele").click();
  await page.getByLabel("Ödeme yöntemi").selectOption("Papara");
  await expect(page).toHaveURL("/guvenilir-siteler?odeme=papara");
  await expect(page.getByRole("button", { name: "Uygula" })).toHaveCount(0);
  await page.getByLabel("Çekim süresi").selectOption("12 saat içinde");
  await expect(page).toHaveURL("/guvenilir-siteler?odeme=papara&cekim=12");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Kaldır: ödeme: Papara" }).click();
  await expect(page).toHaveURL("/guvenilir-siteler?cekim=12");
  await expect(page.getByText("Gümüş Ay Casino")).toBeVisible();
  await expect(page.getByText("Altın Çark")).toHaveCount(0);
});

test("a casino's page continues its description, and draws its score in stars and bars", async ({ page }) => {
  await page.goto(PROMOTION);
  const about = await page.getByRole("region", { name: "Site Bilgileri" }).getByText(/…$/).textContent();
  expect(about?.length).toBeGreaterThan(200);

  await page.goto("/casino/isilti-casino");
  expect(await page.locator(".prose").textContent()).toContain(about?.replace("…", ""));
  const stars = page.getByRole("article").locator(".stars").first();
  const score = (await stars.getAttribute("aria-label"))?.replace("5 üzerinden ", "") ?? null;
  expect(await filledShare(stars)).toBeCloseTo(numberIn(score) / 5, 1);
  const criteria = page.locator(".crit li:has(svg)");
  await expect(criteria).toHaveCount(5);
  for (const criterion of await criteria.all()) {
    const share = numberIn(await criterion.locator("b").textContent()) / 10;
    expect(await filledShare(criterion.locator("svg"))).toBeCloseTo(share, 2);
    await expect(criterion).toContainText(/ağırlık %\d+/);
    await expect(criterion.locator("p")).toBeVisible();
  }
  await expect(page.getByText(/^Okurların puanı \d,\d \(\d+ yorum\), bu puana katılmaz\.$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Nasıl değerlendiriyoruz?", exact: true }).click();
  await expect(page.locator(".crit li")).toHaveText([/%\d+$/, /%\d+$/, /%\d+$/, /%\d+$/, /%\d+$/]);
  await expectAccessible(page);
});
