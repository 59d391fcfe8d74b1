import type { Env } from "./env";
import type { Scope } from "./scope.server";

/** Hono's view of the Worker: its bindings and what the middleware hands on. */
export interface AppEnv {
  Bindings: Env;
  Variables: { scope: Scope; requestId: string };
}
