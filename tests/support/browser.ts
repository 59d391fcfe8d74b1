import { expect, type Page, test as base } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { STATE_DEADLINE_MS } from "./deadlines";

export { expect };

/** Tag of tests whose result does not depend on the width: they run on a phone only. */
export const ANY_WIDTH = { tag: "@any-width" };

/** Tag of variants and rare cases, which run with `LONG=1` only. */
export const LONG = { tag: "@long" };
/** Both tags. */
export const RARE = { tag: [LONG.tag, ANY_WIDTH.tag] };

export const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
export const POST = "/blog/cevrim-sarti-nedir-nasil-hesaplanir";

/** The cumulative layout shift since the page began to load. */
export const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** CSS pixels between an element and its scroll target, which is 16 below the bar at the top of the page. */
export const pixelsBelowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const bar = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
    return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - bar - 16);
  }, id);

/**
 * Every test fails on an error or warning in the console, an uncaught error, or a violation of the content security
 * policy, unless a pattern of `expectedErrors` matches it. Only tests that set `showsSplashAd` see the splash ad, which
 * would cover a page after seven seconds.
 */
export const test = base.extend<{ failsOnErrors: undefined; expectedErrors: RegExp[]; showsSplashAd: boolean }>({
  expectedErrors: [[], { option: true }],
  showsSplashAd: [false, { option: true }],
  failsOnErrors: [
    async ({ context, page, expectedErrors, showsSplashAd }, use) => {
      if (!showsSplashAd)
        await context.addInitScript(() => {
          if (!location.protocol.startsWith("http")) return;
          const now = Date.now();
          localStorage.setItem("splash", JSON.stringify({ since: now, last: now, seen: true }));
        });
      const errors: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await page.exposeFunction("reportViolation", (violation: string) => void errors.push(violation));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          (window as unknown as { reportViolation: (violation: string) => void }).reportViolation(
            `policy violated: ${violatedDirective} ${blockedURI}`,
          );
        });
      });
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Fails on anything axe finds against WCAG 2.2 AA, and on a page wider than the window. The fragment makes public pages
 * lay out everything, because axe compares the positions of elements.
 */
export async function expectAccessible(page: Page) {
  await page.evaluate(() => location.pathname.startsWith("/admin") || location.hash || location.replace("#icerik"));
  await expectNoViolations(page, ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Fails on text with too little contrast in a colour scheme; nothing else that axe checks depends on it. */
export async function expectContrast(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await expectNoViolations(page, { type: "rule", values: ["color-contrast"] });
}

/** Tries again, because lists are dimmed while they load. Frames hold previews of public pages, which run no scripts. */
async function expectNoViolations(page: Page, runOnly: NonNullable<RunOptions["runOnly"]>) {
  // Parsing axe takes nearly as long as running it, and the panel's document outlives its screens.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options = { runOnly, resultTypes: ["violations"], iframes: false } satisfies RunOptions;
  await expect(async () => {
    const violations = await page.evaluate(
      async (asked) => (await (window as unknown as { axe: typeof axe }).axe.run(asked)).violations,
      options,
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  }).toPass({ timeout: STATE_DEADLINE_MS });
}
