import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";

const isRead = (method: string) => method === "GET" || method === "HEAD";

/**
 * What a 503 of these routes says where the database does not answer: `read` to a GET, `write` to other methods, or one
 * sentence to all. The latest holds, so a route's own comes after its resource's.
 */
export function onOutage(told: string | { read: string; write: string }): MiddlewareHandler<AppEnv> {
  return async function onOutage(c, next) {
    c.set("unavailable", typeof told === "string" ? told : isRead(c.req.method) ? told.read : told.write);
    return next();
  };
}
