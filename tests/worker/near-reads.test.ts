import { pathToFileURL } from "node:url";
import { scryptSync } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDb } from "../../db/client";
import { admin_users, pages, users } from "../../db/schema";
import type { Env } from "../../worker/env";
import { STATE_DEADLINE_MS } from "../support/deadlines";
import { LaggingDatabase } from "../support/lagging-database";

const ORIGIN = "http://localhost:8787";
const PASSWORD = "kirmizi-balon-42";
const HASH = `scrypt$2$1$1$tuz$${scryptSync(PASSWORD, "tuz", 32, { N: 2, r: 1, p: 1 }).toString("hex")}`;
const TEXT = "<p>Bu sayfanın metni on karakterden uzundur.</p>";

type Worker = Required<Pick<ExportedHandler<Env>, "fetch" | "scheduled">>;

let worker: Worker;
let database: LaggingDatabase;
/** The tags of each purge. */
let purged: string[][];
let waiting: Promise<unknown>[];
let origin = ORIGIN;
/** Whether an edge cache is there, which is purged a second time seconds after a write. */
let hasEdge: boolean;
const envOf = () => ({ DB: database.DB, MEDIA: {}, SITE_NAME: "Site", SITE_URL: origin, PAGE_CACHE: "off" }) as Env;

async function ask(method: string, path: string, cookies: string[] = [], body?: unknown): Promise<Response> {
  const context = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    ...(hasEdge && {
      cache: {
        purge({ tags }: { tags: string[] }) {
          purged.push(tags);
          return Promise.resolve({ success: true, errors: [] });
        },
      },
    }),
  } as unknown as ExecutionContext;
  const headers = { Origin: origin, Cookie: cookies.join("; "), "Content-Type": "application/json" };
  const request = new Request(origin + path, { method, headers, body: body ? JSON.stringify(body) : null });
  return worker.fetch(request as never, envOf(), context);
}
const text = async (path: string, cookies?: string[]) => (await ask("GET", path, cookies)).text();

/** The cookies of an answer, with their attributes. */
const setCookies = (answer: Response) => answer.headers.getSetCookie();
const cookiesOf = (answer: Response) => setCookies(answer).map((cookie) => cookie.split(";")[0] ?? "");

async function signIn(email = "ada@x.example"): Promise<{ cookies: string[]; answer: Response }> {
  const db = openDb(envOf());
  const id = crypto.randomUUID();
  const time = new Date().toISOString();
  await db.insert(users).values({ id, email, password_hash: HASH, created_at: time, updated_at: time });
  await db.insert(admin_users).values({ id, role: "admin", created_at: time });
  const answer = await ask("PUT", "/api/session", [], { email, password: PASSWORD });
  expect(answer.status).toBe(204);
  return { cookies: cookiesOf(answer), answer };
}

async function makePage(cookies: string[], title: string) {
  const answer = await ask("POST", "/api/admin/pages", cookies, { title, slug: "", content: TEXT });
  expect(answer.status).toBe(201);
  return cookiesOf(answer);
}
const titles = async (cookies: string[]) => {
  const answer = await ask("GET", "/api/admin/pages", cookies);
  expect(answer.status).toBe(200);
  return (await answer.json<{ rows: { title: string }[] }>()).rows.map(({ title }) => title);
};
const withBookmark = (cookies: string[], bookmark: string) => [
  ...cookies.filter((cookie) => !cookie.startsWith("bookmark=")),
  bookmark,
];

beforeAll(async () => {
  ({ default: worker } = (await import(pathToFileURL("build/server/index.js").href)) as { default: Worker });
});
beforeEach(() => {
  database = new LaggingDatabase();
  [purged, waiting, origin, hasEdge] = [[], [], ORIGIN, false];
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(waiting);
  vi.restoreAllMocks();
  database.close();
});

