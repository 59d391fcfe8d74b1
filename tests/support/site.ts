import { eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type AdminClient, createAdminClient } from "./admin-client";
import { expectNoErrors, startTestServer, type TestServer } from "./test-server";

export type Table = SQLiteTable & { id: SQLiteColumn };

/** The site under test, as visitors see it, and rows of its database by their ids. */
export interface Site {
  server: TestServer;
  /** Fetches a public page. */
  html(path: string): Promise<string>;
  rowOf: <T extends Table>(table: T, id?: string | null) => Promise<T["$inferSelect"] | undefined>;
  set: <T extends Table>(table: T, id: string | null | undefined, to: Partial<T["$inferInsert"]>) => Promise<unknown>;
}

/** The site with an administrator signed in. */
export interface AdminSite extends Site {
  admin: AdminClient;
}

type Options = Parameters<typeof startTestServer>[0];

/**
 * Registers hooks that start the site for the tests of one file, and fails each test that makes the Worker log an
 * error. A function as `options` may first start stubs that the Worker talks to.
 */
export function setupSite(options?: Options | (() => Promise<Options>)): Site {
  const site = {
    html: async (path) => (await site.server.get(path)).text(),
    rowOf: async (table: Table, id?: string | null) =>
      (
        await site.server.db
          .select()
          .from(table as SQLiteTable)
          .where(eq(table.id, id ?? ""))
      )[0],
    set: (table: Table, id: string | undefined, values: object) =>
      site.server.db
        .update(table)
        .set(values)
        .where(eq(table.id, id ?? "")),
  } as Partial<Site> as Site;
  beforeAll(async () => {
    site.server = await startTestServer(typeof options === "function" ? await options() : options);
  });
  afterEach(() => expectNoErrors(site.server));
  afterAll(() => site.server.close());
  return site;
}

/** As `setupSite`, with an administrator signed in. */
export function setupAdminSite(options?: Parameters<typeof setupSite>[0]): AdminSite {
  const site = setupSite(options) as AdminSite;
  beforeAll(async () => {
    site.admin = await createAdminClient(site.server);
  });
  return site;
}
