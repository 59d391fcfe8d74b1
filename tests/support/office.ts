import { afterAll, afterEach, beforeAll } from "vitest";
import { type Client, expectNoErrors, openWorld, signedIn, type World } from "./world";

/** The site as visitors see it. */
export interface Site {
  world: World;
  /** A public page as it is now. */
  html(path: string): Promise<string>;
}

/** The site with an administrator signed in. */
export interface Office extends Site {
  client: Client;
}

type Options = Parameters<typeof openWorld>[0];

/**
 * Opens the site for the tests of one file, and fails each that makes the Worker log an error. Options that are a
 * function may start first what the Worker talks to.
 */
export function publicSite(options?: Options | (() => Promise<Options>)): Site {
  const site = { html: async (path) => (await site.world.get(path)).text() } as Site;
  beforeAll(async () => {
    site.world = await openWorld(typeof options === "function" ? await options() : options);
  });
  afterEach(() => expectNoErrors(site.world));
  afterAll(() => site.world.close());
  return site;
}

/** Opens the back office for the tests of one file, and fails each that makes the Worker log an error. */
export function backOffice(options?: Parameters<typeof publicSite>[0]): Office {
  const office = publicSite(options) as Office;
  beforeAll(async () => {
    office.client = await signedIn(office.world);
  });
  return office;
}
