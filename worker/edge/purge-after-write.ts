import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { isSafe } from "../http/methods";
import { type EdgeCache, purgeStale } from "./purges.server";

/** Purges after the response, also after a 5xx: part of the request may have been written. */
export function purgeAfterWrite(): MiddlewareHandler<AppEnv> {
  return async function purgeAfterWrite(c, next) {
    await next();
    const { status } = c.res;
    if (isSafe(c.req.method) || (status >= 400 && status < 500)) return;
    const { db, requestId } = c.var.scope;
    const { cache } = c.executionCtx as { cache?: EdgeCache };
    c.executionCtx.waitUntil(purgeStale({ db, cache, requestId }));
  };
}
