import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { TestHarness } from "wrangler";
import { expect } from "vitest";
import { type Db, openDb } from "../../db/client";
import { daily_secrets, pending_purges } from "../../db/schema";
import { seed } from "../../scripts/demo-world/seed";
import type { Env } from "../../worker/env";
import type { Usage } from "../../worker/writing/rules";
import { VERSION_TTL_MS } from "../../worker/edge/content-version.server";
import { TEST_DEADLINE_MS } from "./deadlines";
import { borrowServer } from "./shared-server";

export interface TestServer {
  env: Env;
  db: Db;
  harness: TestHarness;
  origin: string;
  /** Network address of requests that name none: the rate limits of a server last longer than a test file. */
  visitor: string;
  /**
   * Fetches from the built Worker without following redirects. With `cachesPages`, a path visited before waits until the
   * page cache asks the database again.
   */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Fetches through the server of static files, which asks the Worker for everything else. */
  getFile(path: string): Promise<Response>;
  /** Posts as a page of this site would. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /**
   * The statements sent to D1 since the last call, by round trip, without those of the purge that follows a write and of
   * counted unknown addresses. This and the next two need `logsStatements`.
   */
  sentStatements(): string[][];
  /** Rows that the statements of batches since the last call wrote, indexes included, by statement. */
  rowsWritten(): number[];
  /** The same of rows that they read. */
  rowsRead(): number[];
  close(): Promise<void>;
}

export const SITE_URL = "https://bonusrehberi.example";
export const FUNCTIONS_TOKEN = "cok-gizli-anahtar-123456";
export const SETTINGS_API_KEY = "izleme-anahtari";
const DAY_MS = 86_400_000;
const SECRETS = { FUNCTIONS_TOKEN, SETTINGS_API_KEY };

interface TestServerOptions {
  /** Prints the statements of each round trip, which takes a sixth of the time of most requests. */
  logsStatements?: boolean;
  /** In place of `SECRETS`. */
  vars?: Record<string, string>;
  empty?: boolean;
  /** Lets every call on R2 fail. */
  breaksBucket?: boolean;
  /** Pages are rendered at each request if not. */
  cachesPages?: boolean;
}

/** The built Worker on a fresh D1 and R2, with the demo content unless `empty`. */
export async function startTestServer({
  logsStatements = false,
  vars = SECRETS,
  empty = false,
  breaksBucket = false,
  cachesPages = false,
}: TestServerOptions = {}): Promise<TestServer> {
  const all = {
    ...{ SITE_NAME: "Bonus Rehberi", SITE_URL, LOG_SQL: logsStatements ? "1" : "" },
    ...{ PAGE_CACHE: cachesPages ? "on" : "off", ...vars },
  };
  const { harness, origin, connection, giveBack } = await borrowServer({ vars: all, empty, breaksBucket }, fill);
  const { DB, MEDIA } = connection;
  const db = openDb({ DB }, TEST_DEADLINE_MS);
  await db.delete(pending_purges);
  harness.clearLogs();
  /** The JSON lines of `LOG_SQL` that begin with this name. */
  function logged(name: string) {
    if (!logsStatements) throw new Error("the server was started without logsStatements");
    const lines = harness.getLogs().filter(({ message }) => message.startsWith(`{"${name}"`));
    harness.clearLogs();
    return lines.map(({ message }) => message);
  }
  const visitor = `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`;
  const visited = new Set<string>();
  const get = async (path: string, init?: RequestInit) => {
    if (cachesPages && visited.has(path)) await wait(2 * VERSION_TTL_MS);
    visited.add(path);
    return fetchWhole(harness.getWorker(), origin + path, visitor, init);
  };
  const figures = (name: "rows_read" | "rows_written") =>
    logged("rows_read").flatMap((line) => (JSON.parse(line) as Record<typeof name, number[]>)[name]);
  return {
    env: { DB, MEDIA, ...all },
    db,
    harness,
    origin,
    visitor,
    get,
    getFile: (path) => fetchWhole(harness, origin + path, visitor),
    post: (path, body, headers = {}) =>
      get(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    sentStatements() {
      const trips = logged("sql").map((line) => (JSON.parse(line) as { sql: string[] }).sql);
      const isAfterResponse = /^((select tag, .+ from|delete from) "?pending_purges|insert into "unknown_visits")/;
      return trips.filter(([first = ""]) => !isAfterResponse.test(first));
    },
    rowsWritten: () => figures("rows_written"),
    rowsRead: () => figures("rows_read"),
    close: giveBack,
  };
}

/**
 * Adds the demo content unless `empty`, and the secrets of two days, which the Worker and this process remember for
 * longer than one test file.
 */
async function fill({ DB, MEDIA }: Pick<Env, "DB" | "MEDIA">, empty: boolean) {
  const [db, now] = [openDb({ DB }, TEST_DEADLINE_MS), Date.now()];
  if (!empty) await seed(db, MEDIA, new Date(now));
  const days = [now, now + DAY_MS].map((time) => new Date(time).toISOString().slice(0, 10));
  await db.insert(daily_secrets).values(days.map((day) => ({ day, secret: "gizli" })));
}

/**
 * Fetches an answer with its whole body: the harness hands over the body of a response that it drops itself, so one that
 * is read later may have been cancelled by the garbage collector ('Body has already been read'). Each request has a
 * connection of its own, because workerd may just have closed an idle one.
 */
async function fetchWhole(
  worker: Pick<TestHarness, "fetch">,
  url: string,
  visitor: string,
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set("Connection", "close");
  if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", visitor);
  const answer = await worker.fetch(url, {
    redirect: "manual",
    ...init,
    headers: Object.fromEntries(headers),
  } as never);
  const { status, headers: answered } = answer as unknown as Response;
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers: answered });
}

/** Fails when the Worker logged an error since the last call. */
export function expectNoErrors(server: TestServer) {
  const errors = server.harness.getLogs().filter(({ level }) => level === "error");
  server.harness.clearLogs();
  expect(errors).toEqual([]);
}

/** Fetches at once, without waiting for the page cache to expire. */
export function request(server: TestServer, path: string, init: RequestInit = {}): Promise<Response> {
  return fetchWhole(server.harness.getWorker(), server.origin + path, server.visitor, init);
}

/** The body of an error response of the API. */
export interface Refused {
  error: { code: string; message: string };
  fields?: Record<string, string>;
  current?: Record<string, unknown>;
  usage?: Usage;
  turnstile_key?: string;
}

const ERROR_FIELDS = ["left", "error", "fields", "current", "usage", "turnstile_key"];

/** Expects an error response with this status and, where given, message; returns its body. */
export async function expectRefused(response: Response, status: number, sentence?: string): Promise<Refused> {
  expect(response.status).toBe(status);
  const answer = await response.json<Refused>();
  expect(Object.keys(answer).filter((key) => !ERROR_FIELDS.includes(key))).toEqual([]);
  expect(answer.error.message).toMatch(/[a-zğüşıöç]/i);
  if (sentence) expect(answer.error.message).toBe(sentence);
  return answer;
}
