import type { MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { segmentAt } from "../site-addresses";
import { EDGE_CACHE_CONTROL } from "./headers";

/** Headers that a 304 repeats, because caches update stored responses with them. */
const RETAINED = [...RETAINED_304_HEADERS, EDGE_CACHE_CONTROL, "Cache-Tag", "Content-Security-Policy"];

/** Answers 304 when `If-None-Match` has the page's ETag; feeds and site maps get an ETag hashed from their body. */
export function notModified(): MiddlewareHandler {
  const answer = etag({ weak: true, retainedHeaders: RETAINED });
  return async function notModified(c, next) {
    return segmentAt(c.req.path).hasEtag ? answer(c, next) : next();
  };
}
