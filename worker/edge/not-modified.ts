import type { MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { EDGE_CACHE_CONTROL } from "./headers";

/** What a browser or the edge would take over from an answer with a body. */
const RETAINED = [...RETAINED_304_HEADERS, EDGE_CACHE_CONTROL, "Cache-Tag", "Content-Security-Policy"];
const OTHERS = /^\/(admin|api|media|onizleme)(\/|$)/;

/** Answers 304 where `If-None-Match` names the page; files such as feeds get a tag of their bytes. */
export function notModified(): MiddlewareHandler {
  const answer = etag({ weak: true, retainedHeaders: RETAINED });
  return async function notModified(c, next) {
    return OTHERS.test(c.req.path) ? next() : answer(c, next);
  };
}
