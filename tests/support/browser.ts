import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";

export { expect };

export const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

/**
 * Every test fails on a message in the browser's console, an error on the page, or a request that is refused. Only
 * tests that set `ad` meet the splash ad, which would cover a page seven seconds after a journey began.
 */
export const test = base.extend<{ quiet: undefined; expected: RegExp[]; ad: boolean }>({
  expected: [[], { option: true }],
  ad: [false, { option: true }],
  quiet: [
    async ({ context, page, expected, ad }, use) => {
      if (!ad)
        await context.addInitScript(() => {
          if (!location.protocol.startsWith("http")) return;
          const now = Date.now();
          localStorage.setItem("splash", JSON.stringify({ since: now, last: now, seen: true }));
        });
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.exposeFunction("complain", (complaint: string) => void complaints.push(complaint));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          (window as unknown as { complain: (complaint: string) => void }).complain(
            `policy violated: ${violatedDirective} ${blockedURI}`,
          );
        });
      });
      await use(undefined);
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Fails on anything axe finds against WCAG 2.2 AA, and on a page wider than the window. No page has frames of other
 * origins, so axe runs in one go (its legacy mode); that and leaving out what passed takes a third of the time.
 */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
