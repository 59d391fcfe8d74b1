import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, BrowserContextOptions, Page } from "@playwright/test";
import type { Role } from "../../db/schema";
import { expect, test as base } from "./browser";

export { expect };

export interface Credentials {
  email: string;
  password: string;
}

/** The demo administrator that the site under test printed. */
export function demoAdministrator(baseURL = base.info().project.use.baseURL ?? ""): Credentials {
  const file = join(process.env["E2E_STATE"] ?? "", new URL(baseURL).port, "demo-administrator.json");
  return JSON.parse(readFileSync(file, "utf8")) as Credentials;
}

/** Signs in by the API, as the sign-in page does; as the demo administrator unless another account is given. */
export async function signIn(request: APIRequestContext, credentials: Credentials = demoAdministrator()) {
  const response = await request.put("/api/session", {
    data: credentials,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(response.status()).toBe(204);
}

/**
 * Creates an account and signs this browser in with it. The shared session is forgotten first, because signing in ends
 * the session that the request carries.
 */
export async function becomeAccount(page: Page, name: string, role: Role): Promise<Credentials> {
  const account = { email: `${crypto.randomUUID()}@bonusrehberi.example`, password: "mavi-semsiye-61" };
  await createRecord(page, "accounts", { name, role, ...account });
  await page.context().clearCookies();
  await signIn(page.request, account);
  return account;
}

/** Loads a screen of the panel and waits until React has hydrated it. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/**
 * Navigates inside the opened panel as its links do, without loading a page. React shows the former screen under the new
 * address until it has rendered the next one, so the former title has to be gone.
 */
export async function navigateTo(page: Page, path: string) {
  const isSameScreen = new URL(path, page.url()).pathname === new URL(page.url()).pathname;
  const former = await page.evaluateHandle(() => document.querySelector("h1"));
  await page.evaluate((to) => (window as unknown as PanelWindow).__reactRouterDataRouter.navigate(to), path);
  await expect(page).toHaveURL(path);
  if (!isSameScreen) await page.waitForFunction((title) => !title?.isConnected, former);
}

/** React Router's own handle on the running panel. */
interface PanelWindow {
  __reactRouterDataRouter: { navigate(path: string): Promise<void> };
}

/** Creates a record by the API, as the panel does. */
export async function createRecord<Row>(page: Page, path: string, data: unknown): Promise<Row> {
  const response = await page.request.post(`/api/admin/${path}`, {
    data,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Row;
}

/** The address of a stored logo. */
export async function anyLogoUrl(page: Page): Promise<string> {
  const { rows } = (await (await page.request.get("/api/admin/casinos")).json()) as { rows: [{ logo_url: string }] };
  return rows[0].logo_url;
}

/** The drafts of an unsaved form in local storage, as JSON: one for each tab that wrote one. */
export const storedDrafts = (page: Page, form: string) =>
  page.evaluate(
    (prefix) =>
      Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? (localStorage[key] as string) : [])),
    `panel-draft:${form}:`,
  );

/** The row of a list that contains `name`. */
export const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Chooses an entry of a row's menu '⋯'. */
export async function chooseInMenu(page: Page, of: string, entry: string) {
  await page.getByRole("button", { name: `Diğer işlemler: ${of}`, exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Every test starts signed in; all tests of one process share a session. */
export const test = base.extend<object, { session: BrowserContextOptions["storageState"] }>({
  session: [
    async ({ playwright }, provide, { project }) => {
      const { baseURL = "" } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await signIn(request, demoAdministrator(baseURL));
      await provide(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  storageState: ({ session }, provide) => provide(session),
});