describe("an editor", () => {
  it("reads their own writes from the primary until the replica has them", async () => {
    const { cookies } = await signIn();
    const [bookmark = ""] = await makePage(cookies, "Yeni sayfa");
    expect(bookmark).toMatch(/^bookmark=[0-9a-f-]+$/);
    database.places = [];
    expect(await titles(withBookmark(cookies, bookmark))).toContain("Yeni sayfa");
    expect(new Set(database.places)).toEqual(new Set(["primary"]));
    database.catchUp();
    database.places = [];
    expect(await titles(withBookmark(cookies, bookmark))).toContain("Yeni sayfa");
    expect(new Set(database.places)).toEqual(new Set(["replica"]));
  });

  it("reads others' writes once the replica has them, and from the primary without a bookmark", async () => {
    const ada = (await signIn()).cookies;
    const can = (await signIn("can@x.example")).cookies;
    database.catchUp();
    await makePage(ada, "Yeni sayfa");
    expect(await titles(can)).not.toContain("Yeni sayfa");
    expect(await titles(can.filter((cookie) => !cookie.startsWith("bookmark=")))).toContain("Yeni sayfa");
    database.catchUp();
    expect(await titles(can)).toContain("Yeni sayfa");
  });

  it("gets the bookmark in a cookie that is sent only to the admin API", async () => {
    expect(setCookies((await signIn()).answer).at(-1)).toMatch(
      /^bookmark=[0-9a-f-]+; Path=\/api\/admin; HttpOnly; SameSite=Strict$/,
    );
    origin = "https://x.example";
    expect(setCookies((await signIn("can@x.example")).answer).at(-1)).toMatch(
      /^__Secure-bookmark=[0-9a-f-]+; Path=\/api\/admin; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(setCookies(await ask("GET", "/"))).toEqual([]);
  });

  it.each(["first-unconstrained", "x", "f".repeat(129), "00000001%0d%0aX-A: b", "../../x"])(
    "reads from the primary with the invalid bookmark %s, which is deleted",
    async (bookmark) => {
      const { cookies } = await signIn();
      await makePage(cookies, "Yeni sayfa");
      const answer = await ask("GET", "/api/admin/pages", withBookmark(cookies, `bookmark=${bookmark}`));
      expect(await answer.text()).toContain("Yeni sayfa");
      expect(setCookies(answer)).toEqual(["bookmark=; Max-Age=0; Path=/api/admin; HttpOnly; SameSite=Strict"]);
    },
  );

  it("reads from the primary where sessions fail, and leaves those of visitors alone", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { cookies } = await signIn();
    database.catchUp();
    await text("/");
    database.sessionFault = () => Promise.reject(new Error("D1_SESSION_ERROR: no such bookmark"));
    const answer = await ask("GET", "/api/admin/pages", withBookmark(cookies, `bookmark=${"f".repeat(40)}`));
    expect(answer.status).toBe(200);
    expect(setCookies(answer)[0]).toContain("Max-Age=0");
    database.sessionFault = undefined;
    database.places = [];
    await text("/");
    expect(database.places).toContain("replica");
  });
});

describe("visitors", () => {
  const PAGE = "/yeni-sayfa";
  const addElsewhere = async (title: string) => {
    const time = new Date().toISOString();
    const row = { title, slug: PAGE.slice(1), content: TEXT, search_text: "", created_at: time, updated_at: time };
    await openDb(envOf())
      .insert(pages)
      .values({ id: crypto.randomUUID(), ...row });
  };

  it("read from the nearest replica, as HTML and as files", async () => {
    await addElsewhere("Yeni sayfa");
    database.places = [];
    expect(await text(PAGE)).not.toContain("Yeni sayfa");
    expect(await text("/sitemap.xml")).not.toContain(PAGE);
    expect(new Set(database.places)).toEqual(new Set(["replica"]));
    database.catchUp();
    expect(await text(PAGE)).toContain("Yeni sayfa");
    expect(await text("/sitemap.xml")).toContain(PAGE);
  });

  it("read writes of the same isolate at once", async () => {
    const { cookies } = await signIn();
    await text("/");
    await makePage(cookies, "Yeni sayfa");
    expect(await text(PAGE)).toContain("Yeni sayfa");
  });

  it("of other isolates get an old page for 11 seconds at most while replicas lag less than ten", async () => {
    const { cookies } = await signIn();
    await Promise.all(waiting.splice(0));
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
    hasEdge = true;
    await makePage(cookies, "Yeni sayfa");
    await vi.waitFor(() => expect(purged).toHaveLength(1), STATE_DEADLINE_MS);
    // Another isolate, which knows nothing of the write, renders now, and the edge keeps that.
    const other = { ...envOf(), DB: Object.create(database.DB) as D1Database };
    const old = await worker.fetch(new Request(`${origin}/`) as never, other, {} as ExecutionContext);
    expect(await old.text()).not.toContain("Yeni sayfa");
    await vi.advanceTimersByTimeAsync(9_000);
    database.catchUp();
    expect(purged).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(purged).toHaveLength(2), STATE_DEADLINE_MS);
    expect(old.headers.get("Cache-Tag")?.split(",")).toEqual(
      expect.arrayContaining([expect.toBeOneOf(purged[1] ?? [])]),
    );
    const fresh = await worker.fetch(new Request(`${origin}/`) as never, other, {} as ExecutionContext);
    expect(await fresh.text()).toContain("Yeni sayfa");
  });

  it("write to the primary", async () => {
    database.places = [];
    const answer = await ask("POST", "/api/comments", [], {});
    expect(answer.status).toBe(422);
    expect(database.places).not.toContain("replica");
  });
});

it("the cron reads and writes only the primary", async () => {
  await worker.scheduled(
    { cron: "*/10 * * * *", scheduledTime: Date.now() } as ScheduledController,
    envOf(),
    {} as ExecutionContext,
  );
  expect(new Set(database.places)).toEqual(new Set(["primary"]));
});
