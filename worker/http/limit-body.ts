import type { MiddlewareHandler } from "hono";
import { Refusal } from "../refusal";

const BODY_BYTES_MAX = 64 * 1024;

const tooLarge = () => new Refusal("too_large", "Gönderilen veri çok büyük.");

/**
 * Throws `Refusal("too_large")`, or `refusal()`, for a body over `maxSize` bytes, declared or streamed. Unlike Hono's
 * `bodyLimit` it leaves the rest of the body readable for `drainBody`.
 */
export function limitBody(maxSize = BODY_BYTES_MAX, refusal = tooLarge): MiddlewareHandler {
  return async function limitBody(c, next) {
    const body: ReadableStream<Uint8Array<ArrayBuffer>> | null = c.req.raw.body;
    if (!body) return next();
    const declared = c.req.header("Transfer-Encoding") ? undefined : c.req.header("Content-Length");
    if (declared === undefined) {
      const bytes = await readWithin(body, maxSize);
      if (!bytes) throw refusal();
      c.req.raw = new Request(c.req.raw, { body: bytes });
    } else if (Number(declared) > maxSize) throw refusal();
    return next();
  };
}

async function readWithin(body: ReadableStream<Uint8Array<ArrayBuffer>>, maxSize: number): Promise<Blob | undefined> {
  const chunks = [];
  let size = 0;
  for await (const chunk of body.values({ preventCancel: true })) {
    if ((size += chunk.byteLength) > maxSize) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
