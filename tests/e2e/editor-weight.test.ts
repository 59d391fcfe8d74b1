import type { Request } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";
import { LONG } from "../support/browser";

/** Kilobytes, compressed, that a screen loads in a browser that has never seen the panel. */
const SCRIPT_AND_STYLE = { dashboard: 250, promotions: 250, comments: 250, media: 250, calendar: 250 };
const SCRIPT = { "blog/new": 350, "promotions/new": 350, home: 350 };

/** The screens nearest to their bounds; all are measured with `LONG=1`. */
const SHORT = new Set(["dashboard", "promotions", "promotions/new"]);

const BOUNDS = [
  ...Object.entries(SCRIPT_AND_STYLE).map(([screen, most]) => ({ screen, most, types: ["script", "stylesheet"] })),
  ...Object.entries(SCRIPT).map(([screen, most]) => ({ screen, most, types: ["script"] })),
];

test.describe("the first load", () => {
  for (const { screen, most, types } of BOUNDS)
    test(
      `of ${screen} loads at most ${most} KB of ${types.join(" and ")}`,
      SHORT.has(screen) ? {} : LONG,
      async ({ page }) => {
        const loaded: Request[] = [];
        page.on("requestfinished", (request) => types.includes(request.resourceType()) && loaded.push(request));
        await openScreen(page, `/admin/${screen}`);
        await page.waitForLoadState("networkidle");
        const sizes = await Promise.all(loaded.map((request) => request.sizes()));
        const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
        expect(bytes / 1024).toBeGreaterThan(100);
        expect(bytes / 1024).toBeLessThanOrEqual(most);
      },
    );
});
