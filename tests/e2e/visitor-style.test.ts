import { globSync, readFileSync } from "node:fs";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

const PAGES = [
  "/",
  "/bonuslar",
  "/bonuslar?q=bulunmaz",
  PROMOTION,
  "/guvenilir-siteler",
  "/degisenler",
  "/casino/isilti-casino",
  "/blog",
  "/blog/ispartadan-izmire-okurlarin-en-cok-sordugu-10-soru",
  "/blog/degerlendirme-olcutlerimizi-guncelledik",
  "/karsilastir",
  "/hakkimizda",
  "/sitemap",
  "/yok",
];

const WHOLE = globSync("app/ui/styles/*.css").map((path) => readFileSync(path, "utf8"));

test("the style of a page has all rules that match an element of it", ANY_WIDTH, async ({ page }) => {
  await page.goto("/bonuslar");
  const [one, other] = await page
    .getByLabel(/^Karşılaştır:/)
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  for (const path of [...PAGES, `/karsilastir?b=${one}&b=${other}`]) {
    await page.goto(path);
    const missing = await page.evaluate((css) => {
      const selectorsOf = (rules: CSSRuleList): string[] =>
        Array.from(rules).flatMap((rule) =>
          rule instanceof CSSStyleRule
            ? rule.selectorText
                .replace(/^:is\((.*)\)$/, "$1")
                .split(/,(?![^()]*\))/)
                .map((selector) => selector.trim())
            : "cssRules" in rule
              ? selectorsOf(rule.cssRules as CSSRuleList)
              : [],
        );
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const own = new Set(Array.from(document.styleSheets, (used) => selectorsOf(used.cssRules)).flat());
      const others = selectorsOf(sheet.cssRules).filter((selector) => !own.has(selector));
      return others.filter((selector) => document.querySelector(selector));
    }, WHOLE.join(""));
    expect(missing, path).toEqual([]);
  }
});
