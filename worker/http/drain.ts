import type { MiddlewareHandler } from "hono";

/** Bytes of a refused body that are still read; a longer one ends the connection. */
const DRAINED_BYTES_MAX = 8 * 1024 * 1024;

/**
 * Reads what a refusal left unread of the request's body: the proxy in front of a local Worker answers the next
 * request of a connection with 500 where half a body is still in it. Cloudflare's own network needs no such help.
 */
export function drainBody(): MiddlewareHandler {
  return async function drainBody(c, next) {
    const { body } = c.req.raw;
    await next();
    if (!body || body.locked || c.req.header("CF-Ray")) return;
    let left = DRAINED_BYTES_MAX;
    for await (const chunk of body) if ((left -= chunk.byteLength) <= 0) return;
  };
}
