import { zValidator } from "@hono/zod-validator";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { invalidInput } from "../invalid-input";
import { Refusal } from "../refusal";
import { RefusalWithHeaders } from "./errors";

const BODY_BYTES_MAX = 64 * 1024;

z.config(z.locales.tr());

/** Throws `Refusal("too_large")` for a body over `maxSize` bytes, declared or streamed. */
export function limitBody(maxSize = BODY_BYTES_MAX): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal("too_large", "Gönderilen veri çok büyük.");
    },
  });
}

/** Throws `Refusal("unsupported_type")` unless the body is declared as JSON. */
export function jsonOnly(): MiddlewareHandler {
  return async function jsonOnly(c, next) {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? ""))
      throw new Refusal("unsupported_type", "İstek gövdesi JSON olmalıdır.");
    return next();
  };
}

/** Like `jsonOnly`, for resources with routes that take no body. */
export function jsonOrNothing(): MiddlewareHandler {
  return async function jsonOrNothing(c, next) {
    return c.req.raw.body && c.req.header("Content-Length") !== "0" ? jsonOnly()(c, next) : next();
  };
}

/** Parses the JSON body. Throws `Refusal("invalid")` with a sentence for each field. */
export function valid<Schema extends z.ZodType>(schema: Schema) {
  return zValidator("json", schema, (result) => {
    if (!result.success) throw invalidInput(result.error);
  });
}

export function wrongMethod(methods: string[]): Refusal {
  return new RefusalWithHeaders("method_not_allowed", "Bu adres bu istek türünü desteklemiyor.", {
    Allow: methods.join(", "),
  });
}

export function allowMethods(...methods: string[]): MiddlewareHandler {
  return function allowMethods() {
    throw wrongMethod(methods);
  };
}
