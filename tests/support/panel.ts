import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test as base } from "./browser";

export { expect };

interface Credentials {
  email: string;
  password: string;
}

/** The demo administrator that the server under test printed. */
export function demoAdministrator(): Credentials {
  const file = join(process.env.E2E_STATE ?? "", "demo-administrator.json");
  return JSON.parse(readFileSync(file, "utf8")) as Credentials;
}

/** Signs in by the API, as the sign-in page does. */
export async function signIn(page: Page) {
  const response = await page.request.put("/api/session", {
    data: demoAdministrator(),
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(response.status()).toBe(204);
}

/** Opens a screen of the panel and waits until React has taken it over. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Every test begins signed in. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    await signIn(page);
    await provide(page);
  },
});
