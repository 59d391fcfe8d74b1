import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { secondsUntilMidnight } from "../turkish/calendar";
import { tags } from "./tags";

/** With `stale-while-revalidate`, no page is older than two minutes, even if every purge fails. */
const MAX_AGE_SECONDS = 90;
const STALE_WHILE_REVALIDATE_SECONDS = 30;
const STALE_IF_ERROR_SECONDS = 3_600;

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
    // 404s tagged `siteMap` are cacheable: new records purge them.
    const isUnknown = c.res.status === 404 && cacheInfo.tags.has(tags.siteMap);
    if ((c.res.status !== 200 && !isUnknown) || cacheInfo.tags.size === 0 || cacheInfo.isPartial) return;
    if (env.GEO_BLOCK) return;
    for (const [name, value] of Object.entries(publicHeaders(now))) c.res.headers.set(name, value);
    c.res.headers.set("Cache-Tag", [...cacheInfo.tags].join(","));
  };
}

/** Browsers revalidate each time and get 304 by `ETag`; the edge may answer from its cache. */
export const publicHeaders = (now: Date) => ({
  "Cache-Control": "public, max-age=0",
  [EDGE_CACHE_CONTROL]: edgeCacheControl(now),
});

/** Expires at midnight in Istanbul at the latest, when promotions end. */
export function edgeCacheControl(now: Date): string {
  const untilMidnight = secondsUntilMidnight(now);
  const fresh = Math.min(MAX_AGE_SECONDS, untilMidnight);
  const revalidate = Math.min(STALE_WHILE_REVALIDATE_SECONDS, untilMidnight - fresh);
  const onError = Math.min(STALE_IF_ERROR_SECONDS, untilMidnight - fresh);
  return `max-age=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=${onError}`;
}
