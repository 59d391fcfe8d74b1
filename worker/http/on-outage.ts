import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { isSafe } from "./methods";

/** Sets the sentence of a 503, by method or for all; a route's own overrides that of its resource. */
export function onOutage(told: string | { read: string; write: string }): MiddlewareHandler<AppEnv> {
  return async function onOutage(c, next) {
    c.set("unavailable", typeof told === "string" ? told : isSafe(c.req.method) ? told.read : told.write);
    return next();
  };
}
