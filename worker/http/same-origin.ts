import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "../refusal";
import { isSafe } from "./methods";

/** CSRF check of `Origin` and `Sec-Fetch-Site`, except `exceptPaths`, which read no cookie. Throws `forbidden`. */
export function sameOrigin({ exceptPaths }: { exceptPaths: RegExp }): MiddlewareHandler<AppEnv> {
  return async function sameOrigin(c, next) {
    const { url } = c.var.scope;
    if (!isSafe(c.req.method) && !exceptPaths.test(url.pathname) && !isSameOrigin(c.req.raw.headers, url.origin))
      throw new Refusal("forbidden", "Bu istek başka bir siteden geldiği için reddedildi.");
    return next();
  };
}

function isSameOrigin(headers: Headers, own: string): boolean {
  const origin = headers.get("Origin");
  const fetchSite = headers.get("Sec-Fetch-Site");
  if (fetchSite && fetchSite !== "same-origin") return false;
  // With `Referrer-Policy: no-referrer`, as in the panel, the origin is `null`.
  return origin && origin !== "null" ? origin === own : fetchSite === "same-origin";
}
