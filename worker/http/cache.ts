import type { MiddlewareHandler } from "hono";
import { secondsUntilMidnight } from "../calendar";
import type { AppEnv } from "../app-env";

/** Seconds the edge keeps a page when no purge reaches it, and how long it may serve it while fetching anew. */
const EDGE_SECONDS = 600;
const STALE_SECONDS = 60;

/**
 * Keeps every response out of shared caches unless it says otherwise, because Workers Cache stores a response without
 * headers for two hours. A page that named what it shows may stay at the edge, until midnight in Istanbul at the
 * latest: then expiries change. With `GEO_BLOCK` set nothing may, since the edge answers before the block is checked.
 */
export function edgeCache(): MiddlewareHandler<AppEnv> {
  return async function edgeCache(c, next) {
    await next();
    const scope = c.get("scope") as AppEnv["Variables"]["scope"] | undefined;
    if (scope && scope.tags.size > 0 && c.res.status === 200 && !scope.env.GEO_BLOCK) {
      const seconds = Math.min(EDGE_SECONDS, secondsUntilMidnight(scope.now));
      c.res.headers.set("Cache-Control", "public, max-age=0");
      c.res.headers.set("Cloudflare-CDN-Cache-Control", `max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}`);
      c.res.headers.set("Cache-Tag", [...scope.tags].join(","));
    }
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
  };
}
