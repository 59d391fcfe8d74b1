import type { Db } from "../db/client";
import type { Env } from "./env";
import type { Scope } from "./scope.server";

/** Hono's view of the Worker: its bindings and what the middleware hands on. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    scope: Scope;
    db: Db;
    /** When the request came. */
    now: Date;
    requestId: string;
    /** What a 503 says; set by `sentences`. */
    unavailable?: string;
  };
}
