import { Hono } from "hono";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "../../db/client";
import type { AppEnv } from "../../worker/app-env";
import type { Env } from "../../worker/env";
import { pageCache } from "../../worker/edge/page-cache.server";
import { openScope } from "../../worker/scope.server";
import { readContentVersion } from "../../worker/edge/content-version.server";
import { memoryDatabase } from "../support/memory-database";

const env = { DB: {} as D1Database, MEDIA: {} as R2Bucket, SITE_NAME: "", SITE_URL: "https://x.example" } satisfies Env;
const MEGABYTE = 1024 * 1024;
const SECOND = 1_000;
const NOON = Date.parse("2026-11-21T09:00:00Z");

let db: Db;
beforeAll(async () => {
  ({ db } = await memoryDatabase(1));
});

/** A site of one page, and how often it was rendered. */
let rendered: string[];
let site: Hono<AppEnv>;
beforeEach(() => {
  rendered = [];
  site = new Hono<AppEnv>()
    .use(async (c, next) => {
      const now = new Date(Number(c.req.header("Now")));
      c.set("scope", { ...openScope(c.env, { waitUntil: () => undefined }, c.req.raw, now), db });
      await next();
    })
    .use(pageCache())
    .get("*", async (c) => {
      rendered.push(c.req.path);
      c.var.scope.cacheInfo.version = await readContentVersion(db, c.var.scope.now);
      return c.body("x".repeat(c.req.path === "/small" ? 1 : MEGABYTE));
    });
});

async function get(path: string, time: number) {
  const answer = await site.request(path, { headers: { Now: String(time) } }, env);
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
}

it("the page cache evicts the least recently used page above 16 MB", async () => {
  for (let page = 0; page < 16; page++) await get(`/${page}`, NOON + page * SECOND);
  await get("/0", NOON + 16 * SECOND);
  expect(rendered).toHaveLength(16);
  await get("/16", NOON + 17 * SECOND);
  await get("/0", NOON + 18 * SECOND);
  expect(rendered).toHaveLength(17);
  await get("/1", NOON + 19 * SECOND);
  expect(rendered.slice(16)).toEqual(["/16", "/1"]);
  await get("/3", NOON + 20 * SECOND);
  expect(rendered).toHaveLength(18);
});
