import { createClient } from "@libsql/client/web";
import { drizzle as drizzleD1, type DrizzleD1Database } from "drizzle-orm/d1";
import { drizzle as drizzleLibsql } from "drizzle-orm/libsql/web";
import { d1WithTimeout, libsqlWithTimeout } from "./timeout";
import { logStatements } from "./statement-log";

/** `batch` is the only transaction, and sends several reads in one round trip. */
export type Db = Pick<DrizzleD1Database, "select" | "insert" | "update" | "delete" | "batch" | "all" | "$count">;

interface DatabaseEnv {
  DB: D1Database;
  LIBSQL_URL?: string;
  LIBSQL_AUTH_TOKEN?: string;
  LOG_SQL?: string;
}

const TIMEOUT_MS = 5_000;
const overD1 = new WeakMap<D1Database, Db>();

/**
 * Opens libSQL if `LIBSQL_URL` is set (a client for each request, since workerd ties sockets to it), else D1. Calls
 * throw `Unavailable` after an error or `deadline` milliseconds. `LOG_SQL=1` prints round trips to D1.
 */
export function openDb(env: DatabaseEnv, deadline = TIMEOUT_MS): Db {
  if (env.LIBSQL_URL) {
    const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = env;
    const client = createClient(authToken === undefined ? { url } : { url, authToken });
    // The drivers' types differ only in the metadata of writes, which is not used.
    return drizzleLibsql({ client: libsqlWithTimeout(client, deadline) }) as unknown as Db;
  }
  const known = deadline === TIMEOUT_MS ? overD1.get(env.DB) : undefined;
  if (known) return known;
  const db = drizzleD1(d1WithTimeout(env.LOG_SQL ? logStatements(env.DB) : env.DB, deadline));
  if (deadline === TIMEOUT_MS) overD1.set(env.DB, db);
  return db;
}
