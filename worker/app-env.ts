import type { Db } from "../db/client";
import type { Role } from "../db/schema";
import type { Recorded } from "./activity/rules";
import type { Env } from "./env";
import type { Scope } from "./scope.server";

export interface AppEnv {
  Bindings: Env;
  Variables: {
    scope: Scope;
    db: Db;
    now: Date;
    requestId: string;
    /** The sentence of a 503, set by `onOutage`. */
    unavailable?: string;
    recorded?: Recorded;
    /** Names what the request changes, see `Edit`. */
    change?: string;
    /** The role that the route needs. */
    role?: Role;
    /** Asks this Worker for a page as visitors do; set for the check of addresses. */
    ask?: (request: Request) => Promise<Response>;
  };
}
