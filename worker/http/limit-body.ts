import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Refusal } from "../refusal";

const BODY_BYTES_MAX = 64 * 1024;

/** Throws `Refusal("too_large")` for a body over `maxSize` bytes, declared or streamed. */
export function limitBody(maxSize = BODY_BYTES_MAX): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal("too_large", "Gönderilen veri çok büyük.");
    },
  });
}
