import { scryptSync } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { TestHarness } from "wrangler";
import { expect } from "vitest";
import { type Db, openDb } from "../../db/client";
import { admin_users, users } from "../../db/schema";
import { seed } from "../../scripts/demo-world/seed";
import type { Env } from "../../worker/env";
import type { Usage } from "../../worker/writing/rules";
import { TRUSTED_MS } from "../../worker/edge/content-version.server";
import { borrowServer, startServer } from "./shared-server";

export interface World {
  env: Env;
  db: Db;
  server: TestHarness;
  origin: string;
  /** Fetches from the built Worker, a page again only once what it heard of the database has expired; redirects are answers. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Posts as a page of this site would. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Every statement sent to D1 since the last call, by round trip, but for the purge that follows the answer to a write. */
  sentStatements(): string[][];
  close(): Promise<void>;
}

export const SITE_URL = "https://bonusrehberi.example";
/** Secrets of the site that all test files share; a site with `vars` of its own has only those. */
export const FUNCTIONS_TOKEN = "cok-gizli-anahtar-123456";
export const SETTINGS_API_KEY = "izleme-anahtari";

const BROKEN_BUCKET = {
  name: "broken-bucket",
  main: "tests/support/broken-bucket.mjs",
  compatibility_date: "2026-10-01",
};

/** Milliseconds that preparing the data may wait for one answer on a busy machine. */
const SETUP_MS = 60_000;

interface WorldOptions {
  vars?: Record<string, string>;
  empty?: boolean;
  /** Puts a bucket in the place of R2 on which everything fails. */
  brokenBucket?: boolean;
}

/** The built Worker on a fresh D1 and R2, filled with the demo world unless `empty`. */
export async function openWorld({ vars, empty = false, brokenBucket }: WorldOptions = {}): Promise<World> {
  const secrets = vars ?? { FUNCTIONS_TOKEN, SETTINGS_API_KEY };
  const worker = { configPath: "build/server/wrangler.json", vars: { SITE_URL, LOG_SQL: "1", ...secrets } };
  const fill = empty ? undefined : ({ DB, MEDIA }: Env) => seed(openDb({ DB }, SETUP_MS), MEDIA, new Date());
  const { harness, origin, env, close } = brokenBucket
    ? await startServer([{ ...worker, bindingOverrides: { MEDIA: BROKEN_BUCKET.name } }, { config: BROKEN_BUCKET }])
    : vars
      ? await startServer([worker], fill)
      : await borrowServer([worker], fill);
  const db = openDb({ DB: env.DB }, SETUP_MS);
  harness.clearLogs();
  const visited = new Set<string>();
  const get = async (path: string, init?: RequestInit) => {
    if (visited.has(path)) await wait(2 * TRUSTED_MS);
    visited.add(path);
    return fetchWhole(harness, origin + path, init);
  };
  return {
    env,
    db,
    server: harness,
    origin,
    get,
    post: (path, body, headers = {}) =>
      get(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    sentStatements() {
      const sent = harness
        .getLogs()
        .filter(({ level, message }) => level === "debug" && message.startsWith('{"sql"'))
        .map(({ message }) => (JSON.parse(message) as { sql: string[] }).sql)
        .filter(([first = ""]) => !/^(select tag, .+ from|delete from) "?pending_purges/.test(first));
      harness.clearLogs();
      return sent;
    },
    close,
  };
}

/**
 * Fetches an answer with its whole body. The harness hands over the body of a response that it drops itself, so one
 * that is read later may have been cancelled by the garbage collector: 'Body has already been read'.
 */
async function fetchWhole(harness: TestHarness, address: string, init?: RequestInit): Promise<Response> {
  const answer = await harness.fetch(address, { redirect: "manual", ...init } as never);
  const { status, headers } = answer as unknown as Response;
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
}

/** Fails when the Worker logged an error: no bad input may. */
export function expectNoErrors(world: World) {
  const errors = world.server.getLogs().filter(({ level }) => level === "error");
  world.server.clearLogs();
  expect(errors).toEqual([]);
}

/** What an administrator's browser sends to the API. */
export interface Client {
  /** `Cookie` header of the session. */
  cookie: string;
  id: string;
  email: string;
  get(path: string): Promise<Response>;
  /** `body` goes as JSON, `FormData` and text as they are. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export const PASSWORD = "kirmizi-balon-42";
/** Its hash at the least cost there is; `createAdministrator` is for those who test what a password costs. */
const PASSWORD_HASH = `scrypt$2$1$1$tuz$${scryptSync(PASSWORD, "tuz", 32, { N: 2, r: 1, p: 1 }).toString("hex")}`;

/** Fetches at once, without waiting for a remembered page to expire. */
export function request(world: World, path: string, init: RequestInit = {}): Promise<Response> {
  return fetchWhole(world.server, world.origin + path, init);
}

/** Makes an administrator and signs them in. */
export async function signedIn(world: World, email = "ada@bonusrehberi.example"): Promise<Client> {
  const id = crypto.randomUUID();
  const time = new Date().toISOString();
  await world.db.batch([
    world.db.insert(users).values({ id, email, password_hash: PASSWORD_HASH, created_at: time, updated_at: time }),
    world.db.insert(admin_users).values({ id, role: "admin", created_at: time }),
  ]);
  const answer = await send(world, "", "PUT", "/api/session", { email, password: PASSWORD });
  expect(answer.status).toBe(204);
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return {
    cookie,
    id,
    email,
    get: (path) => request(world, path, { headers: { Cookie: cookie } }),
    send: (method, path, body, headers) => send(world, cookie, method, path, body, headers),
  };
}

/** A form as the bytes a browser sends; the harness knows only its own kind of `FormData`. */
async function encoded(form: FormData): Promise<{ bytes: ArrayBuffer; type: string }> {
  const sent = new Request("http://form.example", { method: "POST", body: form });
  return { bytes: await sent.arrayBuffer(), type: sent.headers.get("Content-Type") ?? "" };
}

/** Sends a request as a page of this site would; an empty `cookie` bears no session. */
export async function send(
  world: World,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = body instanceof FormData ? await encoded(body) : undefined;
  const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  return request(world, path, {
    method,
    headers: {
      Origin: world.origin,
      ...(cookie && { Cookie: cookie }),
      ...(body !== undefined && { "Content-Type": form?.type ?? "application/json" }),
      ...headers,
    },
    body: form?.bytes ?? text,
  });
}

/** What the API answers to what it refuses. */
export interface Refused {
  error: { code: string; message: string };
  fields?: Record<string, string>;
  current?: Record<string, unknown>;
  usage?: Usage;
  turnstile_key?: string;
}

const REFUSED = ["error", "fields", "current", "usage", "turnstile_key"];

/** Expects a refusal with this status and, where given, sentence; returns the answer. */
export async function expectRefused(response: Response, status: number, sentence?: string): Promise<Refused> {
  expect(response.status).toBe(status);
  const answer = await response.json<Refused>();
  expect(Object.keys(answer).filter((key) => !REFUSED.includes(key))).toEqual([]);
  expect(answer.error.message).toMatch(/[a-zğüşıöç]/i);
  if (sentence) expect(answer.error.message).toBe(sentence);
  return answer;
}
