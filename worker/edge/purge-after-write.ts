import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { type EdgeCache, purgeStale } from "./purges.server";

const isRead = (method: string) => method === "GET" || method === "HEAD" || method === "OPTIONS";

/** Purges, after the answer, what a request may have made stale: also one that failed, since part of it may be written. */
export function purgeAfterWrite(): MiddlewareHandler<AppEnv> {
  return async function purgeAfterWrite(c, next) {
    await next();
    const { status } = c.res;
    if (isRead(c.req.method) || (status >= 400 && status < 500)) return;
    const { db, now, requestId } = c.var.scope;
    const { cache } = c.executionCtx as { cache?: EdgeCache };
    c.executionCtx.waitUntil(purgeStale(db, cache, now, requestId));
  };
}
