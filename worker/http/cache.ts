import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { secondsUntilMidnight } from "../calendar";
import type { Scope } from "../scope.server";

/** Seconds the edge keeps a page when no purge reaches it, and how long it may serve it while fetching anew. */
export const EDGE_SECONDS = 600;
const STALE_SECONDS = 60;

/**
 * Keeps every response out of shared caches unless it says otherwise, because Workers Cache stores a response without
 * headers for two hours.
 */
export function noStoreByDefault(): MiddlewareHandler<AppEnv> {
  return async function noStoreByDefault(c, next) {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
  };
}

/**
 * Lets the edge keep a page that named what it shows, until midnight in Istanbul at the latest: then promotions end.
 * With `GEO_BLOCK` set none may stay there, since the edge answers before the block is checked.
 */
export function edgeCache(): MiddlewareHandler<AppEnv> {
  return async function edgeCache(c, next) {
    await next();
    const { scope } = c.var;
    if (c.res.status !== 200 || scope.tags.size === 0 || scope.env.GEO_BLOCK) return;
    for (const [name, value] of edgeHeaders(scope)) c.res.headers.set(name, value);
  };
}

function edgeHeaders({ now, tags }: Scope): [string, string][] {
  return [
    ["Cache-Control", "public, max-age=0"],
    [EDGE_AGE, edgeAge(now)],
    ["Cache-Tag", [...tags].join(",")],
  ];
}

/** The header that tells the edge how long it may keep an answer, and its value for one that is given at `now`. */
export const EDGE_AGE = "Cloudflare-CDN-Cache-Control";

export function edgeAge(now: Date): string {
  const today = secondsUntilMidnight(now);
  const seconds = Math.min(EDGE_SECONDS, today);
  const stale = Math.min(STALE_SECONDS, today - seconds);
  return `max-age=${seconds}, stale-while-revalidate=${stale}`;
}
