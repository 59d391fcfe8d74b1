import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { secondsUntilMidnight } from "../text/calendar";

export const EDGE_CACHE_CONTROL = "Cloudflare-CDN-Cache-Control";

/** Disables caching by default, because Workers Cache stores a response without cache headers for two hours. */
export function noStoreByDefault(): MiddlewareHandler<AppEnv> {
  return async function noStoreByDefault(c, next) {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
  };
}

/** Does nothing with `GEO_BLOCK`, because the edge would also serve blocked countries. */
export function edgeHeaders(): MiddlewareHandler<AppEnv> {
  return async function edgeHeaders(c, next) {
    await next();
    const { env, now, cacheInfo } = c.var.scope;
    // An unknown address stays unknown until content changes.
    const isCacheable = (c.res.status === 200 || c.res.status === 404) && cacheInfo.tags.length > 0;
    if (!isCacheable || cacheInfo.isPartial) return;
    if (env.GEO_BLOCK) return;
    for (const [name, value] of Object.entries(publicHeaders(now))) c.res.headers.set(name, value);
    c.res.headers.set("Cache-Tag", cacheInfo.tags.join(","));
  };
}

/** Browsers revalidate each time and get 304 by `ETag`; the edge may answer from its cache. */
export const publicHeaders = (now: Date) => ({
  "Cache-Control": "public, max-age=0",
  [EDGE_CACHE_CONTROL]: edgeCacheControl(now),
});

/** Expires at midnight in Istanbul, when promotions end; a write purges it earlier. */
export const edgeCacheControl = (now: Date) => `max-age=${secondsUntilMidnight(now)}`;
