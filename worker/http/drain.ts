import type { MiddlewareHandler } from "hono";

const DRAINED_BYTES_MAX = 8 * 1024 * 1024;

/** Reads the rest of a refused body; otherwise wrangler's proxy answers the next request with 500. */
export function drainBody(): MiddlewareHandler {
  return async function drainBody(c, next) {
    const body: ReadableStream<Uint8Array> | null = c.req.raw.body;
    await next();
    if (!body || body.locked || c.req.header("CF-Ray")) return;
    let left = DRAINED_BYTES_MAX;
    for await (const chunk of body) if ((left -= chunk.byteLength) <= 0) return;
  };
}
