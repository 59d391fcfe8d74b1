import { createClient } from "@libsql/client/web";
import { drizzle as drizzleD1, type DrizzleD1Database } from "drizzle-orm/d1";
import { drizzle as drizzleLibsql } from "drizzle-orm/libsql/web";
import { d1Within, libsqlWithin } from "./deadline";
import { logStatements } from "./statement-log";

/** Drizzle over D1 or libSQL. Reads that belong together are sent with `batch`, the only transaction there is. */
export type Db = Pick<DrizzleD1Database, "select" | "insert" | "update" | "delete" | "batch" | "all" | "$count">;

interface DatabaseEnv {
  DB: D1Database;
  LIBSQL_URL?: string;
  LIBSQL_AUTH_TOKEN?: string;
  LOG_SQL?: string;
}

/** Milliseconds after which a database that has not answered counts as gone. */
const DEADLINE_MS = 5_000;
const overD1 = new WeakMap<D1Database, Db>();

/**
 * The database of this Worker: libSQL where `LIBSQL_URL` is set, else D1. Throws `Unavailable` for each round trip that
 * fails or takes longer than `deadline` milliseconds; a read that fails transiently is tried once more. With `LOG_SQL=1`
 * every statement sent to D1 is printed as one JSON line. A libSQL client is made per request, since workerd ties its
 * sockets to one.
 */
export function openDb(env: DatabaseEnv, deadline = DEADLINE_MS): Db {
  if (env.LIBSQL_URL) {
    const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = env;
    const client = createClient(authToken === undefined ? { url } : { url, authToken });
    // Both drivers share the SQLite query builder; only the type of a write's metadata differs, which nothing reads.
    return drizzleLibsql({ client: libsqlWithin(client, deadline) }) as unknown as Db;
  }
  const known = deadline === DEADLINE_MS ? overD1.get(env.DB) : undefined;
  if (known) return known;
  const db = drizzleD1(d1Within(env.LOG_SQL ? logStatements(env.DB) : env.DB, deadline));
  if (deadline === DEADLINE_MS) overD1.set(env.DB, db);
  return db;
}
