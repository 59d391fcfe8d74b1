import { zValidator } from "@hono/zod-validator";
import type { MiddlewareHandler } from "hono";
import type * as z from "zod";
import "../text/zod-locale";
import { invalidInput } from "../invalid-input";
import { Refusal } from "../refusal";

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

/** Parses the query of the address. Throws `Refusal("invalid")` with a sentence for each parameter. */
export function validQuery<Schema extends z.ZodType>(schema: Schema) {
  return zValidator("query", schema, (result) => {
    if (!result.success) throw invalidInput(result.error);
  });
}
