import { afterAll, afterEach, beforeAll } from "vitest";
import { type Client, expectNoErrors, openWorld, signedIn, type World } from "./world";

/** The site with an administrator signed in. */
export interface Office {
  world: World;
  client: Client;
  /** A public page as it is now. */
  html(path: string): Promise<string>;
}

/** Opens the back office for the tests of one file, and fails each that makes the Worker log an error. */
export function backOffice(options?: Parameters<typeof openWorld>[0]): Office {
  const office = { html: async (path) => (await office.world.get(path)).text() } as Office;
  beforeAll(async () => {
    office.world = await openWorld(options);
    office.client = await signedIn(office.world);
  });
  afterEach(() => expectNoErrors(office.world));
  afterAll(() => office.world.close());
  return office;
}
