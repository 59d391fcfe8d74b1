import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { secondsUntilMidnight } from "../turkish/calendar";

/**
 * `max-age`, `stale-while-revalidate` and `stale-if-error` of a page at the edge, in seconds. The first two add up to two
 * minutes: a page is never older, even if every purge fails.
 */
const FRESH_SECONDS = 90;
const REVALIDATE_SECONDS = 30;
const ERROR_SECONDS = 3_600;

/** The header that tells the edge how long it may keep an answer. */
export const EDGE_AGE = "Cloudflare-CDN-Cache-Control";

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
 * Lets the edge keep an answer that named what it shows. With `GEO_BLOCK` set nothing is cached
 * there, since the edge would answer visitors of blocked countries without asking the Worker.
 */
export function edgeHeaders(): MiddlewareHandler<AppEnv> {
  return async function edgeHeaders(c, next) {
    await next();
    const { env, now, shown } = c.var.scope;
    if (c.res.status !== 200 || shown.tags.size === 0 || env.GEO_BLOCK) return;
    c.res.headers.set("Cache-Control", "public, max-age=0");
    c.res.headers.set(EDGE_AGE, edgeAge(now));
    c.res.headers.set("Cache-Tag", [...shown.tags].join(","));
  };
}

/** How long the edge may keep an answer that is given at `now`: never past midnight in Istanbul, when promotions end. */
export function edgeAge(now: Date): string {
  const today = secondsUntilMidnight(now);
  const fresh = Math.min(FRESH_SECONDS, today);
  const revalidate = Math.min(REVALIDATE_SECONDS, today - fresh);
  const onError = Math.min(ERROR_SECONDS, today - fresh);
  return `max-age=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=${onError}`;
}
