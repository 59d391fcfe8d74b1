import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "../refusal";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Lets an unsafe request pass only from a page of this very origin, whatever its content type: by `Origin`, or where
 * a browser sends none, by `Sec-Fetch-Site`. `exceptPath` is an address that heeds no cookie and takes calls from all
 * sites. Throws `Refusal("forbidden")`.
 */
export function sameOrigin({ exceptPath }: { exceptPath: string }): MiddlewareHandler<AppEnv> {
  return async function sameOrigin(c, next) {
    const { url } = c.var.scope;
    if (!SAFE.has(c.req.method) && url.pathname !== exceptPath && !isSameOrigin(c.req.raw.headers, url.origin))
      throw new Refusal("forbidden", "Bu istek başka bir siteden geldiği için reddedildi.");
    return next();
  };
}

function isSameOrigin(headers: Headers, own: string): boolean {
  const origin = headers.get("Origin");
  const fetchSite = headers.get("Sec-Fetch-Site");
  if (fetchSite && fetchSite !== "same-origin") return false;
  // A page that sends no referrer, as the panel's, sends `null` for its origin.
  return origin && origin !== "null" ? origin === own : fetchSite === "same-origin";
}
