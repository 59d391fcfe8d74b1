import { drizzle, type SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";
import { withDeadline } from "./deadline";
import { libsqlAt } from "./libsql";
import { type Overlay, withOverlay } from "./overlay";
import { withRetry } from "./retry";
import { d1Send, type Send } from "./send";
import { withLog } from "./statement-log";

/** `batch` is the only transaction; it also sends several reads in one round trip. */
export type Db = Pick<
  SqliteRemoteDatabase,
  "select" | "insert" | "update" | "delete" | "batch" | "run" | "values" | "$count"
> & { send: Send };

interface DatabaseEnv {
  DB: D1Database;
  LIBSQL_URL?: string;
  LIBSQL_AUTH_TOKEN?: string;
  LOG_SQL?: string;
}

const TIMEOUT_MS = 5_000;

/** Opens libSQL if `LIBSQL_URL` is set, else D1. Calls throw `Unavailable` after `deadline` ms. */
export const openDb = (env: DatabaseEnv, deadline = TIMEOUT_MS): Db => dbOver(sendOf(env), deadline);

/** Opens the database with `overlay` in place of a stored row. */
export const openOverlaid = (env: DatabaseEnv, overlay: Overlay): Db => dbOver(withOverlay(sendOf(env), overlay));

function sendOf({ DB, LIBSQL_URL, LIBSQL_AUTH_TOKEN, LOG_SQL }: DatabaseEnv): Send {
  const send = LIBSQL_URL ? libsqlAt(LIBSQL_URL, LIBSQL_AUTH_TOKEN) : d1Send(DB);
  return LOG_SQL ? withLog(send) : send;
}

/** Drizzle over `transport`. */
export function dbOver(transport: Send, deadline = TIMEOUT_MS): Db {
  const send = withDeadline(withRetry(transport), deadline);
  const one = async (sql: string, params: unknown[], method: string) => {
    const [answer] = await send([{ sql, params }]);
    const rows = answer?.rows ?? [];
    // Drizzle expects the row itself, or nothing, which its types do not know.
    return { rows: method === "get" ? (rows[0] as unknown[]) : rows };
  };
  return Object.assign(drizzle(one, send), { send });
}
