import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { namesIn, parseStyle, styleOf } from "../../app/ui/style-rules";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

const PAGES = [
  "/",
  "/bonuslar",
  "/bonuslar?q=bulunmaz",
  PROMOTION,
  "/guvenilir-siteler",
  "/casino/isilti-casino",
  "/blog",
  "/blog/ispartadan-izmire-okurlarin-en-cok-sordugu-10-soru",
  "/karsilastir",
  "/hakkimizda",
  "/sitemap",
  "/yok",
];

type Rules = ReturnType<typeof parseStyle>;
const selectorsIn = (rules: Rules): Rules =>
  rules.flatMap((rule) => {
    if ("rules" in rule) return selectorsIn(rule.rules);
    return "selectors" in rule ? rule.selectors.map((selector) => ({ selectors: [selector], body: "" })) : [];
  });
const RULES = globSync("app/ui/styles/*.css").flatMap((path) => selectorsIn(parseStyle(readFileSync(path, "utf8"))));

/** The selector without its states, such as ':hover', which may come later. */
const anyState = (selector: string) =>
  selector
    .replace(/::?(?!has\()[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, "")
    .replace(/(^|[\s>+~]|\((?=\)))(?=\s*$|\s*[>+~)])/g, "$1*");

test.describe("the style of a page", () => {
  test("has all CSS rules that match an element of the page", async ({ page }) => {
    test.slow();
    for (const path of PAGES) {
      const html = (await (await page.goto(path))?.text()) ?? "";
      const [, script = ""] = /<script type="module">(.*?)<\/script>/s.exec(html) ?? [];
      const names = namesIn(html, script);
      const leftOut = RULES.filter((rule) => styleOf([rule], names) === "").map((rule) => anyState(styleTextOf(rule)));
      expect(leftOut.length, path).toBeGreaterThan(20);
      expect(
        await page.evaluate((selectors) => selectors.filter((selector) => document.querySelector(selector)), leftOut),
        path,
      ).toEqual([]);
    }
  });
});

/** Object fit and background of every logo of a page. */
const logosOf = (page: Page) =>
  page.locator("img.logo:not(.whole)").evaluateAll((logos) =>
    logos.map((logo) => {
      const { objectFit, backgroundColor } = getComputedStyle(logo);
      return `${objectFit} ${backgroundColor}`;
    }),
  );

test("logos are shown whole, on the same light plate in both colour schemes", ANY_WIDTH, async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/", "/bonuslar", "/guvenilir-siteler", "/casino/isilti-casino", PROMOTION]) {
      await page.goto(path);
      expect(new Set(await logosOf(page)), path).toEqual(new Set(["contain rgb(244, 245, 247)"]));
    }
  }
});

const styleTextOf = (rule: Rules[number]) => ("selectors" in rule ? (rule.selectors[0]?.text ?? "") : "");
