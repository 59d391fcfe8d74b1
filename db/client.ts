import { drizzle as drizzleD1, type DrizzleD1Database } from "drizzle-orm/d1";
import type { openLibsql as openLibsqlType } from "./libsql";
import { d1WithOverlay, type Overlay } from "./overlay";
import { d1WithTimeout, readWithRetry } from "./timeout";
import { logStatements } from "./statement-log";

/** `batch` is the only transaction; it also sends several reads in one round trip. */
export type Db = Pick<DrizzleD1Database, "select" | "insert" | "update" | "delete" | "batch" | "all" | "$count"> & {
  read(reads: Statement[]): Promise<unknown[]>;
};

interface Statement {
  sql: string;
  params: unknown[];
}

interface DatabaseEnv {
  DB: D1Database;
  LIBSQL_URL?: string;
  LIBSQL_AUTH_TOKEN?: string;
  LOG_SQL?: string;
}

const TIMEOUT_MS = 5_000;
const overD1 = new WeakMap<D1Database, Db>();
let openLibsql: typeof openLibsqlType | undefined;

/** Loads libSQL's driver if `LIBSQL_URL` is set, once per isolate; D1 needs no driver. */
export async function loadDriver({ LIBSQL_URL }: DatabaseEnv): Promise<void> {
  if (LIBSQL_URL && !openLibsql) ({ openLibsql } = await import("./libsql"));
}

/** Opens libSQL if `LIBSQL_URL` is set (after `loadDriver`), else D1. Calls throw `Unavailable` after `deadline` ms. */
export function openDb(env: DatabaseEnv, deadline = TIMEOUT_MS): Db {
  if (env.LIBSQL_URL) return overLibsql(env, env.LIBSQL_URL, deadline);
  const known = deadline === TIMEOUT_MS ? overD1.get(env.DB) : undefined;
  if (known) return known;
  const db = overPrimary(d1Of(env), deadline);
  if (deadline === TIMEOUT_MS) overD1.set(env.DB, db);
  return db;
}

/** Opens the database with `overlay` in place of a stored row. */
export function openOverlaid(env: DatabaseEnv, overlay: Overlay): Db {
  return env.LIBSQL_URL
    ? overLibsql(env, env.LIBSQL_URL, TIMEOUT_MS, overlay)
    : overPrimary(d1WithOverlay(d1Of(env), overlay), TIMEOUT_MS);
}

const d1Of = ({ DB, LOG_SQL }: DatabaseEnv) => (LOG_SQL ? logStatements(DB) : DB);

const overPrimary = (d1: D1Database, deadline: number): Db =>
  Object.assign(drizzleD1(d1WithTimeout(d1, deadline)), {
    read: (reads: Statement[]) => {
      const statements = statementsOn(d1, reads);
      return readWithRetry(deadline, () => d1.batch(statements));
    },
  });

/** D1's own statements, without Drizzle's wrappers. Throws at values that D1 does not accept. */
const statementsOn = (d1: D1Database, statements: Statement[]) =>
  statements.map(({ sql, params }) => d1.prepare(sql).bind(...params));

function overLibsql({ LIBSQL_AUTH_TOKEN }: DatabaseEnv, url: string, deadline: number, overlay?: Overlay): Db {
  if (!openLibsql) throw new Error("loadDriver has not ended");
  const authToken = LIBSQL_AUTH_TOKEN === undefined ? {} : { authToken: LIBSQL_AUTH_TOKEN };
  // The drivers' types differ only in the metadata of writes, which is not used.
  return openLibsql({ url, ...authToken, deadline, overlay }) as unknown as Db;
}
