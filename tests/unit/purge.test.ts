import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AppEnv } from "../../worker/app-env";
import { comments } from "../../worker/comments/api.server";
import { commentStamp } from "../../worker/comments/stamp.server";
import type { Env } from "../../worker/env";
import { openScope } from "../../worker/scope.server";
import { memoryDatabase } from "../support/memory-database";

const env = { DB: {} as D1Database, MEDIA: {} as R2Bucket, SITE_NAME: "", SITE_URL: "https://x.example" } satisfies Env;
const now = new Date("2026-11-21T09:00:00Z");

/** A Worker context whose cache takes or refuses purges. */
function contextWith(purge: (options: { tags: string[] }) => Promise<unknown>) {
  const waiting: Promise<unknown>[] = [];
  return { waiting, context: { waitUntil: (work: Promise<unknown>) => void waiting.push(work), cache: { purge } } };
}

afterEach(() => vi.restoreAllMocks());

describe("purging the edge", () => {
  it("hands the tags of what was touched to the cache, in one call", async () => {
    const purge = vi.fn(() => Promise.resolve());
    const { context, waiting } = contextWith(purge);
    openScope(env, context, new Request("https://x.example/"), now).purge("promotions", "promotion:1");
    await Promise.all(waiting);
    expect(purge.mock.calls).toEqual([[{ tags: ["promotions", "promotion:1"] }]]);
  });

  it("does not fail a save when it is refused, and is left alone where there is no cache", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { context, waiting } = contextWith(() => Promise.reject(new Error("rate limited")));
    openScope(env, context, new Request("https://x.example/"), now).purge("posts");
    await Promise.all(waiting);
    expect(logged).toHaveBeenCalledOnce();
    openScope(env, { waitUntil: () => undefined }, new Request("https://x.example/"), now).purge("posts");
  });

  it("follows a new published comment with the tag of its promotion's comments", async () => {
    const { db, promotionIds } = await memoryDatabase(1);
    const promotion = promotionIds[0] ?? "";
    const purge = vi.fn(() => Promise.resolve());
    const app = new Hono<AppEnv>()
      .use(async (c, next) => {
        const scope = openScope(env, contextWith(purge).context, c.req.raw, now);
        c.set("scope", { ...scope, db });
        await next();
      })
      .route("/", comments);
    const stamp = await commentStamp(db, promotion, new Date(now.getTime() - 60_000));
    const send = (comment: object) =>
      app.request("/", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ promotion_id: promotion, user_name: "Ayşe", ...comment }),
      });
    expect((await send({ comment: "Bekleyen" })).status).toBe(201);
    expect(purge).not.toHaveBeenCalled();
    expect((await send({ comment: "Güzel", stamp })).status).toBe(201);
    expect(purge.mock.calls).toEqual([[{ tags: [`comments:${promotion}`] }]]);
  });
});
