import { setTimeout as wait } from "node:timers/promises";
import { createTestHarness, type TestHarness } from "wrangler";
import { expect } from "vitest";
import { type Db, openDb } from "../../db/client";
import { seed } from "../../db/seed";
import type { Env } from "../../worker/env";
import { TRUSTED_MS } from "../../worker/http/latest-version";

export interface World {
  env: Env;
  db: Db;
  server: TestHarness;
  origin: string;
  /** Fetches from the built Worker, a page again only once what it heard of the database has expired; redirects are answers. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Posts as a page of this site would. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Every statement sent to D1 since the last call, by round trip. */
  sentStatements(): string[][];
  close(): Promise<void>;
}

export const SITE_URL = "https://bonusrehberi.example";

/** The built Worker on a fresh D1 and R2, filled with the demo world unless `empty`. */
export async function openWorld({
  vars = {},
  empty = false,
}: { vars?: Record<string, string>; empty?: boolean } = {}): Promise<World> {
  const server = createTestHarness({
    workers: [{ configPath: "build/server/wrangler.json", vars: { SITE_URL, LOG_SQL: "1", ...vars } }],
  });
  const { url } = await server.listen();
  const worker = server.getWorker<Env>();
  await worker.applyD1Migrations("DB");
  const env = await worker.getEnv();
  const db = openDb({ DB: env.DB });
  if (!empty) await seed(db, env.MEDIA, new Date());
  server.clearLogs();
  const visited = new Set<string>();
  const get = async (path: string, init?: RequestInit) => {
    if (visited.has(path)) await wait(2 * TRUSTED_MS);
    visited.add(path);
    return (await server.fetch(url.origin + path, { redirect: "manual", ...init } as never)) as unknown as Response;
  };
  return {
    env,
    db,
    server,
    origin: url.origin,
    get,
    post: (path, body, headers = {}) =>
      get(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: url.origin, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    sentStatements() {
      const sent = server
        .getLogs()
        .filter(({ level, message }) => level === "debug" && message.startsWith('{"sql"'))
        .map(({ message }) => (JSON.parse(message) as { sql: string[] }).sql);
      server.clearLogs();
      return sent;
    },
    close: () => server.close(),
  };
}

/** Fails when the Worker logged an error: no bad input may. */
export function expectNoErrors(world: World) {
  const errors = world.server.getLogs().filter(({ level }) => level === "error");
  world.server.clearLogs();
  expect(errors).toEqual([]);
}
