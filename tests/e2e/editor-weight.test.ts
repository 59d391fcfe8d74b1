import type { Request } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";

/** Kilobytes of script, compressed, that a screen may load in a browser that has never seen the panel. */
const MOST_KB = { dashboard: 250, promotions: 250, comments: 250, media: 250, "blog/new": 350 };

for (const [screen, most] of Object.entries(MOST_KB))
  test(`${screen} loads no more than ${most} KB of script`, async ({ page }) => {
    const scripts: Request[] = [];
    page.on("requestfinished", (request) => request.resourceType() === "script" && scripts.push(request));
    await openScreen(page, `/admin/${screen}`);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes / 1024).toBeGreaterThan(100);
    expect(bytes / 1024).toBeLessThanOrEqual(most);
  });
