import type { MiddlewareHandler } from "hono";

/** Cloudflare refuses larger bodies itself. */
const DRAINED_BYTES_MAX = 100 * 1024 * 1024;

/**
 * Reads the rest of a refused body, or beyond the limit closes the connection; otherwise wrangler's proxy answers the
 * next request with 500.
 */
export function drainBody(): MiddlewareHandler {
  return async function drainBody(c, next) {
    const body: ReadableStream<Uint8Array> | null = c.req.raw.body;
    await next();
    if (!body || body.locked || c.req.header("CF-Ray")) return;
    let left = DRAINED_BYTES_MAX;
    for await (const chunk of body) if ((left -= chunk.byteLength) <= 0) return void c.header("Connection", "close");
  };
}
