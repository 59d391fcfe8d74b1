import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { isSafe } from "./methods";

interface Sentences {
  read: string;
  write: string;
  /** Of a DELETE; `write` if left out. */
  remove?: string;
}

/** Sets the sentence of a 503, by method or for all; a route's own overrides that of its resource. */
export function onOutage(told: string | Sentences): MiddlewareHandler<AppEnv> {
  return async function onOutage(c, next) {
    c.set("unavailable", typeof told === "string" ? told : sentenceFor(c.req.method, told));
    return next();
  };
}

function sentenceFor(method: string, { read, write, remove = write }: Sentences): string {
  if (isSafe(method)) return read;
  return method === "DELETE" ? remove : write;
}
