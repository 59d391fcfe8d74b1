import type { MiddlewareHandler } from "hono";
import { Refusal } from "../refusal";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Safe in the sense of RFC 9110 §9.2.1: such a request changes nothing. */
export const isSafe = (method: string) => SAFE.has(method);

export function wrongMethod(methods: string[]): Refusal {
  const headers = { Allow: methods.join(", ") };
  return new Refusal("method_not_allowed", "Bu adres bu istek türünü desteklemiyor.", { headers });
}

export function allowMethods(...methods: string[]): MiddlewareHandler {
  return function allowMethods() {
    throw wrongMethod(methods);
  };
}
