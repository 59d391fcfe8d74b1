import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Db } from "../../db/client";
import type { AppEnv } from "../../worker/app-env";
import { comments } from "../../worker/comments/public-api.server";
import { commentStamp } from "../../worker/comments/stamp.server";
import { turnstileSiteKey } from "../../worker/secrets/turnstile-site-key";
import type { Env } from "../../worker/env";
import { adminPolicy, pagePolicy } from "../../worker/http/security-headers";
import { openScope } from "../../worker/scope.server";
import { memoryDatabase } from "../support/memory-database";
import { startTurnstileStub, type TurnstileStub } from "../support/turnstile-stub";

const now = new Date("2026-11-21T09:00:00Z");
const env = { DB: {} as D1Database, MEDIA: {} as R2Bucket, SITE_NAME: "", SITE_URL: "https://x.example" } satisfies Env;
const keys = { TURNSTILE_SITE_KEY: "public", TURNSTILE_SECRET: "secret" };

describe("a site guarded by Turnstile", () => {
  let service: TurnstileStub;
  let db: Db;
  let promotion_id = "";
  let stamp = "";
  beforeAll(async () => {
    service = await startTurnstileStub();
    const memory = await memoryDatabase(1);
    db = memory.db;
    promotion_id = memory.promotionIds[0] ?? "";
    stamp = await commentStamp(db, promotion_id, new Date(now.getTime() - 60_000));
  });
  afterAll(() => service.stop());

  const send = async (token: string | undefined, more: Partial<Env> = keys) => {
    const guarded = { ...env, TURNSTILE_URL: service.url, ...more };
    const app = new Hono<AppEnv>()
      .use(async (c, next) => {
        const tell = () => undefined;
        c.set("scope", { ...openScope(guarded, { waitUntil: tell }, c.req.raw, now), db, tell });
        await next();
      })
      .route("/", comments);
    const comment = { promotion_id, user_name: "Ayşe", comment: crypto.randomUUID(), stamp };
    const response = await app.request("/", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": "1.2.3.4" },
      body: JSON.stringify({ ...comment, "cf-turnstile-response": token }),
    });
    expect(response.status).toBe(201);
    return (await response.json<{ status: string }>()).status;
  };

  it("publishes a verified comment at once, and holds others for an editor", async () => {
    expect([await send("good"), await send("bad"), await send(undefined)]).toEqual(["published", "pending", "pending"]);
    expect(service.requests[0]).toEqual({ secret: "secret", response: "good", remoteip: "1.2.3.4" });
    expect(service.requests).toHaveLength(2);
  });

  it.each(["500", "hang", "secret"])("keeps a comment for an editor where the service fails: %s", async (token) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const soon = AbortSignal.timeout(50);
    const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(soon);
    expect(await send(token)).toBe("pending");
    expect(patience).toHaveBeenCalledWith(3_000);
    expect(logged).toHaveBeenCalledOnce();
  });

  it("is guarded only when both keys are set, and only then allows its script and frame", async () => {
    service.requests.length = 0;
    for (const half of [{}, { TURNSTILE_SITE_KEY: "public" }, { TURNSTILE_SECRET: "secret" }]) {
      expect(turnstileSiteKey({ ...env, ...half })).toBeUndefined();
      expect(await send(undefined, half)).toBe("published");
    }
    expect(service.requests).toEqual([]);
    const hashes = { styleHash: "sha256-a", scriptHash: "sha256-b" } as const;
    const policy = (hasTurnstile: boolean) => pagePolicy(hashes, { isSecure: true, hasTurnstile });
    expect(policy(true)).toMatch(
      /script-src [^;]*https:\/\/challenges\.cloudflare\.com[\s\S]*frame-src https:\/\/challenges\.cloudflare\.com/,
    );
    for (const without of [policy(false), adminPolicy("x", { isSecure: true, hasTurnstile: false })])
      expect(without).not.toContain("challenges");
  });
});
